"""Each version number keeps its promise (docs/versions.md)."""

import hashlib
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import clubsuit
from clubsuit.envs.open_spiel import ENVIRONMENT_VERSION, name_of
from clubsuit.game import Record, game_ids
from clubsuit.lab import check_file
from clubsuit.record import FORMAT
from clubsuit.server.wire.schema import PROTOCOL_VERSION
from clubsuit.server.wire.schema_export import export
from support.project import ROOT

PROMISED = Path(__file__).with_name("promised")
"""Files with what each version promises. The files of released versions do not change."""


def names_of(schema: Any) -> Iterator[str]:
    """Yield the fields and constants (such as the types of messages) of a JSON Schema."""
    if isinstance(schema, dict):
        yield from (f"field {name}" for name in schema.get("properties", {}))
        if isinstance(schema.get("const"), str):
            yield f"constant {schema['const']}"
        for part in schema.values():
            yield from names_of(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from names_of(part)


def played(game: str) -> Iterator[str]:
    """Yield what a player of the game in OpenSpiel meets: information states and actions."""
    state = pyspiel.load_game(name_of(game)).dealt(seed=7)
    while not state.is_terminal():
        yield state.information_state_string(state.current_player())
        legal = state.legal_actions()
        yield " ".join(map(str, legal))
        state.apply_action(legal[len(state.history()) % len(legal)])
    yield str(state.returns())


def test_numbers_are_where_the_page_says() -> None:
    """Hole: the page names a constant that was moved, so nobody knows which number to raise."""
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    named = re.findall(r"\| `(\w+)` in `src/(\S+?)(?:/__init__)?\.py` \|", page)
    assert len(named) == 5
    for name, path in named:
        assert getattr(import_module(path.replace("/", ".")), name)


def test_the_protocol_loses_no_name() -> None:
    """Hole: a message or field is renamed, and pages of the same version still send the old one."""
    promised = (PROMISED / f"protocol-{PROTOCOL_VERSION}.txt").read_text(encoding="utf-8")
    lost = set(promised.splitlines()) - set(names_of(export()))
    assert not lost, "raise PROTOCOL_VERSION unless it has not been released yet"


@pytest.mark.parametrize("game", game_ids())
def test_the_environment_means_the_same(game: str) -> None:
    """Hole: action numbers change, and a program that has learned with the old ones plays badly
    without an error."""
    promised = (PROMISED / f"environment-{ENVIRONMENT_VERSION}.txt").read_text(encoding="utf-8")
    found = hashlib.sha256("\n".join(played(game)).encode()).hexdigest()
    assert f"{game} {found}" in promised.splitlines()


def learned(game: str) -> Iterator[bytes]:
    """Yield what a program that learns meets in an environment."""
    env = clubsuit.vector(game, 3, hands=2, bots={1: "rule"})
    env.reset(7)
    for _ in range(300):
        for array in (env.observations, env.masks, env.turns, env.rewards, env.dones):
            yield array.tobytes()
        env.step(env.random_actions())


@pytest.mark.parametrize("game", game_ids())
def test_ids_and_observations_mean_the_same(game: str) -> None:
    """Hole: an index of an observation moves, and a network plays badly without an error."""
    promised = (PROMISED / "encodings.txt").read_text(encoding="utf-8").splitlines()
    found = hashlib.sha256(b"".join(learned(game))).hexdigest()
    name = clubsuit.vector(game, 1).name
    assert f"{name} {found}" in promised, "raise VERSION unless it has not been released yet"


def test_records_of_the_format_are_read() -> None:
    """Hole: a record that an earlier release wrote is refused, or its score differs."""
    records = PROMISED / f"record-{FORMAT.removeprefix('clubsuit/')}.jsonl"
    games = [Record.from_json(line).game for line in records.read_bytes().splitlines()]
    assert sorted(games) == sorted(game_ids())
    assert check_file(records).fault is None
