"""The results of the exact four-hand search must agree with DDS and with the game's rules."""

import functools
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import clubsuit
from clubsuit.cards import STANDARD
from clubsuit.games import REGISTRY
from clubsuit.games.declaration import Partners
from clubsuit.games.ruby_dame import rules as ruby_dame
from clubsuit.games.state import Action
from clubsuit.solve.double_dummy.solver import card_values, double_dummy, partners_scores

KNOWN = Path(__file__).parent / "known_tricks.txt"
RUBY = REGISTRY["ruby-dame"]
assert RUBY.partners
POINTS = RUBY.partners
TRICKS = POINTS._replace(club=0, card_points=0)


def known_deals() -> list[tuple[list[list[str]], int, int]]:
    """Return hands, leader and tricks of each deal in the file."""
    deals = []
    for line in KNOWN.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            *hands, leader, tricks = line.split()
            deals.append(([_cards(hand) for hand in hands], int(leader), int(tricks)))
    return deals


def _cards(hand: str) -> list[str]:
    """Return the cards of "spades.hearts.diamonds.clubs"."""
    return [
        rank + suit for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks
    ]


@pytest.mark.speed
@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)])
def test_tricks_are_those_of_dds(every: int) -> None:
    """Hole: pruning that is almost correct gives a wrong result in one of a hundred deals. The
    short form uses every third of the deals."""
    for hands, leader, tricks in known_deals()[::every]:
        assert double_dummy(hands, leader) == tricks, (hands, leader)


@pytest.mark.long
def test_a_thousand_deals_as_dds() -> None:
    """Hole: our solver and DDS disagree on a random deal; the test runs both."""
    from endplay.dds.solve import SolveMode, solve_board  # installed by `make test-long`
    from endplay.types import Deal, Denom, Player

    ranks = "23456789TJQKA"
    seats = [Player.north, Player.east, Player.south, Player.west]
    choice = random.Random(4)
    for _ in range(1000):
        pack = choice.sample(range(52), 52)
        hands = [sorted(pack[13 * p : 13 * p + 13]) for p in range(4)]
        suits = [
            ".".join(
                "".join(ranks[c % 13] for c in hand if c // 13 == suit) for suit in (3, 2, 1, 0)
            )
            for hand in hands
        ]
        leader = choice.randrange(4)
        deal = Deal("N:" + " ".join(suits), first=seats[leader], trump=Denom.clubs)
        theirs = max(tricks for _, tricks in solve_board(deal, SolveMode.OptimalOne))
        ours = double_dummy([[STANDARD.name(c) for c in hand] for hand in hands], leader)
        assert ours == theirs, (suits, leader)


def late_position(choice: random.Random, cards: int) -> Any:
    """Return a random state of Ruby Dame with at most this number of cards left to play."""
    play = clubsuit.load("ruby-dame").new(choice.randrange(1 << 30))
    while (
        play.state.phase != ruby_dame.PLAY
        or sum(int(h).bit_count() for h in play.state.hand) > cards
    ):
        play.act(Action(choice.choice(RUBY.legal_codes(play.state))))
    return play.state


def full_width(s: Any, worth: Partners) -> dict[int, int]:
    """Compute the result of `card_values` by playing out all choices with the game's rules."""

    @functools.cache
    def best(raw: bytes) -> int:
        state = np.frombuffer(raw, ruby_dame.STATE)[0]
        if state.turn < 0:
            return 0
        values = [after(state, code) for code in RUBY.legal_codes(state)]
        return max(values) if state.turn % 2 == 0 else min(values)

    def after(state: Any, code: int) -> int:
        nexts = np.array([state], ruby_dame.STATE)
        RUBY.apply(nexts[0], Action(code))
        n = nexts[0]
        tricks = sum(int(n.tricks[p]) - int(state.tricks[p]) for p in (0, 2))
        clubs = sum(int(n.clubs[p]) - int(state.clubs[p]) for p in (0, 2))
        dame = int(n.dame != state.dame and n.dame in (0, 2))
        value = worth.trick * tricks + worth.club * clubs + worth.card_points * dame
        for name in ("tricks", "clubs", "points", "played", "lacks", "score", "total", "knows"):
            n[name] = 0  # the further play does not depend on these fields
        return value + best(nexts.tobytes())

    return {code: after(s, code) for code in RUBY.legal_codes(s)}


@pytest.mark.parametrize("worth", [TRICKS, POINTS], ids=["tricks", "points"])
def test_every_choice_as_the_rules_have_it(worth: Partners) -> None:
    """The solver's own form of hands and tricks must agree with RD-3 and RD-4."""
    choice = random.Random(5)
    for cards in [*range(1, 13)] * 4 + [13, 14, 15, 16]:
        s = late_position(choice, cards)
        assert card_values(RUBY, s, worth) == full_width(s, worth), s


def test_scores_of_a_hand() -> None:
    """The score after the last card must be the game's score, including the bonus (RD-4)."""
    choice = random.Random(6)
    for cards in (1, 2, 3, 1, 2, 3):
        s = late_position(choice, cards)
        for code, scores in partners_scores(RUBY, s).items():
            ends = np.array([s], ruby_dame.STATE)
            RUBY.apply(ends[0], Action(code))
            while ends[0].turn >= 0:
                RUBY.apply(ends[0], Action(RUBY.legal_codes(ends[0])[0]))
            assert scores == ends[0].score.tolist()


@pytest.mark.parametrize(
    ("hands", "leader", "error"),
    [
        ([["2C"]] * 4, 0, clubsuit.RuleError),
        ([["2C"] * 13] * 4, 0, clubsuit.RuleError),
        ([[str(n)] * 13 for n in range(4)], 0, clubsuit.NotationError),
        ([STANDARD.names(0x1FFF << 13 * p) for p in range(4)], 4, clubsuit.TurnError),
        ([STANDARD.names(0x1FFF << 13 * p) for p in range(4)], None, clubsuit.TurnError),
        ([STANDARD.names(0x1FFF << 13 * p) for p in range(4)], "0", clubsuit.TurnError),
        ([STANDARD.names(0x1FFF << 13 * p) for p in range(4)], np.zeros(2), clubsuit.TurnError),
        ([STANDARD.names(0x1FFF)] * 4, 0, clubsuit.RuleError),
        (None, 0, clubsuit.NotationError),
        ([1, 2], 0, clubsuit.NotationError),
    ],
)
def test_hands_that_are_no_deal_are_refused(
    hands: Any, leader: Any, error: type[Exception]
) -> None:
    """Hole: the solver searches an invalid deal and returns a meaningless result."""
    with pytest.raises(error):
        double_dummy(hands, leader)


def test_a_huge_number_is_no_seat() -> None:
    """Bug: the error for a huge seat number printed the number, which Python refuses to convert."""
    with pytest.raises(clubsuit.TurnError):
        double_dummy([STANDARD.names(0x1FFF << 13 * p) for p in range(4)], 10**5000)
