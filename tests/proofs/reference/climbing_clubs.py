"""Reference implementation of CLUBS, the climbing game, with all its variants (rules CC-1 to
CC-15)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from proofs.reference.cards import (
    check_deal,
    check_dealer,
    in_order,
    pack_of,
    rank,
    read_hand_size,
    read_options,
    read_ranks,
    read_switch,
    read_target,
    suit,
    whole_number,
)

NUMBERS = range(1, 16)
RANKS = [str(number) for number in NUMBERS]
PACK = pack_of(RANKS)
HAND = 10
BONUS = {2: [5], 3: [5, 2, 0], 4: [8, 5, 2, 0], 5: [10, 8, 5, 2, 0], 6: [12, 10, 8, 5, 2, 0]}
CLUB_POINTS = [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1]
TEAM_TARGETS = {(4, 2): 100, (6, 3): 100, (6, 2): 150}  # (players, teams)


@dataclass(frozen=True)
class Combination:
    """Cards played together, each with the number that it stands for (CC-4, CC-12)."""

    kind: str  # "set" (a single is the shortest one) or "run"
    cards: tuple[tuple[int, str], ...]

    @property
    def size(self) -> int:
        """Return the number of cards."""
        return len(self.cards)

    @property
    def top(self) -> int:
        """Return the highest number in the combination."""
        return max(number for number, _ in self.cards)

    def __str__(self) -> str:
        """Return the text used in records: a wild 15 names its number, unless that is 15."""
        return " ".join(
            card if rank(card) == str(number) else f"{card}={number}" for number, card in self.cards
        )


def cards_in(text: str) -> list[str]:
    """Return the cards in the text of a combination: 7C and 15D for "7C 15D=8"."""
    return [word.split("=")[0] for word in text.split()]


def cards_for(number: int, hand: set[str], wild_15s: bool) -> list[str]:
    """Return the cards of a hand that can stand for a number, natural ones first (CC-12)."""
    natural = [card for card in hand if rank(card) == str(number)]
    wild = [card for card in hand if rank(card) == "15"] if wild_15s and number != 15 else []
    return in_order(natural, RANKS) + in_order(wild, RANKS)


def all_combinations(hand: set[str], wild_15s: bool) -> Iterator[Combination]:
    """Yield every single, set and run that this hand can play (CC-4)."""
    candidates = {number: cards_for(number, hand, wild_15s) for number in NUMBERS}
    for number, cards in candidates.items():
        for size in range(1, len(cards) + 1):
            for some in combinations(cards, size):
                yield Combination("set", tuple((number, card) for card in some))
        for card in cards:
            for run in longer_runs(((number, card),), candidates):
                yield Combination("run", run)


def longer_runs(
    run: tuple[tuple[int, str], ...], candidates: dict[int, list[str]]
) -> Iterator[tuple[tuple[int, str], ...]]:
    """Yield all runs that extend this one by at least one card."""
    following = run[-1][0] + 1
    used = {card for _, card in run}
    for card in candidates.get(following, []):
        if card not in used:
            longer = (*run, (following, card))
            yield longer
            yield from longer_runs(longer, candidates)


class Table:
    """Two to six players, alone or in teams, who play to the target."""

    def __init__(self, options: dict[str, object]) -> None:
        chosen = read_options(
            options,
            {
                "players": 4,
                "teams": 0,
                "double_or_nothing": False,
                "wild_15s": False,
                "crazy": False,
                "wilds_win": False,
                "club_points": CLUB_POINTS,
                "target": None,
                "ranks": 15,
                "hand_size": None,
            },
        )
        self.seats, self.teams = read_seating(chosen["players"], chosen["teams"])
        ranks = read_ranks("CC-1", chosen["ranks"], RANKS)
        most = min(HAND, 4 * ranks // self.seats)
        self.each = read_hand_size("CC-3", chosen["hand_size"], most, most)
        self.pack = pack_of(RANKS[-ranks:])
        target = chosen["target"]
        if target is None:
            target = TEAM_TARGETS[self.seats, self.teams] if self.teams else 50
        self.target = read_target("CC-10", target)
        self.club_points = read_club_points(chosen["club_points"])
        self.double_or_nothing = read_switch("CC-11", chosen["double_or_nothing"])
        self.wild_15s = read_switch("CC-12", chosen["wild_15s"])
        self.crazy = read_switch("CC-14", chosen["crazy"])
        self.wilds_win = read_switch("CC-12", chosen["wilds_win"])
        if self.wilds_win and not (self.wild_15s and not self.crazy):
            raise ValueError(
                "CC-12: wild 15s can win only if 15s are wild and the game is not Crazy"
            )
        self.dealer: int | None = None
        self.aside: list[str] = []  # dealt first in the next hand, starting at the left end
        self.turn: int | None = None
        self.tricks: list[tuple[int, list[tuple[int, str]]]] = []
        self.score: list[int] | None = None
        self.total = [0] * self.seats
        self.winners: list[int] | None = None

    # ---- the deal ------------------------------------------------------------------------

    def deal(self, dealer: int, deal: dict[str, Any]) -> None:
        """Deal the cards, first those set aside before (CC-3); the dealer's left neighbour leads
        (CC-5)."""
        if self.winners is not None:
            raise ValueError("CC-10: the game is over")
        if self.turn is not None:
            raise ValueError("CC-8: the hand is still being played")
        check_dealer("CC-3", dealer, self.dealer, self.seats)
        self.check_order(dealer, deal)
        self.dealer = dealer
        self.aside = list(deal["aside"])
        self.hands: list[set[str]] = [set(hand) for hand in deal["hands"]]
        self.doublers: set[int] = set()
        self.have_played: set[int] = set()
        self.out: list[int] = []  # seats that have gone out, in order
        self.tricks = []
        self.begin_trick()
        self.last_answer = False  # CC-8
        self.playable: dict[str, Combination] | None = None  # None until computed
        self.score = None
        self.turn = (dealer + 1) % self.seats

    def check_order(self, dealer: int, deal: dict[str, Any]) -> None:
        """Check that the cards set aside are dealt in their order, before the discard pile (CC-3).

        The discard pile contains all other cards. If the cards set aside do not suffice, as in the
        first deal, it is shuffled and used too. So its order is unknown.
        """
        needed = self.each * self.seats
        stock = self.aside if len(self.aside) >= needed else self.pack
        sizes: dict[str, int | list[int]] = {
            "hands": [self.each] * self.seats,
            "aside": len(stock) - needed,
        }
        check_deal("CC-3", deal, sizes, stock)
        for place, card in enumerate(self.aside[:needed]):
            seat = (dealer + 1 + place) % self.seats
            if card not in deal["hands"][seat]:
                raise ValueError(f"CC-3: {card} was set aside and must be dealt to seat {seat}")
        if stock is self.aside and deal["aside"] != stock[needed:]:
            raise ValueError("CC-3: the cards set aside must keep their order")

    def begin_trick(self) -> None:
        """Clear the table for a new trick."""
        self.trick: list[tuple[int, str]] = []
        self.to_beat: Combination | None = None
        self.passes = 0

    def end_trick(self) -> None:
        """Give the trick to the player who played last."""
        self.tricks.append((self.trick[-1][0], self.trick))
        self.begin_trick()

    # ---- what a player may do --------------------------------------------------------------

    def legal(self, seat: int) -> set[str]:
        """Return the legal texts: plays, a pass unless leading (CC-5), a double (CC-11)."""
        return set(self.plays(seat)) | self.other_choices(seat)

    def plays(self, seat: int) -> dict[str, Combination]:
        """Return the combinations that this player can lead, or that beat the last play, by their
        texts."""
        if seat != self.turn:
            return {}
        if self.playable is None:
            everything = all_combinations(self.hands[seat], self.wild_15s)
            old = self.to_beat
            good = [new for new in everything if old is None or self.beats(new, old)]
            self.playable = {f"play {combination}": combination for combination in good}
        return self.playable

    def other_choices(self, seat: int) -> set[str]:
        """Return "pass" and "double" if they are legal: a double only before the player's first
        play."""
        if seat != self.turn:
            return set()
        texts = set()
        if self.trick:
            texts.add("pass")
        if self.double_or_nothing and seat not in self.have_played | self.doublers:
            texts.add("double")
        return texts

    def beats(self, new: Combination, old: Combination) -> bool:
        """Return whether `new` beats `old`: same kind, same size, higher top (CC-5), or with Crazy
        more cards (CC-14)."""
        if new.kind != old.kind:
            return False
        if self.crazy and new.size > old.size:
            return True
        return new.size == old.size and new.top > old.top

    # ---- what it does ------------------------------------------------------------------------

    def act(self, seat: int, text: str) -> None:
        """Apply a decision of this player."""
        plays = self.plays(seat)
        if text not in plays and text not in self.other_choices(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        self.playable = None
        if text == "double":
            self.doublers.add(seat)
        elif text == "pass":
            self.pass_on(seat)
        else:
            self.play(seat, plays[text])

    def pass_on(self, seat: int) -> None:
        """Pass; once all others with cards have passed in a row, the last play wins (CC-6)."""
        self.passes += 1
        last_player = self.trick[-1][0]
        if self.last_answer:
            self.end_trick()
            self.finish()
        elif self.passes == len([holder for holder in self.holders() if holder != last_player]):
            self.end_trick()
            self.turn = self.leader_after(last_player)
        else:
            self.turn = self.next_holder(seat)

    def play(self, seat: int, combination: Combination) -> None:
        """Play cards, which may win the trick, let the player go out, or end the hand."""
        self.hands[seat] -= {card for _, card in combination.cards}
        self.trick.append((seat, str(combination)))
        self.to_beat = combination
        self.passes = 0
        self.have_played.add(seat)
        won_at_once = self.wins_at_once(combination)
        if self.last_answer:
            self.end_trick()
            self.finish()
            return
        if not self.hands[seat]:
            self.out.append(seat)  # CC-7
        if won_at_once:
            self.end_trick()
        if self.one_side_left():
            self.close_hand()
        elif won_at_once:
            self.turn = self.leader_after(seat)
        else:
            self.turn = self.next_holder(seat)

    def wins_at_once(self, combination: Combination) -> bool:
        """Return whether nobody can answer: a 15 is played as a 15 (CC-6, not in Crazy, CC-14), or
        as any number if a house rule says so (CC-12)."""
        if self.crazy:
            return False
        fifteens = [number for number, card in combination.cards if rank(card) == "15"]
        return bool(fifteens) if self.wilds_win else 15 in fifteens

    def close_hand(self) -> None:
        """Let the last player with cards answer an open trick (CC-8). With teams there is no answer
        (CC-13)."""
        if self.trick and not self.teams:
            self.last_answer = True
            self.turn = self.holders()[0]
            return
        if self.trick:
            self.end_trick()
        self.finish()

    # ---- who is still there --------------------------------------------------------------------

    def holders(self) -> list[int]:
        """Return the players who still hold cards."""
        return [seat for seat in range(self.seats) if self.hands[seat]]

    def next_holder(self, seat: int) -> int:
        """Return the next player to the left who holds cards."""
        seats = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(other for other in seats if self.hands[other])

    def leader_after(self, winner: int) -> int:
        """Return the trick's winner if they hold cards, or else the next player to the left who
        does (CC-6)."""
        return winner if self.hands[winner] else self.next_holder(winner)

    def side(self, seat: int) -> int:
        """Return the team of a player; without teams, each player is a side (CC-13)."""
        return seat % self.teams if self.teams else seat

    def one_side_left(self) -> bool:
        """Return whether only one player (CC-8), or one team (CC-13), holds cards."""
        return len({self.side(seat) for seat in self.holders()}) == 1

    # ---- the score -------------------------------------------------------------------------------

    def finish(self) -> None:
        """Score the hand (CC-9, CC-13), which may end the game (CC-10)."""
        self.turn = None
        self.score = self.team_scores() if self.teams else self.lone_scores()
        self.total = [old + new for old, new in zip(self.total, self.score, strict=True)]
        most = max(self.total)
        if most >= self.target:
            self.winners = [seat for seat in range(self.seats) if self.total[seat] == most]

    def lone_scores(self) -> list[int]:
        """Return the scores in a game without teams. With more than two players, the last player
        gets the 0 card (CC-9)."""
        scores = [self.points(seat) for seat in range(self.seats)]
        if self.seats > 2:
            for seat in set(range(self.seats)) - set(self.out):
                scores[seat] = 0
        return scores

    def team_scores(self) -> list[int]:
        """Return for each seat the score of its team: the sum of the members' points, or zero for
        the team left with cards (CC-13)."""
        sums = [0] * self.teams
        for seat in range(self.seats):
            sums[self.side(seat)] += self.points(seat)
        left = next(seat for seat in range(self.seats) if seat not in self.out)
        sums[self.side(left)] = 0
        return [sums[self.side(seat)] for seat in range(self.seats)]

    def points(self, seat: int) -> int:
        """Return a player's points for the bonus card and for clubs (CC-9). After a double they are
        doubled or lost (CC-11)."""
        points = sum(self.worth(cards) for winner, cards in self.tricks if winner == seat)
        if seat in self.out:
            points += BONUS[self.seats][self.out.index(seat)]
        if seat in self.doublers:
            return 2 * points if seat == self.out[0] else 0
        return points

    def worth(self, trick: list[tuple[int, str]]) -> int:
        """Return the points of the clubs in a trick (CC-2)."""
        cards = [card for _, text in trick for card in cards_in(text)]
        return sum(self.club_points[int(rank(card)) - 1] for card in cards if suit(card) == "C")


# ---- options -------------------------------------------------------------------------------------


def read_seating(players: object, teams: object) -> tuple[int, int]:
    """Check and return the numbers of players and teams. There are two to six players (CC-1). Four
    can form two teams, six can form two or three (CC-13)."""
    if not isinstance(players, int) or not whole_number(players) or players not in BONUS:
        raise ValueError("CC-1: there must be two to six players")
    if not isinstance(teams, int) or not whole_number(teams):
        raise ValueError("CC-13: teams must be a number")
    if teams != 0 and (players, teams) not in TEAM_TARGETS:
        raise ValueError(f"CC-13: {players} players cannot form {teams} teams")
    return players, teams


def read_club_points(value: object) -> list[int]:
    """Return the points of the clubs: fifteen integers of at least 0 (CC-2)."""
    if not isinstance(value, (list, tuple)) or len(value) != len(NUMBERS):
        raise ValueError("CC-2: there must be points for fifteen clubs")
    if not all(whole_number(points) and points >= 0 for points in value):
        raise ValueError("CC-2: points must be whole numbers of at least 0")
    return list(value)
