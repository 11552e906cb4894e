"""Lessons by rule: for each numbered rule that players meet, a position with one question.

A search has found the positions: in each of them, the answer would be different without the rule.
`GAME.toml` contains the questions and, for each rule, the code that is replaced to switch off the
rule. `GAME.jsonl` contains the positions; `make questions` repeats the search
(`tests/proofs/questions`). The texts are in the catalogue under `lesson-rule-NAME`.
"""

from clubsuit.lessons.by_rule.question import Position, Question, Wrong, questions_of

__all__ = ["Position", "Question", "Wrong", "questions_of"]
