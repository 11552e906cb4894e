"""All public functions that take numbers are fuzzed, and no bad number reaches compiled code."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fuzz.doors import CORE, OPEN_SPIEL
from support.processes import PATIENCE_S
from support.project import ROOT

SOURCE = ROOT / "src" / "clubsuit"

NUMBERS = frozenset(
    [
        "action",
        "actions",
        "batch",
        "card",
        "cards",
        "code",
        "codes",
        "dealer",
        "deals",
        "decisions",
        "each",
        "games",
        "hand",
        "leader",
        "n",
        "number",
        "player",
        "rounds",
        "runs",
        "seat",
        "seats",
        "seed",
        "size",
        "suit",
        "workers",
        "worlds",
    ]
)
"""Names of parameters for a seat, a card, a code, an index, a count or a size."""

ELSEWHERE = {
    "cli": "typer checks the options, and the called functions check the rest",
    "server": "pydantic checks messages and requests",
}
"""Folders whose input is checked elsewhere, with the code that checks it."""

INSIDE = {
    "actions": "Play and View check the seat",
    "arguments": "the game sets the number of seats",
    "bots.command": "make_bot checks the seed; the bot numbers its questions",
    "bots.counted": "codes that a review has weighed, or that a bot has chosen",
    "bots.knowledge": "called with codes of the view",
    "bots.levels": "make_bot checks the seed",
    "bots.own": "make_bot checks the seed",
    "bots.search.bot": "make_bot checks the seed",
    "bots.search.race": "codes of the view",
    "bots.search.solved_worlds": "codes of the view",
    "bots.policy_bot": "make_bot checks the seed",
    "bots.trained": "make_bot checks the seed",
    "compiler": "not numbers",
    "envs.episode": "Game, Play and Encoding check the numbers",
    "envs.history": "HandState checks the seats",
    "envs.gymnasium": "Episode and vector check the numbers (tests/envs/test_gymnasium.py)",
    "envs.pettingzoo": "Episode checks the numbers (tests/envs/test_pettingzoo.py)",
    "envs.processor": "vector checks the numbers",
    "errors": "lengths are constants",
    "games.climbing_clubs": "Rules checks for all games",
    "games.clubs_whist": "Rules checks for all games",
    "games.free_clubs": "Rules checks for all games",
    "games.ruby_dame": "Rules checks for all games",
    "games.story": "called by the stories of a game",
    "games.trick_words": "Rules checks for all games",
    "games.motifs": "codes of a view",
    "games.state": "called where a game is declared",
    "gpu": "GameBatch checks its numbers (tests/gpu), which needs a card to go on",
    "testing": "made for the positions of a game; random_play and conform check their numbers",
    "lab.gpu_bench": "GameBatch checks the numbers",
    "lab.exact.deals": "exploit, stake and equilibrium check the game",
    "lab.chart": "drawn from what was measured",
    "lab.peers": "run by the command, which gives it no numbers",
    "lab.ppo": "train checks the training",
    "lab.opponents": "contender checks the bots, derive_seed makes the seeds",
    "lab.ratings": "paths, not numbers",
    "lab.study.metrics": "numbers of hands that bots have finished",
    "lab.study.options": "Words checks the codes",
    "lab.study.report": "numbers of a result",
    "lab.study.result": "numbers of a result; Study.plan checks those of the plan",
    "lab.study.what_if": "play_deal checks the number of the deal",
    "lessons.by_rule": "a tool of the authors of lessons",
    "notebook": "decisions of a game",
    "pictures": "numbers of a layout",
    "puzzles": "lab.puzzles checks the numbers of a search",
    "recorded": "Record.positions checks the seats",
    "processes": "ordered_map checks the number of workers",
    "warmup": "names, not numbers",
}
"""Modules and folders whose functions get numbers only from the package itself."""

UNCHECKED = {
    *(
        "bots",
        "bots.base",
        "bots.search.inference",
        "bots.network",
        "bots.policy",
        "bots.search.playout",
        "bots.search.rollouts",
    ),
    *("games.dispatch", "games.placement", "games.tricks", "kernel", "random_numbers"),
    *("lab.exact.passes", "lab.exact.tree"),
    *("lab.compiled_games", "lab.selfplay", "lab.ppo.teacher", "solve.climbing_duel", "solve.maxn"),
    *("solve.double_dummy.search", "solve.double_dummy.suit_lanes"),
}
"""Modules of hot loops. Their docstrings say that nothing is checked."""

INSIDE_FUNCTIONS = {
    "envs.vector.VectorEnvironment.__init__": "vector checks the numbers",
    "games.encoding.Encoding.__init__": "called where a game is declared",
    "envs.open_spiel.HandGame.behind": "the log is a view's",
    "lab.train.Clock.__init__": "train checks the training",
    "bots.own_weights.OwnWeights.bot": "make_bot checks the seed",
    "fair.shuffled": "cards of any kind",
    "frames.damaged": "a line number for a message",
    "view.draw": "BaseView and Play pass their own seats",
    "fluent.Number.of": "any number can be written",
    "game.Play.__init__": "Game.table checks the seed",
    "games.rules.Rules.carry_out": "for legal actions only, as its docstring says",
    "games.deals.full_deal": "read_groups has made the sets",
    "games.deals.deal_fault": "names for a message",
    "games.words.left_of_dealer": "called by the words of a game",
    "games.words.not_held": "names for a message",
    "games.deals.read_groups": "the game sets the sizes",
    "games.words.seat_and_who": "called by the words of a game",
    "games.words.follow_prompt": "called by the words of a game",
    "games.options.Options.score_sum": "a result",
    "games.options.highest_ranks": "Option checks the number",
    "games.options.pack_options": "called where a game is declared",
    "lab.arena.Timed.__init__": "counters",
    "lab.arena.time_of": "a histogram bucket",
    "lab.arena.quantile": "counters",
    "lab.arena.play_hand": "play_deal checks the number",
    "lab.bench.deals_of": "the index of a benchmark run",
    "lab.bench.environment_runner": "vector checks the numbers",
    "lab.bench.environment_runners": "vector checks the numbers",
    "lab.bench.medians": "run_bench checks the number",
    "lab.bench.timed_runs": "a function",
    "lab.records.check.check_text": "a line of a file",
    "lab.records.check.fault_of": "a line of a file",
    "lab.records.review.weigh_leading": "review_game checks the seed",
    "lab.records.verify.verify_text": "a line of a file",
    "lab.sequential.Sprt.accepted": "counters",
    "lab.sequential.Sprt.evidence": "counters",
    "lab.shard.Shard.part": "the number of games or deals of a checked plan",
    "lab.simulate.Played.one": "the result of a game",
    "lab.simulate.derive_seeds": "a hash of any numbers",
    "lab.simulate.play_many": "simulate gives the numbers",
    "lab.student.half_width": "a counted number of deals",
    "lab.student.half_width_99": "a counted number of deals",
    "lab.study.playing.open_table": "Game.new checks the actions",
    "lab.monte_carlo.Fitter.__init__": "train checks the training",
    "lab.monte_carlo.Fitter.fit": "train checks the training",
    "lab.monte_carlo.Player.__init__": "train checks the training",
    "lab.monte_carlo.Player.duel": "train checks the training",
    "lab.monte_carlo.Player.gather": "train checks the training",
    "lab.monte_carlo.check_features": "features of a game",
    "lab.monte_carlo.pool_of": "games",
    "texts.signed": "any number can be written",
    "view.BaseView.__init__": "game.View passes its own arguments",
    "writing.cut": "lengths are constants",
    "review.Positions.has": "answers False (tests/review/test_review.py)",
    "review.chances": "a code that the caller has read from a text",
    "review.open_worths": "codes that the caller has read from texts",
    "review.review_again": "a moment of a review; seed_of checks the seed",
    "review.seed_again": "seed_of checks the seed",
    "review.seed_of": "accepts any integer (tests/review/test_review.py)",
    "solve.double_dummy.solver.card_values": "unchecked, as its docstring says",
    "solve.double_dummy.solver.partners_scores": "unchecked, as its docstring says",
    "solve.double_dummy.solver.tricks_guessed": "read_groups has made the sets",
    "solve.positions.ends_of": "for the loops of search, as its docstring says",
    "solve.positions.scored": "scores that a solver has found",
    "solve.positions.values_in": "for the loops of puzzles, as its docstring says",
    "solve.positions.scores_of": "for the loops of search, as its docstring says",
}
"""Other functions that get numbers only from the package itself, each with the reason."""

LOOPS = frozenset({"compiled", "inlined", "merged"})
"""Decorators of compiled functions, which check nothing (see `kernel`)."""


def functions(body: list[ast.stmt], place: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the public functions of a module or class with their full names."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from functions(node.body, f"{place}.{node.name}")
        elif isinstance(node, ast.FunctionDef) and (
            node.name == "__init__" or not node.name.startswith("_")
        ):
            yield f"{place}.{node.name}", node


def takes_numbers(function: ast.FunctionDef) -> bool:
    """Return whether a function is not compiled and takes a number."""
    if any(ast.unparse(one).split("(")[0] in LOOPS for one in function.decorator_list):
        return False
    named = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return any(
        one.arg in NUMBERS or (one.annotation and "int" in ast.unparse(one.annotation).split("["))
        for one in named
    )


def module_of(path: Path) -> str:
    """Return the name of a module without the prefix "clubsuit."."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_every_door_is_known() -> None:
    """Hole: a new function takes a seat or a count without a check.

    Each such function must be a fuzz target or be in a list that says where its numbers are
    checked.
    """
    known = {name.split(" ")[0].rstrip(",") for name in CORE} | INSIDE_FUNCTIONS.keys()
    known |= {f"envs.open_spiel.{name.split(' ')[0]}" for name in OPEN_SPIEL}
    apart = (*ELSEWHERE, *INSIDE)
    missing = []
    for path in sorted(SOURCE.rglob("*.py")):
        module = module_of(path)
        if module in UNCHECKED or any(f"{module}.".startswith(f"{one}.") for one in apart):
            continue
        for name, function in functions(ast.parse(path.read_text(encoding="utf-8")).body, module):
            if takes_numbers(function) and name.lstrip(".") not in known:
                missing.append(name)
    assert missing == []


