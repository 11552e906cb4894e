"""People with whom a person has played, over HTTP: the list, invitations, blocks, reports."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from clubsuit.server.ops import rate_limits
from server.support.clients import Browser, TableClient, begin, receive
from server.support.servers import Server


class Friends:
    """Ada, Bo and Cy, who have finished a game at one table."""

    def __init__(self, ada: Browser, bo: Browser, cy: Browser) -> None:
        self.ada, self.bo, self.cy = ada, bo, cy
        self.table = ada.new_table("clubs-whist", name="Ada", open=True)
        self.clients: list[TableClient] = [who.connect(self.table) for who in (ada, bo, cy)]
        for seat, name in ((1, "Bo"), (2, "Cy")):
            self.clients[seat].send(type="sit", seat=seat, name=name)
            self.until_seated(seat, True)

    def until_seated(self, seat: int, person: bool) -> None:
        """Wait until all know that a person has this seat, or that no person has it."""
        self.until(lambda people: people["seats"][seat]["person"] == person)

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read everyone's messages until their data about people meets this condition."""
        found: dict[str, Any] = {}
        for client in self.clients:
            while not (found := client.receive().get("people") or {}) or not holds(found):
                pass
        return found

    def end(self) -> None:
        """Start the game and end it by agreement."""
        begin(self.clients)
        self.clients[0].send(type="propose", kind="end")
        number = self.until(lambda people: people["proposal"])["proposal"]["number"]
        for client in self.clients[1:]:
            client.send(type="vote", number=number, agrees=True)
        self.until(lambda people: people["ended"] is not None)


@pytest.fixture
def friends(server: Server) -> Iterator[Friends]:
    """Return Ada, Bo and Cy at a table where no cards have been dealt."""
    with ExitStack() as leave:
        yield Friends(*(leave.enter_context(Browser(server)) for _ in range(3)))


def people(browser: Browser) -> dict[str, dict[str, Any]]:
    """Return the people in the browser's list by name."""
    return {one["name"]: one for one in browser.http.get("/api/people").json()}


def here(browser: Browser, table: str) -> dict[str, dict[str, Any]]:
    """Return the others at a table by name."""
    return {one["name"]: one for one in browser.http.get(f"/api/tables/{table}/people").json()}


def block(browser: Browser, table: str, name: str) -> None:
    """Block a person at a table."""
    who = here(browser, table)[name]["who"]
    answer = browser.http.put(f"/api/tables/{table}/people/{who}/block")
    assert (answer.status_code, answer.text) == (204, "")


def invite(browser: Browser, *names: str) -> Any:
    """Invite people of the browser's list, and return the response."""
    known = people(browser)
    ids = [known[name]["id"] for name in names]
    return browser.http.post("/api/people/invitations", json={"people": ids, "name": "Me"})


def lines(client: TableClient) -> list[str]:
    """Return the texts of the next chat message."""
    return [line["text"] for line in receive(client, "chat")["lines"]]


# ---- the list and invitations ------------------------------------------------------------


def test_played_again(friends: Friends) -> None:
    """Holes: invited people do not see the invitation, or find another game; the invited table is
    open to strangers."""
    friends.end()
    assert set(people(friends.ada)) == {"Bo", "Cy"}
    answer = invite(friends.ada, "Bo", "Cy")
    assert answer.status_code == 201
    info = answer.json()
    assert (info["game"], info["players"][0], info["people"]) == ("clubs-whist", "Me", 1)
    for other in (friends.bo, friends.cy):
        (one,) = other.http.get("/api/invitations").json()
        assert (one["table"], one["game"], one["name"]) == (info["id"], "clubs-whist", "Me")
    assert info["id"] not in {one["id"] for one in friends.cy.http.get("/api/tables/listed").json()}
    assert friends.bo.http.delete(f"/api/invitations/{info['id']}").status_code == 204
    assert friends.bo.http.get("/api/invitations").json() == []
    client = friends.bo.connect(info["id"])
    receive(client, "gathering")


