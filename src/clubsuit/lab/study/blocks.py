"""Blocks of deals, and the file that keeps them.

The first line of the file is the plan, with the part of the study that the file is for if it is
played in parts. Each further line is a block. A block counts only if its line is complete, so a run
that was cut continues with the block after the last complete one.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from clubsuit.errors import NotationError
from clubsuit.lab.shard import Shard
from clubsuit.lab.simulate import write_whole
from clubsuit.lab.study.dealing import Dealt, Place, Sums, added
from clubsuit.lab.study.result import Plan, plan_from_dict
from clubsuit.texts import refusal

FORMAT = "clubsuit-study-run/1"


@dataclass(frozen=True)
class Block:
    """The sums of several deals."""

    deals: int
    plays: int
    sums: Sums

    @staticmethod
    def of(dealt: Iterable[Dealt]) -> "Block":
        """Return the block of these deals."""
        deals = plays = 0
        sums: Sums = {}
        for one in dealt:
            deals += 1
            plays += one.plays
            for place, numbers in one.sums.items():
                sums[place] = added(sums.get(place), numbers)
        return Block(deals, plays, sums)

    def to_json(self) -> str:
        """Return the block as a line of JSON; numbers are written exactly."""
        sums = [[*place, numbers] for place, numbers in self.sums.items()]
        return json.dumps({"deals": self.deals, "plays": self.plays, "sums": sums})

    @staticmethod
    def from_json(line: bytes) -> "Block":
        """Read a line. Raises ValueError, KeyError or TypeError for other data."""
        data = json.loads(line)
        sums = {
            Place(int(bot), int(variant), str(metric), str(part)): [float(one) for one in numbers]
            for bot, variant, metric, part, numbers in data["sums"]
        }
        return Block(int(data["deals"]), int(data["plays"]), sums)


class BlockFile:
    """A file with the blocks of a run, which an interrupted run continues."""

    def __init__(self, path: Path, plan: Plan, shard: Shard | None = None) -> None:
        """Open or create the file. Raises NotationError if it holds something else."""
        lines = _whole_lines(path)
        self.blocks: list[Block] = []
        """The complete blocks of an earlier run."""
        if lines or (path.exists() and path.stat().st_size):
            if not lines or not _is_head(lines[0], plan, shard):
                raise refusal("study-other", file=str(path))
            self.blocks = _blocks_of(path, lines)
        self._file: FileIO = path.open("ab", buffering=0)
        self._file.truncate(sum(map(len, lines)))
        if not lines:
            self._write(_head(plan, shard))

    def write(self, block: Block) -> None:
        """Append a block."""
        write_whole(self._file, block.to_json().encode() + b"\n")

    def _write(self, data: dict[str, Any]) -> None:
        write_whole(self._file, json.dumps(data).encode() + b"\n")

    def close(self) -> None:
        self._file.close()


def check_file(path: Path, plan: Plan, shard: Shard | None = None) -> None:
    """Raise NotationError if the file exists and does not belong to this plan; change nothing."""
    if path.exists():
        with path.open("rb") as file:
            first = file.readline()
        if first and not _is_head(first, plan, shard):
            raise refusal("study-other", file=str(path))


def holds_blocks(path: Path) -> bool:
    """Return whether a file begins as a file of blocks does."""
    try:
        with path.open("rb") as file:
            return bool(json.loads(file.readline())["format"] == FORMAT)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def read_part(path: Path) -> tuple[Plan, Shard, list[Block]]:
    """Return the plan, the part and the complete blocks of a file of one part of a study.

    Raises NotationError for other files.
    """
    lines = _whole_lines(path)
    try:
        data = json.loads(lines[0])
        if data["format"] != FORMAT:
            raise ValueError
        plan, shard = plan_from_dict(data["plan"]), Shard.read(data["shard"])
    except (LookupError, ValueError, TypeError, AttributeError, RecursionError, NotationError):
        raise refusal("join-no-part", file=str(path)) from None
    return plan, shard, _blocks_of(path, lines)


def _whole_lines(path: Path) -> list[bytes]:
    """Return the complete lines of a file; none if there is no file."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return [line for line in lines if line.endswith(b"\n")]


def _blocks_of(path: Path, lines: Sequence[bytes]) -> list[Block]:
    """Return the blocks in the lines after the first one. Raises NotationError."""
    blocks = []
    for number, line in enumerate(lines[1:], 2):
        try:
            blocks.append(Block.from_json(line))
        except (ValueError, KeyError, TypeError, RecursionError):
            raise refusal("study-damaged", file=str(path), line=number) from None
    return blocks


def _head(plan: Plan, shard: Shard | None) -> dict[str, Any]:
    """Return the first line of a file."""
    part = {"shard": str(shard)} if shard else {}
    return {"format": FORMAT, **part, "plan": asdict(plan)}


def _is_head(line: bytes, plan: Plan, shard: Shard | None) -> bool:
    try:
        return bool(json.loads(line) == json.loads(json.dumps(_head(plan, shard))))
    except (ValueError, RecursionError):
        return False


def finished(blocks: Sequence[Block]) -> int:
    """Return the number of deals in these blocks."""
    return sum(block.deals for block in blocks)
