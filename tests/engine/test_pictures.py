"""Pictures of hands and tricks."""

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from clubsuit import pictures
from clubsuit.bots.seat import make_bot
from clubsuit.cards import HIDDEN
from clubsuit.envs.episode import Episode
from clubsuit.envs.gymnasium import HandEnvironment
from clubsuit.envs.pettingzoo import env

GOLDEN = Path(__file__).with_name("pictures")
"""A picture of each game. To draw them again: `python tests/engine/test_pictures.py`."""

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {f"{SVG}{name}" for name in ("svg", "title", "rect", "g", "path", "text")}


def after(name: str, decisions: int, **options: Any) -> clubsuit.Play:
    """Return a game after some random decisions."""
    game = clubsuit.load(name, **options)
    play, bot = game.new(seed=5, pause=True), make_bot("random", game, 5)
    while play.turn is not None and decisions:
        play.play(bot.choose(play.view(play.turn)).text)
        decisions -= 1
    return play


def svg_of(shown: Any) -> str:
    """Return the picture that a notebook finds in an object."""
    found = getattr(shown, "_repr_svg_")()  # noqa: B009 # the name that notebooks look for
    assert isinstance(found, str)
    return found


def cards_in(picture: str) -> int:
    """Return the number of cards in a picture, which must be well-formed XML."""
    root = ET.fromstring(picture)
    assert {one.tag for one in root.iter()} <= ALLOWED
    assert root.find(f"{SVG}title") is not None
    return len(root.findall(f"{SVG}g"))


@pytest.mark.parametrize("name", clubsuit.game_ids())
@pytest.mark.parametrize("decisions", [0, 3, 9, 20, 30, 1000])
def test_a_view_shows_nothing_hidden(name: str, decisions: int) -> None:
    """Hole: the picture of a view depends on cards that its seat does not see."""
    play = after(name, decisions)
    for seat in range(play.game.seats):
        view = play.view(seat)
        picture = svg_of(view)
        assert cards_in(picture) >= len(view.hand)
        assert picture in getattr(view, "_repr_html_")()  # noqa: B009
        for seed in range(3):
            assert svg_of(view.sample(seed).view(seat)) == picture
    cards_in(svg_of(play.onlooker()))


@pytest.mark.parametrize("name", clubsuit.game_ids())
def test_a_game_shows_all_cards(name: str) -> None:
    """Holes: a hand is missing; a card is face down."""
    play = after(name, 9)
    picture = svg_of(play)
    assert pictures.BACK not in picture
    held = sum(len(play.view(seat).hand) for seat in range(play.game.seats))
    assert cards_in(picture) >= held
    assert picture in getattr(play, "_repr_html_")()  # noqa: B009


def drawn(name: str) -> str:
    """Return a picture in the middle of a hand."""
    play = after(name, {"climbing-clubs": 6, "ruby-dame": 14}.get(name, 20))
    assert play.turn is not None
    return svg_of(play.view(play.turn))


@pytest.mark.parametrize("name", clubsuit.game_ids())
def test_pictures_look_the_same(name: str) -> None:
    """Hole: a picture changes without anybody looking at it."""
    assert drawn(name) == (GOLDEN / f"{name}.svg").read_text(encoding="utf-8")


def test_each_card_looks_different() -> None:
    """Holes: two cards have the same picture; suits differ only in colour."""
    for name in clubsuit.game_ids():
        deck = clubsuit.load(name).rules.deck
        names = {*deck.names(deck.all)}
        plain = {
            pictures.picture("", [pictures.Row("", [card])]).replace(pictures.RED, pictures.BLACK)
            for card in [*names, HIDDEN]
        }
        assert len(plain) == len(names) + 1


@pytest.mark.parametrize("number", [0, 1, 13, 60])
def test_rows_fit_into_the_picture(number: int) -> None:
    """Hole: cards of a long row are outside the picture."""
    root = ET.fromstring(pictures.picture("", [pictures.Row("seat 0", ["15D=8"] * number)]))
    for card in root.iter(f"{SVG}g"):
        x = float(card.attrib["transform"].removeprefix("translate(").split()[0])
        assert x + pictures.CARD + pictures.MARGIN <= pictures.WIDTH


def test_texts_are_escaped() -> None:
    """Hole: a title is read as markup."""
    root = ET.fromstring(pictures.picture("<b>&", [pictures.Row("<i>")]))
    assert root.findtext(f"{SVG}title") == "<b>&"


# ---- environments ------------------------------------------------------------------------


@pytest.mark.parametrize("name", clubsuit.game_ids())
def test_environments_draw_what_the_agent_to_act_sees(name: str) -> None:
    """Holes: the picture is of another seat; steps of an incomplete decision are not in it."""
    one = env(name, render_mode="svg")
    one.reset(seed=3)
    while one.agents and not one.terminations[one.agent_selection]:
        seat = one.possible_agents.index(one.agent_selection)
        picture = one.render()
        assert isinstance(picture, str)
        cards_in(picture)
        assert f"what seat {seat} sees" in picture
        mask = one.observe(one.agent_selection)["action_mask"]
        one.step(mask.nonzero()[0][-1])
    assert "what an onlooker sees" in str(one.render())


def test_steps_are_drawn_for_their_seat_only() -> None:
    """Hole: a card that is chosen to be passed is raised in the picture of another seat."""
    episode = Episode(clubsuit.load("ruby-dame"), 1)
    episode.begin(4)
    turn = episode.turn
    assert turn is not None
    before = [episode.picture(seat) for seat in range(4)]
    episode.step(episode.mask(turn).nonzero()[0][2])
    changed = [episode.picture(seat) != before[seat] for seat in range(4)]
    assert changed == [seat == turn for seat in range(4)]
    episode = Episode(clubsuit.load("climbing-clubs", wild_15s=True), 1)
    episode.begin(1)
    while "chosen: " not in episode.picture():
        assert episode.turn is not None
        episode.step(episode.mask(episode.turn).nonzero()[0][-1])


def test_the_learner_sees_its_own_cards() -> None:
    """Hole: the picture of the Gymnasium environment is of a bot's seat."""
    one = HandEnvironment("clubs-whist", seat=1, render_mode="svg")
    one.reset(seed=3)
    assert "what seat 1 sees" in one.render()


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for _name in clubsuit.game_ids():
        (GOLDEN / f"{_name}.svg").write_text(drawn(_name), encoding="utf-8")
