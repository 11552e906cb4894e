"""Duplicate matches of two bots: both play the same deals, with the seats rotated.

A deal is one hand of a new game or, with `games`, a whole game. By default it is played once for
each way in which the two bots can share the seats (`seatings`). Two other modes take far less time.
With `once`, A plays one seat and B plays all others; the result is compared with that of B in all
seats. With `swap`, A plays one seat and B plays all others, and then the bots exchange their roles.
(In team games, a whole team takes the place of the seat.) Neither bot is dealt better cards, so a
match needs far fewer deals to tell the bots apart.

Deal number i depends only on the seed and on i. Records are therefore the same for any number of
workers, and an interrupted match can be resumed. (A bot with a time budget, such as `search`, may
decide differently in another run.)

>>> match = Match("clubs-whist", bots=("rule", "random"), deals=20, seed=5, options={})
>>> result = run_match(match)
>>> result.deals, result.margin > 0
(20, True)
"""

import hashlib
import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import asdict, astuple, dataclass, field, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from clubsuit.arguments import checked_number, checked_seed, whole
from clubsuit.bots.base import Agent, Choice, ending, next_action
from clubsuit.bots.names import check_unchanged, public_name
from clubsuit.errors import WorkerLost, excerpt
from clubsuit.game import Game, View, load, rules_of
from clubsuit.games.state import Action
from clubsuit.lab.lost_turns import LostTurns, Supported, with_events
from clubsuit.lab.opponents.contenders import check, contender
from clubsuit.lab.sequential import Accepted, Sprt
from clubsuit.lab.shard import Shard
from clubsuit.lab.simulate import write_whole
from clubsuit.lab.student import half_width_99
from clubsuit.lab.workers import Where, checked_where, lost_during, ordered_map
from clubsuit.random_numbers import derive_seed
from clubsuit.texts import refusal

BUCKETS_PER_E = 20
"""Number of histogram buckets for each factor of e in the decision time; a bucket is 5 % wide."""
MAX_BUCKET = 1000
"""Limit on the bucket numbers in stored deals. Real durations stay far below it."""
MOST_DEALS = 1 << 53
BATCH = 2
"""Number of deals that a worker plays before it returns them."""

WHOLE, MIXED, SAME = "whole", "mixed", "same"
"""Kinds of seatings.

WHOLE: all partners are the same bot. MIXED: both bots play in the same team. SAME: B plays in all
seats.
"""


@dataclass(frozen=True)
class Match:
    """The plan of a match: everything that determines the deals and the seats of the bots.

    >>> match = Match("clubs-whist", options={}, bots=("rule", "random"), deals=20, seed=5)
    >>> match.names, match.numbers
    (('rule', 'random'), range(0, 20))
    """

    game: str
    """The game's name."""
    options: Mapping[str, Any]
    """Options of the game, as in `clubsuit.load`."""
    bots: Sequence[str]
    """The names of A and B. The match measures the margin of A over B."""
    deals: int
    """Number of hands or whole games; each is played in every seating."""
    seed: int
    """An int64 that determines deals and bots."""
    games: bool = False
    """Play whole games instead of hands, since a bot that wins hands need not win games."""
    mixed: int | None = None
    """Team games: the first deals, up to this number, are also played with both bots in one team.

    None means all deals. These seatings are the majority, so they take most of the time.
    """
    once: bool = False
    """Play each deal with A in only one seat, and compare the result with that of B in all seats.

    The seat (in team games, the team) changes from deal to deal.
    """
    swap: bool = False
    """Play each deal twice: A plays one seat and B all others, and then the bots exchange roles.

    The seat (in team games, the team) changes from deal to deal.
    """
    sprt: Sprt | None = None
    """Stop as soon as this test, of the margin in seatings of kind WHOLE, accepts a hypothesis."""
    names: Sequence[str] = ()
    """Names of A and B in records and reports, without file paths (see `bots.names`)."""
    shard: Shard | None = None
    """The part of the deals to play; None means all of them."""

    def __post_init__(self) -> None:
        if not self.names:
            object.__setattr__(self, "names", tuple(map(public_name, self.bots)))

    @property
    def numbers(self) -> range:
        """The numbers of the deals to play."""
        return self.shard.part(self.deals) if self.shard else range(self.deals)

    def checked(self) -> "Match":
        """Return the same match with complete options. Raises NotationError or RuleError."""
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
        if self.shard and self.shard.of > self.deals:
            raise refusal("shard-many", shard=str(self.shard), given=self.deals)
        if self.shard and self.sprt:
            raise refusal("shard-sprt")
        checked_seed(self.seed)
        return replace(self, options=game.chosen, sprt=self.sprt and self.sprt.checked())


