"""Lessons by rule: for each numbered rule that a player meets, a position of one question.

The positions are *found*: with the rule switched off the answer is another one. What is asked, and
which part of the rules is replaced to switch the rule off, stands in `GAME.toml`; the positions, in
`GAME.jsonl` beside it (`python -m clubsuit.lessons.by_rule.find` finds them again); the words, in
the catalogue under `lesson-rule-NAME`.
"""

from clubsuit.lessons.by_rule.question import Position, Question, Wrong, questions_of

__all__ = ["Position", "Question", "Wrong", "questions_of"]
