"""Legal actions for the cards that a player has selected."""

from clubsuit.errors import Reason
from clubsuit.game import View


def matching(view: View, cards: list[str]) -> tuple[list[str], Reason | None]:
    """Return the legal actions that use exactly these cards, and the reason if there are none."""
    actions = view.matching(cards)
    return actions, None if actions else why_not(view, cards)


def why_not(view: View, cards: list[str]) -> Reason | None:
    """Return the reason why these cards cannot be chosen now; None if they can be chosen.

    Raises NotationError if one of them is not a card.
    """
    return view.why_not(action_text(view, cards))


def action_text(view: View, cards: list[str]) -> str:
    """Return the text of the action that uses these cards now, legal or not.

    Raises NotationError if one of them is not a card.
    """
    deck = view.rules.deck
    verb = view.rules.words.verb(view.state) or "play"
    return " ".join([verb, *deck.names(deck.mask(cards))])
