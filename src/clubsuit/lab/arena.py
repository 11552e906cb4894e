"""Which of two bots is better? Duplicate matches: the same deals, the seats rotated.

Each deal is one hand of a new game, or a whole game of such deals, played once for every
way in which the two bots may share the seats (`seatings`); or, in far less time, with A in one
place and with B in all, or with B in that one place among A. So no side has better cards, and
far fewer deals tell two bots apart.
Deal number i depends on the seed and on i only:
any number of workers gives the same records, and an interrupted match goes on where it
stood. (A bot with a budget of time, as `search`, may decide otherwise on another day.)

>>> match = Match("clubs-whist", bots=("rule", "random"), deals=20, seed=5, options={})
>>> result = run_match(match)
>>> result.deals, result.margin > 0
(20, True)
"""

import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from clubsuit.arguments import checked_number, checked_seed, whole
from clubsuit.bots.base import Agent, Choice, next_action
from clubsuit.bots.own_weights import check_unchanged, public_name
from clubsuit.errors import WorkerLost, excerpt
from clubsuit.game import Game, View, load, rules_of
from clubsuit.games.state import Action
from clubsuit.lab.opponents.contenders import check, contender
from clubsuit.lab.simulate import write_whole
from clubsuit.lab.student import half_width_99
from clubsuit.lab.workers import checked_workers, ordered_map, worker_lost
from clubsuit.random_numbers import derive_seed
from clubsuit.texts import refusal

STEPS = 20
"""Times of decisions are counted in classes, this many to each factor of e (5 % wide)."""
MOST_CLASSES = 1000
"""More than there are on either side of a second."""
MOST_DEALS = 1 << 53
BATCH = 2
"""Deals that a worker plays before it hands them over."""

WHOLE, MIXED, SAME = "whole", "mixed", "same"
"""Kinds of seatings: no bot has a partner of the other kind, or one has; or B has all seats."""


@dataclass(frozen=True)
class Match:
    """What is to be played: everything that decides the deals and who sits where."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    """A and B: A's margin over B is measured."""
    deals: int
    """Hands, or whole games; each is played in every seating."""
    seed: int
    games: bool = False
    """Whether whole games are played: what wins a hand need not win the game."""
    mixed: int | None = None
    """Team games: in how many deals, the first ones, partners of both kinds play too; None: in all.

    They are most of the seatings, and so of the time."""
    once: bool = False
    """Whether A plays each deal in one place only, the next one in the next place, and all that
    it is compared with is B in the same place among its like."""
    swap: bool = False
    """Whether each deal is played with A in one place among B, and with B there among A, and no
    more; the next deal in the next place."""
    names: Sequence[str] = ()
    """Names of A and B in records and reports, which show no path (see `bots.own_weights`)."""

    def __post_init__(self) -> None:
        if not self.names:
            object.__setattr__(self, "names", tuple(map(public_name, self.bots)))

    def checked(self) -> "Match":
        """The same match, its options complete. Raises NotationError or RuleError."""
        game = Game(rules_of(self.game), self.options)
        if len(self.bots) != 2:
            raise refusal("arena-bots", given=len(self.bots))
        for name in self.bots:
            check(name, game)
        if self.once + self.swap + (self.mixed is not None) > 1:
            raise refusal("arena-one-of")
        for given, least in ((self.deals, 1), (self.mixed, 0)):
            number = whole(given)
            if given is not None and (number is None or not least <= number <= MOST_DEALS):
                raise refusal("arena-deals", given=excerpt(given))
        checked_seed(self.seed)
        return replace(self, options=game.chosen)


@dataclass(frozen=True)
class Hand:
    """One hand, or one whole game, that was played in one seating."""

    kind: str
    """WHOLE, MIXED or SAME."""
    margin: float
    """Points a hand of the mean seat of A, less those of the mean seat of B. (SAME: the same of
    the seats that A has in the hand it is compared with.)"""
    wins: float
    """Of whole games: the part of A's seats that won, less the part of B's."""
    line: bytes
    """Its record, as a line of JSON."""


@dataclass(frozen=True)
class Dealt:
    """One deal, played in all seatings."""

    hands: list[Hand]
    times: tuple[Counter[int], Counter[int]]
    """How many decisions of A and of B took how long, by class (see `time_class`)."""


@dataclass
class Spread:
    """Mean and 99 % interval of the deals' margins, gathered one by one (Welford)."""

    deals: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, margin: float) -> None:
        """One more deal: the mean margin of its hands."""
        self.deals += 1
        off = margin - self.mean
        self.mean += off / self.deals
        self.squares += off * (margin - self.mean)

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 99 % interval by Student's t distribution; None of a single deal."""
        if self.deals < 2:
            return None
        error = math.sqrt(self.squares / (self.deals - 1) / self.deals)
        half = half_width_99(self.deals) * error
        return self.mean - half, self.mean + half


