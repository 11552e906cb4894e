"""Verification of fair deals: they must follow from the secret and the players' strings."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path

from clubsuit.errors import ClubsuitError, Reason, RuleError
from clubsuit.game import Game, Record, rules_of
from clubsuit.lab.records.check import Fault, fault_of, read_texts
from clubsuit.lab.workers import ordered_map
from clubsuit.replay import check_deals, replay
from clubsuit.texts import explain, refusal


@dataclass
class Verdict:
    """The result of verifying one record, as `verify_file` yields it.

    The record is fully verified if `fault` and `unchecked` are None.

    >>> import clubsuit
    >>> record = clubsuit.load("clubs-whist").new(seed=7).record()
    >>> verify_text((1, record.to_json().encode())).unchecked
    'no secret was sealed before this game, so its deals cannot be checked'
    """

    line: int
    """Line number in the file, from 1; for a file with one record it is 1."""
    game: str = ""
    """The game's name."""
    players: list[str] = field(default_factory=list)
    """The players' names by seat."""
    commitment: str | None = None
    """The SHA-256 of the secret, as the record has it; None without fair deals."""
    strings: list[int] = field(default_factory=list)
    """The seats that gave a random string."""
    promised: bool = False
    """True if several players gave strings that match their promises.

    Each player made the promise before any string was revealed.
    """
    late: list[int] = field(default_factory=list)
    """The seats whose string was never sent; the promise of such a seat is used instead."""
    secret_fits: bool = False
    """True if the secret matches the commitment."""
    deals: int = 0
    """Number of deals before the first failure; the choice of the first dealer is checked too."""
    play_holds: bool = False
    """True if every decision and score follows from the rules."""
    by_bots: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: the number of decisions of each bot, according to the events of the record."""
    fault: Fault | None = None
    """The first item that fails the verification."""
    unchecked: str | None = None
    """The reason, as text, why the deals cannot be checked: no commitment, or a secret that is not
    yet revealed."""


def verify_file(
    path: Path,
    *,
    workers: int = 1,
    executor: str | Executor | None = None,
    progress: Callable[[int], None] = lambda records: None,
) -> Iterator[Verdict]:
    """Yield the verdict of each record of a file, in order.

    The parameters are those of `check_file`, but `progress` is called with the number of verdicts.
    Raises OSError if the file cannot be read, NotationError for an invalid number of workers or
    executor, and WorkerLost if the system kills a worker.

    >>> import tempfile
    >>> import clubsuit
    >>> fairness = clubsuit.Fairness.new(["0" * 64, "", ""], secret=bytes(32))
    >>> play = clubsuit.load("clubs-whist", target=1).new(fairness=fairness)
    >>> while not play.over:
    ...     play.play(play.legal()[0])
    >>> path = Path(tempfile.mkdtemp()) / "game.json"
    >>> _ = path.write_text(play.record().to_json())
    >>> [verdict.fault or verdict.unchecked for verdict in verify_file(path)]
    [None]
    """
    verdicts = ordered_map(verify_text, read_texts(path), workers, executor=executor)
    for number, verdict in enumerate(verdicts, 1):
        yield verdict
        progress(number)


def verify_text(entry: tuple[int, bytes]) -> Verdict:
    """Return the verdict of one record."""
    line, text = entry
    verdict = Verdict(line)
    try:
        _verify(Record.from_json(text), verdict)
    except ClubsuitError as error:
        verdict.fault = fault_of(error, line)
        if verdict.secret_fits and not verdict.deals:
            verdict.deals = (verdict.fault.hand or 1) - 1
    return verdict


def _verify(record: Record, verdict: Verdict) -> None:
    """Store the result of each check in the verdict; raise an error at the first failure."""
    verdict.game, verdict.players = record.game, record.players
    game = Game(rules_of(record.game), record.options)
    fairness = record.fairness
    if record.view is not None:
        raise refusal("record-view", RuleError, "", "fairness")
    if fairness is None:
        verdict.unchecked = explain(Reason("", "fair-none"))
        return
    verdict.commitment = fairness.commitment
    verdict.strings = [seat for seat, string in enumerate(fairness.strings) if string]
    game.unseeded(record.players, fairness=fairness)  # checks names and strings of all seats
    verdict.promised = bool(fairness.promises)
    pairs = zip(fairness.strings, fairness.promises, strict=False)
    verdict.late = [seat for seat, (string, promise) in enumerate(pairs) if string == promise != ""]
    if fairness.secret is None:
        verdict.unchecked = explain(Reason("", "fair-sealed"))
        return
    verdict.secret_fits = True
    check_deals(game, record)
    verdict.deals = len(record.hands)
    replay(record)
    verdict.play_holds = True
    verdict.by_bots = _by_bots(record)


def _by_bots(record: Record) -> dict[int, dict[str, int]]:
    """Return the number of decisions by seat and bot, if the record has events."""
    took = Counter(
        (seat, bot)
        for hand, bots in zip(record.hands, record.bots(), strict=True)
        for (seat, _), bot in zip(hand.actions, bots, strict=True)
        if bot is not None
    )
    return {
        seat: {bot: n for (at, bot), n in sorted(took.items()) if at == seat}
        for seat in sorted({seat for seat, _ in took})
    }
