"""Web Push: who is waited for and has closed the page is told, once, and nobody else anything."""

import asyncio
import json
import logging
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from socket import SHUT_RDWR, create_server
from typing import Any
from urllib.parse import urlsplit

import pytest
import sqlalchemy as sql
from hypothesis import strategies as st

import clubsuit
from clubsuit.server.notify import calls, pushes, subscriptions
from clubsuit.server.notify.calls import Calls
from clubsuit.server.notify.push_services import SERVICES, read_endpoint, read_services
from clubsuit.server.notify.pushes import Call, Pushes
from clubsuit.server.notify.subscriptions import Subscription, claim, keep
from clubsuit.server.people import accounts, data
from clubsuit.server.storage.store import CALLED, SUBSCRIPTIONS, Store
from fuzz.support.hostile import lengths, try_many
from server.support import probe
from server.support.clients import Browser, Line, begin, receive
from server.support.push_service import (
    Device,
    Message,
    PushService,
    claims_of,
    decoded,
    push_service,
)
from server.support.servers import Server, until_here
from server.support.services import Postgres, Redis
from server.support.tables import account, begun, open_one, to_person
from support.processes import PATIENCE_S, until

pytestmark = pytest.mark.each_database

DAY_S = 86_400

PIECES = [
    *("fcm.googleapis.com", "push.apple.com", ".notify.windows.com", "a", "127.0.0.1", "evil.org"),
    *(
        "/",
        "/x",
        "//",
        "@",
        ":",
        ":443",
        ":80",
        ".",
        "?",
        "#",
        "%2e",
        "\\",
        " ",
        "\r\n",
        "\t",
        "é",
        "[::1]",
    ),
]
"""Of which addresses are made that look like those of push services."""

TURN = {"title": "Clubs (Whist)", "text": "It is your turn."}
VOTE = {"title": "Clubs (Whist)", "text": "The others wait for your answer."}


@pytest.fixture(scope="module")
def one_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """A push service for all tests of this file."""
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture
def service(one_service: PushService) -> Iterator[PushService]:
    """The same, which has heard nothing and answers well."""
    one_service.reset()
    yield one_service
    one_service.reset()


