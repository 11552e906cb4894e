"""`clubsuit solve` and `clubsuit review`: the value of each decision in a record."""

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from clubsuit.bots.search.bot import percent
from clubsuit.cli.common import (
    ExecutorName,
    Json,
    exclude,
    plain_console,
    print_json,
    progress_bar,
    read_workers,
)
from clubsuit.errors import excerpt
from clubsuit.game import Record
from clubsuit.lab.records.check import read_texts
from clubsuit.lab.records.review import review_game
from clubsuit.review import WORLDS, Moment, Worth, costliest
from clubsuit.solve.positions import Decision, decisions_of
from clubsuit.texts import explain, refusal, say

MAX_WORLDS = 100_000
"""Maximum number of worlds in a review; more would take too long."""


def run_solve(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=say("cli-help-solve-record"))],
    hand: Annotated[int, typer.Option(help=say("cli-help-solve-hand"))],
    line: Annotated[int, typer.Option(min=1, help=say("cli-help-solve-line"))] = 1,
    as_json: Json = False,
) -> None:
    """Solve a hand with open cards."""
    record = _record_of(file, line)
    decisions = []
    total = len(record.hands[hand - 1].actions) if 1 <= hand <= len(record.hands) else None
    with progress_bar(say("solve-solving"), total) as progress:
        for decision in decisions_of(record, hand):
            decisions.append(decision)
            progress(decision.number)
    if as_json:
        print_json({"hand": hand, "decisions": [asdict(decision) for decision in decisions]})
    else:
        _print_solved(record, hand, decisions)


def run_review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=say("cli-help-solve-record"))],
    line: Annotated[int, typer.Option(min=1, help=say("cli-help-solve-line"))] = 1,
    hand: Annotated[int | None, typer.Option(help=say("cli-help-review-hand"))] = None,
    seat: Annotated[int | None, typer.Option(help=say("cli-help-review-seat"))] = None,
    worlds: Annotated[
        int, typer.Option(min=2, max=MAX_WORLDS, help=say("cli-help-review-worlds"))
    ] = WORLDS,
    top: Annotated[int, typer.Option(min=1, help=say("cli-help-review-top"))] = 10,
    seed: Annotated[int, typer.Option(help=say("cli-help-seed-review"))] = 1,
    workers: Annotated[int, typer.Option(help=say("cli-help-workers-check"))] = 0,
    executor: ExecutorName = None,
    as_json: Json = False,
) -> None:
    """Show the cost of each decision."""
    exclude(context, "--json", "--top")
    record = _record_of(file, line)
    hands = len(record.hands) if hand is None else 1
    processes = read_workers(context, workers)
    with progress_bar(say("review-reviewing"), hands) as progress:
        moments = review_game(
            record, hand=hand, seat=seat, worlds=worlds, seed=seed,
            workers=executor or min(hands, processes), progress=progress,
        )  # fmt: skip
    if as_json:
        print_json({"game": record.game, "moments": [_moment_info(m) for m in moments]})
    else:
        _print_review(record, moments, top)


def _record_of(file: Path, line: int) -> Record:
    """Return the record in this line of a file."""
    for number, text in read_texts(file):
        if number == line:
            return Record.from_json(text)
    raise refusal("solve-no-such-line", file=excerpt(str(file)), line=line)


def _print_solved(record: Record, hand: int, decisions: Sequence[Decision]) -> None:
    out = plain_console()
    solved = [decision for decision in decisions if decision.choices]
    if not solved:
        out.print(say("solve-nothing", hand=hand))
        return
    table = Table(title=say("solve-title", game=record.game, hand=hand), title_justify="left")
    table.add_column(say("solve-number"), justify="right")
    for heading in ("solve-seat", "solve-done", "solve-choices"):
        table.add_column(say(heading))
    for decision in solved:
        seat, number = str(decision.seat), str(decision.number)
        table.add_row(number, seat, decision.text, _shown_choices(decision))
    out.print(table)
    margin = solved[0].choices and solved[0].choices[0].margin is not None
    out.print(say("solve-note-margin" if margin else "solve-note-score"))
    if len(solved) < len(decisions):
        out.print(say("solve-left-out", number=len(decisions) - len(solved)))


def _moment_info(moment: Moment) -> dict[str, Any]:
    words, claim = (text and explain(text) for text in (moment.words, moment.claim))
    texts = {"reason": explain(moment.reason), "words": words, "claim": claim, "cost": moment.cost}
    return {**asdict(moment), **texts}


def _print_review(record: Record, moments: Sequence[Moment], top: int) -> None:
    out = plain_console()
    table = Table(title=say("review-title", game=record.game), title_justify="left")
    for heading in ("review-where", "review-player", "review-played", "review-better"):
        table.add_column(say(heading))
    for heading in ("review-cost", "review-open"):
        table.add_column(say(heading), justify="right")
    for m, equal in costliest(moments)[:top]:
        opened = {"played": f"{m.played_open.points:+z.0f}", "best": f"{m.best_open.points:+z.0f}"}
        table.add_row(
            say("review-place", hand=m.hand, number=m.number),
            say("review-who", player=record.players[m.seat], seat=m.seat),
            _shown_worth(m.played),
            _shown_worth(m.best),
            f"{m.loss}" + " =" * equal + " ?" * (m.cost <= m.doubt),
            say("review-open-ahead" if m.played_open.ahead else "review-open-score", **opened),
        )
    out.print(table)
    out.print(say("review-note"))
    for seat, name in enumerate(record.players):
        own = [m for m in moments if m.seat == seat and m.choices > 1]
        if own:
            cost = 100 * sum(m.cost for m in own) / len(own)
            same = sum(m.as_good for m in own)
            numbers = {"decisions": len(own), "same": same, "cost": f"{cost:.2f}"}
            who = say("review-who", player=name, seat=seat)
            out.print(say("review-player-sum", player=who, **numbers))


def _shown_worth(worth: Worth) -> str:
    numbers = {"chance": percent(worth.chance), "points": f"{worth.points:+z.1f}"}
    return say("review-worth", text=worth.text.removeprefix("play "), **numbers)


def _shown_choices(decision: Decision) -> str:
    """Return the values in descending order, each with the choices that lead to it."""
    by_value: dict[int, list[str]] = {}
    for choice in decision.choices or []:
        by_value.setdefault(choice.value, []).append(choice.text.removeprefix("play "))
    return "\n".join(
        say("solve-value", value=f"{value:+d}", choices=", ".join(by_value[value]))
        for value in sorted(by_value, reverse=True)
    )
