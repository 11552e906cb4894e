"""Simulations: bots play whole games against each other.

Game number i of a plan depends only on the seed of the plan and on i, not on earlier games or on
the process. The file is therefore the same for any number of workers, and an interrupted run can be
resumed.

>>> plan = Plan.of("clubs-whist", games=2, seed=7, bots=["random"], options={"target": "1"})
>>> summary = simulate(plan)
>>> summary.games, [seat.bot for seat in summary.seats]
(2, ['random', 'random', 'random'])
"""

import errno
import hashlib
import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from io import FileIO
from pathlib import Path
from typing import Any, Literal

import numpy as np

from clubsuit.arguments import checked_number, checked_seed, whole
from clubsuit.bots import make_bot
from clubsuit.bots.base import ending, next_action
from clubsuit.bots.names import check_unchanged, public_name
from clubsuit.cache import cache_dir
from clubsuit.errors import NotationError, WorkerLost, excerpt
from clubsuit.game import Game, Record, load, rules_of
from clubsuit.lab.compiled_games import Table
from clubsuit.lab.lost_turns import LostTurns, Supported, lost_in, with_events
from clubsuit.lab.opponents.contenders import decides_by_clock
from clubsuit.lab.shard import Shard
from clubsuit.lab.workers import Where, checked_where, lost_during, ordered_map
from clubsuit.random_numbers import derive_seed
from clubsuit.texts import refusal

Existing = Literal["refuse", "resume", "replace"]
"""Action of `simulate` if the file of records already exists."""

MOST_GAMES = 1 << 53
BATCH = 4
"""Number of games that a worker plays before it returns them."""
COMPILED_BATCH = 32
"""Number of compiled games that a worker plays before it returns them; each takes milliseconds."""
WORTH_COMPILING = 400
"""Minimum number of games for compiled play. Playing fewer games in Python takes less time than
compiling the loop once."""


@dataclass(frozen=True)
class Plan:
    """The games to play: everything that determines the records. Create it with `Plan.of`.

    >>> plan = Plan.of("ruby-dame", games=10, seed=7, bots=["rule"], options={"target": 20})
    >>> plan.bots, plan.options, plan.numbers
    (('rule', 'rule', 'rule', 'rule'), {'target': 20}, range(0, 10))
    """

    game: str
    """The game's name."""
    options: Mapping[str, Any]
    """The options that differ from the game's defaults."""
    bots: tuple[str, ...]
    """By seat: the name of the bot."""
    games: int
    """Number of games."""
    seed: int
    """An int64 that determines deals and bots; game i has seeds of its own that follow from it."""
    players: tuple[str, ...] = ()
    """By seat: the name in records and reports, without file paths (see `bots.names`)."""
    shard: Shard | None = None
    """The part of the games to play; None means all of them."""

    def __post_init__(self) -> None:
        if not self.players:
            object.__setattr__(self, "players", tuple(map(public_name, self.bots)))

    @property
    def numbers(self) -> range:
        """The numbers of the games to play."""
        return self.shard.part(self.games) if self.shard else range(self.games)

    @staticmethod
    def of(
        game: str,
        *,
        games: int,
        seed: int,
        bots: Sequence[str],
        options: Mapping[str, Any],
        shard: Shard | None = None,
    ) -> "Plan":
        """Return a checked plan.

        game:    the game's name.
        games:   number of games.
        seed:    an int64 that determines deals and bots.
        bots:    a bot for each seat, as in `clubsuit.make_bot`; a single name stands for all seats.
        options: options of the game, as in `clubsuit.load`.
        shard:   the part of the games to play; None for all of them.

        Raises NotationError for an unknown game, option or bot, a wrong number of bots, or an
        invalid number, and RuleError for an invalid value of an option.
        """
        loaded = Game(rules_of(game), options)
        names = list(bots) * loaded.seats if len(bots) == 1 else list(bots)
        if len(names) != loaded.seats:
            raise refusal("simulate-bots", given=len(names), wanted=loaded.seats)
        for name in names:
            make_bot(name, loaded.rules, 0)
        number = whole(games)
        if number is None or not 1 <= number <= MOST_GAMES:
            raise refusal("simulate-games", given=excerpt(games))
        if shard and shard.of > number:
            raise refusal("shard-many", shard=str(shard), given=number)
        return Plan(game, loaded.chosen, tuple(names), number, checked_seed(seed), shard=shard)


