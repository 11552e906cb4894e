"""Requirements for every game, tested at random positions of every variant."""

import json
import os
import random
import re
from typing import Any, TypeAlias

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clubsuit
from clubsuit.bots import make_bot, quick
from clubsuit.bots.base import Agent
from clubsuit.errors import ClubsuitError
from clubsuit.game import Play, Record, View
from clubsuit.games.state import NOBODY, SPECTATOR, Action
from clubsuit.random_numbers import EXPERIMENTS, generator
from clubsuit.server.wire import schema
from clubsuit.texts import explain, rules
from support import probe
from support.plays import ALL_VARIANTS, random_action, random_play

Variant: TypeAlias = tuple[str, dict[str, Any]]

variants = st.sampled_from(ALL_VARIANTS)
seeds = st.integers(0, 2**40)
lengths = st.integers(0, 250)
thorough = settings(
    max_examples=4 if "NUMBA_DISABLE_JIT" in os.environ else 60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,
)


def bots(view: View, seed: int) -> list[Agent]:
    """Return one bot of each kind. Without the compiler, or with bounds checks, return only fast
    kinds."""
    slow = {"NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"} & os.environ.keys()
    names = ("random", "rule") if slow else quick(view.rules)
    return [make_bot(name, view.rules, seed) for name in names]


def with_state(play: Play, states: np.ndarray) -> Play:
    """Return the same game with other hidden cards."""
    other = play.copy()
    probe.set_states(other, states)
    return other


@thorough
@given(variants, seeds, lengths)
def test_hands_are_disjoint(variant: Variant, seed: int, length: int) -> None:
    """Hole: two hands hold the same card, or a hand holds a card that is not in the deck."""
    play = random_play(*variant, seed, length)
    together = 0
    for p in range(play.game.seats):
        hand = int(play.state.hand[p])
        assert not together & hand
        together |= hand
    assert not together & ~play.game.rules.deck.all


@thorough
@given(variants, seeds, lengths)
def test_replay_gives_the_same_state(variant: Variant, seed: int, length: int) -> None:
    """Hole: replaying a record gives a state that differs in any byte."""
    play = random_play(*variant, seed, length)
    again = clubsuit.replay(Record.from_json(play.record().to_json()))
    again.state.rng[:] = play.state.rng
    if not play.hands:  # a record without hands does not name a dealer yet
        again.state.dealer = play.state.dealer
    assert again.state.tobytes() == play.state.tobytes()
    assert again.record() == play.record()
    assert again.log == play.log


@thorough
@given(variants, seeds, lengths)
def test_a_view_hides_what_it_should(variant: Variant, seed: int, length: int) -> None:
    """Hole: a view leaks hidden cards: after they are dealt again, a byte of the view or a bot's
    choice differs."""
    play = random_play(*variant, seed, length)
    for seat in range(play.game.seats):
        view = play.view(seat)
        other = with_state(play, view.sample_state(generator(seed, EXPERIMENTS))).view(seat)
        assert other.state.tobytes() == view.state.tobytes()
        assert json.dumps(other.to_dict()) == json.dumps(view.to_dict())
        if view.turn == seat:
            choices = [[b.choose(v) for b in bots(view, seed)] for v in (view, other)]
            assert choices[0] == choices[1]
        if view.off_turn():
            interjections = [[b.interject(v) for b in bots(view, seed)] for v in (view, other)]
            assert interjections[0] == interjections[1]


@thorough
@given(variants, seeds, lengths)
def test_a_sampled_state_plays_on(variant: Variant, seed: int, length: int) -> None:
    """Hole: a sampled state cannot be played to the end of the hand."""
    play = random_play(*variant, seed, length)
    choice = random.Random(seed)
    for seat in range(play.game.seats):
        other = with_state(play, play.view(seat).sample_state(generator(seed, EXPERIMENTS)))
        rules = other.game.rules
        assert other.state.me == NOBODY
        while other.turn is not None:
            rules.apply(other.state, random_action(rules, other.state, choice))
        lines = rules.words.score_lines(other.state)
        assert {line.seat for line in lines} <= set(range(other.game.seats))


@thorough
@given(variants, seeds, lengths)
def test_texts_are_exact(variant: Variant, seed: int, length: int) -> None:
    """Hole: the text of a legal action is read as another action, or two actions share a text."""
    play = random_play(*variant, seed, length)
    rules = play.game.rules
    codes = rules.legal_codes(play.state)
    for seat in range(play.game.seats):
        texts = play.legal(seat)
        actions = [Action(code) for code in codes] if seat == play.turn else []
        actions += rules.off_turn(play.state, seat)
        assert len(set(texts)) == len(texts) == len(set(actions))
        assert play.view(seat).legal() == texts
        for action, text in zip(actions, texts, strict=True):
            read = play.read(text, seat)
            assert (read.code, read.seat) == (action.code, action.seat)
            assert rules.words.text(play.state, read) == text
            assert play.why_not(text, seat) is None
            if rules.deck.per_suit < 15:
                assert play.read(text.lower().replace("10", "t"), seat)
    assert play.legal() == (play.legal(play.turn) if play.turn is not None else [])


WORDS = ["pass", "bid", "discard", "give", "send", "keep", "swap", "play", "double", "call", ""]


@thorough
@given(variants, seeds, lengths, st.sampled_from(WORDS), st.lists(st.text(max_size=4), max_size=4))
def test_nonsense_is_refused(
    variant: Variant, seed: int, length: int, verb: str, rest: Any
) -> None:
    """Hole: invalid text is accepted, changes the state, or raises an error that is not ours."""
    play = random_play(*variant, seed, length)
    before = play.state.tobytes()
    text = " ".join([verb, *rest])
    try:
        action = play.read(text)
    except ClubsuitError as error:
        assert error.message
        assert play.state.tobytes() == before
    else:
        assert play.game.rules.is_legal(play.state, action)