@dataclass
class Result:
    """What came of a match so far."""

    bots: Sequence[str]
    games: bool = False
    whole: Spread = field(default_factory=Spread)
    """Hands in which partners, where there are any, are of the same kind."""
    mixed: Spread = field(default_factory=Spread)
    """Team games: hands in which one player has a partner, or partners, of the other kind."""
    wins: Spread = field(default_factory=Spread)
    """Of the same hands as `whole`: who won, where they are whole games."""
    hands: int = 0
    resumed: int = 0
    """Deals that a run before this one had played."""
    times: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    course: list[tuple[float, tuple[float, float] | None]] = field(default_factory=list)
    """Margin and interval after each deal."""
    interrupted: bool = False

    @property
    def deals(self) -> int:
        """How many deals were played, in all seatings."""
        return self.whole.deals

    @property
    def margin(self) -> float:
        """Points a hand of A over B."""
        return self.whole.mean

    def add(self, dealt: Dealt) -> None:
        """Count one more deal."""
        self.hands += len(dealt.hands)
        whole, mixed, same = (
            [hand for hand in dealt.hands if hand.kind == kind] for kind in (WHOLE, MIXED, SAME)
        )
        self.whole.add(fmean(hand.margin for hand in whole) - sum(hand.margin for hand in same))
        self.course.append((self.whole.mean, self.whole.interval))
        self.wins.add(fmean(hand.wins for hand in whole) - sum(hand.wins for hand in same))
        if mixed:
            self.mixed.add(fmean(hand.margin for hand in mixed))
        for mine, more in zip(self.times, dealt.times, strict=True):
            mine.update(more)

    def to_dict(self) -> dict[str, Any]:
        """As `clubsuit arena --json` prints it."""
        return {
            **(_told(self.whole) or {"margin": None, "ci99": None}),
            "deals": self.deals,
            "hands": self.hands,
            "mixed": _told(self.mixed),
            "wins": _told(self.wins) if self.games else None,
            "ms_median": self._ms(0.5),
            "ms_p95": self._ms(0.95),
            "interrupted": self.interrupted,
        }

    def _ms(self, part: float) -> dict[str, float | None]:
        return {
            bot: quantile(times, part) if times else None
            for bot, times in zip("AB", self.times, strict=True)
        }


def _told(spread: Spread) -> dict[str, Any] | None:
    if not spread.deals:
        return None
    return {"margin": spread.mean, "ci99": list(spread.interval) if spread.interval else None}


# ---- who sits where ------------------------------------------------------------------------


def seatings(game: Game) -> list[tuple[str, tuple[int, ...]]]:
    """All ways in which the bots share the seats: the kind, and 0 (A) or 1 (B) by seat.

    One player, or one team, is of one kind and the rest of the other, in every place and
    both ways. In team games one player is also put into a team of the other kind.

    >>> seatings(load("clubs-whist"))[:2]
    [('whole', (0, 1, 1)), ('whole', (1, 0, 0))]
    """
    teams = teams_of(game)
    sides = sorted(set(teams))
    found = [
        (WHOLE, tuple(bot if teams[p] == side else 1 - bot for p in range(game.seats)))
        for side in sides
        for bot in (0, 1)
    ]
    if len(sides) < game.seats:
        found += [
            (MIXED, tuple(bot if p == alone else 1 - bot for p in range(game.seats)))
            for alone in range(game.seats)
            for bot in (0, 1)
        ]
    return list(dict.fromkeys(found))


def one_place(game: Game, number: int) -> tuple[int, ...]:
    """The place in deal `number` where A has one only: 0 (A) or 1 (B) by seat.

    Raises NotationError for an invalid number.

    >>> one_place(load("ruby-dame"), 1)
    (1, 0, 1, 0)
    """
    number = checked_number(number, "number", 0, MOST_DEALS)
    teams = teams_of(game)
    sides = sorted(set(teams))
    return tuple(int(team != sides[number % len(sides)]) for team in teams)


def teams_of(game: Game) -> list[int]:
    """Each seat's team; a player without partners is a team."""
    state = game.unseeded().state
    teams = [game.rules.team(state, p) for p in range(game.seats)]
    return [p if team is None else team for p, team in enumerate(teams)]


# ---- playing ---------------------------------------------------------------------------------


class Timed:
    """A bot whose decisions are timed, where there is more than one choice."""

    def __init__(self, bot: Agent, times: Counter[int]) -> None:
        self.name = bot.name
        self._bot = bot
        self._times = times

    def choose(self, view: View) -> Choice:
        start = time.perf_counter()
        choice = self._bot.choose(view)
        seconds = time.perf_counter() - start
        if len(view.codes()) > 1:
            self._times[time_class(seconds)] += 1
        return choice

    def interject(self, view: View) -> Action | None:
        return self._bot.interject(view)