@dataclass(frozen=True)
class Hand:
    """The result of a hand or a whole game that was played in one seating."""

    kind: str
    """One of WHOLE, MIXED and SAME."""
    margin: float
    """Points per hand of A's average seat, minus those of B's average seat.

    For SAME, B plays in all seats. The seats of A are then those that A has in the compared hand.
    """
    wins: float
    """Whole games: the share of A's seats that won, minus the share of B's seats that won."""
    line: bytes
    """The record as a line of JSON."""
    lost: tuple[LostTurns, LostTurns] = (LostTurns(), LostTurns())
    """The turns that A and B have lost to `rule`."""


@dataclass(frozen=True)
class DealResult:
    """The results of one deal in all seatings."""

    hands: list[Hand]
    times: tuple[Counter[int], Counter[int]]
    """Histograms of the decision times of A and of B: the number of decisions in each bucket."""

    @property
    def lost(self) -> tuple[LostTurns, LostTurns]:
        """The turns that A and B have lost to `rule` in this deal."""
        a, b = zip(*(hand.lost for hand in self.hands), strict=True)
        return sum(a, LostTurns()), sum(b, LostTurns())


@dataclass
class Spread:
    """Running mean and 99 % interval of the margins of deals (Welford's algorithm)."""

    deals: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, margin: float) -> None:
        """Add the mean margin of the hands of one deal."""
        self.deals += 1
        off = margin - self.mean
        self.mean += off / self.deals
        self.squares += off * (margin - self.mean)

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 99 % interval by Student's t distribution; None if there are fewer than two deals."""
        if self.deals < 2:
            return None
        error = math.sqrt(self.squares / (self.deals - 1) / self.deals)
        half = half_width_99(self.deals) * error
        return self.mean - half, self.mean + half


