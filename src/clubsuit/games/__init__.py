"""The rules, and only here."""

from clubsuit.games.base import Rules
from clubsuit.games.clubs_whist import ClubsWhist
from clubsuit.games.ruby_dame import RubyDame

REGISTRY: dict[str, Rules] = {rules.id: rules for rules in (ClubsWhist(), RubyDame())}
"""All games by name."""
