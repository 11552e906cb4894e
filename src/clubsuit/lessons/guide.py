"""The guide of a lesson: it selects the current step, and plays for the other players.

Its state depends only on the decisions at the table, the steps that the player has read, and the
order of both. A replay therefore reaches the same step. The guide continues whatever the player
decides: steps whose conditions never hold are skipped.
"""

from collections.abc import Collection, Mapping
from typing import Any

from clubsuit.game import Play
from clubsuit.lessons.conditions import Facts
from clubsuit.lessons.lesson import PUPIL, Hand, Lesson, Remark, Step


class Guide:
    """Runs a lesson at one table."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._read: set[str] = set()
        """Names of the steps that the player has read; they are not shown again, even after a
        take-back."""
        self._shown: set[str] = set()
        """Names of the steps that have been shown."""
        self._now: Step | None = None
        self._facts: Facts | None = None

    @property
    def waits_for(self) -> str | None:
        """Name of the step that must be read before the table continues; None if there is none."""
        return self._now.name if self._now and self._now.waits else None

    def begin(self, play: Play) -> None:
        """Deal the first hand, and carry out its given decisions. Call `see` afterwards."""
        hand = self.lesson.hands[0]
        play.deal(hand.deal, self.lesson.dealer)
        for text in hand.line[: hand.given]:
            play.play(text)

    def deal(self, play: Play) -> None:
        """Deal the next hand of the lesson."""
        play.deal(self.lesson.hands[len(play.hands)].deal)

    def is_over(self, play: Play) -> bool:
        """Return whether the last hand is finished."""
        return play.turn is None and len(play.hands) >= len(self.lesson.hands)

    def see(self, play: Play) -> None:
        """Select the current step after the game has changed."""
        self._facts = Facts(play.view(PUPIL))
        if self.waits_for:
            self._read.add(self.waits_for)  # a decision counts as reading the step
        self._next()

    def read(self, name: str) -> None:
        """Mark this step as read, if it is the one for which the table waits."""
        if self.waits_for == name:
            self._read.add(name)
            self._next()

    def again(self, play: Play) -> None:
        """Select the current step after a take-back.

        Steps that were shown but not read can be shown again.
        """
        self._shown = set(self._read)
        self._now = None
        self.see(play)

    def decision(self, play: Play) -> str | None:
        """Return the lesson's action for the seat to act; None if the play deviates from the
        lesson.
        """
        hand = self._hand(play)
        done = [entry.text for entry in play.log]
        follows = len(done) < len(hand.line) and list(hand.line[: len(done)]) == done
        return hand.line[len(done)] if follows else None

    def to_dict(self) -> dict[str, Any]:
        """Return the data for the page, in the form of `schema.Lesson`."""
        assert self._facts is not None
        step = self._now and self._step_to_dict(self._now)
        return {
            "step": step,
            "closing": self._closing() if step is None else None,
            "prelude": self._is_prelude(),
        }

    def _is_prelude(self) -> bool:
        """Return whether the hand began before the pupil joined, so its table is unexplained."""
        assert self._facts is not None
        number: int = self._facts.data["hand_number"]
        return self.lesson.hands[number - 1].given > 0

    def _hand(self, play: Play) -> Hand:
        return self.lesson.hands[len(play.hands) - 1]

    def _next(self) -> None:
        new = (step for step in self.lesson.steps if step.name not in self._shown | self._read)
        self._now = next(filter(self._is_due, new), None)
        if self._now:
            self._shown.add(self._now.name)

    def _is_due(self, step: Step) -> bool:
        assert self._facts is not None
        suits = not step.suggest or self._suggested(step) is not None
        return suits and self._facts.hold(step.when)

    def _suggested(self, step: Step) -> str | None:
        assert self._facts is not None
        return next((text for text in step.suggest if text in self._facts.legal), None)

    def _step_to_dict(self, step: Step) -> dict[str, Any]:
        action = self._suggested(step)
        return {
            "name": step.name,
            "message": self._message(step),
            "waits": step.waits,
            "cards": self._lifted(step, action),
            "action": action,
        }

    def _lifted(self, step: Step, action: str | None) -> list[str]:
        """Return the player's cards to lift: the cards of the step, or else of its action."""
        assert self._facts is not None
        wanted: Collection[str] = step.lift or (action.split()[1:] if action else ())
        return [card for card in self._facts.held if self._is_meant(card, wanted)]

    def _is_meant(self, card: str, wanted: Collection[str]) -> bool:
        assert self._facts is not None
        received = self._facts.data["table"].get("received", ())
        return (
            card in wanted
            or f"suit {card[-1]}" in wanted
            or ("choices" in wanted and card in self._facts.choices)
            or ("received" in wanted and card in received)
        )

    def _closing(self) -> list[dict[str, Any]] | None:
        """Return the closing messages; None before the end."""
        assert self._facts is not None
        data = self._facts.data
        last = data["hand_number"] >= len(self.lesson.hands)
        if not last or data["phase"] not in ("scored", "over"):
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