@dataclass
class Result:
    """The results of a match so far, as `run_match` returns them.

    >>> match = Match("clubs-whist", options={}, bots=("rule", "random"), deals=3, seed=5)
    >>> result = run_match(match)
    >>> result.deals, result.hands, result.whole.interval[0] < result.margin
    (3, 18, True)
    """

    bots: Sequence[str]
    """The names of A and B."""
    games: bool = False
    """True if whole games were played instead of hands."""
    sprt: Sprt | None = None
    """The sequential test that can end the match early."""
    accepted: Accepted | None = None
    """The hypothesis that the sequential test has accepted. With it, the match is over."""
    whole: Spread = field(default_factory=Spread)
    """Margins in points per hand, where all partners (if the game has any) are the same bot.

    `whole.mean` is their mean, and `whole.interval` its 99 % interval.
    """
    mixed: Spread = field(default_factory=Spread)
    """Team games: margins of the hands in which both bots play in one team."""
    wins: Spread = field(default_factory=Spread)
    """Whole games: the share of games that A won minus the share that B won. Only the games that
    count in `whole` are used."""
    hands: int = 0
    """Number of hands or whole games that were played."""
    resumed: int = 0
    """Number of deals that an earlier run had played."""
    times: tuple[Counter[int], Counter[int]] = field(default_factory=lambda: (Counter(), Counter()))
    """Histograms of the decision times of A and of B (see `DealResult.times`)."""
    lost: tuple[LostTurns, LostTurns] = (LostTurns(), LostTurns())
    """The turns that A and B have lost to `rule` because they failed; only programs can fail."""
    course: list[tuple[float, tuple[float, float] | None]] = field(default_factory=list)
    """Margin and interval after each deal."""
    interrupted: bool = False
    """True if Ctrl-C ended the match early."""
    hash: Any = field(default_factory=hashlib.sha256, compare=False, repr=False)
    """SHA-256 of the records so far."""

    @property
    def deals(self) -> int:
        """Number of deals that were played in all their seatings."""
        return self.whole.deals

    @property
    def margin(self) -> float:
        """The lead of A over B, in points per hand."""
        return self.whole.mean

    def add(self, dealt: DealResult) -> None:
        """Add the results of one deal, `dealt`. Raises no errors."""
        self.hands += len(dealt.hands)
        for hand in dealt.hands:
            self.hash.update(hand.line)
        whole, mixed, same = (
            [hand for hand in dealt.hands if hand.kind == kind] for kind in (WHOLE, MIXED, SAME)
        )
        self.whole.add(fmean(hand.margin for hand in whole) - sum(hand.margin for hand in same))
        self.course.append((self.whole.mean, self.whole.interval))
        if self.sprt and not self.accepted:
            self.accepted = self.sprt.accepted(**asdict(self.whole))
        self.wins.add(fmean(hand.wins for hand in whole) - sum(hand.wins for hand in same))
        if mixed:
            self.mixed.add(fmean(hand.margin for hand in mixed))
        for mine, more in zip(self.times, dealt.times, strict=True):
            mine.update(more)
        self.lost = self.lost[0] + dealt.lost[0], self.lost[1] + dealt.lost[1]

    def to_dict(self) -> dict[str, Any]:
        """Return the results in the form that `clubsuit arena --json` prints."""
        return {
            **(_spread_to_dict(self.whole) or {"margin": None, "ci99": None}),
            "deals": self.deals,
            "hands": self.hands,
            "mixed": _spread_to_dict(self.mixed),
            "wins": _spread_to_dict(self.wins) if self.games else None,
            "ms_median": self._ms(0.5),
            "ms_p95": self._ms(0.95),
            "lost_turns": {bot: lost.turns for bot, lost in zip("AB", self.lost, strict=True)},
            "first_failure": {bot: lost.first for bot, lost in zip("AB", self.lost, strict=True)},
            "interrupted": self.interrupted,
            "sprt": self.sprt and self._test_to_dict(self.sprt),
            "sha256": self.hash.hexdigest(),
        }

    def _test_to_dict(self, sprt: Sprt) -> dict[str, Any]:
        evidence = sprt.evidence(**asdict(self.whole))
        return {**asdict(sprt), "llr": evidence, "accepted": self.accepted}

    def _ms(self, part: float) -> dict[str, float | None]:
        return {
            bot: quantile(times, part) if times else None
            for bot, times in zip("AB", self.times, strict=True)
        }


def _spread_to_dict(spread: Spread) -> dict[str, Any] | None:
    if not spread.deals:
        return None
    return {"margin": spread.mean, "ci99": list(spread.interval) if spread.interval else None}


# ---- seatings ------------------------------------------------------------------------------


