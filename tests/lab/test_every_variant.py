"""Records of every game in every variant: `simulate` writes them and `check` accepts them."""

import json
from pathlib import Path
from typing import Any

import pytest

from clubsuit.lab.records.check import check_file
from clubsuit.lab.simulate import Plan, simulate
from clubsuit.lab.workers import all_cores
from support.plays import ALL_VARIANTS
from support.record_shape import problems


def write_and_check(
    game: str, options: dict[str, Any], games: int, path: Path, workers: int = 1
) -> None:
    plan = Plan.of(game, games=games, seed=9, bots=["random"], options={**options, "target": 10})
    assert simulate(plan, records=path, workers=workers).games == games
    report = check_file(path, workers=workers)
    assert report.fault is None
    assert report.records == games
    with path.open(encoding="utf-8") as lines:
        assert not [fault for line in lines for fault in problems(json.loads(line))]


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_records_of_a_variant(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    """Hole: an option leads to records that `check` refuses; tested with two games per
    combination."""
    write_and_check(game, options, 2, tmp_path / "games.jsonl")


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_a_thousand_records(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    """As above, with the rare cases that occur in a thousand games."""
    write_and_check(game, options, 1000, tmp_path / "games.jsonl", all_cores())
