"""Lessons by rule: for each numbered rule that a player meets, a position of one question.

The positions are *found*: with the rule switched off the answer is another one. `GAME.toml` has the
questions, and which part of the rules is replaced to switch each rule off. `GAME.jsonl` has the
positions; `make questions` searches again (`tests/proofs/questions`). The words are in the
catalogue under `lesson-rule-NAME`.
"""

from clubsuit.lessons.by_rule.question import Position, Question, Wrong, questions_of

__all__ = ["Position", "Question", "Wrong", "questions_of"]
