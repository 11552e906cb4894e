"""Who decides in a random hand. Uniform choice alone would hardly ever reach a Joker bid, a long
exchange of sets, or a hand in which all pass; so each hand is played in a manner of its own.
"""

import random
from collections.abc import Callable, Mapping, Sequence

Manner = Callable[[random.Random, Sequence[str]], str]


def any_of(chance: random.Random, texts: Sequence[str]) -> str:
    """Each choice with the same probability."""
    return chance.choice(texts)


def by_verb(chance: random.Random, texts: Sequence[str]) -> str:
    """A verb first, then one of its choices: passes and calls as often as plays."""
    verb = chance.choice(sorted({text.partition(" ")[0] for text in texts}))
    return chance.choice([text for text in texts if text.partition(" ")[0] == verb])


def bold(chance: random.Random, texts: Sequence[str]) -> str:
    """Never pass or keep."""
    return chance.choice([text for text in texts if text not in ("pass", "keep")] or texts)


def timid(chance: random.Random, texts: Sequence[str]) -> str:
    """Mostly pass or keep, where possible."""
    quiet = [text for text in texts if text in ("pass", "keep")]
    return chance.choice(quiet if quiet and chance.random() < 0.8 else texts)


def many_cards(chance: random.Random, texts: Sequence[str]) -> str:
    """One of the choices with the most cards."""
    most = max(text.count(" ") for text in texts)
    return chance.choice([text for text in texts if text.count(" ") == most])


MANNERS: Sequence[Manner] = (any_of, any_of, by_verb, bold, timid, many_cards)


class Chooser:
    """The decisions of one random hand; the same for the same generator."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.manner = chance.choice(MANNERS)
        self.calls = chance.choice((0.01, 0.05, 0.3))
        """How often a player interrupts, where the rules let them."""

    def choose(self, turn: int, legal: Mapping[int, set[str]]) -> tuple[int, str]:
        """A seat and its decision; `legal` says what each seat may do."""
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
        """Any of these texts, for any seat."""
        return self.chance.randrange(seats), self.chance.choice(texts)
