"""Lessons by rule: for each numbered rule that players meet, a position with one question.

The positions are *found* by search: without the rule, the answer would be different. `GAME.toml`
has the questions, and the code that is replaced to switch off each rule. `GAME.jsonl` has the
positions; `make questions` repeats the search (`tests/proofs/questions`). The texts are in the
catalogue under `lesson-rule-NAME`.
"""

from clubsuit.lessons.by_rule.question import Position, Question, Wrong, questions_of

__all__ = ["Position", "Question", "Wrong", "questions_of"]
