"""Blocks of deals, and the file that keeps them.

The first line of the file is the plan; each further line is a block. A block counts only if its
line is complete, so a run that was cut continues with the block after the last complete one.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from io import FileIO
from pathlib import Path
from typing import Any

from clubsuit.errors import NotationError
from clubsuit.lab.simulate import write_whole
from clubsuit.lab.study.dealing import Dealt, Place, Sums, added
from clubsuit.lab.study.result import Plan
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

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open or create the file. Raises NotationError if it holds something else."""
        self.blocks: list[Block] = []
        """The complete blocks of an earlier run."""
        length = self._read(path, plan)
        self._file: FileIO = path.open("ab", buffering=0)
        self._file.truncate(length)
        if not length:
            self._write({"format": FORMAT, "plan": asdict(plan)})

    def _read(self, path: Path, plan: Plan) -> int:
        """Read the complete lines of the file; return their number of bytes."""
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if lines and not whole:
            raise refusal("study-other", file=str(path))
        if whole and not _is_plan(whole[0], plan):
            raise refusal("study-other", file=str(path))
        for number, line in enumerate(whole[1:], 1):
            try:
                self.blocks.append(Block.from_json(line))
            except (ValueError, KeyError, TypeError, RecursionError):
                raise refusal("study-damaged", file=str(path), line=number + 1) from None
        return sum(map(len, whole))

    def write(self, block: Block) -> None:
        """Append a block."""
        write_whole(self._file, block.to_json().encode() + b"\n")

    def _write(self, data: dict[str, Any]) -> None:
        write_whole(self._file, json.dumps(data).encode() + b"\n")

    def close(self) -> None:
        self._file.close()


def check_file(path: Path, plan: Plan) -> None:
    """Raise NotationError if the file exists and does not belong to this plan; change nothing."""
    if path.exists():
        with path.open("rb") as file:
            first = file.readline()
        if first and not _is_plan(first, plan):
            raise refusal("study-other", file=str(path))


def _is_plan(line: bytes, plan: Plan) -> bool:
    try:
        data = json.loads(line)
        wanted = json.loads(json.dumps({"format": FORMAT, "plan": asdict(plan)}))
    except (ValueError, RecursionError, NotationError):
        return False
    return bool(data == wanted)


def finished(blocks: Sequence[Block]) -> int:
    """Return the number of deals in these blocks."""
    return sum(block.deals for block in blocks)
