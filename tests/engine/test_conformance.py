"""Requirements for every game, tested at random positions of every variant."""

import os
import random
from typing import Any, TypeAlias

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clubsuit
from clubsuit.game import View
from clubsuit.games.state import SPECTATOR
from clubsuit.testing.requirements import AT_POSITIONS, IN_VARIANTS
from support import probe
from support.plays import ALL_VARIANTS, random_play

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


@pytest.mark.parametrize("name", AT_POSITIONS)
def test_at_any_position(name: str) -> None:
    """Hole: a game does not meet a requirement of `clubsuit.testing` at some position: a card in
    two hands, another state after a replay, a leak in a view, a text that is misread, …"""

    @thorough
    @given(variants, seeds, lengths)
    def check(variant: Variant, seed: int, length: int) -> None:
        play = random_play(*variant, seed, length)
        before = play.state.tobytes(), play.record().to_json()
        AT_POSITIONS[name](play, random.Random(seed))
        assert (play.state.tobytes(), play.record().to_json()) == before

    check()


@pytest.mark.parametrize("name", IN_VARIANTS)
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_in_every_variant(name: str, game: str, options: dict[str, Any]) -> None:
    """Hole: a game does not meet a requirement in some variant: it never ends, a refused decision
    changes the state, or it starts with an unknown option."""
    IN_VARIANTS[name](clubsuit.load(game, **options))


@thorough
@given(variants, seeds, lengths)
def test_views_made_together(variant: Variant, seed: int, length: int) -> None:
    """Hole: views that are created together share memory."""
    play = random_play(*variant, seed, length)
    views = play.views([*range(play.game.seats), SPECTATOR])
    for seat, view in views.items():
        others: list[View] = [other for n, other in views.items() if n != seat]
        assert not any(
            np.shares_memory(probe.states(view).base, probe.states(other)) for other in others
        )


def test_unknown_names() -> None:
    """Hole: a game starts with an unknown name, and the refusal does not list the known ones."""
    with pytest.raises(clubsuit.NotationError, match="known"):
        clubsuit.load("bridge")
