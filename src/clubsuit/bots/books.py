"""The rules of thumb of each game."""

from clubsuit.bots.base import RuleBook
from clubsuit.bots.rule_climbing_clubs import CLIMBING_CLUBS
from clubsuit.bots.rule_clubs_whist import CLUBS_WHIST
from clubsuit.bots.rule_free_clubs import FREE_CLUBS
from clubsuit.bots.rule_ruby_dame import RUBY_DAME

RULE_BOOKS: dict[str, RuleBook] = {
    "free-clubs": FREE_CLUBS,
    "clubs-whist": CLUBS_WHIST,
    "climbing-clubs": CLIMBING_CLUBS,
    "ruby-dame": RUBY_DAME,
}
