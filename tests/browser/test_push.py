"""Web Push in a real browser: subscribe, get a notification, open the table from it.

Headless Chromium has no push service and denies notifications. So the page subscribes to a push
service of the tests, and DevTools deliver the messages of this service to the service worker. The
test records what the worker shows and opens. Everything else is real.
"""

import json
import struct
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from browser.support.friends import take_seat
from browser.support.person import ALLOWED, Person
from clubsuit.texts import say
from server.support.clients import Browser, TableClient, begin, receive
from server.support.push_service import PushService, push_service
from server.support.servers import Server, until_present
from support.processes import patiently

SIGNED_UP = """(({ endpoint, ...keys }) => {
    const browser = {
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => delete localStorage.push,
    }
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.push = applicationServerKey
        return browser
    }
    PushManager.prototype.getSubscription = async () => (localStorage.push ? browser : null)
})"""
"""Script for the page: replace the browser's subscription by one at the tests' push service."""

KEEP = """() => {
    self.kept = []
    const keep = (...what) => self.kept.push(what)
    ServiceWorkerRegistration.prototype.showNotification = async (...how) => keep('show', ...how)
    WindowClient.prototype.focus = async function () { keep('focus', new URL(this.url).pathname) }
    self.clients.openWindow = async (path) => keep('open', path)
    self.navigator.setAppBadge = async () => {}
}"""
"""Script for the worker: record in `self.kept` what it would show and open, and set no badge.

A worker of headless Chromium that sets a badge hangs.
"""

CLICK = """async (data) => {
    const event = new ExtendableEvent('notificationclick')
    const notification = { data, close: () => self.kept.push(['close']) }
    let done
    Object.assign(event, { notification, waitUntil: (work) => (done = work) })
    self.dispatchEvent(event)
    await done
}"""
"""Script for the worker: simulate a click on a notification with this data."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """Push service of the tests."""
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture(scope="module")
def club(
    launcher: subprocess.Popen[str], service: PushService, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Server that sends notifications to that push service."""
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    push = service.name, str(service.certificate)
    with closing(Server(launcher, folder, log / "server.log", push=push)) as server:
        yield server


def switch(person: Person, on: bool) -> None:
    """Turn notifications on or off in the settings of the lobby."""
    if not person.get("settings").count():
        person.get("show-settings").click()
    person.page.get_by_role("switch", name=say("notify-switch")).set_checked(on)


def worker_of(person: Person) -> Worker:
    """Return the service worker of the page, which from now on only records what it would show."""
    (worker,) = person.context.service_workers
    worker.evaluate(KEEP)
    return worker


