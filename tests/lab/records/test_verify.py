"""`clubsuit verify`: it lists the properties of a game's deals that hold, and the first that
fails."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit.fair import Fairness
from support.project import ROOT

STRING = "0123456789abcdef" * 4
GOOD = ROOT / "docs" / "fair-deals.json"

Record = dict[str, Any]


def record(game: str = "clubs-whist", secret: bytes = bytes(range(32)), hands: int = 99) -> Record:
    """Return a fair game played with first legal actions, to its end or for this number of
    hands."""
    loaded = clubsuit.load(game, target=3)
    fairness = Fairness.new(["", STRING, *[""] * (loaded.seats - 2)], secret)
    play = loaded.table(fairness=fairness, players=[f"P{p}" for p in range(loaded.seats)])
    while not play.over and len(play.hands) < hands:
        play.deal()
        while play.turn is not None:
            play.play(play.legal()[0])
    data: Record = json.loads(play.record().to_json())
    return data


def write(path: Path, *records: Record) -> str:
    path.write_text("".join(json.dumps(data) + "\n" for data in records))
    return str(path)


@pytest.fixture(scope="module")
def good() -> Record:
    """Return a finished fair game with several hands."""
    for number in range(50):
        data = record(secret=bytes([number] * 32))
        if len(data["hands"]) >= 3:
            return data
    raise AssertionError


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_fair_game_holds(game: str, command: Command, tmp_path: Path) -> None:
    """A fair game passes all checks, and the command lists them."""
    data = record(game)
    file = write(tmp_path / "game.json", data)
    ran = command("verify", file)
    assert (ran.code, ran.err) == (0, "")
    assert data["fairness"]["commitment"] in ran.out
    assert "P1" in ran.out
    assert ran.out.count("✓") == 4
    (found,) = json.loads(command("verify", file, "--json").out)["records"]
    assert (found["deals"], found["play_holds"], found["fault"]) == (len(data["hands"]), True, None)
    assert command("check", file).code == 0


def test_who_decided(command: Command, tmp_path: Path) -> None:
    """Hole: the report does not say that a bot made decisions for an absent player."""
    data = record("clubs-whist")
    data["events"] = [
        [0, 0, 0, "sit Ada", None],
        [0, 0, 1, "bot casual", None],
        [0, 2, 0, "bot strong", None],
        [1, 0, 0, "return", None],
    ]
    took = [seat for seat, _ in data["hands"][0]["actions"][2:]].count(0)
    file = write(tmp_path / "game.json", data)
    out = command("verify", file).out
    assert f"P0: the bot strong took {took} decisions\n" in out
    assert "P1: the bot casual took" in out
    assert "P2: the bot" not in out
    (found,) = json.loads(command("verify", file, "--json").out)["records"]
    assert found["by_bots"]["0"] == {"strong": took}


def spoil_secret(data: Record) -> None:
    data["fairness"]["secret"] = "00" * 32


def spoil_string(data: Record) -> None:
    data["fairness"]["strings"][1] = STRING[::-1]


def spoil_seats(data: Record) -> None:
    data["fairness"]["strings"].append("")


def spoil_card(data: Record) -> None:
    one, other = data["hands"][1]["deal"]["hands"][:2]
    one[0], other[0] = other[0], one[0]


def spoil_order(data: Record) -> None:
    data["hands"][1]["deal"]["hands"].reverse()


def spoil_method(data: Record) -> None:
    data["fairness"]["method"] = "sha1"


def spoil_play(data: Record) -> None:
    data["hands"][-1]["actions"][4][1] = "keep"


def spoil_score(data: Record) -> None:
    data["hands"][1]["score"][0] += 1


@pytest.mark.parametrize(
    ("spoil", "deals", "hand", "rule"),
    [
        (spoil_secret, 0, None, ""),
        (spoil_seats, 0, None, ""),
        (spoil_method, 0, None, ""),
        (spoil_string, 0, 1, "CW-2"),
        (spoil_card, 1, 2, "CW-2"),
        (spoil_order, 1, 2, "CW-2"),
        (spoil_score, -1, 2, "CW-9"),
        (spoil_play, -1, -1, "CW-3"),
    ],
)
def test_what_does_not_hold_is_named(
    spoil: Callable[[Record], None],
    deals: int,
    hand: int | None,
    rule: str,
    good: Record,
    command: Command,
    tmp_path: Path,
) -> None:
    """The report names hand and rule of the first fault and counts the deals before it (-1:
    all)."""
    data = json.loads(json.dumps(good))
    # use the dealer that follows from the altered string: the cards are then the first fault
    if spoil is spoil_string:
        data["hands"] = data["hands"][:1]
        first = clubsuit.Fairness.new(["", STRING[::-1], ""], bytes.fromhex(good_secret(good)))
        data["hands"][0]["dealer"] = first.dealer("clubs-whist", 3)
    spoil(data)
    number = len(data["hands"])
    file = write(tmp_path / "game.jsonl", good, data)
    ran = command("verify", file, "--json")
    result = json.loads(ran.out)
    first, second = result["records"]
    assert (ran.code, result["ok"], first["fault"], second["line"]) == (1, False, None, 2)
    assert second["deals"] == (number if deals < 0 else deals)
    wanted = number if hand == -1 else hand
    assert (second["fault"]["hand"], second["fault"]["rule"]) == (wanted, rule)
    text = command("verify", file).out
    assert text.count("✗") == 1
    assert f"line 2, hand {wanted}" in text or wanted is None


def good_secret(data: Record) -> str:
    return str(data["fairness"]["secret"])


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"view": 0}, "only what one player saw"),
        ({"game": "chess"}, "no game"),
    ],
)
def test_what_cannot_be_checked_does_not_hold(
    change: dict[str, Any], text: str, good: Record, command: Command, tmp_path: Path
) -> None:
    """Hole: a record of one player's view, or of an unknown game, seems to be verified."""
    ran = command("verify", write(tmp_path / "game.json", good | change))
    assert ran.code == 1
    assert text in ran.out