@pytest.fixture(scope="module")
def club(
    launcher: subprocess.Popen[str],
    one_service: PushService,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """A server that sends by this service."""
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    push = one_service.name, str(one_service.certificate)
    with closing(Server(launcher, folder, log / "server.log", push=push)) as server:
        yield server


@pytest.fixture
def come(club: Server) -> Iterator[Callable[[], Browser]]:
    """Somebody comes who is new here."""
    with ExitStack() as leave:
        yield lambda: leave.enter_context(Browser(club))


def sign_up(browser: Browser, device: Device) -> None:
    """The page tells the server how its browser is told."""
    assert browser.http.post("/api/push", json=device.told).status_code == 204


class Friends:
    """Ada and Bo at a table with a bot, where nobody waits for the other to be there."""

    def __init__(self, ada: Browser, bo: Browser, where: Path | str) -> None:
        """where: the database."""
        self.ada, self.bo, self.where = ada, bo, where
        self.table = ada.new_table("clubs-whist", name="Ada", open=True, pace="correspondence")
        self.lines: list[Line] = [ada.line(self.table), bo.line(self.table)]
        """Of those who are here: Bo may have gone."""
        receive(self.lines[1], "gathering")
        self.lines[1].send(type="sit", seat=1, name="Bo")
        receive(self.lines[1], "gathering")
        begin(self.lines)

    def until_turn(self, seat: int) -> None:
        """Whoever is here decides, until it is this seat's turn."""
        while True:
            newest = max(line.ply for line in self.lines)
            late = [line for line in self.lines if line.ply < newest]
            turn = self.lines[0].view["turn"]
            if late:
                receive(late[0], "view")
            elif turn == seat:
                return
            else:
                if turn < len(self.lines):
                    self.lines[turn].act(self.lines[turn].any_action())
                receive(self.lines[0], "view")

    def bo_goes(self) -> None:
        """Bo closes the page, when it is not his turn, and the server knows."""
        self.until_turn(0)
        self.bo_closes()

    def bo_closes(self) -> None:
        """The same, whosever turn it is."""
        self.lines.pop().socket.close()
        until_here(self.where, self.table, 1)

    def bo_is_back(self) -> None:
        """Bo opens it again."""
        self.lines.append(self.bo.line(self.table))
        self.seen = receive(self.lines[1], "view")

    def bo_disagrees(self) -> None:
        """Bo wants nothing of what he finds proposed, and both hear so."""
        number = self.seen["people"]["proposal"]["number"]
        self.lines[1].send(type="vote", number=number, agrees=False)
        for line in self.lines:
            while receive(line, "view")["people"]["proposal"] is not None:
                pass


@pytest.fixture
def friends(come: Callable[[], Browser], club: Server) -> Friends:
    """Two who have begun a game."""
    return Friends(come(), come(), club.folder)


def said(message: Message, device: Device, table: str) -> dict[str, Any]:
    """What the browser shows; it is for this table and nothing else stands in it."""
    told: dict[str, Any] = json.loads(device.read(message.body))
    assert told.pop("table") == table
    return told


# ---- what is sent ------------------------------------------------------------------------


def test_the_reader_of_these_tests() -> None:
    """Hole: a reader that reads what no browser would. This is the example of RFC 8291."""
    device = Device(
        private="q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", auth="BTBZMqHH6r4Tts7J_aSIgg"
    )
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert device.read(decoded(body)) == b"When I grow up, I want to be a watermelon"


def test_who_is_away_is_told(friends: Friends, club: Server, service: PushService) -> None:
    """Holes: somebody whose page is closed, and who is waited for; a message that names a card or a
    player, that anybody but the browser can read, or whose sender nobody knows; a key in the
    log, or one that is another one after a start."""
    device = service.device()
    sign_up(friends.bo, device)
    key = friends.bo.http.get("/api/push").json()["key"]
    before = time.time()
    friends.bo_goes()
    friends.until_turn(1)
    message = service.next()
    assert said(message, device, friends.table) == TURN
    assert message.path == device.endpoint.removeprefix(f"https://{service.name}")
    assert message.headers["Content-Encoding"] == "aes128gcm"
    assert message.headers["TTL"] == str(DAY_S)
    claims = claims_of(message.headers["Authorization"], key)
    assert claims["aud"] == f"https://{service.name}"
    assert before < claims["exp"] < time.time() + DAY_S
    assert claims["sub"].startswith("https://127.0.0.1:")
    assert "Cookie" not in message.headers
    with closing(Store(club.folder)) as store:
        assert store.key("push").hex() not in club.said()
        assert Pushes(store, SERVICES).public_key() == key
    assert device.endpoint not in club.said()


def test_once_until_they_are_back(friends: Friends, service: PushService) -> None:
    """Holes: two messages for one turn, since somebody looks at the table, or comes back and goes;
    none for the next turn, or one for who is there."""
    device, of_ada = service.device(), service.device()
    sign_up(friends.bo, device)
    sign_up(friends.ada, of_ada)
    friends.bo_goes()
    friends.until_turn(1)
    first = service.next()
    friends.lines[0].socket.close()  # nobody is here, and Ada opens it again
    friends.lines[0] = friends.ada.line(friends.table)
    receive(friends.lines[0], "view")
    friends.lines[0].send(type="propose", kind="pause")  # another thing that Bo is asked
    while (receive(friends.lines[0], "view"))["people"]["proposal"] is None:
        pass
    friends.bo_is_back()
    friends.bo_disagrees()
    friends.bo_goes()
    friends.until_turn(1)
    second = service.next()
    assert {message.path for message in (first, second)} == {first.path}
    assert said(second, device, friends.table) == TURN
    assert service.more == 0


def test_who_was_there_knows(friends: Friends, service: PushService) -> None:
    """Holes: somebody closes the page to think about their turn, and is told of it at once; who has
    lost the line has not seen it and is not told."""
    device = service.device()
    sign_up(friends.bo, device)
    friends.until_turn(1)
    friends.bo_closes()
    friends.bo_is_back()
    friends.bo_goes()
    friends.until_turn(1)
    assert said(service.next(), device, friends.table) == TURN
    friends.bo_is_back()
    assert service.more == 0
    friends.lines.pop().socket.socket.shutdown(SHUT_RDWR)  # without a word
    assert said(service.next(), device, friends.table) == TURN


def test_a_vote_waits(friends: Friends, service: PushService) -> None:
    """Holes: a game that stands until somebody answers who does not know of it; a message by whose
    length the push service knows what it says."""
    device = service.device()
    sign_up(friends.bo, device)
    friends.bo_goes()
    friends.lines[0].send(type="propose", kind="pause")
    vote = service.next()
    assert said(vote, device, friends.table) == VOTE
    friends.bo_is_back()
    friends.bo_disagrees()
    friends.bo_goes()
    friends.until_turn(1)
    assert len(service.next().body) == len(vote.body)


def test_who_need_not_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a message to who is back before it is sent, or knows since they were there; none to
    somebody whose line was lost; a table that stays in memory for it, or whose people are called
    since it comes into memory; two processes that call."""
    called: list[tuple[str, str]] = []
    leads = False
    monkeypatch.setattr(calls, "BEAT_S", 0.0)

    async def watch() -> None:
        nonlocal leads
        missed = Calls(lambda *call: called.append(call), lambda: leads, ["ada"])
        missed.watch({"ada": "turn"}, set())
        assert not missed.on  # she was asked before
        missed.watch({}, set())
        missed.watch({"ada": "turn"}, {"ada"})
        missed.watch({"ada": "turn"}, set())
        assert not missed.on  # she was here, and has closed the page
        missed.watch({"ada": "turn"}, {"ada"})
        missed.lost("ada")
        missed.watch({"ada": "turn"}, set())
        assert missed.on
        missed.watch({"ada": "turn"}, {"ada"})
        assert not missed.on  # she is back
        missed.watch({}, set())
        missed.watch({"ada": "vote"}, set())
        missed.watch({"ada": "turn"}, set())
        await until(lambda: not probe.awaits_calls(missed))
        assert missed.on and not called  # who leads is not known yet
        leads = True
        missed.settle()
        missed.settle()
        missed.watch({"ada": "turn"}, set())
        assert not missed.on and called == [("ada", "turn")]
        leads = False
        missed.watch({}, set())
        missed.watch({"ada": "turn"}, set())
        await until(lambda: not probe.awaits_calls(missed))
        missed.settle()
        assert not missed.on and called == [("ada", "turn")]

    asyncio.run(watch())


# ---- whose browser it is -------------------------------------------------------------------


def test_nobody_elses_browser(
    friends: Friends, come: Callable[[], Browser], club: Server, service: PushService
) -> None:
    """Hole: who knows the address of somebody's browser ends what they get, or gets it."""
    device, eve = service.device(), come()
    sign_up(friends.bo, device)
    answer = eve.http.delete(f"/api/push/{device.name}")
    assert answer.status_code == 404
    sign_up(eve, Device(device.endpoint))  # she has other keys
    assert eve.http.delete(f"/api/push/{device.name}").status_code == 204
    friends.bo_goes()
    friends.until_turn(1)
    assert said(service.next(), device, friends.table) == TURN


def test_a_browser_that_is_somebody_else_now(
    friends: Friends, come: Callable[[], Browser], service: PushService
) -> None:
    """Hole: who logs out at a browser of the club leaves it with what is told to them."""
    shared, own = service.device(), service.device()
    sign_up(friends.bo, shared)
    sign_up(friends.bo, own)
    sign_up(come(), shared)  # the same keys: it is the same browser
    friends.bo_goes()
    friends.until_turn(1)
    assert said(service.next(), own, friends.table) == TURN
    assert friends.bo.http.delete(f"/api/push/{shared.name}").status_code == 404
    assert friends.bo.http.delete(f"/api/push/{own.name}").status_code == 204
    assert service.more == 0


def test_a_server_that_sends_nothing(browser: Browser) -> None:
    """Hole: a page that asks for leave to be told, where nothing is ever sent."""
    assert browser.http.get("/api/push").json() == {"key": None}
    device = Device("https://fcm.googleapis.com/fcm/send/x")
    answer = browser.http.post("/api/push", json=device.told)
    assert answer.status_code == 422
    assert answer.json()["message"]["key"] == "server-push-off"


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": "BA"},
        {"p256dh": "é"},
        {"p256dh": "B" + "A" * 86},
        {"auth": "AA"},
        {"auth": ""},
    ],
)
def test_keys_that_are_none(
    come: Callable[[], Browser], service: PushService, wrong: dict[str, str]
) -> None:
    """Hole: what fails only when something is sent."""
    answer = come().http.post("/api/push", json={**service.device().told, **wrong})
    assert answer.status_code == 422
    assert answer.json()["message"]["key"] == "server-push-keys"


