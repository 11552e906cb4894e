"""`clubsuit conform`: check a game against the requirements of every game."""

from typing import Annotated

import typer

from clubsuit.cli.common import (
    GameArgument,
    Json,
    Seed,
    plain_console,
    print_json,
    progress_bar,
)
from clubsuit.game import rules_of
from clubsuit.testing import REQUIREMENTS, Finding, conform
from clubsuit.testing.conformance import MOST_POSITIONS, POSITIONS
from clubsuit.texts import say


def run_conform(
    game: GameArgument,
    positions: Annotated[
        int,
        typer.Option(
            "--positions", "-n", min=1, max=MOST_POSITIONS, help=say("cli-help-positions")
        ),
    ] = POSITIONS,
    seed: Seed = 1,
    as_json: Json = False,
) -> None:
    """Check that a game meets all requirements."""
    rules = rules_of(game)
    with progress_bar(say("conform-checking"), len(REQUIREMENTS)) as progress:
        findings = list(conform(rules, positions=positions, seed=seed, progress=progress))
    if as_json:
        print_json({"game": game, "requirements": [_finding_info(one) for one in findings]})
    else:
        _print_findings(findings)
    if any(finding.fault for finding in findings):
        raise typer.Exit(1)


def _finding_info(finding: Finding) -> dict[str, str | int | None]:
    fault = finding.fault
    return {
        "requirement": finding.requirement,
        "checks": finding.checks,
        "fault": fault.message if fault else None,
        "where": fault.where if fault else None,
    }


def _print_findings(findings: list[Finding]) -> None:
    out = plain_console()
    for finding in findings:
        if finding.fault is None:
            known = {"requirement": finding.requirement, "checks": finding.checks}
            out.print(say("conform-met", **known), soft_wrap=True)
    for finding in findings:
        if finding.fault:
            known = {"requirement": finding.requirement, "why": finding.fault.message}
            out.print(say("conform-unmet", **known), soft_wrap=True)
            out.print(say("conform-again", call=finding.fault.where), soft_wrap=True)
