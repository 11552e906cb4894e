"""`clubsuit ratings`: ratings of many bots."""

import json
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from cli.conftest import Command
from clubsuit.game import Record
from clubsuit.lab import Match, run_match
from clubsuit.lab.ratings import in_turn, rate


def played(folder: Path, game: str, bots: tuple[str, str], deals: int, **options: Any) -> Path:
    """Play a match and return its folder."""
    run_match(Match(game, bots=bots, deals=deals, seed=3, options=options), folder=folder)
    return folder


def test_the_command(command: Command, tmp_path: Path) -> None:
    """Holes: a stronger bot is ranked below a weaker one; several games share one table."""
    played(tmp_path / "a", "clubs-whist", ("rule", "random"), 10)
    played(tmp_path / "b", "climbing-clubs", ("random", "rule"), 4, players=3)
    ran = command("ratings", str(tmp_path), "--json")
    games = json.loads(ran.out)["games"]
    assert set(games) == {"clubs-whist", "climbing-clubs"}
    for table in games.values():
        best, other = table
        assert (best["name"], other["name"]) == ("rule", "random")
        assert best["mu"] > 25 > other["mu"]
        assert best["sigma"] < 25 / 3
    assert [one["games"] for one in games["clubs-whist"]] == [60, 60]
    shown = command("ratings", str(tmp_path / "a")).out
    assert "clubs-whist: ratings" in shown
    assert "climbing-clubs" not in shown


def test_one_record_by_hand(tmp_path: Path) -> None:
    """Hole: the ratings differ from those of openskill: partners form a team, and the winners rank
    first."""
    folder = played(tmp_path / "a", "ruby-dame", ("rule", "random"), 1)
    record = Record.from_json((folder / "records.jsonl").read_bytes().splitlines()[0])
    assert record.players == ["rule", "random", "rule", "random"]
    one = tmp_path / "one.json"
    one.write_text(record.to_json(), encoding="utf-8")
    model = PlackettLuce(tau=0.0)
    teams = [[model.rating(), model.rating()] for _ in range(2)]
    scores = [float(record.total[0]), float(record.total[1])]
    (rule, _), (random, _) = model.rate(teams, scores=scores)
    found = {rated.name: (rated.mu, rated.sigma, rated.games) for rated in rate([one])["ruby-dame"]}
    assert found == {"rule": (rule.mu, rule.sigma, 1), "random": (random.mu, random.sigma, 1)}


def test_whole_games(tmp_path: Path) -> None:
    """Hole: a game that is won with few points counts as lost: -11 wins in Clubs (Whist)."""
    folder = played(tmp_path / "a", "clubs-whist", ("rule", "random"), 1)
    record = Record.from_json((folder / "records.jsonl").read_bytes().splitlines()[0])
    winner = record.total.index(min(record.total))
    record.players = [f"seat {p}" for p in range(3)]
    record.winners = [winner]
    one = tmp_path / "one.json"
    one.write_text(record.to_json(), encoding="utf-8")
    assert rate([one])["clubs-whist"][0].name == f"seat {winner}"


def test_files_in_turn(tmp_path: Path) -> None:
    """Holes: the early games, which move ratings most, all come from one match; a record is
    skipped."""
    files = [tmp_path / f"{name}.jsonl" for name in "ab"]
    files[0].write_text("1\n2\n3\n", encoding="utf-8")
    files[1].write_text("4\n", encoding="utf-8")
    assert [text.strip() for _, text in in_turn(files)] == [b"1", b"4", b"2", b"3"]


def unfinished(record: Record) -> None:
    record.hands[-1].score = None


def no_total(record: Record) -> None:
    record.total = []


@pytest.mark.parametrize(
    ("change", "says"), [(unfinished, "not finished"), (no_total, "3 players with points")]
)
def test_records_that_cannot_be_rated(
    change: Any, says: str, command: Command, tmp_path: Path
) -> None:
    """Hole: a record that cannot be rated crashes or is rated, instead of an error with its
    name."""
    folder = played(tmp_path / "a", "clubs-whist", ("rule", "random"), 1)
    record = Record.from_json((folder / "records.jsonl").read_bytes().splitlines()[0])
    change(record)
    one = tmp_path / "one.json"
    one.write_text(record.to_json(), encoding="utf-8")
    ran = command("ratings", str(one))
    assert (ran.code, ran.out) == (2, "")
    assert "one.json:1" in ran.err
    assert says in ran.err


def test_a_folder_without_records(command: Command, tmp_path: Path) -> None:
    """Hole: a folder without records gives an empty table instead of an error."""
    ran = command("ratings", str(tmp_path))
    assert ran.code == 2
    assert "no records.jsonl" in ran.err


def test_files_without_records(command: Command, tmp_path: Path) -> None:
    """Hole: empty files of records give an empty table instead of an error."""
    empty = tmp_path / "records.jsonl"
    empty.touch()
    for place in (tmp_path, empty):
        ran = command("ratings", str(place))
        assert (ran.code, ran.out) == (2, "")
        assert "contains a record" in ran.err
