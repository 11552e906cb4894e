"""Copy a game, change a rule, check the copy, and study what the change does.

    python examples/fork_and_study.py [DEALS]

In Clubs (Whist), players must beat the trick if they can (CW-6), so they must trump if they cannot
follow suit. In the copy, `mild_whist`, nobody must trump. The report of the study is written into
the current folder.
"""

import sys
import tempfile
from importlib import import_module
from pathlib import Path
from types import ModuleType

import clubsuit
from clubsuit.forks import fork
from clubsuit.lab.study import Difference, Measure, Study, StudyResult, run_study
from clubsuit.lab.study.report import write_page
from clubsuit.testing import check_game

GAME, COPY = "clubs-whist", "mild_whist"
EDITS = {
    "winners_among(s, choice)": "winners_among(s, follow)",  # who cannot follow suit need not trump
    "elif not s.may_duck:": "elif suit == s.led and not s.may_duck:",  # and so shows nothing
}
"""Text of rules.py, and the text in its place. Without the second edit, `check_game` complains."""

DEALS = 500
BOTS = ("rule", "casual")
METRICS = ("decision-moves", "hand-margin", "role-advantage")
PARTS = ("", "keeper", "swapper")
REPORT = Path("mild_whist.html")


def copied(folder: Path) -> ModuleType:
    """Copy the game into this folder, change the rule, and register the copy."""
    package = fork(GAME, COPY, folder)
    rules = package / "rules.py"
    text = rules.read_text(encoding="utf-8")
    for old, new in EDITS.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    rules.write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    module = import_module(COPY)
    clubsuit.register(module.RULES, module.KNOWLEDGE, package)
    return module


def show(result: StudyResult) -> None:
    """Print how often the copy changes a hand, and what it changes, with 99 % intervals."""
    shown: list[Measure | Difference] = []
    shown += [one for one in result.measures if one.metric == "rule-changed"]
    shown += [one for one in result.differences if one.metric in METRICS and one.part in PARTS]
    for one in shown:
        name = f"{one.metric}:{one.part}".rstrip(":")
        print(f"{name:<23} {one.bot:<7}{one.value:+.3f} [{one.low:+.3f}, {one.high:+.3f}]")


def main(deals: int = DEALS) -> StudyResult:
    """Copy, check and study the game, and return the result of the study."""
    with tempfile.TemporaryDirectory() as folder:
        check_game(copied(Path(folder)).RULES)
        print(f"{COPY} meets the requirements of every game")
        study = Study(GAME, bots=BOTS, vary={"game": [GAME, COPY]}, deals=deals)
        result = run_study(study)
    write_page(REPORT, result)
    print(f"{result.plays} hands; report in {REPORT}")
    show(result)
    return result


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
