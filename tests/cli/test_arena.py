"""`clubsuit arena`: duplicate matches of two bots."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit.lab import Match, arena, check_file, run_match
from clubsuit.lab.arena import MIXED, WHOLE, Spread, quantile, seatings, time_class

from .conftest import Command

TEAMS = {"players": 6, "teams": 3}


def match(game: str = "clubs-whist", deals: int = 6, **more: Any) -> Match:
    bots = more.pop("bots", ("rule", "random"))
    games = more.pop("games", False)
    return Match.of(game, bots=bots, deals=deals, seed=5, options=more, games=games)


@pytest.mark.parametrize(
    ("game", "options", "whole", "mixed"),
    [
        ("clubs-whist", {}, 6, 0),
        ("climbing-clubs", {"players": 2}, 2, 0),
        ("climbing-clubs", {"players": 5}, 10, 0),
        ("ruby-dame", {}, 2, 8),
        ("climbing-clubs", TEAMS, 6, 12),
    ],
)
def test_seatings(game: str, options: dict[str, Any], whole: int, mixed: int) -> None:
    """Hole: a bot that sits better than the other: each has every place as often."""
    found = seatings(clubsuit.load(game, **options))
    assert Counter(kind for kind, _ in found) == {WHOLE: whole, **({MIXED: mixed} if mixed else {})}
    for kind in {kind for kind, _ in found}:
        for seat in zip(*(seats for this, seats in found if this == kind), strict=True):
            assert seat.count(0) == seat.count(1)


@pytest.mark.parametrize("game", ["free-clubs", "ruby-dame"])
def test_the_other_way_round(game: str) -> None:
    """Hole: a margin that is not A's over B's: with A and B exchanged it is the opposite."""
    one = run_match(match(game, deals=3))
    two = run_match(match(game, deals=3, bots=("random", "rule")))
    assert one.margin == pytest.approx(-two.margin)
    assert one.mixed.mean == pytest.approx(-two.mixed.mean)
    assert one.margin > 0


def test_equals_are_equal() -> None:
    """Hole: luck of the deal that is left in the margin: the same bot twice differs by nothing."""
    result = run_match(match(deals=4, bots=("rule", "rule")))
    assert result.whole.interval == pytest.approx((0, 0), abs=1e-12)


def test_margin_of_a_hand() -> None:
    """Hole: points that the records do not have: the margin is made of their scores."""
    alone = match(deals=1)
    hands = arena.play_deal(alone, 0).hands
    assert len(hands) == 6
    for hand in hands:
        record = clubsuit.Record.from_json(hand.line)
        assert record.hands[0].score
        scores: dict[str, list[int]] = {}
        for name, points in zip(record.players, record.hands[0].score, strict=True):
            scores.setdefault(name, []).append(points)
        a, b = (sum(scores[bot]) / len(scores[bot]) for bot in alone.bots)
        assert hand.margin == pytest.approx(a - b)


def test_whole_games() -> None:
    """Hole: games that are won by other points than hands: they are played to their end."""
    result = run_match(match(deals=2, games=True, target=2))
    assert result.to_dict()["wins"]["margin"] > 0
    assert result.hands == 12


def test_interval() -> None:
    """Hole: an interval of another width: by the textbook, of four margins."""
    spread = Spread()
    for margin in (1.0, 2.0, 4.0, 5.0):
        spread.add(margin)
    assert spread.mean == 3
    half = 2.5758293 * (10 / 3 / 4) ** 0.5
    assert spread.interval == pytest.approx((3 - half, 3 + half))


def test_times() -> None:
    """Hole: times that are read wrongly: median and 95th percentile to 5 %."""
    times = Counter(time_class(ms / 1000) for ms in range(1, 101))
    assert quantile(times, 0.5) == pytest.approx(50, rel=0.05)
    assert quantile(times, 0.95) == pytest.approx(95, rel=0.05)
    assert quantile(Counter(), 0.5) == 0


def files(folder: Path) -> tuple[bytes, list[Any]]:
    """The records, and what is kept of each deal but its times."""
    lines = (folder / "deals.jsonl").read_text().splitlines()
    return (folder / "records.jsonl").read_bytes(), [json.loads(line)["hands"] for line in lines]


def test_workers_and_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a match that depends on processes, or is another one after Ctrl-C and a cut line."""
    whole = run_match(match(), folder=tmp_path / "whole", workers=2)
    play = arena._play_deals

    def interrupted(*given: Any) -> Iterator[Any]:
        deals = play(*given)
        yield next(deals)
        yield next(deals)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(arena, "_play_deals", interrupted)
        first = run_match(match(), folder=tmp_path / "cut")
    assert first.interrupted
    assert first.deals == 2
    with (tmp_path / "cut" / "deals.jsonl").open("a") as lines:
        lines.write('{"hands": [[')
    with (tmp_path / "cut" / "records.jsonl").open("a") as lines:
        lines.write('{"format')
    second = run_match(match(), folder=tmp_path / "cut", resume=True)
    assert second.resumed == 2
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    assert second.whole == whole.whole
    assert check_file(tmp_path / "cut" / "records.jsonl").fault is None