def seatings(game: Game) -> list[tuple[str, tuple[int, ...]]]:
    """Return all seatings; each has a kind, and for each seat the bot 0 (A) or 1 (B).

    In a seating of kind WHOLE, one bot plays as one player or team, and the other bot plays as all
    other players. Team games also have seatings of kind MIXED: one bot plays as a single player,
    and the other bot as all other players, partners included. Each player or team takes each role
    once.

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
    """Return the seating of deal `number` in which A is only one player or team.

    The bots are numbered as in `seatings`. The player or team changes from deal to deal. Raises
    NotationError for an invalid number.

    >>> one_place(load("ruby-dame"), 1)
    (1, 0, 1, 0)
    """
    number = checked_number(number, "number", 0, MOST_DEALS)
    teams = teams_of(game)
    sides = sorted(set(teams))
    return tuple(int(team != sides[number % len(sides)]) for team in teams)


def teams_of(game: Game) -> list[int]:
    """Return the team of each seat; a player without partners is a team."""
    state = game.unseeded().state
    teams = [game.rules.team(state, p) for p in range(game.seats)]
    return [p if team is None else team for p, team in enumerate(teams)]


# ---- playing ---------------------------------------------------------------------------------


class Timed:
    """Wrapper that times the decisions of a bot, except those with only one legal choice."""

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
    """Return the histogram bucket of a duration; buckets are 5 % wide."""
    return round(BUCKETS_PER_E * math.log(max(seconds, 1e-7)))


def time_of(number: float) -> float:
    """Return the duration in seconds at the middle of a bucket."""
    return math.exp(number / BUCKETS_PER_E)


def quantile(times: Counter[int], part: float) -> float:
    """Return a quantile of the decision times in milliseconds, with an error of at most 5 %.

    part: the share of the decisions, from 0 to 1, that took at most this time.

    >>> quantile(Counter({time_class(0.2): 9, time_class(0.5): 1}), 0.5)
    201.9
    """
    left = part * times.total()
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return float(f"{1000 * time_of(number):.4g}")
    return 0.0


def play_deal(match: Match, number: int) -> DealResult:
    """Play deal `number` of the match, counted from 0, in every seating.

    number: it may exceed the number of deals of the match. Raises NotationError if it is invalid.
    """
    number = checked_number(number, "number", 0, MOST_DEALS)
    check_unchanged(match.bots, match.names)
    game = load(match.game, **match.options)
    times: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
    hands = [
        play_hand(match, game, number, kind, seats, times)
        for kind, seats in _seatings_of(match, game, number)
    ]
    return DealResult(hands, times)


def _seatings_of(match: Match, game: Game, number: int) -> list[tuple[str, tuple[int, ...]]]:
    """Return the seatings in which this deal is played."""
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
    """Play one hand or one whole game in one seating."""
    playing = [1 if kind == SAME else bot for bot in seats]
    names = [match.bots[bot] for bot in playing]
    players = [match.names[bot] for bot in playing]
    play = game.new(derive_seed(match.seed, number, "deals"), players, pause=not match.games)
    bots = [
        contender(name, play, derive_seed(match.seed, number, f"bot {p}"))
        for p, name in enumerate(names)
    ]
    seated = [
        Supported(Timed(bot, times[which]), game.rules)
        for bot, which in zip(bots, playing, strict=True)
    ]
    with ending(*bots):
        while play.turn is not None:
            play.act(next_action(play, seated))
    won = [p in (play.winners or []) for p in range(game.seats)]
    margin = _margin(play.total, seats) / len(play.hands)
    lost = [
        sum(
            (one.lost for one, bot in zip(seated, playing, strict=True) if bot == which),
            LostTurns(),
        )
        for which in (0, 1)
    ]
    line = with_events(play.record(), seated).to_json().encode() + b"\n"
    return Hand(kind, margin, _margin(won, seats), line, (lost[0], lost[1]))


def _margin(values: Sequence[float], seats: Sequence[int]) -> float:
    """Return the mean value of A's seats minus the mean value of B's seats."""
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
    executor: str | Executor | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> Result:
    """Play a match.

    match:    the plan.
    folder:   directory for `match.json`, `deals.jsonl` (one line per deal) and `records.jsonl`;
              None to write nothing.
    resume:   continue an interrupted run of the same match from its folder.
    workers:  number of processes; 1 is this process.
    executor: plays the deals instead: "ray", "ray:ADDRESS", "dask:ADDRESS", "mpi", or any
              `concurrent.futures.Executor` (docs/scale.md). `workers` is then the number of tasks
              that it runs at once.
    progress: called with the number of deals played so far.

    The match ends after `deals` deals, or after the first deal with which its `sprt` accepts a
    hypothesis. Ctrl-C stops the match early: everything written so far is kept, and `interrupted`
    is set in the result. Raises NotationError or RuleError for an invalid match. Raises
    NotationError if the folder exists and `resume` is false, or if the folder belongs to another
    match. Raises WorkerLost if the system kills a worker; everything written so far is kept then
    too.

    >>> match = Match("clubs-whist", options={}, bots=("rule", "random"), deals=2, seed=5)
    >>> run_match(match).margin > 0
    True
    """
    match, where = match.checked(), checked_where(workers, executor)
    result = Result(match.names, match.games, match.sprt)
    files = MatchFolder(match, folder, resume, result) if folder else None
    result.resumed = result.deals
    try:
        progress(result.deals)
        for dealt in _play_deals(match, result, where):
            if files:
                files.write(dealt)
            result.add(dealt)
            progress(result.deals)
    except KeyboardInterrupt:
        result.interrupted = True
    except WorkerLost as error:
        raise _worker_lost(error, match, result, folder) from None
    finally:
        if files:
            files.close()
    return result


def _play_deals(match: Match, result: Result, where: Where) -> Iterator[DealResult]:
    """Yield the other deals in order, until the sequential test has accepted a hypothesis.

    Workers may have played more deals by then; these are dropped.
    """
    numbers = match.numbers[result.deals :]
    work, (workers, executor) = partial(play_deal, match), where
    with closing(ordered_map(work, numbers, workers, BATCH, executor)) as played:
        while not result.accepted and (dealt := next(played, None)):
            yield dealt


# ---- files ---------------------------------------------------------------------------------


PLAN, HALF = "match.json", "match.tmp"
"""Names of the file with a match's plan: its final name, and one for use while writing."""