# ---- where it goes -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://127.0.0.1:22/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://10.0.0.1/fcm.googleapis.com",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil-fcm.googleapis.com/x",
        "https://push.apple.com/x",
        "https://evilpush.apple.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://fcm.googleapis.com\\@127.0.0.1/x",
        "https://127.0.0.1#fcm.googleapis.com/x",
        "https://127.0.0.1?.push.apple.com/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nHost: intern",
        "https://fcm.googleapis.com/x\n",
        "https://FCM.googleapis.com/é",
        "https://fcm.googleapis.com",
        "https://.push.apple.com/x",
        "ftp://fcm.googleapis.com/x",
        "",
    ],
)
def test_an_address_inside(endpoint: str) -> None:
    """Hole: a visitor who has the server ask other machines (SSRF), or put words into what it
    asks."""
    assert read_endpoint(endpoint, SERVICES) is None


@lengths(1_000, 50_000)
def test_two_readers_of_an_address(examples: int) -> None:
    """Hole: an address that is checked by one reading, and used by another."""
    let_in: list[str] = []

    def check(pieces: list[str]) -> None:
        text = "https://" + "".join(pieces)
        if endpoint := read_endpoint(text, SERVICES):
            let_in.append(text)
            parts = urlsplit(text)
            assert (parts.hostname, parts.port or 443) == (endpoint.host, endpoint.port)
            assert (parts.username, endpoint.port) == (None, 443)
            assert endpoint.host.endswith((".googleapis.com", ".apple.com", ".windows.com"))
            assert endpoint.path.isascii() and endpoint.path.isprintable()

    try_many(examples, check, st.lists(st.sampled_from(PIECES), max_size=5))
    assert let_in


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/cX3:APA91b_-",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl==",
        "https://web.push.apple.com/QMEx",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2f",
        "https://fcm.googleapis.com:443/x",
    ],
)
def test_addresses_of_browsers(endpoint: str) -> None:
    """Hole: a browser that cannot be told anything."""
    known = read_endpoint(endpoint, SERVICES)
    assert known and endpoint.replace(":443", "") == known.origin + known.path