@dataclass(frozen=True)
class Finished:
    """A finished game, as `play_game` returns it.

    >>> plan = Plan.of("clubs-whist", games=1, seed=7, bots=["rule"], options={"target": 1})
    >>> len(play_game(plan, 0).total)
    3
    """

    line: bytes
    """The record as a line of JSON."""
    decisions: int
    """Number of decisions."""
    total: list[int]
    """By seat: the points of the game."""
    winners: list[int]
    """The seats of the winners."""
    lost: tuple[LostTurns, ...]
    """By seat: the turns that the bot has lost to `rule`."""


@dataclass(frozen=True)
class Played:
    """The combined results of some games."""

    games: int
    decisions: int
    points: list[int]
    """By seat: the sum of its scores."""
    wins: list[int]
    """By seat: the number of games that it won, including shared wins."""
    lines: bytes = b""
    """The records, one per line."""
    lost: Sequence[LostTurns] = ()
    """By seat: the turns that the bot has lost to `rule`; empty if no bot can lose turns."""

    @staticmethod
    def one(game: Finished) -> "Played":
        """Return the results of one game."""
        wins = [int(p in game.winners) for p in range(len(game.total))]
        return Played(1, game.decisions, game.total, wins, game.line, game.lost)

    @staticmethod
    def all(results: np.ndarray, lines: bytes) -> "Played":
        """Return the results of games in compiled code (see `compiled_games.play_games`)."""
        decisions, winners, totals = results[:, 0], results[:, 1:2], results[:, 2:]
        wins = winners >> np.arange(totals.shape[1]) & 1
        sums = totals.sum(axis=0).tolist(), wins.sum(axis=0).tolist()
        return Played(len(results), int(decisions.sum()), *sums, lines)


@dataclass
class SeatSummary:
    """The results of a seat: the sum of its scores, and its wins, including shared ones."""

    bot: str
    points: int = 0
    wins: int = 0
    lost: LostTurns = field(default_factory=LostTurns)
    """The turns that the bot has lost to `rule` because it failed; only programs can fail."""


@dataclass
class Summary:
    """The results of a plan so far, as `simulate` returns them.

    >>> plan = Plan.of("clubs-whist", games=2, seed=7, bots=["random"], options={"target": 1})
    >>> summary = simulate(plan)
    >>> summary.games, sum(seat.wins for seat in summary.seats) >= 2, len(summary.sha256)
    (2, True, 64)
    """

    seats: list[SeatSummary]
    """By seat: the bot (`bot`), the sum of its scores (`points`) and its wins (`wins`)."""
    games: int = 0
    """Number of games, those of an earlier run included."""
    decisions: int = 0
    """Number of decisions in these games."""
    resumed: int = 0
    """Number of games that an earlier run had written."""
    seconds: float = 0.0
    """Duration of this run in seconds."""
    rate: float = 0.0
    """Decisions per second in this run; the time includes views and records."""
    interrupted: bool = False
    """True if Ctrl-C ended the run early."""
    hash: Any = field(default_factory=hashlib.sha256, compare=False, repr=False)
    """SHA-256 of the records so far."""

    @property
    def sha256(self) -> str:
        """The SHA-256 of the file of records."""
        return str(self.hash.hexdigest())

    def add(self, played: Played) -> None:
        """Add the results of some games, `played`. Raises no errors."""
        self.hash.update(played.lines)
        self.games += played.games
        self.decisions += played.decisions
        for seat, points, wins in zip(self.seats, played.points, played.wins, strict=True):
            seat.points += points
            seat.wins += wins
        for seat, lost in zip(self.seats, played.lost, strict=False):
            seat.lost += lost


def derive_seeds(seed: int, numbers: Iterable[int], seats: int) -> np.ndarray:
    """Return for each game the seed of its deals and of each seat's bot: int64[games, 1 + seats].

    >>> derive_seeds(7, [0], 1).tolist() == [[derive_seed(7, 0, w) for w in ("deals", "bot 0")]]
    True
    """
    things = [b"deals", *(b"bot %d" % p for p in range(seats))]
    heads = [b"clubsuit %d %d " % (seed, number) for number in numbers]
    digests = [hashlib.sha256(head + thing).digest() for head in heads for thing in things]
    words = np.frombuffer(b"".join(digests), ">u8").reshape(len(heads), len(things), 4)[:, :, 0]
    return (words >> 2).astype(np.int64)


