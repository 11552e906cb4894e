"""Decisions in random hands.

Uniform choices alone would hardly ever lead to a Joker bid, a long exchange of sets, or a hand in
which all pass. Each hand is therefore played in a manner of its own.
"""

import random
from collections.abc import Callable, Mapping, Sequence

Manner = Callable[[random.Random, Sequence[str]], str]


def any_of(chance: random.Random, texts: Sequence[str]) -> str:
    """Choose each text with the same probability."""
    return chance.choice(texts)


def by_verb(chance: random.Random, texts: Sequence[str]) -> str:
    """Choose a verb, and then one of its texts: passes and calls are as frequent as plays."""
    verb = chance.choice(sorted({text.partition(" ")[0] for text in texts}))
    return chance.choice([text for text in texts if text.partition(" ")[0] == verb])


def bold(chance: random.Random, texts: Sequence[str]) -> str:
    """Never pass or keep, unless nothing else is legal."""
    return chance.choice([text for text in texts if text not in ("pass", "keep")] or texts)


def timid(chance: random.Random, texts: Sequence[str]) -> str:
    """Pass or keep in most cases, if possible."""
    quiet = [text for text in texts if text in ("pass", "keep")]
    return chance.choice(quiet if quiet and chance.random() < 0.8 else texts)


def many_cards(chance: random.Random, texts: Sequence[str]) -> str:
    """Choose one of the texts with the most cards."""
    most = max(text.count(" ") for text in texts)
    return chance.choice([text for text in texts if text.count(" ") == most])


MANNERS: Sequence[Manner] = (any_of, any_of, by_verb, bold, timid, many_cards)


class Chooser:
    """Choices of one random hand, determined by its generator."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.manner = chance.choice(MANNERS)
        self.calls = chance.choice((0.01, 0.05, 0.3))
        """Probability that a player acts out of turn if the rules allow it."""

    def choose(self, turn: int, legal: Mapping[int, set[str]]) -> tuple[int, str]:
        """Return a seat and its decision; `legal` contains the legal texts of each seat."""
        on_turn = sorted(text for text in legal[turn] if not text.startswith("call "))
        aside = sorted(
            (seat, text)
            for seat, texts in legal.items()
            for text in texts
            if seat != turn or text.startswith("call ")
        )
        if aside and (not on_turn or self.chance.random() < self.calls):
            return self.chance.choice(aside)
        return turn, self.manner(self.chance, on_turn)

    def stranger(self, texts: Sequence[str], seats: int) -> tuple[int, str]:
        """Return a random one of these texts, for a random seat."""
        return self.chance.randrange(seats), self.chance.choice(texts)