@thorough
@given(variants, seeds, lengths, st.data())
def test_every_single_card_is_legal_or_explained(
    variant: Variant, seed: int, length: int, data: Any
) -> None:
    """Hole: no text explains why a card cannot be played."""
    play = random_play(*variant, seed, length)
    verb = data.draw(st.sampled_from(["play", "send", "bid", "discard", "give"]))
    if play.turn is None:
        return
    view = play.view(play.turn)
    for card in play.game.rules.deck.names(play.game.rules.deck.all):
        reason = view.why_not(f"{verb} {card}")
        allowed = f"{verb} {card}" in {text.partition("=")[0] for text in view.legal()}
        if reason is None:
            assert play.read(f"{verb} {card}").code in play.game.rules.legal_codes(play.state)
        else:
            assert not allowed
            assert explain(reason, play.players)


@thorough
@given(variants, seeds, lengths)
def test_views_keep_to_the_schema(variant: Variant, seed: int, length: int) -> None:
    """Holes: a view violates the wire schema; a text is missing; the rule that applies is missing
    from the rules page."""
    play = random_play(*variant, seed, length)
    rules_page = rules(variant[0])
    for seat in range(play.game.seats):
        data = json.loads(json.dumps(play.view(seat).to_dict()))
        view = schema.View.model_validate(data)
        assert re.search(rf"\b{view.rule}\b", rules_page)
        explain(play.game.rules.words.prompt(play.view(seat).state), play.players)
        for entry in play.log:
            assert entry.note is None or explain(entry.note, play.players)
        if view.choices:
            assert play.view(seat).legal()
    for lines in play.lines:
        for line in lines:
            assert explain(line.reason, play.players)
            assert line.reason.rule


@thorough
@given(variants, seeds, lengths)
def test_views_made_together(variant: Variant, seed: int, length: int) -> None:
    """Holes: views created together differ from views created alone, or share memory; the fields
    common to all views differ between them; a card played to a trick is hidden from some seat."""
    play = random_play(*variant, seed, length)
    views = play.views([*range(play.game.seats), SPECTATOR])
    common = views[SPECTATOR].common()
    for seat, view in views.items():
        alone = play.onlooker() if seat == SPECTATOR else play.view(seat)
        assert view.state.tobytes() == alone.state.tobytes()
        assert view.to_dict(common) == alone.to_dict()
        others = [other for n, other in views.items() if n != seat]
        assert not any(
            np.shares_memory(probe.states(view).base, probe.states(other)) for other in others
        )
        for entry in play.log:
            verb = entry.text.split()[0]
            if entry.trick is not None:
                assert play.game.rules.words.seen(view.state, entry.seat, entry.text) == entry.text
                assert play.game.rules.words.receiver(view.state, entry.seat, verb) is None


@thorough
@given(variants, seeds)
def test_scores_add_up(variant: Variant, seed: int) -> None:
    """Hole: the score lines of a hand do not add up to the score of each seat or team."""
    play = random_play(*variant, seed, 600)
    rules = play.game.rules
    for hand, lines in zip(play.hands, play.lines, strict=False):
        sums: dict[int, int] = {}
        for line in lines:
            team = rules.team(play.state, line.seat)
            side = line.seat if team is None else team
            sums[side] = sums.get(side, 0) + line.points
        assert hand.score is not None
        for p, score in enumerate(hand.score):
            team = rules.team(play.state, p)
            assert sums.get(p if team is None else team, 0) == score
    finished = [hand.score for hand in play.hands if hand.score is not None]
    assert play.total == [sum(scores) for scores in zip(*finished, strict=True)] or not finished


@thorough
@given(variants, seeds, lengths)
def test_matching_is_legal(variant: Variant, seed: int, length: int) -> None:
    """Hole: the cards of a legal action do not match that action, or match an illegal one."""
    play = random_play(*variant, seed, length)
    if play.turn is None:
        return
    view = play.view(play.turn)
    for code in view.codes()[:40]:
        cards = view.rules.deck.names(view.rules.words.cards_of(view.state, code))
        if cards:
            texts = view.matching(cards)
            assert view.rules.words.text(view.state, Action(code)) in texts
            assert all(play.read(text) for text in texts)


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_a_game_comes_to_its_end(game: str, options: dict[str, Any]) -> None:
    """Hole: a game never ends under random play, or its record does not replay."""
    play = random_play(game, {**options, "target": 10}, 1, 100_000)
    assert play.over
    assert play.winners
    again = clubsuit.replay(Record.from_json(play.record().to_json()))
    assert again.winners == play.winners


def test_refusals_change_nothing() -> None:
    """Hole: a refused decision (out of turn, wrong seat, wrong phase) changes the state."""
    for game in clubsuit.game_ids():
        play = clubsuit.load(game).new(seed=3)
        turn = play.turn
        assert turn is not None
        before = play.state.tobytes()
        with pytest.raises(clubsuit.TurnError):
            play.play(play.legal()[0], seat=(turn + 1) % play.game.seats)
        with pytest.raises(clubsuit.TurnError):
            play.deal()
        with pytest.raises(clubsuit.TurnError):
            play.view(7)
        assert play.state.tobytes() == before


def test_wrong_options() -> None:
    """Hole: a game starts with an unknown name, option or value."""
    with pytest.raises(clubsuit.NotationError, match="known"):
        clubsuit.load("bridge")
    for game in clubsuit.game_ids():
        with pytest.raises(clubsuit.NotationError, match="no option"):
            clubsuit.load(game, colour="red")
        for target in (0, -1, "many", 1.5, True):
            with pytest.raises(clubsuit.RuleError):
                clubsuit.load(game, target=target)