def deliver(person: Person, url: str, text: str) -> None:
    """Deliver a push message to the service worker of the page."""
    talk = person.context.new_cdp_session(person.page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    talk.on("ServiceWorker.workerRegistrationUpdated", note)
    talk.send("ServiceWorker.enable")
    for _ in patiently():
        person.page.evaluate("0")  # lets Playwright receive the events of DevTools
        if found:
            break
    message = {"origin": url, "registrationId": found[0], "data": text}
    talk.send("ServiceWorker.deliverPushMessage", message)
    talk.detach()


def test_a_closed_page_is_told(
    people: Callable[..., Person], club: Server, service: PushService
) -> None:
    """Holes: turning notifications on does not subscribe the browser; the text of the notification
    differs from the text sent; a click on it does not open the table, or opens a second tab."""
    device = service.device()
    bo = people(club.url, name="Bo")
    bo.context.add_init_script(f"{ALLOWED}; {SIGNED_UP}({json.dumps(device.subscription)})")
    bo.page.reload()
    switch(bo, True)
    expect(bo.get("notify-reach")).to_have_text(say("notify-reach-closed"))
    with Browser(club) as ada:
        assert bo.page.evaluate("localStorage.push") == ada.http.get("/api/push").json()["key"]
        table = ada.new_table("clubs-whist", name="Ada", open=True, pace="correspondence")
        line = ada.connect(table)
        bo.page.goto(f"{club.url}/table/{table}")
        take_seat(bo, 1, "Bo")
        begin([line])
        play_until(0, line, bo)
        bo.page.goto(club.url)
        until_present(club.folder, table, 1)
        play_until(1, line, bo)
    text = device.read(service.next().body).decode()
    worker = worker_of(bo)
    deliver(bo, club.url, text)
    for _ in patiently():
        if kept := worker.evaluate("self.kept"):
            break
    ((shows, title, how),) = kept
    assert (shows, title, how["body"]) == ("show", "Clubs (Whist)", "It is your turn.")
    assert click(worker, how["data"]) == [["close"], ["open", f"/table/{table}"]]
    bo.page.goto(f"{club.url}/table/{table}")
    bo.shown()
    assert bo.fact("turn") == bo.fact("seat") == "1"
    assert click(worker, how["data"]) == [["close"], ["focus", f"/table/{table}"]]


def play_until(turn: int, line: TableClient, bo: Person) -> None:
    """Let Ada (on her socket) and Bo (on his page) decide until this seat is to act."""
    while line.view["turn"] != turn:
        if line.my_turn:
            line.act(line.any_action())
        elif line.view["turn"] == 1:
            bo.settle()
            bo.decide(wait=False)
        receive(line, "view")


def click(worker: Worker, data: Any) -> Any:
    """Click on a notification and return what the worker did."""
    worker.evaluate("self.kept.length = 0")
    worker.evaluate(CLICK, data)
    return worker.evaluate("self.kept")


def test_switched_off(people: Callable[..., Person], club: Server, service: PushService) -> None:
    """Hole: a browser still gets notifications after the person has turned them off."""
    device = service.device()
    bo = people(club.url)
    bo.context.add_init_script(f"{ALLOWED}; {SIGNED_UP}({json.dumps(device.subscription)})")
    bo.page.reload()
    switch(bo, True)
    expect(bo.get("notify-reach")).to_have_text(say("notify-reach-closed"))
    assert known(bo) == [device.endpoint]
    with bo.page.expect_response(f"**/api/push/{device.name}") as answer:
        switch(bo, False)
    assert answer.value.status == 204
    expect(bo.get("notify-reach")).to_have_count(0)
    assert known(bo) == []
    assert bo.page.evaluate("localStorage.push") is None


def known(person: Person) -> list[str]:
    """Return the push endpoints that the server has stored for a person."""
    answer = person.page.request.get(f"{person.url}/api/me/export")
    first = json.loads(answer.text().splitlines()[0])
    return [browser["endpoint"] for browser in first["browsers"]]


@pytest.mark.parametrize(
    ("allowed", "pushes", "says"),
    [
        (False, True, "notify-refused"),
        (True, False, "notify-reach-open"),
        (True, True, "notify-reach-failed"),
    ],
)
def test_what_cannot_be_is_said(
    people: Callable[..., Person],
    club: Server,
    server: Server,
    allowed: bool,
    pushes: bool,
    says: str,
) -> None:
    """Hole: the page does not report that notifications are impossible. The person may have denied
    them, the server may send none, or the browser may have no push service."""
    ada = people((club if pushes else server).url)
    if allowed:
        ada.context.add_init_script(ALLOWED)
        ada.page.reload()
    ada.get("show-settings").click()
    choice = ada.page.get_by_role("switch", name=say("notify-switch"))
    choice.click()
    expect(ada.get("notify-reach" if allowed else "notify-refused")).to_have_text(say(says))
    expect(choice).to_be_checked(checked=allowed)


def test_the_page_can_be_on_a_home_screen(club: Server, people: Callable[..., Person]) -> None:
    """Hole: the page cannot be installed on a home screen, because its manifest is invalid or
    blocked, or lacks an icon; iPhones then have no notifications."""
    ada = people(club.url)
    answer = ada.context.new_cdp_session(ada.page).send("Page.getAppManifest")
    assert (answer["url"], answer["errors"]) == (f"{club.url}/manifest.webmanifest", [])
    manifest = json.loads(answer["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    with Browser(club) as bo:
        sent = bo.http.get("/manifest.webmanifest")
        assert sent.headers["content-type"].startswith("application/manifest+json")
        for icon in manifest["icons"]:
            picture = bo.http.get(icon["src"])
            assert picture.headers["content-type"] == icon["type"]
            width, height = struct.unpack(">II", picture.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_worker_is_served(club: Server) -> None:
    """Hole: browsers do not accept the service worker, or keep an old one in their cache."""
    with Browser(club) as ada:
        answer = ada.http.get("/worker.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "private, no-cache"
