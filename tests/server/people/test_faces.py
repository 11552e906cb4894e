"""Tests of the players' portraits."""

from pathlib import Path

import pytest

from clubsuit.server.http import pages
from clubsuit.server.ops import rate_limits
from clubsuit.server.people import accounts, companions, data
from clubsuit.server.people.faces import change_face
from clubsuit.server.storage.faces import (
    FACES,
    HAIR,
    LEVELS,
    MEN,
    NEUTRAL,
    WOMEN,
    chosen_face,
    faces_of,
)
from clubsuit.server.storage.rows import Seat
from clubsuit.server.storage.store import Store
from server.support.clients import Browser, begin, receive
from server.support.tables import account, begun, play_on

pytestmark = pytest.mark.each_database


def test_every_face_has_a_picture() -> None:
    """Hole: the server names a face that the page cannot draw, or the other way round."""
    drawn = [path.name.split("-")[1] for path in Path(pages.PAGE, "assets").glob("face-*.svg")]
    assert sorted(drawn) == sorted(FACES)
    assert len(set(FACES)) == len(FACES)


def test_no_two_alike() -> None:
    """Holes: two players of a table have the same face, or two bots nearly the same hair; a bot
    takes a person's face; a bot has a face of another level; a person has a face that another has
    chosen."""
    group_of = {face: group for group in HAIR for face in group.split()}
    assert set(group_of) <= set(FACES)
    for bot in LEVELS:
        bots = [Seat(name, None, bot) for name in ("Bo", "Clea", "Dirk", "Elin", "Fritz")]
        faces = faces_of(bots)
        assert len({group_of.get(face, face) for face in faces}) == 5
        assert set(faces) <= set(LEVELS[bot])
        ada = Seat("Ada", "1", face=faces[0])
        assert faces_of([*bots[:3], ada])[3] == faces[0]
        assert len(set(faces_of([*bots[:3], ada]))) == 4
    (own,) = faces_of([Seat("Ada", "1")])
    assert faces_of([Seat("Ada", "1"), Seat("Bo", "2", face=own)])[1] == own
    both = faces_of([Seat("Ada", "1", face=own), Seat("Bo", "2", face=own)])
    assert both[0] == own != both[1]
    assert faces_of([Seat("Ada", "1", face="no such face")]) == [own]


@pytest.mark.parametrize("bot", LEVELS)
def test_faces_suit_the_names_of_bots(bot: str) -> None:
    """Bug: a French reader met a Bruno with a woman's hair and a Cléa with a beard."""
    for women, men in (("Ada Clea Elin", "Bo Dirk Fritz"), ("Cléa Élise", "Bruno Denis Félix")):
        seats = [Seat(name, None, bot) for name in f"{women} {men}".split()]
        faces = faces_of(seats)
        assert set(faces[: len(women.split())]).isdisjoint(MEN.split())
        assert set(faces[len(women.split()) :]).isdisjoint(WOMEN.split())


def test_former_players_are_neutral(store: Store) -> None:
    """Hole: the face of a person who has deleted their data stays at tables of others."""
    change_face(store, "ada", "owl")
    table = begun(store, target=1)
    row = store.table(table.row.id)
    assert row is not None
    assert faces_of(row.seats)[0] == "owl"
    while not table.over:
        play_on(table, 1)
    assert [one.face for one in companions.known_people(store, "bo")] == ["owl"]
    data.forget(store, "ada")
    row = store.table(table.row.id)
    assert row is not None
    assert faces_of(row.seats)[0] == NEUTRAL
    assert chosen_face(store, "ada") is None


def test_an_account_keeps_its_face(store: Store) -> None:
    """Holes: a new account loses the guest's face; a guest replaces the account's face."""
    change_face(store, "guest", "owl")
    ada = account()
    accounts.register(store, ada, "guest", "token")
    assert (chosen_face(store, ada.person), chosen_face(store, "guest")) == ("owl", None)
    change_face(store, "other guest", "kite")
    accounts.log_in(store, ada, "other guest", "old", "new")
    assert (chosen_face(store, ada.person), chosen_face(store, "other guest")) == ("owl", None)
    changed = accounts.change(store, ada, "new hash", "newest")
    assert changed == []


def test_everyone_sees_a_new_face(browser: Browser, other: Browser) -> None:
    """Holes: a running table shows the old face; a face that does not exist is stored."""
    table = browser.new_table("clubs-whist", name="Ada", open=True)
    ada, bo = browser.connect(table), other.connect(table)
    receive(bo, "gathering")
    bo.send(type="sit", seat=1, name="Bo")
    receive(bo, "gathering")
    begin([ada, bo])
    for face in ("kite", "owl"):
        assert browser.http.put("/api/me/face", json={"face": face}).status_code == 204
        while (seen := receive(bo, "view"))["view"]["players"][0]["face"] != face:
            pass
    faces = [player["face"] for player in seen["view"]["players"]]
    assert faces == [seat["face"] for seat in seen["people"]["seats"]]
    assert browser.http.put("/api/me/face", json={"face": "../index"}).status_code == 422
    assert browser.http.get("/api/me").json()["face"] == "owl"


def test_a_few_faces(browser: Browser) -> None:
    """Hole: one person changes their face, and so all their tables, without limit."""
    often = int(rate_limits.FACES_OF_PERSON.partition("/")[0])
    faces = [FACES[n % 2] for n in range(often + 1)]
    answers = [browser.http.put("/api/me/face", json={"face": face}) for face in faces]
    assert [answer.status_code for answer in answers] == [204] * often + [429]
