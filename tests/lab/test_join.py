"""Runs in parts (`--shard`), and `clubsuit join`."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Command
from clubsuit.bots import network
from clubsuit.errors import NotationError
from clubsuit.lab.join import join_games, join_match
from clubsuit.lab.shard import Shard

GAMES = ["clubs-whist", "--option", "target=2", "--seed", "5", "--games", "7", "--bots", "rule"]
MATCH = ["clubs-whist", "--bots", "rule,random", "--deals", "5", "--seed", "5", "--once"]


def play_parts(command: Command, folder: Path, shards: int = 3) -> list[Path]:
    """Play a simulation in parts; return the files with the results."""
    files = []
    for number in range(1, shards + 1):
        records = str(folder / f"part-{number}.jsonl")
        ran = command(
            "simulate", *GAMES, "--shard", f"{number}/{shards}", "--records", records, "--json"
        )
        files.append(folder / f"part-{number}.json")
        files[-1].write_text(ran.out)
    return files


def test_parts_of_a_simulation(command: Command, tmp_path: Path) -> None:
    """Holes: a game is played by two shards or by none; the joined run differs from one run; parts
    in another order, or moved to another folder, cannot be joined."""
    whole = tmp_path / "whole.jsonl"
    one = json.loads(command("simulate", *GAMES, "--records", str(whole), "--json").out)
    (tmp_path / "parts").mkdir()
    files = play_parts(command, tmp_path / "parts")
    (tmp_path / "parts").rename(tmp_path / "moved")
    moved = [str(tmp_path / "moved" / file.name) for file in reversed(files)]
    joined = tmp_path / "joined.jsonl"
    two = json.loads(command("join", *moved, "--records", str(joined), "--json").out)
    assert whole.read_bytes() == joined.read_bytes()
    measured = {"seconds", "decisions_per_s", "records"}
    assert {key: one[key] for key in one.keys() - measured} == {
        key: two[key] for key in two.keys() - measured
    }
    assert command("join", *moved).out.count("rule") == 3


def test_an_interrupted_part(command: Command, tmp_path: Path) -> None:
    """Hole: a part that is continued compares its file with the first games of the whole run."""
    files = play_parts(command, tmp_path)
    records = tmp_path / "part-2.jsonl"
    lines = records.read_bytes().splitlines(keepends=True)
    records.write_bytes(lines[0] + lines[1][:50])
    part = ["simulate", *GAMES, "--shard", "2/3", "--records", str(records), "--resume", "--json"]
    again = json.loads(command(*part).out)
    assert records.read_bytes() == b"".join(lines)
    assert again["sha256"] == json.loads(files[1].read_text())["sha256"]


def test_parts_of_a_match(command: Command, tmp_path: Path) -> None:
    """Holes: a joined match has other deals or another margin than one match; it cannot be read
    again; the times of decisions are lost."""
    folders = [str(tmp_path / f"part-{number}") for number in (1, 2, 3)]
    for number, folder in enumerate(folders, 1):
        command("arena", *MATCH, "--shard", f"{number}/3", "--folder", folder)
    whole, joined = tmp_path / "whole", tmp_path / "joined"
    one = json.loads(command("arena", *MATCH, "--folder", str(whole), "--json").out)
    two = json.loads(command("join", *folders, "--folder", str(joined), "--json").out)
    for name in ("match.json", "records.jsonl"):
        assert (whole / name).read_bytes() == (joined / name).read_bytes()
    measured = {"ms_median", "ms_p95"}
    assert {key: one[key] for key in one.keys() - measured} == {
        key: two[key] for key in two.keys() - measured
    }
    more = command("arena", *MATCH, "--folder", str(joined), "--resume", "--json")
    assert json.loads(more.out)["sha256"] == one["sha256"]


def spoil_json(file: Path, **fields: Any) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **fields}))


def test_parts_that_do_not_fit(command: Command, tmp_path: Path) -> None:
    """Hole: parts of different runs, missing parts or changed records are joined silently."""
    files = play_parts(command, tmp_path)
    kept = [file.read_text() for file in files]
    target = tmp_path / "joined.jsonl"

    def refused(message: str, chosen: list[Path]) -> None:
        with pytest.raises(NotationError, match=message):
            join_games(chosen, target)
        assert not target.exists()
        for file, text in zip(files, kept, strict=True):
            file.write_text(text)

    refused("^part 2/3 is missing$", [files[0], files[2]])
    refused("^part 1/3 is there twice", [files[0], files[1], files[0]])
    spoil_json(files[1], seed=6)
    refused("part-2.json is part of another run than .*part-1.json$", files)
    spoil_json(files[1], shard="2/4")
    refused("part-2.json is (part of another run|not finished)|is not finished", files)
    spoil_json(files[1], games=1)
    refused("^part 2/3 in .* is not finished", files)
    spoil_json(files[1], records=None)
    refused("part-2.json names no records", files)
    wrong: list[dict[str, Any]] = [
        {"shard": None}, {"seats": [{}]}, {"of_games": -1}, {"games": "2"},
    ]  # fmt: skip
    for fields in wrong:
        spoil_json(files[1], **fields)
        refused("part-2.json is not the result of one part of a run", files)
    files[1].write_text("[1]")
    refused("part-2.json is not the result of one part of a run", files)
    records = tmp_path / "part-3.jsonl"
    records.write_bytes(records.read_bytes()[:-2] + b"\n")
    refused("part-3.jsonl does not hold the records that its part has written", files)
    target.write_text("")
    with pytest.raises(NotationError, match=r"joined.jsonl exists"):
        join_games(files, target)


def test_folders_that_do_not_fit(command: Command, tmp_path: Path) -> None:
    """Hole: folders of different matches, missing or unfinished parts are joined silently."""
    folders = [tmp_path / f"part-{number}" for number in (1, 2)]
    for number, folder in enumerate(folders, 1):
        command("arena", *MATCH, "--shard", f"{number}/2", "--folder", str(folder))
    joined = tmp_path / "joined"
    with pytest.raises(NotationError, match=r"^part 2/2 is missing$"):
        join_match(folders[:1], joined)
    with pytest.raises(NotationError, match=r"joined is not the result of one part of a run"):
        join_match([*folders, joined], tmp_path / "new")
    shutil.copytree(folders[1], tmp_path / "kept")
    plan = folders[1] / "match.json"
    plan.write_text(plan.read_text().replace('"seed": 5', '"seed": 6'))
    with pytest.raises(NotationError, match=r"part-2 is part of another run than .*part-1$"):
        join_match(folders, joined)
    deals = tmp_path / "kept" / "deals.jsonl"
    deals.write_bytes(deals.read_bytes().splitlines(keepends=True)[0])
    with pytest.raises(NotationError, match=r"^part 2/2 in .*kept is not finished"):
        join_match([folders[0], tmp_path / "kept"], joined)
    assert not joined.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", *GAMES, "--shard", "0/3"], '"0/3" is no part of a run'),
        (["simulate", *GAMES, "--shard", "4/3"], '"4/3" is no part of a run'),
        (["simulate", *GAMES, "--shard", "third"], '"third" is no part of a run'),
        (["simulate", *GAMES, "--shard", "1/8"], "only 7 games or deals to share out"),
        (["arena", *MATCH, "--shard", "1/2"], "--shard needs --folder"),
        (["arena", *MATCH, "--shard", "1/6", "--folder", "x"], "only 5 games or deals"),
        (["arena", *MATCH, "--shard", "1/2", "--folder", "x", "--sprt", "0,1"], "sequential test"),
        (["join", "."], "name the new folder with --folder"),
        (["join", "no-such-file"], "no-such-file"),
    ],
    ids=str,
)
def test_refusals(
    words: list[str], message: str, command: Command, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Hole: an impossible part ends in a traceback, or plays nothing without a word."""
    monkeypatch.chdir(tmp_path)
    ran = command(*words)
    assert ran.code == 2
    assert re.search(re.escape(message), ran.err)


