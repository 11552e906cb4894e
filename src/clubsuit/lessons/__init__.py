"""Guided first hands: the lesson of each game is a data file.

A lesson has a deal, the actions of the other players as long as the player follows the guide, and
steps: the messages of the guide and the conditions under which they are shown. The text of a step
is the message `lesson-GAME-STEP` of the catalogue. Conditions are checked only against the player's
own view (`conditions`), so a lesson depends neither on rules nor on hidden cards. `Guide` runs a
lesson at a table.
"""

from clubsuit.lessons.guide import Guide
from clubsuit.lessons.lesson import Lesson, lesson_of

__all__ = ["Guide", "Lesson", "lesson_of"]