def test_unchecked_modules_say_so() -> None:
    """Hole: the docstring of a module does not warn developers that its arguments are unchecked."""
    silent = []
    for path in sorted(SOURCE.rglob("*.py")):
        if module_of(path) in UNCHECKED:
            docs = " ".join((ast.get_docstring(ast.parse(path.read_text())) or "").split())
            if not re.search(r"\b(check|checks|checked|unchecked)\b", docs):
                silent.append(module_of(path))
    assert silent == []


@pytest.mark.parametrize(
    "doors", ["core", "open_spiel", pytest.param("random", marks=pytest.mark.long)]
)
def test_no_odd_number_gets_through(doors: str) -> None:
    """Bugs: `views([7])` and `information_state_string(7)` crashed the process; seat -1 showed
    another player's hand; an illegal action was carried out.

    The targets run in a process of their own. If it crashes, the last line of its output names the
    target.
    """
    program = Path(__file__).with_name("doors.py")
    done = subprocess.run(
        [sys.executable, program, doors],
        capture_output=True, text=True, timeout=PATIENCE_S, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"},
    )  # fmt: skip
    lines = done.stdout.splitlines()
    assert done.returncode == 0, f"ended with {done.returncode} at {lines[-1:]}: {done.stderr}"
    assert [line for line in lines if line.startswith("FAULT")] == []
    assert lines[-1] == "tried all"