def test_only_own_people(friends: Friends) -> None:
    """Hole: with an id of another person's list, a person invites, blocks or removes people with
    whom they have not played."""
    friends.end()
    foreign = people(friends.bo)["Cy"]["id"]
    ask = friends.ada.http
    assert foreign not in {one["id"] for one in people(friends.ada).values()}
    answers = [
        ask.post("/api/people/invitations", json={"people": [foreign]}),
        ask.put(f"/api/people/{foreign}/block"),
        ask.delete(f"/api/people/{foreign}/block"),
        ask.delete(f"/api/people/{foreign}"),
        ask.put(f"/api/tables/{friends.table}/people/nobody/block"),
        ask.post(f"/api/tables/{friends.table}/people/nobody/reports", json={"reason": "spam"}),
        ask.get("/api/tables/none/people"),
    ]
    assert [answer.status_code for answer in answers] == [404] * len(answers)


def test_a_few_invitations(friends: Friends) -> None:
    """Holes: more people are invited than have seats; one person sends invitations without
    limit."""
    friends.end()
    ids = [one["id"] for one in people(friends.ada).values()]
    many = friends.ada.http.post("/api/people/invitations", json={"people": ids * 3})
    assert many.status_code == 422
    often = int(rate_limits.INVITATIONS_OF_PERSON.partition("/")[0])
    codes = [invite(friends.ada, "Bo").status_code for _ in range(often + 1)]
    assert codes == [201] * often + [429]
    assert invite(friends.bo, "Ada").status_code == 201


def test_the_list_goes(friends: Friends) -> None:
    """Hole: a person cannot delete their list, or it is missing in the download of their data."""
    friends.end()
    block(friends.ada, friends.table, "Cy")
    about = json.loads(friends.ada.http.get("/api/me/export").text.splitlines()[0])
    assert {one["name"]: one["blocked"] for one in about["people"]} == {"Bo": False, "Cy": True}
    bo = people(friends.ada)["Bo"]["id"]
    assert friends.ada.http.delete(f"/api/people/{bo}").status_code == 204
    assert set(people(friends.ada)) == {"Cy"}
    assert friends.ada.http.delete("/api/people").status_code == 204
    assert {name: one["games"] for name, one in people(friends.ada).items()} == {"Cy": 0}
    cy = people(friends.ada)["Cy"]["id"]
    assert friends.ada.http.delete(f"/api/people/{cy}/block").status_code == 204
    assert people(friends.ada) == {}
    assert set(people(friends.bo)) == {"Ada", "Cy"}


# ---- blocks ------------------------------------------------------------------------------


def test_they_do_not_talk(friends: Friends) -> None:
    """Holes: one of two people who are separated by a block reads the other; a third person reads
    less; a line from before the block disappears for the blocked person, who then knows of it."""
    ada, bo, cy = friends.clients
    bo.send(type="say", text="before")
    assert [lines(client) for client in friends.clients] == [["before"]] * 3
    block(friends.ada, friends.table, "Bo")
    assert lines(ada) == []
    for client, text in ((bo, "of Bo"), (ada, "of Ada"), (cy, "of Cy")):
        client.send(type="say", text=text)
        assert lines(cy) == [text]
    assert (lines(ada), lines(ada)) == (["of Ada"], ["of Cy"])
    assert (lines(bo), lines(bo)) == (["of Bo"], ["of Cy"])
    reloaded = [who.connect(friends.table) for who in (friends.ada, friends.bo, friends.cy)]
    assert [lines(client) for client in reloaded] == [
        ["of Ada", "of Cy"],
        ["before", "of Bo", "of Cy"],
        ["before", "of Bo", "of Ada", "of Cy"],
    ]
    who = here(friends.ada, friends.table)["Bo"]
    assert who["blocked"]
    friends.ada.http.delete(f"/api/tables/{friends.table}/people/{who['who']}/block")
    assert lines(ada) == ["before", "of Bo", "of Ada", "of Cy"]
    bo.send(type="say", text="after")
    assert (lines(ada), lines(cy)) == (["after"], ["after"])


