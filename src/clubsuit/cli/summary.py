"""The output of `clubsuit simulate` and of joined simulations."""

from pathlib import Path
from typing import Any

from rich.table import Table

from clubsuit.cli.common import plain_console, print_lost
from clubsuit.lab import Plan, Summary
from clubsuit.lab.simulate import by_clock
from clubsuit.texts import say


def summary_info(plan: Plan, summary: Summary, records: Path | None) -> dict[str, Any]:
    """Return the results in the form that `clubsuit simulate --json` prints."""
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "of_games": plan.games,
        "shard": str(plan.shard) if plan.shard else None,
        "games": summary.games,
        "interrupted": summary.interrupted,
        "seats": [
            {
                "seat": p,
                "bot": seat.bot,
                "points": seat.points,
                "mean_score": seat.points / summary.games if summary.games else None,
                "wins": seat.wins,
                "lost_turns": seat.lost.turns,
                "first_failure": seat.lost.first,
            }
            for p, seat in enumerate(summary.seats)
        ],
        "decisions": summary.decisions,
        "seconds": round(summary.seconds, 3),
        "decisions_per_s": round(summary.rate),
        "records": str(records) if records else None,
        "sha256": summary.sha256 if records else None,
        "by_clock": by_clock(plan),
    }


def print_summary(plan: Plan, summary: Summary, records: Path | None) -> None:
    """Print the results as a table."""
    out = plain_console()
    table = Table(
        title=say("simulate-title", game=plan.game, games=summary.games, seed=str(plan.seed)),
        title_justify="left",
    )
    table.add_column(say("simulate-seat"), justify="right")
    table.add_column(say("simulate-bot"))
    table.add_column(say("simulate-mean"), justify="right")
    table.add_column(say("simulate-wins"), justify="right")
    for p, seat in enumerate(summary.seats):
        mean = f"{seat.points / summary.games:z.2f}" if summary.games else "–"
        table.add_row(str(p), seat.bot, mean, str(seat.wins))
    out.print(table)
    for seat in summary.seats:
        print_lost(seat.bot, seat.lost)
    rate = f"{summary.rate:,.0f}"
    written = "yes" if records else "no"
    decisions = f"{summary.decisions:,}"
    out.print(say("simulate-speed", decisions=decisions, rate=rate, records=written))
    if summary.resumed:
        out.print(say("simulate-resumed", games=summary.resumed))
    if records:
        out.print(say("simulate-written", file=str(records)), soft_wrap=True)
