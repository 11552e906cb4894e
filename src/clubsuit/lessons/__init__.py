"""Guided first hands: the lesson of each game is a data file.

A lesson consists of deals, actions and steps. As long as the player follows the guide, the other
players take the actions that the lesson prescribes for them. A step is a message of the guide, with
the condition under which it is shown; its text is the message `lesson-GAME-STEP` of the catalogue.
Conditions are checked only against the player's own view (`conditions`), so a lesson depends
neither on rules nor on hidden cards. `Guide` runs a lesson at a table.
"""

from clubsuit.lessons.guide import Guide
from clubsuit.lessons.lesson import Lesson, lesson_of

__all__ = ["Guide", "Lesson", "lesson_of"]
