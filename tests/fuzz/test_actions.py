"""The parsers of actions and cards in every game, variant and phase."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import strategies as st

import clubsuit
from clubsuit.cards import ACE_LOW, NUMBERS, STANDARD, Deck
from clubsuit.errors import ClubsuitError, NotationError, TurnError
from clubsuit.game import Play
from clubsuit.server.table import choosing
from clubsuit.texts import explain
from fuzz.support.actions import VERBS, check_decision, positions
from fuzz.support.hostile import (
    LETTERS,
    bytes_of,
    check_presentable,
    is_plain,
    lengths,
    result_of,
    texts,
    try_many,
)

VERBS += ["retake", "take", "ready", "BID", "Play", "pläy", "plaу", ""]
SPACES = [" ", "  ", "\t", "\n", "\xa0", "\u2003", "\x1c", ",", ""]


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_every_phase_is_tried(game: str) -> None:
    """Hole: the tests below do not fuzz each phase of a game."""
    plays = [play for play in positions() if play.game.id == game]
    phases = {int(play.state.phase) for play in plays}
    assert phases == {0, 1}.union(*(play.game.rules.phase_names for play in plays))


def decisions(play: Play) -> st.SearchStrategy[str]:
    """Return a strategy for texts: legal decisions, corrupted ones, decisions of other seats, and
    junk."""
    deck = play.game.rules.deck
    legal = [text for seat in range(play.game.seats) for text in play.legal(seat)] or ["pass"]
    some = random.Random(len(play.log)).sample(legal, min(len(legal), 40))
    names = st.sampled_from([*deck.names(deck.all), "X", "15D=8", "15C=15", "1C=1", "14C=٣", "?"])
    cards = st.lists(st.one_of(names, texts), max_size=5)
    space = st.sampled_from(SPACES)
    built = st.builds(
        lambda verb, rest, gap: gap.join([verb, *rest]), st.sampled_from(VERBS), cards, space
    )
    return st.one_of(
        st.sampled_from(some),
        st.sampled_from(some).flatmap(spoiled),
        built,
        texts,
        st.integers(1, 400).map(lambda n: "play " + "9C " * n),
    )


def spoiled(text: str) -> st.SearchStrategy[str]:
    """Return a strategy for corrupted forms of a text."""

    def build(at: int, gone: int, junk: str) -> str:
        at = at % (len(text) + 1)
        return text[:at] + junk + text[at + gone :]

    junk = st.one_of(st.text(LETTERS, max_size=2), st.sampled_from(["=", "=8", " 9C", "10", "٣"]))
    return st.one_of(
        st.builds(build, st.integers(0, 60), st.integers(0, 3), junk),
        st.sampled_from(
            [text.lower(), text.upper(), text.title(), text[::-1], text * 2, text + " "]
        ),
        st.permutations(text.split()).map(" ".join),
    )


at_positions = st.deferred(
    lambda: st.sampled_from(positions()).flatmap(
        lambda play: st.tuples(st.just(play), decisions(play))
    )
)


@lengths(400, 6_000)
def test_a_decision(examples: int) -> None:
    """Holes: a text crashes the parser; an illegal action is accepted; a refused one changes the
    game."""
    try_many(examples, check_decision, at_positions)


@lengths(100, 2_000)
def test_a_decision_of_any_seat(examples: int) -> None:
    """Hole: a decision of a seat that is not to act, or that does not exist, is handled wrongly."""

    def check(drawn: tuple[Play, str], seat: int) -> None:
        play, text = drawn
        before = bytes_of(play)
        answer = result_of(lambda: play.read(text, seat))
        assert (play.why_not(text, seat) is None) == (not isinstance(answer, ClubsuitError))
        view = result_of(lambda: play.view(seat))
        if isinstance(view, ClubsuitError):
            assert isinstance(answer, TurnError)
            assert bytes_of(play) == before
            return
        reason = view.why_not(text)
        assert (reason is None) == (not isinstance(answer, ClubsuitError))
        assert reason is None or is_plain(explain(reason, play.players))
        assert bytes_of(play) == before
        if not isinstance(answer, ClubsuitError):
            written = play.game.rules.words.text(play.state, answer)
            assert written in play.legal(seat) or answer.cards
            assert seat == play.turn or answer.seat == seat
            after = play.copy()
            after.play(text, seat)
            assert after.hands[-1].actions[-1] == (seat, written)

    try_many(examples, check, at_positions, st.integers(-2, 7))


CARDS = st.lists(
    st.one_of(st.sampled_from([*STANDARD.names(STANDARD.all), "X", "x", "1C", "15S"]), texts),
    max_size=6,
)


@lengths(150, 2_000)
def test_cards_that_are_clicked(examples: int) -> None:
    """Hole: asking why a card is grey fails for an invalid card or a card of another player."""

    def check(number: int, cards: Sequence[str], seat: int) -> None:
        play = positions()[number % len(positions())]
        before = bytes_of(play)
        view = play.view(seat % play.game.seats)
        matches = result_of(lambda: choosing.matching(view, list(cards)))
        reason = result_of(lambda: choosing.why_not(view, list(cards)))
        if isinstance(matches, ClubsuitError):
            assert isinstance(reason, NotationError)
            return
        assert not isinstance(reason, ClubsuitError)
        assert all(text in view.legal() for text in matches[0])
        for refusal in (matches[1], reason):
            assert refusal is None or is_plain(explain(refusal, play.players))
        assert bytes_of(play) == before

    try_many(examples, check, st.integers(0, 10_000), CARDS, st.integers(0, 5))


@pytest.mark.parametrize("deck", [STANDARD, ACE_LOW, NUMBERS], ids=["52", "54", "60"])
@lengths(120, 1_000)
def test_card_names(deck: Deck, examples: int) -> None:
    """Hole: a card name crashes the parser, or a card has unintended names."""

    def check(names: list[str]) -> None:
        for name in names:
            card = result_of(lambda name=name: deck.card(name))  # type: ignore[misc]
            if isinstance(card, ClubsuitError):
                assert isinstance(card, NotationError)
            else:
                own = deck.name(card)
                assert name.isascii()
                assert name.upper() in (own, own.replace("10", "T"))
        mask = result_of(lambda: deck.mask(names))
        if not isinstance(mask, ClubsuitError):
            assert mask & ~deck.all == 0
            assert mask.bit_count() == len(names)
            assert deck.mask(deck.names(mask)) == mask

    near = st.sampled_from(deck.names(deck.all)).flatmap(spoiled)
    names = st.sampled_from(deck.names(deck.all))
    try_many(examples, check, st.lists(st.one_of(near, names, texts), max_size=6))


def test_what_is_thrown_is_presentable() -> None:
    """Hole: `check_presentable` accepts every error."""
    with pytest.raises(AssertionError):
        check_presentable(NotationError("half a letter: \ud800"))
    with pytest.raises(AssertionError):
        check_presentable(NotationError("two\nlines"))
    check_presentable(NotationError("\u2068\u05d0 2\u2069 and \u2068\u0639\u2069: bad"))
    nested = "\u2068\u05d0 \u2068\u05d0\u2069 2\u2069"
    turned = "\u2068\u202e\u05d0\u2069"
    half = "\u2068\u05d0", "\u05d0\u2069", "\u2067\u05d0\u2069"
    for wrong in ("\u05d0 2", "\u2068Ada\u2069", *half, nested, turned):
        with pytest.raises(AssertionError):
            check_presentable(NotationError(f"bad: {wrong}"))
    with pytest.raises(AssertionError):
        reason: Any = clubsuit.Reason("", "notation-card", {"text": float("nan")})
        with pytest.raises(ValueError):
            check_presentable(NotationError("bad", reason=reason))
        raise AssertionError
