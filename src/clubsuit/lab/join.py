"""`clubsuit join`: join the results of the parts of a run, which `--shard 3/8` has played.

The parts need no connection to each other, so any queue of jobs can run them. Joined, they give the
same bytes as one run, because a game or deal depends only on the seed and on its number.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clubsuit.arguments import checked_number
from clubsuit.errors import NotationError
from clubsuit.lab.arena import PLAN, Match, MatchFolder, Result, plan_text
from clubsuit.lab.lost_turns import LostTurns
from clubsuit.lab.shard import Shard
from clubsuit.lab.simulate import MOST_GAMES, Plan, SeatSummary, Summary, write_whole
from clubsuit.lab.study.blocks import finished, read_part
from clubsuit.lab.study.result import StudyResult
from clubsuit.lab.study.run import part_of
from clubsuit.lab.study.summary import summarize
from clubsuit.texts import refusal

BLOCK = 1 << 20
"""Number of bytes that are copied at once."""


# ---- simulations -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """The result of one shard of a simulation."""

    file: Path
    """The file with the result, as `clubsuit simulate --json` prints it."""
    plan: Plan
    shard: Shard
    summary: Summary
    records: Path | None
    sha256: str | None

    @staticmethod
    def read(file: Path) -> "Part":
        """Read a result. Raises NotationError if it is not the complete result of a shard."""
        try:
            data = json.loads(file.read_bytes())
            part = Part._of(file, data)
        except (ValueError, KeyError, TypeError, RecursionError, NotationError):
            raise refusal("join-no-part", file=str(file)) from None
        if part.summary.games != len(part.shard.part(part.plan.games)):
            raise refusal("join-unfinished", file=str(file), shard=str(part.shard))
        return part

    @staticmethod
    def _of(file: Path, data: dict[str, Any]) -> "Part":
        seats = [
            SeatSummary(
                str(seat["bot"]),
                _whole(seat["points"], -MOST_GAMES),
                _whole(seat["wins"]),
                LostTurns(_whole(seat["lost_turns"]), seat["first_failure"]),
            )
            for seat in data["seats"]
        ]
        names = tuple(seat.bot for seat in seats)
        games = _whole(data["of_games"], 1)
        plan = Plan(data["game"], data["options"], names, games, int(data["seed"]), names)
        summary = Summary(seats, _whole(data["games"]), _whole(data["decisions"]))
        records = data["records"]
        found = _found(file, Path(records)) if records is not None else None
        return Part(file, plan, Shard.read(data["shard"]), summary, found, data["sha256"])


def _whole(value: Any, low: int = 0) -> int:
    return checked_number(value, "number", low, MOST_GAMES)


def _found(file: Path, records: Path) -> Path:
    """Return the file of records of a part, which may have moved together with its result."""
    return records if records.exists() else file.parent / records.name


def join_games(files: Sequence[Path], records: Path | None = None) -> tuple[Plan, Summary]:
    """Join the results of all shards of a simulation; return its plan and its results.

    files:   the results of the shards, as `clubsuit simulate --json` prints them, in any order.
    records: the file to write the records of all shards to, in order.

    Raises NotationError if a shard is missing, unfinished, given twice or of another run, if the
    records are not those that were written, or if the file exists.
    """
    parts = [Part.read(file) for file in files]
    ordered = _in_order([(part.file, part.shard, part.plan) for part in parts])
    parts = [parts[place] for place in ordered]
    plan = parts[0].plan
    whole = Summary([SeatSummary(bot) for bot in plan.players])
    for part in parts:
        whole.games += part.summary.games
        whole.decisions += part.summary.decisions
        for seat, more in zip(whole.seats, part.summary.seats, strict=True):
            seat.points += more.points
            seat.wins += more.wins
            seat.lost += more.lost
    if records:
        _join_records(parts, records, whole)
    return plan, whole


def _join_records(parts: Sequence[Part], records: Path, whole: Summary) -> None:
    """Write the records of all parts to one file. Without success, the file is removed."""
    if records.exists():
        raise refusal("join-exists", file=str(records))
    try:
        with records.open("xb", buffering=0) as target:
            for part in parts:
                if part.records is None:
                    raise refusal("join-no-records", file=str(part.file))
                before = Summary([])
                for block in _blocks(part.records):
                    write_whole(target, block)
                    before.hash.update(block)
                    whole.hash.update(block)
                if before.sha256 != part.sha256:
                    raise refusal("join-records", file=str(part.records))
    except BaseException:
        with suppress(OSError):
            records.unlink()
        raise


def _blocks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            yield block


def _in_order(parts: Sequence[tuple[Path, Shard, Any]]) -> list[int]:
    """Return the places of the parts in the order of their shards.

    parts: for each part its file or folder, its shard, and the plan that all must share.

    Raises NotationError if they are not all shards of one run.
    """
    first, shard, plan = parts[0]
    by_number: dict[int, int] = {}
    for place, (file, other, theirs) in enumerate(parts):
        if theirs != plan or other.of != shard.of:
            raise refusal("join-other", file=str(file), first=str(first))
        if other.number in by_number:
            raise refusal("join-twice", file=str(file), shard=str(other))
        by_number[other.number] = place
    for number in range(1, shard.of + 1):
        if number not in by_number:
            raise refusal("join-missing", shard=str(Shard(number, shard.of)))
    return [by_number[number] for number in range(1, shard.of + 1)]


# ---- matches ---------------------------------------------------------------------------------


def join_match(folders: Sequence[Path], folder: Path) -> tuple[Match, Result]:
    """Join the folders of all shards of a match into a new folder; return the match and its result.

    Raises NotationError if a shard is missing, unfinished, given twice or of another match, or if
    the new folder exists.
    """
    if folder.exists():
        raise refusal("join-exists", file=str(folder))
    parts = [(place, *_read_plan(place)) for place in folders]
    ordered = [parts[place][0] for place in _in_order(parts)]
    _, shard, data = parts[0]
    match = _match_of(data, folders[0])
    counts = [len(Shard(number, shard.of).part(match.deals)) for number in range(1, shard.of + 1)]
    for place, count in zip(ordered, counts, strict=True):
        if _lines_of(place / "deals.jsonl") != count:
            raise refusal("join-unfinished", file=str(place), shard=_shard_of(place))
    folder.mkdir(parents=True)
    (folder / PLAN).write_bytes(plan_text(match))
    _join_folders(ordered, folder)
    result = Result(match.names, match.games)
    MatchFolder(match, folder, True, result).close()
    return match, result


def _lines_of(file: Path) -> int:
    """Return the number of complete lines of a file; 0 if there is no file."""
    return sum(block.count(b"\n") for block in _blocks(file)) if file.exists() else 0


def _shard_of(place: Path) -> str:
    return str(_read_plan(place)[0])


def _read_plan(place: Path) -> tuple[Shard, dict[str, Any]]:
    """Return the shard of a folder, and the plan of its match without the shard."""
    try:
        data = json.loads((place / PLAN).read_bytes())
        return Shard.read(data.pop("shard")), data
    except (OSError, ValueError, KeyError, TypeError, AttributeError, NotationError):
        raise refusal("join-no-part", file=str(place)) from None


def _match_of(data: dict[str, Any], place: Path) -> Match:
    try:
        kept = {name: data[name] for name in ("mixed", "once", "swap") if name in data}
        names = tuple(data["bots"])
        return Match(
            data["game"], data["options"], names, _whole(data["deals"], 1), data["seed"],
            data["games"], names=names, **kept,
        )  # fmt: skip
    except (KeyError, TypeError, NotationError):
        raise refusal("join-no-part", file=str(place)) from None


def _join_folders(ordered: Sequence[Path], folder: Path) -> None:
    """Write the records and deals of the folders into one."""
    with (
        (folder / "records.jsonl").open("wb", buffering=0) as records,
        (folder / "deals.jsonl").open("wb", buffering=0) as deals,
    ):
        for place in ordered:
            before = records.tell()
            for block in _blocks(place / "records.jsonl"):
                write_whole(records, block)
            with (place / "deals.jsonl").open("rb") as lines:
                for line in lines:
                    entry = json.loads(line)
                    entry["records"] += before
                    write_whole(deals, json.dumps(entry).encode() + b"\n")


# ---- studies ---------------------------------------------------------------------------------


def join_study(files: Sequence[Path]) -> StudyResult:
    """Join the files of all parts of a study, in any order; return the result of the whole study.

    The files are those of `run_study`. Raises NotationError if a part is missing, unfinished, given
    twice or of another study, or if a file is damaged.
    """
    parts = [(file, *read_part(file)) for file in files]
    ordered = _in_order([(file, shard, plan) for file, plan, shard, _ in parts])
    for file, plan, shard, blocks in parts:
        if finished(blocks) != len(part_of(plan, shard)):
            raise refusal("join-unfinished", file=str(file), shard=str(shard))
    blocks = [block for place in ordered for block in parts[place][3]]
    return summarize(parts[0][1], blocks, "deals")
