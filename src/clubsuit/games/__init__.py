"""The rules, and only here."""

from clubsuit.games.base import Rules
from clubsuit.games.clubs_whist import ClubsWhist

REGISTRY: dict[str, Rules] = {rules.id: rules for rules in (ClubsWhist(),)}
"""All games by name."""