def test_the_blocked_person_learns_nothing(friends: Friends) -> None:
    """Hole: an answer to a blocked person differs from one without a block, so that it tells them
    of the block: their list, the people at the table, their own invitation, views, the export."""
    friends.end()

    def seen() -> list[str]:
        bo = friends.bo.http
        paths = f"/api/tables/{friends.table}/people", "/api/people", "/api/me", "/api/tables"
        head = bo.get("/api/me/export").text.splitlines()[0]
        return [*(bo.get(path).text for path in paths), head, bo.get("/api/invitations").text]

    before, number = seen(), len(friends.clients[1].raw)
    block(friends.ada, friends.table, "Bo")
    who = here(friends.ada, friends.table)["Bo"]["who"]
    about = {"reason": "insult", "words": "rude"}
    path = f"/api/tables/{friends.table}/people/{who}/reports"
    assert friends.ada.http.post(path, json=about).status_code == 204
    assert seen() == before
    answer = invite(friends.bo, "Ada")
    assert answer.status_code == 201
    assert friends.ada.http.get("/api/invitations").json() == []
    friends.clients[1].send(type="ping")
    friends.clients[1].receive_any()
    assert len(friends.clients[1].raw) == number + 1  # the pong
    refused = invite(friends.ada, "Bo")
    assert refused.json()["message"]["key"] == "server-invite-blocked"


def test_a_hidden_author_is_not_listed(friends: Friends) -> None:
    """Hole: a blocked person sees at the table the name of a person whose lines they do not
    see, and so learns of the block; the person who has blocked cannot report the other."""
    ada, bo, cy = friends.clients
    block(friends.ada, friends.table, "Bo")
    for client, text in ((ada, "of Ada"), (bo, "of Bo")):
        client.send(type="say", text=text)
        lines(cy)
    bo.send(type="leave-seat")
    friends.until_seated(1, False)
    assert set(here(friends.ada, friends.table)) == {"Bo", "Cy"}
    ada.send(type="leave-seat")
    friends.until_seated(0, False)
    assert set(here(friends.bo, friends.table)) == {"Cy"}
    assert set(here(friends.cy, friends.table)) == {"Ada", "Bo"}


def test_one_does_not_block_oneself(friends: Friends) -> None:
    """Hole: a person is listed at their own table, so they can block or report themselves."""
    assert set(here(friends.ada, friends.table)) == {"Bo", "Cy"}
    friends.clients[0].send(type="say", text="hello")
    lines(friends.clients[0])
    assert set(here(friends.ada, friends.table)) == {"Bo", "Cy"}


# ---- reports -----------------------------------------------------------------------------


def test_a_report(friends: Friends) -> None:
    """Holes: a person who writes and leaves cannot be blocked or reported; the evidence has lines
    of others or all lines; a spectator cannot report."""
    _, bo, cy = friends.clients
    for number in range(3):
        bo.send(type="say", text=f"line {number}")
        lines(cy)
    cy.send(type="say", text="stop")
    lines(cy)
    bo.send(type="leave-seat")
    friends.until_seated(1, False)
    who = here(friends.cy, friends.table)["Bo"]
    assert who["seat"] is None
    path = f"/api/tables/{friends.table}/people/{who['who']}/reports"
    for words, code in (("x" * 501, 422), (" \u202eAd\x00vertising ", 204)):
        answer = friends.cy.http.post(path, json={"reason": "spam", "words": words})
        assert answer.status_code == code
    assert friends.cy.http.post(path, json={"reason": "dull"}).status_code == 422
    export = json.loads(friends.cy.http.get("/api/me/export").text.splitlines()[0])
    (made,) = export["reports"]
    assert (made["of"], made["reason"], made["words"]) == ("Bo", "spam", "Advertising")
    assert json.loads(friends.bo.http.get("/api/me/export").text.splitlines()[0])["reports"] == []


def test_a_few_reports(friends: Friends) -> None:
    """Hole: one person sends the host reports without limit."""
    who = here(friends.ada, friends.table)["Bo"]["who"]
    path = f"/api/tables/{friends.table}/people/{who}/reports"
    often = int(rate_limits.REPORTS_OF_PERSON.partition("/")[0])
    about = {"reason": "other"}
    answers = [friends.ada.http.post(path, json=about).status_code for _ in range(often + 1)]
    assert answers == [204] * often + [429]
