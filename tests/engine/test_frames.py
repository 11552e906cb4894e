"""Tables of decisions: `clubsuit.frame` and `frames.write`."""

import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import clubsuit
from clubsuit import extras, frames
from clubsuit.bots.seat import make_bot

SCHEMA: dict[str, Any] = {
    "game": pl.UInt32,
    "name": pl.Categorical,
    "options": pl.Categorical,
    "hand": pl.UInt32,
    "seat": pl.UInt8,
    "number": pl.UInt32,
    "action": pl.Categorical,
    "score": pl.Int32,
    "winner": pl.Boolean,
}
"""The columns that docs/python.md promises."""


def played(name: str, seed: int, decisions: int = 1 << 30, **options: Any) -> clubsuit.Record:
    """Return the record of a game of random bots, which stops after some decisions."""
    game = clubsuit.load(name, **options)
    play = game.new(seed=seed)
    bot = make_bot("random", game, seed)
    while not play.over and decisions:
        assert play.turn is not None
        play.play(bot.choose(play.view(play.turn)).text)
        decisions -= 1
    return play.record()


def records() -> list[clubsuit.Record]:
    """Return finished and unfinished games of all four games, with options."""
    return [
        played("clubs-whist", 1, target=1),
        played("ruby-dame", 2, 70),
        played("climbing-clubs", 3, 90, players=3),
        played("free-clubs", 4, 60),
        played("clubs-whist", 5, 0),
    ]


def rows(kept: list[clubsuit.Record]) -> list[tuple[Any, ...]]:
    """Return the rows that a table of these records must have, from replays of the games."""
    found = []
    for game, record in enumerate(kept):
        play = clubsuit.replay(record)
        winners, options = play.winners, json.dumps(record.options, sort_keys=True)
        for hand, dealt in enumerate(play.hands):
            for number, (seat, text) in enumerate(dealt.actions):
                score = None if dealt.score is None else dealt.score[seat]
                won = None if winners is None else seat in winners
                found.append((game, record.game, options, hand, seat, number, text, score, won))
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a file with `records` and a blank line."""
    path = tmp_path / "games.jsonl"
    lines = [record.to_json() for record in records()]
    path.write_text("\n".join([lines[0], "", *lines[1:]]), encoding="utf-8")
    return path


def test_each_row_is_a_decision(file: Path) -> None:
    """Holes: a seat, score or winner of another hand or game; a row too many or too few."""
    table = clubsuit.frame(str(file))
    assert dict(table.schema) == SCHEMA
    assert table.rows() == rows(records())
    assert {None, True, False} == set(table["winner"])
    assert table["score"].null_count() > 0


def test_one_record(tmp_path: Path) -> None:
    """Hole: a .json file, whose record may have line breaks, is read line by line."""
    record = played("ruby-dame", 2, 60)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_dict(), indent=1), encoding="utf-8")
    assert clubsuit.frame(path).rows() == rows([record])


def test_a_record_of_a_view(tmp_path: Path) -> None:
    """Hole: a record with hidden cards, which cannot be replayed, is refused."""
    game = clubsuit.load("ruby-dame").new(seed=2)
    while game.log == [] or game.turn == 0:
        game.play(game.legal()[0])
    path = tmp_path / "game.json"
    path.write_text(game.record(view=3).to_json(), encoding="utf-8")
    assert clubsuit.frame(path)["action"].to_list() == ["send ? ? ?"] * clubsuit.frame(path).height


@pytest.mark.parametrize("text", ["", "\n\n", "dealt"])
def test_no_decisions(tmp_path: Path, text: str) -> None:
    """Hole: a table without rows has other columns, or cannot be made."""
    text = played("clubs-whist", 5, 0).to_json() if text == "dealt" else text
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="utf-8")
    table = clubsuit.frame(path)
    assert (table.height, dict(table.schema)) == (0, SCHEMA)


Change = Callable[[dict[str, Any]], object]


@cache
def whole() -> str:
    """Return the record of a game of several hands."""
    return played("clubs-whist", 1, target=9).to_json()


def changed(change: Change) -> str:
    """Return a record as JSON after a change."""
    data = json.loads(whole())
    change(data)
    return json.dumps(data)


HUGE = 1 << 40

DAMAGED: dict[str, tuple[str | Change, str]] = {
    "cut": ('{"format": "clubsuit/1", "ga', "not JSON"),
    "another file": ("[1, 2]", "record"),
    "format": (lambda r: r.update(format="clubsuit/2"), "clubsuit/2"),
    "no hands": (lambda r: r.pop("hands"), "hands"),
    "winners": (lambda r: r.update(winners=[3]), "winners"),
    "seat": (
        lambda r: r["hands"][1]["actions"].append([3, "keep"]),
        '"actions" is malformed (hand 2)',
    ),
    "negative": (lambda r: r["hands"][1]["actions"].append([-1, "keep"]), "(hand 2"),
    "huge": (lambda r: r["hands"][1]["actions"].append([HUGE, "keep"]), "(hand 2"),
    "boolean": (lambda r: r["hands"][1]["actions"].append([True, "keep"]), "(hand 2"),
    "no text": (lambda r: r["hands"][1]["actions"].append([0, None]), "(hand 2"),
    "surrogate": (lambda r: r["hands"][1]["actions"].append([0, "\ud800"]), ""),
    "score": (lambda r: r["hands"][1].update(score=[1, 2]), "score"),
    "huge score": (lambda r: r["hands"][1].update(score=[1, 2, HUGE]), "score"),
    "deep": ("[" * 100_000, "not JSON"),
}
"""A malformed line, or how a record is changed, and a part of the message."""


@pytest.mark.parametrize("kind", DAMAGED)
def test_a_damaged_line(tmp_path: Path, kind: str) -> None:
    """Holes: a traceback; a message without the line; a wrong row instead of an error."""
    given, part = DAMAGED[kind]
    text = given if isinstance(given, str) else changed(given)
    path = tmp_path / "games.jsonl"
    good = whole()
    path.write_text(f"{good}\n\n{text}\n{good}\n", encoding="utf-8")
    with pytest.raises(clubsuit.NotationError) as raised:
        clubsuit.frame(path)
    assert f"{path}, line 3: " in str(raised.value)
    assert part in str(raised.value)
    assert "\n" not in str(raised.value)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    """Hole: UnicodeDecodeError for a file in another encoding."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(played("clubs-whist", 1, 4).to_json().encode().replace(b"keep", b"ke\xff\xfe"))
    with pytest.raises(clubsuit.NotationError, match="line 1"):
        clubsuit.frame(path)


