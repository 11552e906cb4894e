"""Play a hand or a game with bots of one kind in all seats, and return it as plain data."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from clubsuit.bots.base import ending, next_action
from clubsuit.game import Game, Play
from clubsuit.games.places import ends
from clubsuit.games.state import NOBODY, Action, State
from clubsuit.lab.arena import teams_of
from clubsuit.lab.lost_turns import Supported
from clubsuit.lab.opponents.contenders import contender
from clubsuit.lab.study.options import Labels
from clubsuit.lab.study.played import Decision, Played, PlayedHand
from clubsuit.random_numbers import derive_seed

MOST_HANDS = 500
"""A game that has not ended after this number of hands counts as not completed."""


@dataclass(frozen=True)
class Seating:
    """One play of a deal: its cards, its dealer, and the seeds of the bots."""

    deal: Mapping[str, Any]
    """The cards of the first hand, as in a record."""
    dealer: int
    deals_seed: int
    """The seed of the deals of later hands."""
    bots_seed: int
    number: int
    """The number of the deal in the study. With `bots_seed`, it determines the bots' seeds."""
    again: int = 0
    """Number of the repetition of this deal with other seeds of the bots."""

    def repeated(self) -> "Seating":
        """Return the same play with other seeds of the bots."""
        return replace(self, again=self.again + 1)


def play(game: Game, bot: str, seating: Seating, *, whole: bool) -> Played:
    """Play one hand, or a whole game if `whole` is true.

    game: the variant; bot: the name of the bot in all seats.
    """
    table = open_table(game, seating)
    hands, totals = [], []
    labels = Labels(game.rules)
    with seated(table, bot, seating) as bots:
        while True:
            hands.append(_play_hand(table, bots, labels))
            totals.append(tuple(table.total))
            if not whole or table.over or len(hands) == MOST_HANDS:
                break
            table.deal()
    winners = table.winners
    return Played(
        tuple(hands),
        tuple(teams_of(game)),
        tuple(ends(game.rules, table.state)),
        tuple(totals),
        None if winners is None else tuple(winners),
    )


def open_table(game: Game, seating: Seating, actions: Sequence[tuple[int, str]] = ()) -> Play:
    """Deal the first hand, and carry out these actions. Later hands wait for `Play.deal`."""
    return game.new(
        seating.deals_seed,
        deal=seating.deal,
        dealer=seating.dealer,
        actions=actions,
        pause=True,
    )


def finish_hand(table: Play, bots: list[Supported]) -> None:
    """Play the hand to its end."""
    while table.turn is not None:
        table.act(next_action(table, bots))


@contextmanager
def seated(table: Play, bot: str, seating: Seating) -> Iterator[list[Supported]]:
    """Yield a bot for each seat; programs end at the end."""
    place = f"{seating.dealer} {seating.again}"
    bots = [
        contender(bot, table, derive_seed(seating.bots_seed, seating.number, f"bot {p} {place}"))
        for p in range(table.game.seats)
    ]
    with ending(*bots):
        yield [Supported(one, table.game.rules) for one in bots]


def _play_hand(table: Play, bots: list[Supported], labels: Labels) -> PlayedHand:
    """Play the hand that has just been dealt."""
    decisions: list[Decision] = []
    standings: list[tuple[int, ...]] = []
    while table.turn is not None:
        action = next_action(table, bots)
        decisions.append(_decision(table, action, labels))
        table.act(action)
        if table.log[-1].wins is not None:
            standings.append(_standing(table))
    return _finished(table, decisions, standings)


def _decision(table: Play, action: Action, labels: Labels) -> Decision:
    """Return a decision, before it is carried out."""
    rules, s = table.game.rules, table.state
    text = rules.words.text(s, action)
    phase = rules.phase_names.get(int(s.phase), "")
    if action.seat != NOBODY:
        return Decision(action.seat, text, phase)
    legal = tuple(rules.legal_codes(s))
    offered = labels.offered(s, legal) if len(legal) > 1 else ()
    if len(offered) < 2:
        return Decision(int(s.turn), text, phase, legal)
    return Decision(int(s.turn), text, phase, legal, offered, labels.of(s, action.code))


def _standing(table: Play) -> tuple[int, ...]:
    s, words = table.state, table.game.rules.words
    return tuple(_points(words.points(s, p), s, p) for p in range(table.game.seats))


def _points(points: int | None, s: State, seat: int) -> int:
    return int(s.tricks[seat]) if points is None else points


def _finished(
    table: Play, decisions: list[Decision], standings: list[tuple[int, ...]]
) -> PlayedHand:
    """Return the hand that has just ended."""
    s, words, hand = table.state, table.game.rules.words, table.hands[-1]
    leader = next((entry.seat for entry in table.log if entry.trick is not None), None)
    return PlayedHand(
        hand.dealer,
        tuple(hand.score or ()),
        tuple(decisions),
        leader,
        tuple(standings),
        tuple(tuple(words.roles(s, p)) for p in range(table.game.seats)),
        words.contract(s),
    )
