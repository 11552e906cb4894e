"""Free Clubs."""

from clubsuit.games.free_clubs.declaration import FreeClubs
from clubsuit.games.free_clubs.honour import HonourClubs

RULES = FreeClubs(HonourClubs())