def test_shards_share_everything_out() -> None:
    """Hole: numbers are lost or played twice where the parts are not equal."""
    for total in (1, 2, 7, 100):
        for of in range(1, total + 1):
            numbers = [n for k in range(1, of + 1) for n in Shard(k, of).part(total)]
            assert numbers == list(range(total))


def shipped_weights(folder: Path) -> Path:
    """Copy the weights of Clubs (Whist) into this folder, and return the copy."""
    shipped = Path(network.__file__).parent / "weights" / "clubs-whist.npz"
    return Path(shutil.copy(shipped, folder / "mine.npz"))


def test_parts_of_a_simulation_whose_weights_are_elsewhere(
    command: Command, tmp_path: Path
) -> None:
    """Bug: parts of a bot with own weights could not be joined where the weights are not."""
    weights, files = shipped_weights(tmp_path), []
    for number in (1, 2):
        ran = command(
            "simulate", "clubs-whist", "--option", "target=2", "--games", "2", "--shard",
            f"{number}/2", "--bots", f"trained:{weights},rule,rule", "--json",
        )  # fmt: skip
        files.append(tmp_path / f"{number}.json")
        files[-1].write_text(ran.out)
    weights.unlink()
    assert json.loads(command("join", *map(str, files), "--json").out)["by_clock"] == []


def test_parts_of_a_match_whose_weights_are_elsewhere(command: Command, tmp_path: Path) -> None:
    """Bug: the same, of a match."""
    weights, parts = shipped_weights(tmp_path), [str(tmp_path / f"part-{n}") for n in (1, 2)]
    for number, part in enumerate(parts, 1):
        command(
            "arena", "clubs-whist", "--deals", "2", "--once", "--shard", f"{number}/2",
            "--bots", f"trained:{weights},rule", "--folder", part,
        )  # fmt: skip
    weights.unlink()
    joined = command("join", *parts, "--folder", str(tmp_path / "all"), "--json")
    assert json.loads(joined.out)["by_clock"] == []