def play_game(plan: Plan, number: int) -> Finished:
    """Play game `number` of the plan, counted from 0, to its end.

    number: it may exceed the number of games of the plan. Raises NotationError if it is invalid.

    >>> plan = Plan.of("clubs-whist", games=2, seed=7, bots=["random"], options={"target": 1})
    >>> game = play_game(plan, 0)
    >>> Record.from_json(game.line).winners == game.winners
    True
    """
    number = checked_number(number, "number", 0, MOST_GAMES)
    game = load(plan.game, **plan.options)
    check_unchanged(plan.bots, plan.players)
    bots = [
        make_bot(name, game.rules, derive_seed(plan.seed, number, f"bot {p}"))
        for p, name in enumerate(plan.bots)
    ]
    seated = [Supported(bot, game.rules) for bot in bots]
    play = game.new(derive_seed(plan.seed, number, "deals"), plan.players)
    with ending(*bots):
        while play.turn is not None:
            play.act(next_action(play, seated))
    return _finished(with_events(play.record(), seated), tuple(bot.lost for bot in seated))


def _finished(record: Record, lost: tuple[LostTurns, ...]) -> Finished:
    line = record.to_json().encode() + b"\n"
    decisions = sum(len(hand.actions) for hand in record.hands)
    return Finished(line, decisions, list(record.total), record.winners or [], lost)


def simulate(
    plan: Plan,
    *,
    records: Path | None = None,
    existing: Existing = "refuse",
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Summary:
    """Play the games of a plan, and write their records in order, one per line.

    plan:     the games.
    records:  a .jsonl file to write; None to write nothing.
    existing: if the file exists: "refuse" raises an error, "replace" writes it again, "resume"
              continues the file of an interrupted run of the same plan.
    workers:  number of processes; 1 is this process.
    executor: runs the games instead: "ray", "ray:ADDRESS", "dask:ADDRESS", "mpi", or any
              `concurrent.futures.Executor` (docs/scale.md). `workers` is then the number of tasks
              that it runs at once.
    progress: called with the number of games finished so far.

    Ctrl-C stops the run early: everything written so far is kept, and `interrupted` is set in the
    summary. Raises NotationError if the file exists and `existing` is "refuse", or if the file to
    resume belongs to another plan. Raises WorkerLost if the system kills a worker; everything
    written so far is kept then too.

    >>> plan = Plan.of("clubs-whist", games=2, seed=7, bots=["rule"], options={"target": 1})
    >>> simulate(plan).games
    2
    """
    where = checked_where(workers, executor)
    summary = Summary([SeatSummary(bot) for bot in plan.players])
    file = _open_records(plan, records, existing, summary) if records else None
    summary.resumed = summary.games
    known = summary.decisions
    together = must_compile(plan) or _compiled(plan)
    games = partial(_play_games, plan, summary.games, where, file is not None, together)
    start = time.perf_counter()
    try:
        progress(summary.games)
        if together and executor is None:
            compile_loop(plan)
            start = time.perf_counter()
        for played in games():
            if file:
                write_whole(file, played.lines)
            summary.add(played)
            progress(summary.games)
    except KeyboardInterrupt:
        summary.interrupted = True
    except WorkerLost as error:
        raise _worker_lost(error, plan, summary, records) from None
    finally:
        if file:
            file.close()
    summary.seconds = time.perf_counter() - start
    if summary.decisions > known:
        summary.rate = (summary.decisions - known) / summary.seconds
    return summary


def must_compile(plan: Plan) -> bool:
    """Return whether the compiled loop will be used but still has to be compiled for this game."""
    game = load(plan.game, **plan.options)
    many = plan.games >= WORTH_COMPILING and Table.seats_all(game, plan.bots)
    return many and not _compiled(plan)


def compile_loop(plan: Plan) -> None:
    """Compile the loop for these games. Processes that start later can use it too."""
    play_many(plan, True, range(1))
    if mark := _mark(plan):
        with suppress(OSError):  # without the mark, each process compiles the loop itself
            mark.touch()


def _compiled(plan: Plan) -> bool:
    game = load(plan.game, **plan.options)
    mark = _mark(plan)
    return Table.seats_all(game, plan.bots) and mark is not None and mark.exists()


def _mark(plan: Plan) -> Path | None:
    """Return the file that marks the loop as compiled for this game; None if there is no cache."""
    folder = cache_dir()
    dtype = load(plan.game, **plan.options).rules.dtype  # it differs if the game's sources do
    return folder and folder / f"simulate-{hashlib.sha256(repr(dtype).encode()).hexdigest()[:16]}"


def _play_games(
    plan: Plan, first: int, where: Where, records: bool, together: bool
) -> Iterator[Played]:
    """Play the games of the plan, without the first ones, which `first` counts.

    together: whether to play the games in the compiled loop.
    """
    workers, executor = where
    numbers = plan.numbers[first:]
    if not together:
        return ordered_map(partial(play_one, plan), numbers, workers, BATCH, executor)
    starts = range(0, len(numbers), COMPILED_BATCH)
    parts = (numbers[n : n + COMPILED_BATCH] for n in starts)
    return ordered_map(partial(play_many, plan, records), parts, workers, 1, executor)


def play_one(plan: Plan, number: int) -> Played:
    """Play one game of the plan."""
    return Played.one(play_game(plan, number))


def play_many(plan: Plan, records: bool, numbers: range) -> Played:
    """Play these games of the plan in compiled code; the results are those of `play_one`."""
    table = _table(plan.game, json.dumps(plan.options), plan.bots)
    seeds = derive_seeds(plan.seed, numbers, len(plan.bots))
    if records:
        return Played.all(*table.play_with_records(seeds))
    return Played.all(table.play(seeds), b"")


@lru_cache(maxsize=1)
def _table(game: str, options: str, bots: tuple[str, ...]) -> Table:
    """Return a table of compiled bots, which is cached for the next part of the plan."""
    return Table(load(game, **json.loads(options)), bots)


def _open_records(plan: Plan, path: Path, existing: Existing, summary: Summary) -> FileIO:
    """Open the file of records; add the records that it already contains to the summary."""
    if path.suffix != ".jsonl":
        raise refusal("simulate-suffix", file=str(path))
    if existing == "refuse" and path.exists():
        raise refusal("simulate-exists", file=str(path))
    if existing == "resume" and path.exists():
        complete = _count_records(plan, path, summary)
        file = path.open("r+b", buffering=0)
        file.truncate(complete)
        file.seek(complete)
        return file
    return path.open("wb", buffering=0)  # each write reaches the file at once


def write_whole(file: FileIO, data: bytes) -> None:
    """Write data to an unbuffered file. Raises OSError if not all is written, as on a full disk."""
    if file.write(data) < len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), file.name)