def time_class(seconds: float) -> int:
    """The class that a time is counted in: 5 % wide, whatever its size."""
    return round(STEPS * math.log(max(seconds, 1e-7)))


def time_of(number: float) -> float:
    """The seconds that a class stands for."""
    return math.exp(number / STEPS)


def quantile(times: Counter[int], part: float) -> float:
    """So much of the decisions took at most this many milliseconds, to 5 %.

    >>> quantile(Counter({time_class(0.2): 9, time_class(0.5): 1}), 0.5)
    201.9
    """
    left = part * times.total()
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return float(f"{1000 * time_of(number):.4g}")
    return 0.0


def play_deal(match: Match, number: int) -> Dealt:
    """Play deal `number` of the match, counted from 0, in every seating.

    number: may be beyond the match's number of deals. Raises NotationError for an invalid one.
    """
    number = checked_number(number, "number", 0, MOST_DEALS)
    check_unchanged(match.bots, match.names)
    game = load(match.game, **match.options)
    times: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    hands = [
        play_hand(match, game, number, kind, seats, times)
        for kind, seats in _seatings_of(match, game, number)
    ]
    return Dealt(hands, times)


def _seatings_of(match: Match, game: Game, number: int) -> list[tuple[str, tuple[int, ...]]]:
    """The seatings in which this deal is played."""
    seats = one_place(game, number)
    if match.once:
        return [(WHOLE, seats), (SAME, seats)]
    if match.swap:
        return [(WHOLE, seats), (WHOLE, tuple(1 - bot for bot in seats))]
    mixed = match.mixed is None or number < match.mixed
    return [(kind, seats) for kind, seats in seatings(game) if mixed or kind == WHOLE]


def play_hand(
    match: Match,
    game: Game,
    number: int,
    kind: str,
    seats: Sequence[int],
    times: tuple[Counter[int], Counter[int]],
) -> Hand:
    """Play one deal, or one game, in one seating."""
    playing = [1 if kind == SAME else bot for bot in seats]
    names = [match.bots[bot] for bot in playing]
    players = [match.names[bot] for bot in playing]
    play = game.new(derive_seed(match.seed, number, "deals"), players, pause=not match.games)
    bots = [
        Timed(contender(name, play, derive_seed(match.seed, number, f"bot {p}")), times[bot])
        for p, (name, bot) in enumerate(zip(names, playing, strict=True))
    ]
    while play.turn is not None:
        play.act(next_action(play, bots))
    won = [p in (play.winners or []) for p in range(game.seats)]
    margin = _margin(play.total, seats) / len(play.hands)
    return Hand(kind, margin, _margin(won, seats), play.record().to_json().encode() + b"\n")


def _margin(values: Sequence[float], seats: Sequence[int]) -> float:
    """The mean of A's seats less that of B's."""
    a, b = (
        fmean(value for value, bot in zip(values, seats, strict=True) if bot == which)
        for which in (0, 1)
    )
    return a - b


def run_match(
    match: Match,
    *,
    folder: Path | None = None,
    resume: bool = False,
    workers: int = 1,
    progress: Callable[[int], None] = lambda deals: None,
) -> Result:
    """Play a match.

    folder:   gets `match.json`, `deals.jsonl` (a line for each deal) and `records.jsonl`.
    resume:   go on with the folder of an interrupted run of the same match.
    progress: called with the number of deals played so far.

    Ctrl-C ends it early: what is written stays, and the result says so. Raises NotationError or
    RuleError for a match that cannot be, and NotationError where the folder is there and may not be
    touched, or is of another match. Raises WorkerLost if the system kills a worker: what is
    written stays then too.
    """
    match, workers = match.checked(), checked_workers(workers)
    result = Result(match.names, match.games)
    book = Book(match, folder, resume, result) if folder else None
    result.resumed = result.deals
    try:
        progress(result.deals)
        for dealt in _play_deals(match, result.deals, workers):
            if book:
                book.write(dealt)
            result.add(dealt)
            progress(result.deals)
    except KeyboardInterrupt:
        result.interrupted = True
    except WorkerLost:
        raise _worker_lost(match, result, folder) from None
    finally:
        if book:
            book.close()
    return result


def _play_deals(match: Match, first: int, workers: int) -> Iterator[Dealt]:
    return ordered_map(partial(play_deal, match), range(first, match.deals), workers, BATCH)


# ---- what is kept ------------------------------------------------------------------------------


PLAN, HALF = "match.json", "match.tmp"
"""The plan of a match, and the plan before it is whole."""


