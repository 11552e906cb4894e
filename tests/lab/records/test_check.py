"""`clubsuit check`: the first fault of a file and its position."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit.lab import Plan, check_file, play_game

Record = dict[str, Any]


def record(game: str = "clubs-whist", number: int = 0, **options: Any) -> Record:
    """Return a valid record."""
    plan = Plan.of(game, games=1, seed=11, bots=["random"], options=options)
    data: Record = json.loads(play_game(plan, number).line)
    return data


@pytest.fixture(scope="module")
def good() -> list[Record]:
    """Return valid records with few hands."""
    return [record(number=number, target=1) for number in range(3)]


def write(path: Path, records: list[Record]) -> str:
    path.write_text("".join(json.dumps(data) + "\n" for data in records))
    return str(path)


def test_good_files(good: list[Record], command: Command, tmp_path: Path) -> None:
    """`check` reads one record from a .json file (in one or several lines) or many from a .jsonl
    file."""
    one, many = tmp_path / "one.json", tmp_path / "many.jsonl"
    one.write_text(json.dumps(good[0], indent=2))
    write(many, good)
    ran = command("check", str(one), str(many), "--json")
    assert ran.code == 0
    result = json.loads(ran.out)
    assert result["ok"] is True
    assert [file["records"] for file in result["files"]] == [1, 3]


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_unfinished_game_is_legal(game: str, tmp_path: Path) -> None:
    """A running game is stored as a record whose last hand has no score."""
    play = clubsuit.load(game).new(seed=1)
    for _ in range(5):
        play.play(play.legal()[0])
    file = tmp_path / "open.json"
    file.write_text(play.record().to_json())
    assert check_file(file).fault is None


def spoil_card(data: Record) -> None:
    data["hands"][1]["deal"]["hands"][0][0] = data["hands"][1]["deal"]["hands"][1][0]


def spoil_action(data: Record) -> None:
    data["hands"][1]["actions"][3][1] = "keep"


def spoil_turn(data: Record) -> None:
    data["hands"][0]["actions"][1][0] = data["hands"][0]["actions"][0][0]


def spoil_score(data: Record) -> None:
    data["hands"][0]["score"][2] += 1


def spoil_total(data: Record) -> None:
    data["total"][0] += 1


def spoil_winners(data: Record) -> None:
    data["winners"] = None


def spoil_end(data: Record) -> None:
    data["hands"].append(data["hands"][-1])


@pytest.mark.parametrize(
    ("spoil", "hand", "action", "rule"),
    [
        (spoil_card, 2, None, "CW-2"),
        (spoil_action, 2, 4, "CW-3"),
        (spoil_turn, 1, 2, "CW-3"),
        (spoil_score, 1, None, "CW-9"),
        (spoil_total, None, None, "CW-10"),
        (spoil_winners, None, None, "CW-10"),
        (spoil_end, 0, None, "CW-10"),
    ],
)
def test_fault_is_located(
    spoil: Callable[[Record], None],
    hand: int | None,
    action: int | None,
    rule: str,
    command: Command,
    tmp_path: Path,
) -> None:
    """The report names the line, hand, action and rule of the fault, and the exit status is 1."""
    records = [record(target=4, number=number) for number in (1, 2, 3)]
    spoil(records[1])
    if hand == 0:
        hand = len(records[1]["hands"])
    file = write(tmp_path / "games.jsonl", records)
    ran = command("check", file, "--json")
    result = json.loads(ran.out)
    fault = result["files"][0]["fault"]
    assert (ran.code, result["ok"], result["files"][0]["records"]) == (1, False, 1)
    assert (fault["line"], fault["hand"], fault["action"], fault["rule"]) == (2, hand, action, rule)
    line = command("check", file).out
    assert line.count("\n") == 1
    assert line.startswith(f"{file}, line 2")
    assert f"{rule}: " in line


@pytest.mark.parametrize(
    "text",
    [
        "",
        "junk",
        "[]",
        "{}",
        "null",
        '{"format": "clubsuit/2"}',
        "[" * 100_000,
        '{"format": "clubsuit/1", "game": "chess", "options": {}, "players": [], "hands": [], '
        '"total": [], "winners": null}',
    ],
    ids=range(8),
)
def test_junk_is_a_fault(text: str, command: Command, tmp_path: Path) -> None:
    """A file that is not a record is reported like any other fault, without a traceback."""
    file = tmp_path / "junk.json"
    file.write_text(text)
    ran = command("check", str(file))
    assert (ran.code, ran.err, ran.out.count("\n")) == (1, "", 1)


WORDS: list[Any] = [None, True, -1, 10**30, 1.5, "", "X", "play 3C", [], [[]], {}, {"hands": 1}]


def test_no_spoiled_record_makes_it_stumble(good: list[Record], tmp_path: Path) -> None:
    """Any value in a field leads to a fault or an accepted record, never to a crash."""
    file = tmp_path / "games.jsonl"
    for word in WORDS:
        for place in places(good[0]):
            data = json.loads(json.dumps(good[0]))
            target: Any = data
            for step in place[:-1]:
                target = target[step]
            target[place[-1]] = word
            write(file, [data])
            check_file(file)


def places(data: Any) -> list[list[Any]]:
    """Return the paths of all fields of a record, and of the first and last item of each list."""
    found: list[list[Any]] = []
    keys: list[Any] = list(data) if isinstance(data, dict) else []
    if isinstance(data, list):
        keys = sorted({0, len(data) - 1}) if data else []
    for key in keys:
        found.append([key])
        found += [[key, *rest] for rest in places(data[key])]
    return found


def test_options_cannot_pass_for_parameters(good: list[Record], tmp_path: Path) -> None:
    """An option with the name of a function parameter is an unknown option and raises no
    TypeError."""
    data = json.loads(json.dumps(good[0]))
    data["options"] = {"game": "ruby-dame", "self": 1}
    fault = check_file(Path(write(tmp_path / "a.jsonl", [data]))).fault
    assert fault is not None
    assert "no option" in fault.message


def test_many_workers_find_the_same_first_fault(good: list[Record], tmp_path: Path) -> None:
    """The reported fault is the first one in the file, not the first that a worker finds."""
    records = [json.loads(json.dumps(good[n % 3])) for n in range(20)]
    for n in (9, 10, 17):
        spoil_total(records[n])
    file = Path(write(tmp_path / "games.jsonl", records))
    assert check_file(file, workers=2) == check_file(file)


def test_unreadable_file(command: Command, tmp_path: Path) -> None:
    """A missing file is an error of the command and not a fault of a record."""
    ran = command("check", str(tmp_path / "none.jsonl"))
    assert ran.code == 2
    assert "none.jsonl" in ran.err
