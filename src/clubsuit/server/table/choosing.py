"""The actions that use exactly the cards that a player has chosen."""

from clubsuit.errors import Reason
from clubsuit.game import View


def matching(view: View, cards: list[str]) -> tuple[list[str], Reason | None]:
    """The legal actions with exactly these cards; where there is none, why."""
    actions = view.matching(cards)
    return actions, None if actions else why_not(view, cards)


def why_not(view: View, cards: list[str]) -> Reason | None:
    """Why these cards cannot be chosen now; None where they can. Raises NotationError."""
    return view.why_not(spelled(view, cards))


def spelled(view: View, cards: list[str]) -> str:
    """Return the text of the action that these cards mean. Raises NotationError."""
    deck = view.rules.deck
    verb = view.rules.words.verb(view.state) or "play"
    return " ".join([verb, *deck.names(deck.mask(cards))])
