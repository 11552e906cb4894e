"""The guide beside a player: which step is said now, and how the others play.

It follows from the table's decisions and from what the player has read, in their order, and from
nothing else: a replay comes to the same step. Whatever the player decides, it goes on: a step whose
time does not come is left out.
"""

from collections.abc import Collection, Mapping
from typing import Any

from clubsuit.game import Play
from clubsuit.lessons.conditions import Facts
from clubsuit.lessons.lesson import PUPIL, Hand, Lesson, Remark, Step


class Guide:
    """Follows one table of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._read: set[str] = set()
        """Steps that the player has read: those are not said again, even after a take-back."""
        self._said: set[str] = set()
        self._now: Step | None = None
        self._facts: Facts | None = None

    @property
    def waits_for(self) -> str | None:
        """The step that must be read before the table goes on; None: it need not wait."""
        return self._now.name if self._now and self._now.waits else None

    def begin(self, play: Play) -> None:
        """Deal the first hand, and take the decisions that are given. `see` follows."""
        hand = self.lesson.hands[0]
        play.deal(hand.deal, self.lesson.dealer)
        for text in hand.line[: hand.given]:
            play.play(text)

    def deal(self, play: Play) -> None:
        """Deal the next hand of the lesson."""
        play.deal(self.lesson.hands[len(play.hands)].deal)

    def is_over(self, play: Play) -> bool:
        """Whether the last hand has been played."""
        return play.turn is None and len(play.hands) >= len(self.lesson.hands)

    def see(self, play: Play) -> None:
        """The game has gone on: which step is due?"""
        self._facts = Facts(play.view(PUPIL))
        if self.waits_for:
            self._read.add(self.waits_for)  # who decides all the same has read enough
        self._next()

    def read(self, name: str) -> None:
        """The player has read this step; nothing happens where it is not the one that waits."""
        if self.waits_for == name:
            self._read.add(name)
            self._next()

    def again(self, play: Play) -> None:
        """Something has been taken back: what belongs to decisions is said again."""
        self._said = set(self._read)
        self._now = None
        self.see(play)

    def decision(self, play: Play) -> str | None:
        """What the seat to act does, while all have played as the lesson has it; else None."""
        hand = self._hand(play)
        done = [entry.text for entry in play.log]
        follows = len(done) < len(hand.line) and list(hand.line[: len(done)]) == done
        return hand.line[len(done)] if follows else None

    def to_dict(self) -> dict[str, Any]:
        """What the page shows: as in `schema.Lesson`."""
        assert self._facts is not None
        step = self._now and self._tell(self._now)
        return {"step": step, "closing": self._closing() if step is None else None}

    def _hand(self, play: Play) -> Hand:
        return self.lesson.hands[len(play.hands) - 1]

    def _next(self) -> None:
        unsaid = (step for step in self.lesson.steps if step.name not in self._said | self._read)
        self._now = next(filter(self._is_due, unsaid), None)
        if self._now:
            self._said.add(self._now.name)

    def _is_due(self, step: Step) -> bool:
        assert self._facts is not None
        suits = not step.suggest or self._suggested(step) is not None
        return suits and self._facts.hold(step.when)

    def _suggested(self, step: Step) -> str | None:
        assert self._facts is not None
        return next((text for text in step.suggest if text in self._facts.legal), None)

    def _tell(self, step: Step) -> dict[str, Any]:
        action = self._suggested(step)
        return {
            "name": step.name,
            "message": self._message(step),
            "waits": step.waits,
            "cards": self._lifted(step, action),
            "action": action,
        }

    def _lifted(self, step: Step, action: str | None) -> list[str]:
        """Cards of the player that the step speaks of; without any, those of what it suggests."""
        assert self._facts is not None
        wanted: Collection[str] = step.lift or (action.split()[1:] if action else ())
        return [card for card in self._facts.held if self._is_meant(card, wanted)]

    def _is_meant(self, card: str, wanted: Collection[str]) -> bool:
        assert self._facts is not None
        received = self._facts.told["table"].get("received", ())
        return (
            card in wanted
            or f"suit {card[-1]}" in wanted
            or ("choices" in wanted and card in self._facts.choices)
            or ("received" in wanted and card in received)
        )

    def _closing(self) -> list[dict[str, Any]] | None:
        """What is said at the end; None before."""
        assert self._facts is not None
        told = self._facts.told
        last = told["hand_number"] >= len(self.lesson.hands)
        if not last or told["phase"] not in ("scored", "over"):
            return None
        due = (one for one in self.lesson.closing if self._facts.hold(one.when))
        return [self._message(one) for one in due]

    def _message(self, remark: Remark) -> dict[str, Any]:
        return {"rule": "", "key": self.lesson.key(remark), "args": self._args(remark.args)}

    def _args(self, args: Mapping[str, Any]) -> dict[str, Any]:
        assert self._facts is not None
        facts = self._facts
        return {
            name: facts.at(value) if isinstance(value, str) else value
            for name, value in args.items()
        }
