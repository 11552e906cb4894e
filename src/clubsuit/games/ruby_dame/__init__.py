"""Ruby Dame."""

from clubsuit.games.ruby_dame.declaration import RubyDame

RULES = RubyDame()