def check_folder(match: Match, folder: Path, resume: bool) -> None:
    """Raise NotationError if the match cannot be stored in this folder, which holds other data."""
    if not folder.exists() or set(folder.iterdir()) <= {folder / HALF}:
        return
    if not resume:
        raise refusal("arena-exists", folder=str(folder))
    plan = folder / PLAN
    if not plan.is_file() or plan.read_bytes() != plan_text(match):
        raise refusal("arena-other", folder=str(folder))


class MatchFolder:
    """The files of a match. A deal counts as played if its line in `deals.jsonl` is complete."""

    def __init__(self, match: Match, folder: Path, resume: bool, result: Result) -> None:
        check_folder(match, folder, resume)
        folder.mkdir(parents=True, exist_ok=True)
        deals, records = folder / "deals.jsonl", folder / "records.jsonl"
        whole, length = _read_deals(match, deals, records, result)
        plan, half = folder / PLAN, folder / HALF
        if not plan.exists():
            half.write_bytes(plan_text(match))
            half.replace(plan)
        self._records = records.open("ab", buffering=0)
        self._deals = deals.open("ab", buffering=0)
        self._records.truncate(length)  # drop an incomplete deal of an interrupted run
        self._deals.truncate(whole)

    def write(self, dealt: DealResult) -> None:
        """Append the records of one deal, and then its line in `deals.jsonl`."""
        write_whole(self._records, b"".join(hand.line for hand in dealt.hands))
        entry = {
            "hands": [_hand_entry(hand) for hand in dealt.hands],
            "times": [sorted(times.items()) for times in dealt.times],
            "records": self._records.seek(0, 2),
        }
        write_whole(self._deals, json.dumps(entry).encode() + b"\n")

    def close(self) -> None:
        self._records.close()
        self._deals.close()


def plan_text(match: Match) -> bytes:
    """Return the content of the file with a match's plan."""
    return (json.dumps(_plan(match), indent=1) + "\n").encode()


def _plan(match: Match) -> dict[str, Any]:
    """Return the data that identify a match.

    The number of deals is not among them, so a match can be continued with more deals.
    """
    return {
        "game": match.game,
        "options": dict(match.options),
        "bots": list(match.names),
        "seed": match.seed,
        "games": match.games,
        **({} if match.mixed is None else {"mixed": match.mixed}),
        **({"once": True} if match.once else {}),
        **({"swap": True} if match.swap else {}),
        **({"sprt": astuple(match.sprt)} if match.sprt else {}),
        **({"shard": str(match.shard), "deals": match.deals} if match.shard else {}),
    }