def test_the_server_refuses_it(come: Callable[[], Browser]) -> None:
    """Hole: an address that is checked in the page alone."""
    with create_server(("127.0.0.1", 0)) as inside:
        endpoint = f"https://127.0.0.1:{inside.getsockname()[1]}/x"
        answer = come().http.post("/api/push", json=Device(endpoint).told)
        assert answer.status_code == 422
        assert answer.json()["message"]["key"] == "server-push-unknown"


def test_which_services() -> None:
    """Hole: a list with which everything is allowed, or a wrong one that allows nothing."""
    assert read_services(["FCM.googleapis.com"]) == ("fcm.googleapis.com",)
    assert read_services(SERVICES) == SERVICES
    assert read_services(["off"]) == ()
    for wrong in ("*", "*.", "https://fcm.googleapis.com", "com", ""):
        with pytest.raises(clubsuit.NotationError, match="is no name of a push service"):
            read_services([wrong])


# ---- sending, in this process ----------------------------------------------------------------


class Sender:
    """Sends calls to Bo, one after the other, from tables of which each is another one."""

    def __init__(self, store: Store, service: PushService, patch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.pushes = Pushes(store, [service.name])
        patch.setattr(pushes, "WORKERS", 1)
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        probe.forget_certificates()

    def keep(self, device: Device) -> None:
        """A browser of Bo's."""
        told = Subscription(device.name, **device.told, contact="https://club.example")
        keep(self.store, "bo", told)

    def call(self, number: int) -> None:
        """This number of times."""

        async def send() -> None:
            running = asyncio.create_task(self.pushes.run())
            for _ in range(number):
                self.pushes.put(Call(open_one(self.store).row, "bo", "turn"))
            await until(lambda: self._called() == number)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

        asyncio.run(asyncio.wait_for(send(), PATIENCE_S))

    def _called(self) -> int:
        """How many calls have been made, the last one to its end."""
        with self.store.reading() as connection:
            query = sql.select(sql.func.count()).select_from(CALLED)
            made = connection.execute(query).scalar_one()
        return int(made) if probe.sends_nothing(self.pushes) else 0


@pytest.fixture
def sender(
    in_file: Store, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sender]:
    """Sends by the service of the tests."""
    yield Sender(in_file, service, monkeypatch)
    probe.forget_certificates()


def test_a_service_that_leads_elsewhere(
    sender: Sender, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: an answer by which the server asks a machine inside."""
    with create_server(("127.0.0.1", 0)) as inside:
        inside.setblocking(False)
        service.status = 307
        service.leads_to = f"https://127.0.0.1:{inside.getsockname()[1]}/"
        sender.keep(service.device())
        sender.call(2)
        with pytest.raises(BlockingIOError):
            inside.accept()
    assert service.more == 2
    assert [record.message for record in caplog.records] == ["push, 127.0.0.1: status 307"]


def test_a_service_that_hangs(
    sender: Sender,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Holes: a service that does not answer holds up all other calls; a line in the log for each;
    an address in it, which is a key to somebody's browser; a try that is made again and again."""
    monkeypatch.setattr(pushes, "WITHIN_S", 0.2)
    service.hangs.set()
    device = service.device()
    sender.keep(device)
    sender.call(3)
    assert service.more <= 3  # a slow machine may not even have sent it
    assert [record.message for record in caplog.records] == ["push, 127.0.0.1: TimeoutError"]


def test_a_service_that_is_not_there(
    sender: Sender, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: a club without a way out, whose server fails or fills its log."""
    with create_server(("127.0.0.1", 0)) as gone:
        nobody = f"127.0.0.1:{gone.getsockname()[1]}"
    sender.pushes.services = [nobody]
    sender.keep(Device(f"https://{nobody}/x"))
    sender.call(2)
    (record,) = caplog.records
    assert (record.levelno, record.message) == (
        logging.WARNING,
        "push, 127.0.0.1: ConnectionRefusedError",
    )


def test_a_service_that_is_no_longer_listed(sender: Sender, service: PushService) -> None:
    """Hole: what was let in once is asked for ever."""
    sender.keep(service.device())
    sender.pushes.services = ["fcm.googleapis.com"]
    sender.call(1)
    assert service.more == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone(sender: Sender, service: PushService, status: int) -> None:
    """Hole: somebody who has switched it off in the browser is asked for ever."""
    sender.keep(service.device())
    service.status = status
    sender.call(1)
    assert subscriptions.browsers_of(sender.store, "bo") == []


def test_too_many_calls(
    in_file: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: calls that nobody takes away fill the memory."""
    monkeypatch.setattr(pushes, "MOST_WAITING", 2)
    waiting = Pushes(in_file, SERVICES)
    row = open_one(in_file).row
    for _ in range(9):
        waiting.put(Call(row, "bo", "turn"))
    assert probe.unsent(waiting) == 2
    assert len(caplog.records) == 1


def test_who_is_waited_for(in_file: Store) -> None:
    """Holes: somebody is called who plays alone, has a bot in their place, or is not waited for
    since the game pauses or is over; two seats of one person who wait for each other."""
    table = open_one(in_file)
    assert table.snapshot.asked == {}
    table = begun(in_file)
    turn = to_person(table)
    person = ("ada", "bo")[turn]
    assert table.snapshot.asked == {person: "turn"}
    table.seats.set_substitute(turn, True)
    assert table.snapshot.asked == {}
    table.seats.set_substitute(turn, False)
    table.proposals.propose(1 - turn, "pause")
    assert table.snapshot.asked == {person: "turn"}
    table.proposals.vote(turn, table.snapshot.ply, True)
    assert table.snapshot.asked == {}
    table.proposals.propose(turn, "end")
    assert table.snapshot.asked == {("ada", "bo")[1 - turn]: "vote"}
    table.proposals.vote(1 - turn, table.snapshot.ply, True)
    assert table.snapshot.asked == {}


# ---- what is kept --------------------------------------------------------------------------


def browser_of(number: int) -> Subscription:
    """A browser whose keys do not matter."""
    return Subscription(f"name {number}", f"https://x/{number}", "key", f"auth {number}", "")


def names(store: Store, person: str) -> set[str]:
    return {browser.name for browser in subscriptions.browsers_of(store, person)}


def count(store: Store, table: sql.Table) -> int:
    with store.reading() as connection:
        return int(connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def test_a_few_browsers(store: Store) -> None:
    """Hole: one person who fills the database, or loses the browser that is used now."""
    for number in (*range(subscriptions.OF_PERSON), 0, 0, subscriptions.OF_PERSON):
        keep(store, "bo", browser_of(number))
    assert len(names(store, "bo")) == subscriptions.OF_PERSON
    keep(store, "ada", browser_of(99))
    assert names(store, "ada") == {"name 99"}
    assert f"name {subscriptions.OF_PERSON}" in names(store, "bo")


def test_who_stores_it_calls(store: Store) -> None:
    """Hole: two processes that call somebody at the same time."""
    table = begun(store).row.id
    assert claim(store, table, "bo") == []  # there is no way to
    keep(store, "bo", browser_of(1))
    with ThreadPoolExecutor(8) as threads:
        jobs = [threads.submit(claim, store, table, "bo") for _ in range(8)]
        assert sorted(len(job.result()) for job in jobs) == [0] * 7 + [1]
    subscriptions.back(store, table, "bo")
    subscriptions.back(store, table, "bo")
    assert claim(store, table, "bo") == [browser_of(1)]


def test_it_goes_with_its_person(store: Store) -> None:
    """Holes: something that is kept of who has gone, or of a table that has; browsers that are lost
    with a new account, or still told after a new password."""
    table = begun(store).row.id
    for number in (1, 2):
        keep(store, "bo", browser_of(number))
    keep(store, "guest", browser_of(3))
    claim(store, table, "bo")
    ada = account("Ada")
    accounts.register(store, ada, "bo", "token of ada")
    assert (names(store, ada.person), names(store, "bo")) == ({"name 1", "name 2"}, set())
    accounts.log_in(store, ada, "guest", "old", "another token")
    assert names(store, ada.person) == {"name 1", "name 2", "name 3"}
    accounts.change(store, ada, "hash 2", "a third token")
    assert count(store, SUBSCRIPTIONS) == 0
    keep(store, "cy", browser_of(4))
    data.forget(store, "cy")
    assert count(store, SUBSCRIPTIONS) == 0
    keep(store, "ada", browser_of(5))
    claim(store, table, "ada")
    assert count(store, CALLED) == 1
    data.forget(store, "ada")
    assert (count(store, SUBSCRIPTIONS), count(store, CALLED)) == (0, 0)


# ---- several processes ---------------------------------------------------------------------


def test_only_one_process_calls(
    launcher: subprocess.Popen[str],
    tmp_path: Path,
    postgres: Postgres,
    redis: Redis,
    service: PushService,
) -> None:
    """Holes: each process calls; or none, since the one where the game goes on does not lead."""
    push = service.name, str(service.certificate)
    where: dict[str, Any] = {"database": postgres.url, "redis": redis.url, "push": push}
    with ExitStack() as ends:
        one, two = (
            ends.enter_context(closing(Server(launcher, tmp_path, tmp_path / log, **where)))
            for log in ("log of one", "log of the other")
        )
        ada, bo = (ends.enter_context(Browser(server)) for server in (one, two))
        friends, device = Friends(ada, bo, postgres.url), service.device()
        sign_up(bo, device)
        for _ in range(2):
            friends.bo_goes()
            friends.until_turn(1)
            assert said(service.next(), device, friends.table) == TURN
            friends.bo_is_back()
            friends.until_turn(0)
        assert service.more == 0
