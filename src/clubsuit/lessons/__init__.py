"""First hands with a guide beside the player, as data: one file for each game.

A lesson is a deal made for it, how the others play it as long as the player follows the guide, and
steps: when the guide says what, by the message `lesson-GAME-STEP` of the catalogue. Whether a step
is due is read off the player's own view (`conditions`), so that lessons know no rule and no hidden
card. `Guide` follows a table.
"""

from clubsuit.lessons.guide import Guide
from clubsuit.lessons.lesson import Lesson, lesson_of

__all__ = ["Guide", "Lesson", "lesson_of"]
