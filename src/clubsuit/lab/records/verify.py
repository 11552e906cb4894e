"""Fair deals checked: does everything follow from the secret and the players' strings?"""

from collections import Counter
from collections.abc import Callable, Iterator
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
    """What can be said of one record.

    Everything holds where `fault` and `unchecked` are None.
    """

    line: int
    """Of its file, from 1; 1 too for a file of one record."""
    game: str = ""
    players: list[str] = field(default_factory=list)
    commitment: str | None = None
    strings: list[int] = field(default_factory=list)
    """The seats that gave a random string."""
    promised: bool = False
    """Several players gave one, and each is what was promised before any was shown."""
    late: list[int] = field(default_factory=list)
    """The seats whose string never came, so that its promise stands in its place."""
    secret_fits: bool = False
    """The secret is the one that was committed to."""
    deals: int = 0
    """How many deals follow, the first dealer included, up to the first that does not."""
    play_holds: bool = False
    """Every decision and score follows from the rules."""
    by_bots: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat the number of decisions that each bot took, as the record's events tell it."""
    fault: Fault | None = None
    """The first thing that does not hold."""
    unchecked: str | None = None
    """Why there is nothing to check, in words: nothing was promised, or it is not time yet."""


def verify_file(
    path: Path, *, workers: int = 1, progress: Callable[[int], None] = lambda records: None
) -> Iterator[Verdict]:
    """What holds of each record of a file, in its order (see `check_file` for its forms).

    Raises OSError where the file cannot be read.
    """
    for number, verdict in enumerate(ordered_map(verify_text, read_texts(path), workers), 1):
        yield verdict
        progress(number)


def verify_text(entry: tuple[int, bytes]) -> Verdict:
    """What holds of one record."""
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
    """Write down what holds, one thing after the other; raise at the first that does not."""
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
    game.unseeded(record.players, fairness=fairness)  # a name and a string for each seat
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
    """What bots decided, where events tell who sat at each seat."""
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