def _read_deals(match: Match, deals: Path, records: Path, result: Result) -> tuple[int, int]:
    """Count the complete deals of an earlier run, and return their number of bytes in each file.

    Raises NotationError, and changes no file, if the files cannot come from an earlier run.
    """
    whole = before = length = 0
    there = records.stat().st_size if records.exists() else 0
    for line in deals.read_bytes().splitlines(keepends=True) if deals.exists() else []:
        if not line.endswith(b"\n"):
            break  # the line is incomplete, so this deal is played again
        number = result.deals + 1
        try:
            entry = json.loads(line, parse_constant=_no_number)
            result.add(_read_deal(entry))
            before, length = length, int(entry["records"])
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            length = there + 1
        if not before < length <= there:
            raise refusal("arena-damaged", folder=str(deals.parent), deal=number)
        whole += len(line)
    game, number = load(match.game, **match.options), match.numbers.start + result.deals
    begun = len(_seatings_of(match, game, number))
    if _lines_after(records, length) > begun:  # more records than one incomplete deal can have
        raise refusal("arena-damaged", folder=str(deals.parent), deal=result.deals + 1)
    if result.deals > len(match.numbers):
        given = {"given": result.deals, "wanted": len(match.numbers)}
        raise refusal("arena-more", folder=str(deals.parent), **given)
    _hash_start(records, length, result)
    return whole, length


def _hash_start(records: Path, length: int, result: Result) -> None:
    """Add the first `length` bytes of the records to the hash of the result."""
    if length:
        with records.open("rb") as file:
            while block := file.read(min(length, 1 << 20)):
                result.hash.update(block)
                length -= len(block)


def _no_number(name: str) -> float:
    raise ValueError(name)  # Python's JSON would accept NaN and Infinity


def _lines_after(records: Path, start: int) -> int:
    """Return the number of complete lines of a file from this byte on."""
    if not records.exists():
        return 0
    with records.open("rb") as file:
        file.seek(start)
        return sum(line.endswith(b"\n") for line in file)


def _hand_entry(hand: Hand) -> list[Any]:
    """Return the result of a hand for `deals.jsonl`; lost turns follow if there are any."""
    lost = [[one.turns, one.first] for one in hand.lost]
    return [hand.kind, hand.margin, hand.wins, *(lost if any(n for n, _ in lost) else ())]


def _read_hand(kind: str, margin: float, wins: float, *lost: Any) -> Hand:
    """Return the hand that an entry describes. Raises ValueError or TypeError for invalid data."""
    if not lost:
        return Hand(kind, float(margin), float(wins), b"")
    a, b = (LostTurns(whole(turns) or 0, first and str(first)) for turns, first in lost)
    return Hand(kind, float(margin), float(wins), b"", (a, b))


def _read_deal(entry: dict[str, Any]) -> DealResult:
    """Return the deal that a line describes.

    Raises ValueError, KeyError or TypeError for invalid data.
    """
    hands = [_read_hand(*hand) for hand in entry["hands"]]
    one, two = (Counter({int(c): int(count) for c, count in times}) for times in entry["times"])
    if not all(math.isfinite(hand.margin) and math.isfinite(hand.wins) for hand in hands):
        raise ValueError
    if not all(abs(c) < MAX_BUCKET and count > 0 for c, count in [*one.items(), *two.items()]):
        raise ValueError
    return DealResult(hands, (one, two))


def _worker_lost(
    error: WorkerLost, match: Match, result: Result, folder: Path | None
) -> WorkerLost:
    kept: dict[str, Any] = {
        "deals": result.deals,
        "wanted": len(match.numbers),
        "folder": str(folder),
    }
    if folder:
        keys = "arena-worker-lost-folder", "arena-executor-lost-folder"
    else:
        keys = "arena-worker-lost", "arena-executor-lost"
    return lost_during(error, *keys, **kept)