def check_folder(match: Match, folder: Path, resume: bool) -> None:
    """Raises NotationError where a match may not be kept in this folder: it has something else."""
    if not folder.exists() or set(folder.iterdir()) <= {folder / HALF}:
        return
    if not resume:
        raise refusal("arena-exists", folder=str(folder))
    plan = folder / PLAN
    if not plan.is_file() or plan.read_bytes() != _plan_text(match):
        raise refusal("arena-other", folder=str(folder))


class Book:
    """The folder of a match. A deal counts when its line stands whole in `deals.jsonl`."""

    def __init__(self, match: Match, folder: Path, resume: bool, result: Result) -> None:
        check_folder(match, folder, resume)
        folder.mkdir(parents=True, exist_ok=True)
        deals, records = folder / "deals.jsonl", folder / "records.jsonl"
        whole, length = _read_deals(match, deals, records, result)
        plan, half = folder / PLAN, folder / HALF
        if not plan.exists():
            half.write_bytes(_plan_text(match))
            half.replace(plan)
        self._records = records.open("ab", buffering=0)
        self._deals = deals.open("ab", buffering=0)
        self._records.truncate(length)  # what an interrupted run left half written
        self._deals.truncate(whole)

    def write(self, dealt: Dealt) -> None:
        """One more deal: its records first."""
        write_whole(self._records, b"".join(hand.line for hand in dealt.hands))
        told = {
            "hands": [[hand.kind, hand.margin, hand.wins] for hand in dealt.hands],
            "times": [sorted(times.items()) for times in dealt.times],
            "records": self._records.seek(0, 2),
        }
        write_whole(self._deals, json.dumps(told).encode() + b"\n")

    def close(self) -> None:
        self._records.close()
        self._deals.close()


def _plan_text(match: Match) -> bytes:
    return (json.dumps(_plan(match), indent=1) + "\n").encode()


def _plan(match: Match) -> dict[str, Any]:
    """What makes a match: with more deals it is the same match, played on."""
    return {
        "game": match.game,
        "options": dict(match.options),
        "bots": list(match.names),
        "seed": match.seed,
        "games": match.games,
        **({} if match.mixed is None else {"mixed": match.mixed}),
        **({"once": True} if match.once else {}),
        **({"swap": True} if match.swap else {}),
    }


def _read_deals(match: Match, deals: Path, records: Path, result: Result) -> tuple[int, int]:
    """Count the deals of an earlier run; returns how many bytes of both files are whole.

    Raises NotationError, and touches nothing, where they are not what a run leaves.
    """
    whole = before = length = 0
    there = records.stat().st_size if records.exists() else 0
    for line in deals.read_bytes().splitlines(keepends=True) if deals.exists() else []:
        if not line.endswith(b"\n"):
            break  # cut short: this deal is played again
        number = result.deals + 1
        try:
            told = json.loads(line, parse_constant=_no_number)
            result.add(_read_deal(told))
            before, length = length, int(told["records"])
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            length = there + 1
        if not before < length <= there:
            raise refusal("arena-damaged", folder=str(deals.parent), deal=number)
        whole += len(line)
    begun = len(_seatings_of(match, load(match.game, **match.options), result.deals))
    if _lines_after(records, length) > begun:  # more than a deal that was cut short leaves
        raise refusal("arena-damaged", folder=str(deals.parent), deal=result.deals + 1)
    if result.deals > match.deals:
        given = {"given": result.deals, "wanted": match.deals}
        raise refusal("arena-more", folder=str(deals.parent), **given)
    return whole, length


def _no_number(name: str) -> float:
    raise ValueError(name)  # NaN, Infinity: Python's JSON would take them


def _lines_after(records: Path, start: int) -> int:
    """How many whole lines a file has from this byte on."""
    if not records.exists():
        return 0
    with records.open("rb") as file:
        file.seek(start)
        return sum(line.endswith(b"\n") for line in file)


def _read_deal(told: dict[str, Any]) -> Dealt:
    """Raises ValueError, or what comes of asking the wrong type, where it is no deal."""
    hands = [Hand(kind, float(margin), float(wins), b"") for kind, margin, wins in told["hands"]]
    one, two = (Counter({int(c): int(often) for c, often in times}) for times in told["times"])
    if not all(math.isfinite(hand.margin) and math.isfinite(hand.wins) for hand in hands):
        raise ValueError
    if not all(abs(c) < MOST_CLASSES and often > 0 for c, often in [*one.items(), *two.items()]):
        raise ValueError
    return Dealt(hands, (one, two))


def _worker_lost(match: Match, result: Result, folder: Path | None) -> WorkerLost:
    key = "arena-worker-lost-folder" if folder else "arena-worker-lost"
    return worker_lost(key, deals=result.deals, wanted=match.deals, folder=str(folder))
