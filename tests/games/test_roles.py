"""The roles and contracts of finished hands, which studies count."""

import pytest

from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.game import Play, load
from clubsuit.games.state import NOBODY


def finished(game: str, seed: int, *actions: str, **options: object) -> Play:
    """Return a hand after these actions and those of `rule`."""
    play = load(game, **options).new(seed=seed, actions=actions, pause=True)
    play_on(play)
    return play


def play_on(play: Play) -> None:
    """Let `rule` finish the hand."""
    bots = [make_bot("rule", play.game.rules, seat) for seat in range(play.game.seats)]
    while play.turn is not None:
        play.act(next_action(play, bots))


def roles(play: Play) -> list[list[str]]:
    """Return the roles of each seat."""
    return [play.game.rules.words.roles(play.state, seat) for seat in range(play.game.seats)]


@pytest.mark.parametrize(
    ("actions", "wanted"),
    [
        (["keep", "keep", "keep"], [["keeper"]] * 3),
        (["swap", "keep", "swap"], [["keeper"], ["swapper", "last-swapper"], ["swapper"]]),
        (["swap", "swap", "keep"], [["swapper", "last-swapper"], ["keeper"], ["swapper"]]),
    ],
)
def test_swappers(actions: list[str], wanted: list[list[str]]) -> None:
    """Hole: the last to swap is found by seat, and not by turn. Here seat 2 decides first."""
    play = finished("clubs-whist", 7, *actions)
    assert play.hands[0].actions[0][0] == 2
    assert roles(play) == wanted


def test_dame() -> None:
    """Hole: the queen of diamonds belongs to a side instead of a seat."""
    play = finished("ruby-dame", 3)
    takers = [seat for seat, own in enumerate(roles(play)) if own == ["dame-taker"]]
    assert takers == [int(play.state.dame)]


def test_going_out() -> None:
    """Hole: the last player counts as one who went out."""
    play = finished("climbing-clubs", 3)
    order = [int(seat) for seat in play.state.order[: play.state.gone_out]]
    found = roles(play)
    assert found[order[0]] == ["first-out"]
    last = next(seat for seat in range(4) if seat not in order)
    assert found[last] == ["last"]
    assert [] in found


def test_doubler() -> None:
    """Hole: who called "double" has no role of its own."""
    play = finished("climbing-clubs", 3, "double", double_or_nothing=True)
    seat = play.hands[0].actions[0][0]
    assert "doubler" in roles(play)[seat]
    assert sum("doubler" in own for own in roles(play)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_contract(seed: int) -> None:
    """Holes: the handicaps of players who lost the auction count; a broken contract is made."""
    play = load("free-clubs").new(seed=seed, pause=True)
    while play.turn is not None and play.state.declarer == NOBODY:
        legal = [text for text in play.legal() if text != "pass"]
        play.play(legal[0] if legal else "pass")
    play_on(play)
    s = play.state
    won = [seat for seat in range(3) if seat in (s.declarer, s.partner)]
    bids = [(seat, text[4:]) for seat, text in play.hands[0].actions if text.startswith("bid")]
    contract = play.game.rules.words.contract(s)
    assert contract is not None
    assert contract.side == tuple(won)
    assert contract.bid == bids[-1][1]
    assert (
        contract.level
        == {"1": "ten", "J": "jack", "Q": "queen", "K": "king", "X": "joker"}[contract.bid[0]]
    )
    assert contract.handicaps == tuple(card for seat, card in bids if seat in won and card != "X")
    broken = any(line.reason.key == "free-line-broken" for line in play.lines[0])
    assert contract.made is not broken
    own = roles(play)
    assert "opener" in own[bids[0][0]]
    assert "auction-winner" in own[int(s.declarer)]
    assert [seat for seat in range(3) if "defender" not in own[seat]] == won
