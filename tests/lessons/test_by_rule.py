"""Lessons by rule: each position depends on its rule, and each rule has a position or a reason why
not."""

import os
import re
import subprocess
import sys

import pytest

from clubsuit import texts
from clubsuit.game import game_ids
from clubsuit.lessons.by_rule.question import CHOICE, asked_of, questions_of
from support.processes import PATIENCE_S
from support.project import ROOT

RULE = re.compile(r"\b(?:FC|CW|CC|RD)-\d+\b")
DOCS = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")

SWITCHED_OFF = """
from contextlib import nullcontext
from clubsuit import kernel
from clubsuit.game import game_ids
from clubsuit.lessons.by_rule.question import questions_of
from proofs.questions import switch

kernel.go_plain()
asked = [one for game in game_ids() for one in questions_of(game).values()]
print(sum((switch.faults(*one) for one in asked), []))
switch.switched_off = lambda question: nullcontext()  # as if no rule had any effect
print(len(asked), sum(any("same" in f for f in switch.faults(*one)) for one in asked))
"""


def test_without_its_rule_each_answer_is_another() -> None:
    """Hole: the answer of a lesson does not depend on its rule. Rules can be replaced only if they
    are not compiled, so a separate process replaces them. The second line of its output shows that
    the check finds a fault in every question if no rule has an effect."""
    command = [sys.executable, "-c", SWITCHED_OFF]
    paths = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    done = subprocess.run(command, env=paths, capture_output=True, text=True, timeout=PATIENCE_S)
    assert done.returncode == 0, done.stderr
    faults, count = done.stdout.splitlines()
    assert faults == "[]"
    asked, found = count.split()
    assert asked == found


@pytest.mark.parametrize("game", game_ids())
def test_what_may_be_done_and_what_is_refused(game: str) -> None:
    """Hole: the compiled rules refuse a right answer, or refuse a wrong answer for another
    reason."""
    for question, position in questions_of(game).values():
        play = question.play(position)
        right = question.answers(play, play.state, position.seat)
        assert position.right and position.wrong, question.name
        assert set(position.right) <= set(right), question.name
        for wrong in position.wrong:
            assert wrong.answer not in right, question.name
            if question.asks == CHOICE:
                reason = play.why_not(wrong.answer)
                expected = question.refused or question.rule
                assert reason and reason.rule == wrong.rule == expected, question.name


@pytest.mark.parametrize("game", game_ids())
def test_each_rule_has_a_lesson_or_a_reason(game: str) -> None:
    """Holes: no lesson teaches a rule, without a stated reason; a question has no position or no
    text."""
    names = [one.name for one in asked_of(game)]
    assert [*questions_of(game)] == names
    assert all(texts.has(one.key) for one in asked_of(game))
    taught = {one.rule for one in asked_of(game)}
    section = DOCS.partition("## Lessons by rule")[2].partition("\n## ")[0]
    reasons = set(re.findall(r"^- ((?:FC|CW|CC|RD)-\d+): ", section, re.MULTILINE))
    table = {
        name
        for row in re.findall(r"^\| .*", section, re.MULTILINE)
        for name in re.findall(r"`([a-z]{2}-\d+(?:-[a-z]+)?)`", row)
    }
    met = set(RULE.findall(texts.rules(game)))
    assert met - taught <= reasons
    assert not taught & reasons
    assert set(names) <= table