def test_the_command(command: Command, tmp_path: Path) -> None:
    """Hole: what the command prints for people and for programs."""
    folder = str(tmp_path / "match")
    words = ["arena", "ruby-dame", "--bots", "rule,random", "--deals", "3", "--folder", folder]
    ran = command(*words)
    assert ran.code == 0
    assert "rule against random, 3 deals" in ran.out
    assert "partners of the other kind" in ran.out
    told = json.loads(command(*words, "--resume", "--json").out)
    assert told["bots"] == ["rule", "random"]
    assert told["deals"] == 3
    low, high = told["ci99"]
    assert low < told["margin"] < high
    assert told["ms_median"].keys() == told["ms_p95"].keys() == {"A", "B"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "rule"], "two bots are compared"),
        (["--bots", "rule,best"], "best"),
        (["--bots", "rule,random", "--deals", "0"], "there cannot be 0 deals"),
        (["--bots", "rule,random", "--resume"], "--resume needs --folder"),
        (["--bots", "rule,random", "--folder", "."], "exists"),
    ],
)
def test_refusals(words: list[str], says: str, command: Command) -> None:
    """Hole: a match that is not what was meant: one clear sentence, and status 2."""
    ran = command("arena", "clubs-whist", *words)
    assert ran.code == 2
    assert says in ran.err


def test_a_folder_of_something_else(command: Command, tmp_path: Path) -> None:
    """Found: --resume cut the records of a folder that no match had written."""
    kept = tmp_path / "records.jsonl"
    kept.write_text("mine\n")
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--deals", "1", "--resume"]
    ran = command(*words, "--folder", str(tmp_path))
    assert ran.code == 2
    assert "holds another match" in ran.err
    assert kept.read_text() == "mine\n"
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.parametrize(
    ("fault", "says"), [("fewer", "more than the 1 asked for"), ("junk", "damaged at deal 3"),
                        ("lost", "damaged at deal 1")]
)  # fmt: skip
def test_what_no_run_leaves(fault: str, says: str, command: Command, tmp_path: Path) -> None:
    """Found: resumed with fewer deals, a match lost the others; a broken line was a crash."""
    folder = tmp_path / "match"
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--folder", str(folder)]
    assert command(*words, "--deals", "2").code == 0
    if fault == "junk":
        with (folder / "deals.jsonl").open("a") as lines:
            lines.write("[]\n")
    if fault == "lost":
        (folder / "records.jsonl").write_bytes(b"")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    ran = command(*words, "--resume", "--deals", "1" if fault == "fewer" else "3")
    assert ran.code == 2
    assert says in ran.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_another_match_in_the_folder(command: Command, tmp_path: Path) -> None:
    """Hole: two matches mixed in one folder."""
    folder = ["--folder", str(tmp_path / "match"), "--deals", "1"]
    assert command("arena", "clubs-whist", "--bots", "rule,random", *folder).code == 0
    ran = command("arena", "clubs-whist", "--bots", "random,rule", *folder, "--resume")
    assert ran.code == 2
    assert "holds another match" in ran.err