def _count_records(plan: Plan, path: Path, summary: Summary) -> int:
    """Count the complete records of an interrupted run; return their number of bytes."""
    complete = 0
    line = b""
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                break  # the line is incomplete, so this game is played again
            _count_record(plan, path, line, summary)
            complete += len(line)
    wanted = len(plan.numbers)
    if summary.games > wanted:
        raise refusal("simulate-more", file=str(path), given=summary.games, wanted=wanted)
    for number in {0, summary.games - 1} if summary.games else ():
        again, kept = play_game(plan, plan.numbers[number]).line, _line_of(path, number)
        same = _first_deals(again) == _first_deals(kept) if by_clock(plan) else again == kept
        if not same:
            raise refusal("simulate-other", file=str(path))
    return complete


def by_clock(plan: Plan) -> list[str]:
    """Return the names of the bots that decide by the clock, as any program may.

    Another run then repeats only the deals.
    """
    rules = rules_of(plan.game)
    bots = dict(zip(plan.players, plan.bots, strict=True))
    return [player for player, name in bots.items() if decides_by_clock(name, rules)]


def _first_deals(line: bytes) -> list[Any]:
    """Return the dealer and the deal of a record's first hand; an empty list without a hand."""
    return [(hand.dealer, hand.deal) for hand in Record.from_json(line).hands[:1]]


def _count_record(plan: Plan, path: Path, line: bytes, summary: Summary) -> None:
    try:
        record = Record.from_json(line)
    except NotationError:
        raise refusal("simulate-other", file=str(path)) from None
    mine = (record.game, record.options, tuple(record.players))
    if mine != (plan.game, dict(plan.options), plan.players) or len(record.total) != len(plan.bots):
        raise refusal("simulate-other", file=str(path))
    lost = tuple(lost_in(record))
    summary.add(Played.one(replace(_finished(record, lost), line=line)))


def _line_of(path: Path, number: int) -> bytes:
    with path.open("rb") as file:
        return next(line for n, line in enumerate(file) if n == number)


def _worker_lost(
    error: WorkerLost, plan: Plan, summary: Summary, records: Path | None
) -> WorkerLost:
    kept: dict[str, Any] = {
        "games": summary.games,
        "wanted": len(plan.numbers),
        "file": str(records),
    }
    if records:
        keys = "simulate-worker-lost-file", "simulate-executor-lost-file"
    else:
        keys = "simulate-worker-lost", "simulate-executor-lost"
    return lost_during(error, *keys, **kept)