@pytest.mark.parametrize(
    ("given", "part"),
    [("no.jsonl", "no.jsonl: "), ("x.csv", "must end in .jsonl or .json"), (7, "is not the path")],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, given: Any, part: str) -> None:
    """Hole: an error of Python or Polars instead of one of ours."""
    path = tmp_path / given if isinstance(given, str) else given
    with pytest.raises(clubsuit.NotationError, match=part):
        clubsuit.frame(path)


@pytest.mark.parametrize("package", ["polars", "msgspec.json"])
def test_a_missing_package(file: Path, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """Hole: a traceback if the extra is not installed."""
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(clubsuit.NotationError) as raised:
        clubsuit.frame(file)
    assert extras.command("frame") in str(raised.value)


READERS: dict[str, Callable[[Path], pl.DataFrame]] = {
    ".parquet": pl.read_parquet,
    ".arrow": pl.read_ipc,
    ".feather": pl.read_ipc,
    ".csv": pl.read_csv,
}


@pytest.mark.parametrize("ending", frames.TARGETS)
def test_a_written_table_is_the_same(file: Path, ending: str) -> None:
    """Hole: another format than the ending says; types or nulls are lost."""
    table = clubsuit.frame(file)
    target = file.with_suffix(ending)
    frames.write(table, target)
    again = READERS[ending](target)
    assert again.rows() == table.rows()
    if ending != ".csv":
        assert again.schema == table.schema


def test_an_interrupted_write_leaves_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: half a table under the name of a whole one; a partial file; the old table is lost."""
    table = clubsuit.frame(file)
    target = file.with_suffix(".parquet")
    target.write_bytes(b"old")

    def interrupted(self: pl.DataFrame, out: Any) -> None:
        out.write(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(pl.DataFrame, "write_parquet", interrupted)
    with pytest.raises(KeyboardInterrupt):
        frames.write(table, target)
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in file.parent.iterdir()) == ["games.jsonl", "games.parquet"]


def test_a_table_that_cannot_be_written(file: Path) -> None:
    """Holes: an error of Python instead of one of ours; a partial file stays."""
    table = clubsuit.frame(file)
    with pytest.raises(clubsuit.NotationError, match=r"table\.csv"):
        frames.write(table, file.parent / "nowhere" / "table.csv")
    with pytest.raises(clubsuit.NotationError, match=r"\.parquet, \.csv"):
        frames.write(table, file.parent / "table.xlsx")
    folder = file.parent / "folder.csv"
    folder.mkdir()
    with pytest.raises(clubsuit.NotationError, match=r"folder\.csv"):
        frames.write(table, folder)
    assert sorted(path.name for path in file.parent.iterdir()) == ["folder.csv", "games.jsonl"]