@pytest.mark.parametrize(
    ("fairness", "text"),
    [(None, "no secret was sealed"), ({"secret": None}, "has not been revealed")],
)
def test_what_was_not_promised_is_not_broken(
    fairness: dict[str, Any] | None, text: str, good: Record, command: Command, tmp_path: Path
) -> None:
    """Bug: "not everything holds" was reported for a game without a commitment. Such a game is not
    verified either: the exit status is 3, or 1 if another record of the file has a fault."""
    data = good | {"fairness": fairness and good["fairness"] | fairness}
    file = write(tmp_path / "game.json", data)
    ran = command("verify", file)
    assert ran.code == 3
    assert text in ran.out
    assert "holds" not in ran.out and "✗" not in ran.out
    found = json.loads(command("verify", file, "--json").out)
    (record,) = found["records"]
    assert (found["ok"], record["fault"], text in record["unchecked"]) == (False, None, True)
    bad = write(tmp_path / "games.jsonl", good, data, good | {"view": 0})
    assert command("verify", bad).code == 1


def test_a_running_game_is_legal(command: Command, tmp_path: Path) -> None:
    """A running game has not revealed its secret: there is nothing to verify, and no fault."""
    data = record("ruby-dame", hands=1)
    data["hands"][-1]["actions"].pop()
    data["hands"][-1]["score"], data["total"], data["winners"] = None, [0] * 4, None
    data["fairness"]["secret"] = None
    file = write(tmp_path / "game.json", data)
    assert command("check", file).code == 0
    assert command("verify", file).code == 3


WORDS: list[Any] = [None, True, -1, 10**30, 1.5, "", "X", STRING, [], [[]], {}, ["", "", ""]]


def test_no_spoiled_fairness_makes_it_stumble(
    good: Record, command: Command, tmp_path: Path
) -> None:
    """Hole: an invalid value in a field crashes the command or passes all checks."""
    bad = []
    for word in WORDS:
        bad.append(good | {"fairness": word})
        for name in good["fairness"]:
            bad.append(good | {"fairness": good["fairness"] | {name: word}})
    ran = command("verify", write(tmp_path / "games.jsonl", *bad), "--json")
    assert ran.code == 1
    found = json.loads(ran.out)["records"]
    assert all(bool(entry["fault"]) != bool(entry["unchecked"]) for entry in found)
    # one game has no commitment, and another has not revealed its secret
    assert sum(bool(entry["unchecked"]) for entry in found) == 2


def test_unreadable_file(command: Command, tmp_path: Path) -> None:
    """A missing file is an error of the command and not a fault of a record."""
    ran = command("verify", str(tmp_path / "none.json"))
    assert ran.code == 2
    assert "none.json" in ran.err


def test_a_file_without_records(command: Command, tmp_path: Path) -> None:
    """Hole: a file without records gives no output, which looks like success."""
    empty = tmp_path / "games.jsonl"
    empty.touch()
    ran = command("verify", str(empty), "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "no records" in ran.err
