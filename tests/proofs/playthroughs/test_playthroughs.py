"""The stored playthroughs equal those of the engine, and cover every option."""

from typing import Any

import pytest

import clubsuit
from clubsuit.game import rules_of
from clubsuit.games.options import Option, WholePackOptions
from proofs.playthroughs.chosen import CHOSEN
from proofs.playthroughs.transcript import files, options_of

OTHER = "another value"


def values(game: str, option: Option) -> set[Any]:
    """Return the values of an option that playthroughs must cover: each choice, or for a number the
    default and any other value."""
    if option.name == "players":
        return set(rules_of(game).players)
    if option.kind == "bool":
        return {False, True}
    if option.name == "hand_size" and isinstance(rules_of(game).options, WholePackOptions):
        return {"the default"}  # it has no other value
    return set(option.choices) or {"the default", OTHER}


def shown_value(game: str, option: Option, chosen: dict[str, Any]) -> Any:
    """Return the value of an option in a playthrough, as `values` names it."""
    if option.name == "players" or option.kind == "bool" or option.choices:
        return rules_of(game).options.value(chosen, option.name)
    default = rules_of(game).options.defaults(chosen)[option.name]
    return "the default" if chosen.get(option.name, default) == default else OTHER


@pytest.mark.speed
@pytest.mark.parametrize("name", CHOSEN)
def test_the_engine_tells_it(name: str) -> None:
    """Hole: something that players see changes unnoticed."""
    assert CHOSEN[name].to_text() == files()[name].read_text(encoding="utf-8"), "make playthroughs"


def test_no_file_is_left_over() -> None:
    """Hole: a file remains that no playthrough produces any more."""
    assert set(files()) == set(CHOSEN)


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_each_option_has_a_playthrough(game: str) -> None:
    """Hole: a game, an option or a choice has no playthrough."""
    chosen = [options_of(path.read_text(encoding="utf-8")) for path in files().values()]
    mine = [options for id, options in chosen if id == game]
    assert mine
    for option in rules_of(game).options:
        shown = {shown_value(game, option, options) for options in mine}
        assert values(game, option) - shown == set(), option.name
