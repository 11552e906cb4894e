"""The rules, and only here."""

from clubsuit.games.base import Rules
from clubsuit.games.climbing_clubs import ClimbingClubs
from clubsuit.games.clubs_whist import ClubsWhist
from clubsuit.games.free_clubs import FreeClubs
from clubsuit.games.free_clubs_honour import HonourClubs
from clubsuit.games.ruby_dame import RubyDame

REGISTRY: dict[str, Rules] = {
    rules.id: rules
    for rules in (FreeClubs(HonourClubs()), ClubsWhist(), ClimbingClubs(), RubyDame())
}
"""All games by name."""
