"""Using another device via a link that works once."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

import clubsuit
from clubsuit.server.people import devices
from clubsuit.server.storage.store import Store
from server.support import probe
from server.support.clients import Browser, code_of, receive
from server.support.connections import token_of


def test_the_seat_comes_along(browser: Browser, other: Browser) -> None:
    """Holes: the other device becomes another person; it takes the seat from the first device."""
    table = browser.new_table("clubs-whist", seed=1)
    cards = browser.sit(table).view["hand"]
    before = token_of(other.http)
    answer = other.http.post("/api/devices/here", json={"code": code_of(browser)})
    assert answer.status_code == 204
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert token_of(other.http) == token_of(browser.http) != before
    assert other.sit(table).view["hand"] == cards
    assert receive(browser.connect(table), "view")["view"]["hand"] == cards


def test_a_browser_that_is_here_for_the_first_time(browser: Browser, other: Browser) -> None:
    """Hole: the answer also sets a new guest's cookie, which overrides the person's."""
    other.http.cookies.clear()
    answer = other.http.post("/api/devices/here", json={"code": code_of(browser)})
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert token_of(other.http) == token_of(browser.http)


def test_it_works_once(store: Store) -> None:
    """Hole: a link works for a second person who finds it later, or who uses it at the same
    moment."""
    code = devices.make_link(store, "token").code

    def use() -> Any:
        try:
            return devices.use_link(store, code)
        except clubsuit.NotationError as error:
            return error.reason and error.reason.key

    with ThreadPoolExecutor(8) as threads:
        got = [job.result() for job in [threads.submit(use) for _ in range(8)]]
    assert sorted(got) == ["server-device-code"] * 7 + ["token"]


def test_it_works_once_where_something_else_fails(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: a transaction that reads a link's token is rolled back. Then another process uses the
    link, but the first process still returns the token."""
    code = devices.make_link(store, "token").code
    do, used = probe.writer(store).do, list[str]()

    def undone(connection: sql.Connection, work: Callable[[sql.Connection], None]) -> None:
        work(connection)
        raise ZeroDivisionError

    def do_again(work: Callable[[sql.Connection], None]) -> None:
        monkeypatch.setattr(probe.writer(store), "do", do)
        with pytest.raises(ZeroDivisionError):
            do(lambda connection: undone(connection, work))
        used.append(devices.use_link(store, code))
        do(work)

    monkeypatch.setattr(probe.writer(store), "do", do_again)
    with pytest.raises(clubsuit.NotationError):
        devices.use_link(store, code)
    assert used == ["token"]


def kept_code_of(browser: Browser) -> str:
    """Return the code of this person's recovery link."""
    answer = browser.http.post("/api/devices/recovery")
    assert answer.status_code == 201
    return str(answer.json()["code"])


def test_a_recovery_link_is_kept(browser: Browser, other: Browser) -> None:
    """Holes: a guest whose browser lost its cookie can never continue games; a recovery link works
    only once."""
    table = browser.new_table("clubs-whist", seed=1)
    cards = browser.sit(table).view["hand"]
    code = kept_code_of(browser)
    for _ in range(2):
        other.http.cookies.clear()
        assert other.http.post("/api/devices/here", json={"code": code}).status_code == 204
        assert other.sit(table).view["hand"] == cards


def test_a_new_recovery_link_ends_the_old(browser: Browser, other: Browser) -> None:
    """Holes: a lost recovery link works forever for its finder; a new one invalidates another
    person's link or a link that works once."""
    old, once, others = kept_code_of(browser), code_of(browser), kept_code_of(other)
    new = kept_code_of(browser)
    answers = [
        other.http.post("/api/devices/here", json={"code": code}).status_code
        for code in (old, once, new, others)
    ]
    assert answers == [422, 204, 204, 204]


def test_a_recovery_link_ends_with_its_person(browser: Browser, other: Browser) -> None:
    """Hole: a recovery link still works after all data of the person is deleted."""
    code = kept_code_of(browser)
    assert browser.http.delete("/api/me").status_code == 204
    assert other.http.post("/api/devices/here", json={"code": code}).status_code == 422


def test_a_recovery_link_ends_with_the_password(browser: Browser, other: Browser) -> None:
    """Hole: an intruder's recovery link still works after the owner has changed the password."""
    words = {"name": f"Owner {token_of(browser.http)[:8]}", "password": "three ravens sat"}
    assert browser.http.post("/api/accounts", json=words).status_code < 300
    code = kept_code_of(browser)
    changed = {"old": words["password"], "new": "four ravens fly"}
    assert browser.http.post("/api/me/password", json=changed).status_code == 204
    assert other.http.post("/api/devices/here", json={"code": code}).status_code == 422


def test_a_recovery_link_lasts_as_long_as_it_is_used(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: a link expires although its owner uses it; an unused link never expires."""
    monkeypatch.setattr(devices, "KEPT_FOR", timedelta(minutes=20))
    used = devices.make_link(store, "used", "Ada")
    monkeypatch.setattr(devices, "KEPT_FOR", timedelta(0))
    unused = devices.make_link(store, "unused", "Bo")
    monkeypatch.setattr(devices, "KEPT_FOR", timedelta(days=365))
    assert devices.use_link(store, used.code) == "used"
    with store.reading() as connection:
        until = connection.exec_driver_sql("SELECT max(expires) FROM device_links").scalar()
    assert until is not None and until > used.expires
    with pytest.raises(clubsuit.NotationError, match="has been used"):
        devices.use_link(store, unused.code)


def test_it_works_for_a_while(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a link never expires; expired codes are never removed."""
    monkeypatch.setattr(devices, "GOOD_FOR", timedelta(0))
    old = devices.make_link(store, "token").code
    with pytest.raises(clubsuit.NotationError, match="has been used"):
        devices.use_link(store, old)
    monkeypatch.undo()
    devices.make_link(store, "token")
    with store.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM device_links").scalar() == 1


def test_no_get_uses_it_up(browser: Browser, other: Browser) -> None:
    """Hole: a messenger that fetches the link for a preview uses it up or gets the person's
    cookie."""
    code = code_of(browser)
    for path in (f"/device?{code}", "/device", f"/api/devices/here?code={code}"):
        assert token_of(browser.http) not in str(other.http.get(path).headers)
    assert other.http.post("/api/devices/here", json={"code": code}).status_code == 204


def test_another_site_cannot_use_it(browser: Browser, other: Browser) -> None:
    """Hole: a page of another site logs a visitor in as the attacker, who then sees the visitor's
    games."""
    code = code_of(browser)
    answer = other.http.post(
        "/api/devices/here", json={"code": code}, headers={"Origin": "http://evil.example"}
    )
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_the_database_gives_nobody_a_seat(store: Store, tmp_path: Path) -> None:
    """Hole: the database contains a readable token or code."""
    token = "t" * 43
    codes = [devices.make_link(store, token, person).code for person in (None, "hash")]
    store.close()
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in stored
    assert not any(code.encode() in stored for code in codes)


@pytest.mark.parametrize("code", ["", "x", "é" * 30, "x" * 100])
def test_what_is_no_code(other: Browser, code: str) -> None:
    """Hole: an invalid code causes a server error, or the refusal has no text."""
    answer = other.http.post("/api/devices/here", json={"code": code})
    assert answer.status_code == 422
    assert answer.json()["message"]["key"] == "server-device-code"
