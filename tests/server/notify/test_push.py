"""Web Push: an absent player gets one notification when the table waits for them, and no other
person gets one."""

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
from clubsuit.server.storage.schema import CALLED, SUBSCRIPTIONS
from clubsuit.server.storage.store import Store
from fuzz.support.hostile import lengths, try_many
from server.support import probe
from server.support.clients import Browser, TableClient, begin, receive
from server.support.push_service import (
    Device,
    Message,
    PushService,
    claims_of,
    decoded,
    push_service,
)
from server.support.servers import Server, until_present
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
"""Parts of addresses. The addresses built from them look like those of push services."""

TURN = {"title": "Clubs (Whist)", "text": "It is your turn."}
INVITATION = {"title": "Clubs (Whist)", "text": "You are invited to play."}
VOTE = {"title": "Clubs (Whist)", "text": "The others wait for your answer."}


@pytest.fixture(scope="module")
def one_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    """Start a push service for all tests of this file."""
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture
def service(one_service: PushService) -> Iterator[PushService]:
    """Return the push service after a reset: it has no messages and accepts all requests."""
    one_service.reset()
    yield one_service
    one_service.reset()


@pytest.fixture(scope="module")
def club(
    launcher: subprocess.Popen[str],
    one_service: PushService,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """Start a server that sends notifications via this service."""
    folder, log = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("log")
    push = one_service.name, str(one_service.certificate)
    with closing(Server(launcher, folder, log / "server.log", push=push)) as server:
        yield server


@pytest.fixture
def come(club: Server) -> Iterator[Callable[[], Browser]]:
    """Return a function that opens the browser of a new visitor."""
    with ExitStack() as leave:
        yield lambda: leave.enter_context(Browser(club))


def sign_up(browser: Browser, device: Device) -> None:
    """Send the browser's push subscription to the server."""
    assert browser.http.post("/api/push", json=device.subscription).status_code == 204


class Friends:
    """Ada and Bo at a correspondence table with a bot."""

    def __init__(self, ada: Browser, bo: Browser, where: Path | str) -> None:
        """where: the database."""
        self.ada, self.bo, self.where = ada, bo, where
        self.table = ada.new_table("clubs-whist", name="Ada", open=True, pace="correspondence")
        self.clients: list[TableClient] = [ada.connect(self.table), bo.connect(self.table)]
        """Clients of the people who are connected; Bo's may be missing."""
        receive(self.clients[1], "gathering")
        self.clients[1].send(type="sit", seat=1, name="Bo")
        receive(self.clients[1], "gathering")
        begin(self.clients)

    def until_turn(self, seat: int) -> None:
        """Let connected people decide until it is the turn of this seat."""
        while True:
            newest = max(client.ply for client in self.clients)
            late = [client for client in self.clients if client.ply < newest]
            turn = self.clients[0].view["turn"]
            if late:
                receive(late[0], "view")
            elif turn == seat:
                return
            else:
                if turn < len(self.clients):
                    self.clients[turn].act(self.clients[turn].any_action())
                receive(self.clients[0], "view")

    def bo_goes(self) -> None:
        """Close Bo's page when it is Ada's turn, and wait until the server has noticed."""
        self.until_turn(0)
        self.bo_closes()

    def bo_closes(self) -> None:
        """Close Bo's page, and wait until the server has noticed."""
        self.clients.pop().socket.close()
        until_present(self.where, self.table, 1)

    def bo_is_back(self) -> None:
        """Open Bo's page again."""
        self.clients.append(self.bo.connect(self.table))
        self.seen = receive(self.clients[1], "view")

    def bo_disagrees(self) -> None:
        """Let Bo reject the open proposal, and wait until neither client shows it."""
        number = self.seen["people"]["proposal"]["number"]
        self.clients[1].send(type="vote", number=number, agrees=False)
        for client in self.clients:
            while receive(client, "view")["people"]["proposal"] is not None:
                pass


@pytest.fixture
def friends(come: Callable[[], Browser], club: Server) -> Friends:
    """Return two people who have begun a game."""
    return Friends(come(), come(), club.folder)


def notification(message: Message, device: Device, table: str) -> dict[str, Any]:
    """Return the content of a notification. It must be for this table and have no other fields."""
    content: dict[str, Any] = json.loads(device.read(message.body))
    assert content.pop("table") == table
    return content


# ---- what is sent ------------------------------------------------------------------------


def test_the_reader_of_these_tests() -> None:
    """Hole: the helper that decrypts messages accepts data that no browser accepts. The data is the
    example of RFC 8291."""
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
    """Holes: a player whose page is closed is not notified of their turn; a notification names a
    card or a player, can be read by anyone but the browser, or does not identify its sender; the
    key is logged, or changes after a restart."""
    device = service.device()
    sign_up(friends.bo, device)
    key = friends.bo.http.get("/api/push").json()["key"]
    before = time.time()
    friends.bo_goes()
    friends.until_turn(1)
    message = service.next()
    assert notification(message, device, friends.table) == TURN
    assert message.path == device.endpoint.removeprefix(f"https://{service.name}")
    assert message.headers["Content-Encoding"] == "aes128gcm"
    assert message.headers["TTL"] == str(DAY_S)
    claims = claims_of(message.headers["Authorization"], key)
    assert claims["aud"] == f"https://{service.name}"
    assert before < claims["exp"] < time.time() + DAY_S
    assert claims["sub"].startswith("https://127.0.0.1:")
    assert "Cookie" not in message.headers
    with closing(Store(club.folder)) as store:
        assert store.key("push").hex() not in club.log_text()
        assert Pushes(store, SERVICES).public_key() == key
    assert device.endpoint not in club.log_text()


def test_who_is_invited_is_told(friends: Friends, service: PushService) -> None:
    """Holes: an invitation sends no notification; it uses up the notification of the first turn; a
    person who has blocked the inviter gets one."""
    device = service.device()
    sign_up(friends.bo, device)
    friends.clients[0].send(type="propose", kind="end")
    people: dict[str, Any] = {}
    while not (people := receive(friends.clients[1], "view")["people"])["proposal"]:
        pass
    friends.clients[1].send(type="vote", number=people["proposal"]["number"], agrees=True)
    while not receive(friends.clients[0], "view")["people"]["ended"]:
        pass
    (bo,) = friends.ada.http.get("/api/people").json()
    with closing(Store(friends.where)) as store:
        called = count(store, CALLED)
    for _ in range(2):
        answer = friends.ada.http.post("/api/people/invitations", json={"people": [bo["id"]]})
        assert notification(service.next(), device, answer.json()["id"]) == INVITATION
    with closing(Store(friends.where)) as store:
        assert count(store, CALLED) == called
    (ada,) = friends.bo.http.get("/api/people").json()
    assert friends.bo.http.put(f"/api/people/{ada['id']}/block").status_code == 204
    again = friends.ada.http.post("/api/people/invitations", json={"people": [bo["id"]]})
    assert again.status_code == 201
    friends.bo.http.delete(f"/api/people/{ada['id']}/block")
    last = friends.ada.http.post("/api/people/invitations", json={"people": [bo["id"]]})
    assert notification(service.next(), device, last.json()["id"]) == INVITATION
    assert service.unread == 0


def test_once_until_they_are_back(friends: Friends, service: PushService) -> None:
    """Holes: a player gets two notifications for one turn, because another player opens the table,
    or because the player comes back and leaves again; a player gets no notification for the next
    turn; a connected player gets one."""
    device, of_ada = service.device(), service.device()
    sign_up(friends.bo, device)
    sign_up(friends.ada, of_ada)
    friends.bo_goes()
    friends.until_turn(1)
    first = service.next()
    friends.clients[0].socket.close()  # no player is connected; Ada opens it again
    friends.clients[0] = friends.ada.connect(friends.table)
    receive(friends.clients[0], "view")
    friends.clients[0].send(type="propose", kind="pause")  # now Bo also has to vote
    while (receive(friends.clients[0], "view"))["people"]["proposal"] is None:
        pass
    friends.bo_is_back()
    friends.bo_disagrees()
    friends.bo_goes()
    friends.until_turn(1)
    second = service.next()
    assert {message.path for message in (first, second)} == {first.path}
    assert notification(second, device, friends.table) == TURN
    assert service.unread == 0


def test_who_was_there_knows(friends: Friends, service: PushService) -> None:
    """Holes: a player who closes the page to think about their turn is notified at once; a player
    is not notified although their connection was lost before they saw the turn."""
    device = service.device()
    sign_up(friends.bo, device)
    friends.until_turn(1)
    friends.bo_closes()
    friends.bo_is_back()
    friends.bo_goes()
    friends.until_turn(1)
    assert notification(service.next(), device, friends.table) == TURN
    friends.bo_is_back()
    assert service.unread == 0
    friends.clients.pop().socket.socket.shutdown(SHUT_RDWR)  # without closing the WebSocket
    assert notification(service.next(), device, friends.table) == TURN


def test_a_vote_waits(friends: Friends, service: PushService) -> None:
    """Holes: a game waits for the vote of a player who does not know of it; the push service learns
    the content of a message from its length."""
    device = service.device()
    sign_up(friends.bo, device)
    friends.bo_goes()
    friends.clients[0].send(type="propose", kind="pause")
    vote = service.next()
    assert notification(vote, device, friends.table) == VOTE
    friends.bo_is_back()
    friends.bo_disagrees()
    friends.bo_goes()
    friends.until_turn(1)
    assert len(service.next().body) == len(vote.body)


def test_who_need_not_be_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a notification goes to a player who is back before it is sent, or who had seen their
    turn; a player whose connection was lost gets none; a table stays in memory only to send a
    notification, or sends one when it is loaded; two processes send the same notification."""
    called: list[tuple[str, str]] = []
    leads = False
    monkeypatch.setattr(calls, "DELAY_S", 0.0)

    async def watch() -> None:
        nonlocal leads
        missed = Calls(lambda *call: called.append(call), lambda: leads, ["ada"])
        missed.watch({"ada": "turn"}, set())
        assert not missed.on  # Ada already knew of her turn when the table was loaded
        missed.watch({}, set())
        missed.watch({"ada": "turn"}, {"ada"})
        missed.watch({"ada": "turn"}, set())
        assert not missed.on  # Ada has seen her turn and closed the page
        missed.watch({"ada": "turn"}, {"ada"})
        missed.lost("ada")
        missed.watch({"ada": "turn"}, set())
        assert missed.on
        missed.watch({"ada": "turn"}, {"ada"})
        assert not missed.on  # Ada is back
        missed.watch({}, set())
        missed.watch({"ada": "vote"}, set())
        missed.watch({"ada": "turn"}, set())
        await until(lambda: not probe.has_timer(missed))
        assert missed.on and not called  # the leading process is not known yet
        leads = True
        missed.settle()
        missed.settle()
        missed.watch({"ada": "turn"}, set())
        assert not missed.on and called == [("ada", "turn")]
        leads = False
        missed.watch({}, set())
        missed.watch({"ada": "turn"}, set())
        await until(lambda: not probe.has_timer(missed))
        missed.settle()
        assert not missed.on and called == [("ada", "turn")]

    asyncio.run(watch())


# ---- whose browser it is -------------------------------------------------------------------


def test_nobody_elses_browser(
    friends: Friends, come: Callable[[], Browser], club: Server, service: PushService
) -> None:
    """Hole: a visitor who knows the address of another person's browser can stop or receive its
    notifications."""
    device, eve = service.device(), come()
    sign_up(friends.bo, device)
    answer = eve.http.delete(f"/api/push/{device.name}")
    assert answer.status_code == 404
    sign_up(eve, Device(device.endpoint))  # Eve's subscription has other keys
    assert eve.http.delete(f"/api/push/{device.name}").status_code == 204
    friends.bo_goes()
    friends.until_turn(1)
    assert notification(service.next(), device, friends.table) == TURN


def test_a_browser_that_is_somebody_else_now(
    friends: Friends, come: Callable[[], Browser], service: PushService
) -> None:
    """Hole: a person who has logged out of a shared browser leaves their notifications there."""
    shared, own = service.device(), service.device()
    sign_up(friends.bo, shared)
    sign_up(friends.bo, own)
    sign_up(come(), shared)  # the keys are the same, so it is the same browser
    friends.bo_goes()
    friends.until_turn(1)
    assert notification(service.next(), own, friends.table) == TURN
    assert friends.bo.http.delete(f"/api/push/{shared.name}").status_code == 404
    assert friends.bo.http.delete(f"/api/push/{own.name}").status_code == 204
    assert service.unread == 0


def test_a_server_that_sends_nothing(browser: Browser) -> None:
    """Hole: the page asks for permission to show notifications although the server never sends
    any."""
    assert browser.http.get("/api/push").json() == {"key": None}
    device = Device("https://fcm.googleapis.com/fcm/send/x")
    answer = browser.http.post("/api/push", json=device.subscription)
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
    """Hole: invalid keys are accepted, and only the first notification fails."""
    answer = come().http.post("/api/push", json={**service.device().subscription, **wrong})
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
    """Holes: a visitor can make the server send requests to internal machines (SSRF), or insert
    text into its requests."""
    assert read_endpoint(endpoint, SERVICES) is None


@lengths(1_000, 50_000)
def test_two_readers_of_an_address(examples: int) -> None:
    """Hole: the check of an address and the code that sends the request interpret it
    differently."""
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
    """Hole: the address of a real browser is refused."""
    known = read_endpoint(endpoint, SERVICES)
    assert known and endpoint.replace(":443", "") == known.origin + known.path


def test_the_server_refuses_it(come: Callable[[], Browser]) -> None:
    """Hole: only the page checks an address."""
    with create_server(("127.0.0.1", 0)) as inside:
        endpoint = f"https://127.0.0.1:{inside.getsockname()[1]}/x"
        answer = come().http.post("/api/push", json=Device(endpoint).subscription)
        assert answer.status_code == 422
        assert answer.json()["message"]["key"] == "server-push-unknown"


def test_which_services() -> None:
    """Hole: a list of services allows every service, or a mistake in it silently allows none."""
    assert read_services(["FCM.googleapis.com"]) == ("fcm.googleapis.com",)
    assert read_services(SERVICES) == SERVICES
    assert read_services(["off"]) == ()
    for wrong in ("*", "*.", "https://fcm.googleapis.com", "com", ""):
        with pytest.raises(clubsuit.NotationError, match="is no name of a push service"):
            read_services([wrong])


# ---- sending, in this process ----------------------------------------------------------------


class Sender:
    """Sends notifications to Bo one after the other, each for a different table."""

    def __init__(self, store: Store, service: PushService, patch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.pushes = Pushes(store, [service.name])
        patch.setattr(pushes, "WORKERS", 1)
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        probe.forget_certificates()

    def keep(self, device: Device) -> None:
        """Store a subscription of Bo's browser."""
        subscription = Subscription(
            device.name, **device.subscription, contact="https://club.example"
        )
        keep(self.store, "bo", subscription)

    def call(self, number: int) -> None:
        """Send this number of notifications."""

        async def send() -> None:
            running = asyncio.create_task(self.pushes.run())
            for _ in range(number):
                self.pushes.put(Call(open_one(self.store).row, "bo", "turn"))
            await until(lambda: self._called() == number)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

        asyncio.run(asyncio.wait_for(send(), PATIENCE_S))

    def _called(self) -> int:
        """Return the number of sent notifications, or 0 while one is being sent."""
        with self.store.reading() as connection:
            query = sql.select(sql.func.count()).select_from(CALLED)
            made = connection.execute(query).scalar_one()
        return int(made) if probe.sends_nothing(self.pushes) else 0


@pytest.fixture
def sender(
    in_file: Store, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sender]:
    """Return a sender that uses the push service of the tests."""
    yield Sender(in_file, service, monkeypatch)
    probe.forget_certificates()


def test_a_service_that_leads_elsewhere(
    sender: Sender, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: a redirect makes the server send a request to an internal machine."""
    with create_server(("127.0.0.1", 0)) as inside:
        inside.setblocking(False)
        service.status = 307
        service.redirect_to = f"https://127.0.0.1:{inside.getsockname()[1]}/"
        sender.keep(service.device())
        sender.call(2)
        with pytest.raises(BlockingIOError):
            inside.accept()
    assert service.unread == 2
    assert [record.message for record in caplog.records] == ["push, 127.0.0.1: status 307"]


def test_a_service_that_hangs(
    sender: Sender,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Holes: a service that does not answer delays all other notifications; each failure adds a
    line to the log; the log contains the address, which gives access to a browser; the server
    retries for ever."""
    monkeypatch.setattr(pushes, "WITHIN_S", 0.2)
    service.hangs.set()
    device = service.device()
    sender.keep(device)
    sender.call(3)
    assert service.unread <= 3  # on a slow machine, some may not have been sent yet
    assert [record.message for record in caplog.records] == ["push, 127.0.0.1: TimeoutError"]


def test_a_service_that_is_not_there(
    sender: Sender, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: a server without access to the Internet fails or fills its log."""
    with create_server(("127.0.0.1", 0)) as gone:
        unreachable = f"127.0.0.1:{gone.getsockname()[1]}"
    sender.pushes.services = [unreachable]
    sender.keep(Device(f"https://{unreachable}/x"))
    sender.call(2)
    (record,) = caplog.records
    assert (record.levelno, record.message) == (
        logging.WARNING,
        "push, 127.0.0.1: ConnectionRefusedError",
    )


def test_a_service_that_is_no_longer_listed(sender: Sender, service: PushService) -> None:
    """Hole: a service that is no longer allowed still gets requests."""
    sender.keep(service.device())
    sender.pushes.services = ["fcm.googleapis.com"]
    sender.call(1)
    assert service.unread == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone(sender: Sender, service: PushService, status: int) -> None:
    """Hole: the server keeps sending to a browser that has unsubscribed."""
    sender.keep(service.device())
    service.status = status
    sender.call(1)
    assert subscriptions.browsers_of(sender.store, "bo") == []


def test_too_many_calls(
    in_file: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Hole: notifications that are never sent fill the memory."""
    monkeypatch.setattr(pushes, "MOST_WAITING", 2)
    waiting = Pushes(in_file, SERVICES)
    row = open_one(in_file).row
    for _ in range(9):
        waiting.put(Call(row, "bo", "turn"))
    assert probe.unsent(waiting) == 2
    assert len(caplog.records) == 1


def test_who_is_waited_for(in_file: Store) -> None:
    """Hole: a player is notified although they play alone, a bot has replaced them, or the game is
    paused or over."""
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
    """Return a subscription whose keys do not matter."""
    return Subscription(f"name {number}", f"https://x/{number}", "key", f"auth {number}", "")


def names(store: Store, person: str) -> set[str]:
    return {browser.name for browser in subscriptions.browsers_of(store, person)}


def count(store: Store, table: sql.Table) -> int:
    with store.reading() as connection:
        return int(connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one())


def test_a_few_browsers(store: Store) -> None:
    """Holes: one person can fill the database with subscriptions; the browser in use loses its
    subscription."""
    for number in (*range(subscriptions.OF_PERSON), 0, 0, subscriptions.OF_PERSON):
        keep(store, "bo", browser_of(number))
    assert len(names(store, "bo")) == subscriptions.OF_PERSON
    keep(store, "ada", browser_of(99))
    assert names(store, "ada") == {"name 99"}
    assert f"name {subscriptions.OF_PERSON}" in names(store, "bo")


def test_who_stores_it_calls(store: Store) -> None:
    """Hole: two processes notify a player at the same time."""
    table = begun(store).row.id
    assert claim(store, table, "bo") == []  # Bo has no subscription
    keep(store, "bo", browser_of(1))
    with ThreadPoolExecutor(8) as threads:
        jobs = [threads.submit(claim, store, table, "bo") for _ in range(8)]
        assert sorted(len(job.result()) for job in jobs) == [0] * 7 + [1]
    subscriptions.note_back(store, table, "bo")
    subscriptions.note_back(store, table, "bo")
    assert claim(store, table, "bo") == [browser_of(1)]


def test_it_goes_with_its_person(store: Store) -> None:
    """Holes: subscriptions or marks of sent notifications remain after a person or a table was
    deleted; a guest who creates an account loses their subscriptions; subscriptions remain after
    the password changes."""
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


@pytest.mark.long
def test_only_one_process_calls(
    launcher: subprocess.Popen[str],
    tmp_path: Path,
    postgres: Postgres,
    redis: Redis,
    service: PushService,
) -> None:
    """Holes: each process sends a notification; no process sends one, because the process in which
    the game continues does not hold the lease."""
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
            assert notification(service.next(), device, friends.table) == TURN
            friends.bo_is_back()
            friends.until_turn(0)
        assert service.unread == 0
