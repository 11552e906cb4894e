"""Reviews over HTTP: their content, their readers, and requests that are refused."""

import asyncio
import json
import random
from contextlib import closing
from dataclasses import replace
from itertools import islice
from threading import Event
from typing import Any

import pytest

import clubsuit
from clubsuit.bots import make_bot
from clubsuit.errors import Reason
from clubsuit.game import Record, View
from clubsuit.record import HandRecord
from clubsuit.review import MOST_WORLDS, WORLDS, Known, Positions, review_hand, review_known
from clubsuit.server.http.middleware import MAX_RECORD
from clubsuit.server.live.services import make_services
from clubsuit.server.live.warming import Warming
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.reviews import reviews
from clubsuit.server.reviews.reviews import Reviews, Source
from clubsuit.server.storage import uploads
from clubsuit.server.storage.faces import names_faces
from clubsuit.server.storage.rows import Decision
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import bot_seed, open_table, try_from
from clubsuit.server.table.snapshot import answer
from clubsuit.server.table.table import Table
from clubsuit.server.wire import schema
from clubsuit.server.wire.schema import NewTable
from clubsuit.server.wire.serialize import to_json
from proofs.leaks.alternative_history import Walk
from proofs.leaks.pairs import GAMES, VARIANTS, history
from server.support import probe
from server.support.clients import Browser
from server.support.records import whole_game
from server.support.reviews import file_of, overview, read_line, review_lines, worth_of
from server.support.servers import Server
from support.processes import PATIENCE_S

HONOUR = [("free-clubs", {"enforcement": "honour"})]


def get(person: Browser, address: str, model: str, status: int = 200) -> Any:
    """Return the server's response after checking it against the schema."""
    answer = person.http.get(f"/api/{address}")
    assert answer.status_code == status, answer.text
    getattr(schema, model).model_validate_json(answer.text)
    return answer.json()


def step_and_worth(source: Source, hand: int, number: int) -> dict[str, Any]:
    return {
        "step": reviews.step(source, hand, number),
        "worth": reviews.weigh(source, hand, number)[1],
    }


# ---- a table -----------------------------------------------------------------------------------


def test_a_game_that_goes_on(browser: Browser, other: Browser) -> None:
    """Holes: before the game is over, a review shows decisions, cards or bots' thoughts of other
    players; it includes the current hand; another person can read it."""
    table = browser.new_table("ruby-dame", bot="rule", seed=4)
    client = browser.sit(table)
    address = f"tables/{table}"
    assert overview(browser, address)["hands"] == []
    client.until_my_turn()
    assert get(browser, f"{address}/review/1/1", "Problem", 422)
    client.play_hand()
    review = overview(browser, address)
    assert (review["seat"], review["open"], len(review["hands"])) == (0, False, 1)
    (hand,) = review["hands"]
    assert {decision["seat"] for decision in hand["decisions"]} == {0}
    assert len(hand["decisions"]) == 14 and hand["score"] is not None
    last = hand["decisions"][-1]["number"]
    step = get(browser, f"{address}/review/1/{last}", "ReviewStep")
    assert step["hands"] is None and step["view"]["seat"] == 0 and len(step["view"]["hand"]) == 1
    worth = worth_of(browser, address, 1, last)
    assert (worth["opened"], worth["bot"], worth["cost"]) == (None, None, 0)
    own = {decision["number"] for decision in hand["decisions"]}
    anothers = next(number for number in range(1, 60) if number not in own)
    with review_lines(browser, address, first=f"1.{anothers}", seat="all") as lines:
        assert next(lines) == review
        found = list(islice(lines, len(own)))
    assert {(line["type"], line["hand"], line["number"]) for line in found} == {
        ("worth", 1, number) for number in own
    }
    for wrong in (anothers, 0, 99, 10**30):
        problem = get(browser, f"{address}/review/1/{wrong}", "Problem", 422)
        assert problem["message"]["key"] in ("review-no-decision", "server-request-invalid")
    tried = browser.http.post(f"/api/{address}/review/1/{last}/try", json={"bot": "rule"})
    assert (tried.status_code, tried.json()["message"]["key"]) == (422, "review-not-over")
    for wrong_person in ("", f"/1/{last}"):
        assert get(other, f"{address}/review{wrong_person}", "Problem", 404)
    client.send(type="next", ply=client.ply)
    client.next_view()
    assert get(browser, f"{address}/review/2/1", "Problem", 422)
    browser.close()


def test_a_game_that_is_over(browser: Browser, other: Browser) -> None:
    """Holes: the review of a finished game leaves something out; its numbers differ from those of
    the command line; a bot's reasons are not those of its decision."""
    table = browser.new_table("clubs-whist", bot="strong", seed=4, options={"target": 1})
    browser.sit(table).play_hand()
    record = Record.from_json(browser.http.get(f"/api/tables/{table}/record").text)
    assert record.winners is not None
    actions = record.hands[0].actions
    with review_lines(browser, f"tables/{table}") as lines:
        review = next(lines)
        found = list(islice(lines, len(actions) + 1))
    assert review["open"]
    assert [(d["seat"], d["action"]) for d in review["hands"][0]["decisions"]] == actions
    (chances,) = (line["after"] for line in found if line["type"] == "chances")
    worths = {line["number"]: line for line in found if line["type"] == "worth"}
    moments, positions = review_hand(record, 1), Positions(record)
    assert chances == [m.chances for m in moments]
    assert worths.keys() == {m.number for m in moments}
    by_bots = 0
    for m in moments[:: len(moments) // 6]:
        address = f"tables/{table}/review/1/{m.number}"
        step = get(browser, address, "ReviewStep")
        assert step["hands"][m.seat] == step["view"]["hand"]
        assert sum(map(len, step["hands"])) == sum(p["cards"] for p in step["view"]["players"])
        worth = worths[m.number]
        assert (worth["cost"], worth["doubt"]) == (m.cost, m.doubt)
        assert worth["played"]["chance"] == m.played.chance
        assert worth["opened"]["chances"] == m.chances
        if m.seat:
            by_bots += 1
            assert worth["bot"]["candidates"][0]["action"] == m.played.text
            view = positions.before(1, m.number).view(m.seat)
            reason = make_bot("strong", view.rules, 9).choose(view).reason
            assert worth["bot"]["reason"] == {**vars(reason), "args": dict(reason.args)}
        else:
            assert worth["bot"] is None
    assert by_bots
    assert get(other, f"tables/{table}/review", "Problem", 404)


def test_a_bot_is_asked_as_it_was_then(store: Store) -> None:
    """Hole: the review does not use the table's seed, so a bot that draws at random seems to have
    decided something else. The game has several hands and fair deals, so a string comes before the
    first hand."""
    bots = ["random", "random"]
    new = NewTable(game="clubs-whist", options={"target": 3}, bots=bots)
    row = open_table(store, "me", new)
    table = Table(store, row)
    table.fair_start.add_string(0, "ab" * 32)
    while not probe.play(table).over:
        now = table.snapshot
        if probe.play(table).waiting:
            table.deal(now.ply)
        else:
            seat = probe.play(table).turn
            assert seat is not None
            text = probe.play(table).legal()[0]
            if now.questions:
                (asked,) = now.questions
                mind = make_bot(asked.bot, asked.view.rules, asked.seed)
                text = asked.view.rules.words.text(asked.view.state, mind.choose(asked.view).action)
            table.decide(now.ply, seat, text)
    source = Reviews(store).table(Asker("", "me"), row.id)
    assert source is not None
    own_seed = source.seed
    assert own_seed is not None
    for hand, given in enumerate(source.record.hands, 1):
        for number in range(1, len(given.actions), 9):
            play, seat, text = source.before(hand, number)
            if seat:
                ply, bot = source.ply_and_bot(hand, number)
                assert bot == "random"
                view = play.view(seat)
                mind = make_bot("random", view.rules, bot_seed(own_seed, ply, seat))
                assert view.rules.words.text(view.state, mind.choose(view).action) == text


@pytest.mark.parametrize("number", range(8))
def test_nothing_hidden_leaves(number: int) -> None:
    """Hole: the review of a seat's own decisions during a game depends on cards that the seat never
    saw. Two histories that the seat cannot tell apart must give the same bytes."""
    game = GAMES[number % len(GAMES)]
    choice = random.Random(number)
    options = choice.choice(VARIANTS[game])
    play = history(game, options, choice)
    while len(play.hands) < 2:
        play = history(game, options, choice)
    seat = choice.randrange(play.game.seats)
    walk = Walk.of(play, seat)
    for _ in range(60 if options.get("enforcement") != "honour" else 12):
        walk.step(choice)
    sources = [mid_game(play, hands, seat) for hands in (play.record().hands, walk.hands)]
    overviews = [reviews.overview(source) for source in sources]
    assert json.dumps(overviews[0]) == json.dumps(overviews[1])
    decisions = [
        (hand["number"], decision["number"])
        for hand in overviews[0]["hands"]
        for decision in hand["decisions"]
        if decision["weighed"]
    ]
    for hand, place in choice.sample(decisions, min(3, len(decisions))):
        first, second = (
            json.dumps(step_and_worth(source, hand, place), default=str) for source in sources
        )
        assert first == second


def mid_game(play: clubsuit.Play, hands: list[HandRecord], seat: int) -> Source:
    """Return a source for a review, as a table creates it during a game that has had these
    hands."""
    record = play.record()
    record.hands = hands
    bots = [None if p == seat else "rule" for p in range(play.game.seats)]
    faces = names_faces(record.players)
    return Source(Positions(record), seat, False, tuple(bots), 5, (), 0, faces=faces)


# ---- a record file -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in clubsuit.game_ids()), *HONOUR]
)
def test_every_decision_of_a_file(game: str, options: dict[str, Any]) -> None:
    """Hole: a review cannot show a phase or a kind of decision."""
    record = whole_game(game, **options)
    source = file_of(record)
    read_line(to_json({"id": "", **reviews.overview(source)}))
    choice = random.Random(1)
    for hand, given in enumerate(record.hands[:1], 1):
        after = reviews.hand_chances(source, hand)["after"]
        assert len(after) == len(given.actions)
        for number in range(1, len(given.actions) + 1):
            step = reviews.step(source, hand, number)
            schema.ReviewStep.model_validate(step)
            assert step["view"]["seat"] == given.actions[number - 1][0]
            weighed = after[number - 1] is not None
            if weighed and choice.random() < 0.02:
                _, worth = reviews.weigh(source, hand, number)
                read_line(to_json({"id": "", **worth}))
                assert worth["bot"] is None


def test_a_file_through_the_server(browser: Browser, other: Browser) -> None:
    """Holes: another person can see a file; the file is gone after the first request."""
    record = whole_game("clubs-whist", target=1)
    answer = browser.http.post("/api/records", content=record.to_json())
    assert answer.status_code == 201
    name = answer.json()["id"]
    assert overview(browser, f"records/{name}")["open"]
    assert get(browser, f"records/{name}/review/1/1", "ReviewStep")["hands"]
    assert worth_of(browser, f"records/{name}", 1, 40)["opened"]
    assert get(other, f"records/{name}/review", "Problem", 404)
    assert get(browser, f"tables/{name}/review", "Problem", 404)


def test_files_that_are_refused(browser: Browser) -> None:
    """Holes: an invalid file ends in a server error; the error does not say where the fault is; a
    huge file is read."""
    record = whole_game("clubs-whist", target=1)
    seat, _ = record.hands[0].actions[5]
    record.hands[0].actions[5] = (seat, "play AC AC")
    view = clubsuit.load("ruby-dame").new(seed=1).record(0)
    for text, key in (
        ("", "record-json"),
        ("[]", "record-object"),
        ("[" * 100_000, "record-json"),
        ('{"format": "clubsuit/2"}', "record-format"),
        (record.to_json(), "review-record-fault"),
        (view.to_json(), "record-view"),
    ):
        answer = browser.http.post("/api/records", content=text)
        assert (answer.status_code, answer.json()["message"]["key"]) == (422, key)
    assert "hand 1, action 6" in str(record_fault(browser, record))
    huge = browser.http.post("/api/records", content=" " * (MAX_RECORD + 1))
    assert (huge.status_code, huge.json()["message"]["key"]) == (413, "server-request-big")
    parts = (b" " * 65_536 for _ in range(5))  # no Content-Length header
    assert browser.http.post("/api/records", content=parts).status_code == 413
    # Requests to other addresses have a lower limit.
    assert browser.http.post("/api/tables", content=" " * 20_000).status_code == 413


def record_fault(browser: Browser, record: Record) -> Any:
    return browser.http.post("/api/records", content=record.to_json()).json()["message"]["args"]


def test_files_are_bounded(store: Store) -> None:
    """Hole: every file that was ever uploaded is kept."""
    kept, me = Reviews(store), Asker("", "me")
    text = whole_game("clubs-whist", target=1).to_json()
    names = [kept.add(me, (text + " " * n).encode()) for n in range(uploads.OF_PERSON + 2)]
    kept = Reviews(store)  # like another process, which has no files in memory
    assert [kept.file(me, name) is None for name in names[:3]] == [True, True, False]
    assert kept.file(Asker("", "you"), names[-1]) is None


def test_what_is_kept_is_not_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: the cache had room for 16 files. With 24 large files, each request read and replayed its
    file again."""
    text = whole_game("clubs-whist", target=1).to_json()
    kept, guests = Reviews(store), [Asker("attacker", f"guest {n}") for n in range(24)]
    names = [kept.add(guest, text.encode()) for guest in guests]
    probe.forbid_reads(monkeypatch)  # from here on, reading raises an error
    for guest, name in zip(guests, names, strict=True):
        source = kept.file(guest, name)
        assert source and source.record.hands == Record.from_json(text).hands
        assert kept.add(guest, text.encode()) == name


def test_memory_is_bounded_by_address(store: Store) -> None:
    """Holes: memory grows with every file; one address with many uploads displaces the files of
    others."""
    text = whole_game("clubs-whist", target=1).to_json()
    (hand,) = Record.from_json(text).hands
    size = 2 + len(hand.actions)  # the size of a file with one hand
    kept, me = Reviews(store, kept=4 * size), Asker("home", "me")
    mine = kept.add(me, text.encode())
    for number in range(12):
        kept.add(Asker("attacker", f"guest {number}"), text.encode())
    here = probe.cached_for(kept)
    assert here == ["me", "guest 9", "guest 10", "guest 11"]
    assert probe.cached_sizes(kept) == {"home": size, "attacker": 3 * size}
    kept.forget("me", [])
    assert probe.cached_sizes(kept) == {"attacker": 3 * size}
    assert kept.file(me, mine)  # the file is read again


def test_how_many_deals_is_the_servers_choice(browser: Browser) -> None:
    """Bug: the client chose the number of deals, up to 16,000, in each request."""
    text = whole_game("clubs-whist", target=1).to_json()
    address = f"records/{browser.http.post('/api/records', content=text).json()['id']}"
    first = worth_of(browser, address, 1, 20)
    assert first["worlds"] == WORLDS // 2
    with review_lines(browser, address, first="1.20", worlds="16000", again="8") as lines:
        assert next(line for line in lines if line["type"] == "worth") == first
    for wrong in ("first=1.", "first=-1.1", "first=x", "seat=-1", "seat=x", f"after={41 * 'x'}"):
        problem = get(browser, f"{address}/review?{wrong}", "Problem", 422)
        assert problem["message"]["key"] == "server-request-invalid"


def test_weighed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: weighing a decision again returns the first numbers; the same request returns other
    numbers later; a second weighing uses more deals than the remaining doubt requires; weighing
    never ends."""
    source = file_of(whole_game("clubs-whist", target=1))
    weighed: list[int] = []

    def unsure(view: View, text: str, worlds: int, seed: int, *, own: bool) -> Known:
        weighed.append(worlds)
        found = review_known(view, text, 4, seed)
        return replace(found, worlds=worlds // 2, exact=False, doubt=1.0)

    monkeypatch.setattr(reviews, "review_known", unsure)
    known, first = reviews.weigh(source, 1, 20)
    assert weighed == [WORLDS] and not known.sure
    surer, again = reviews.weigh(source, 1, 20, known)
    assert weighed == [WORLDS, MOST_WORLDS] and again["worlds"] == MOST_WORLDS // 2
    assert surer.sure and again["best"] != first["best"]
    fresh = file_of(source.record)
    assert reviews.weigh(fresh, 1, 20) == (known, first)
    assert reviews.weigh(fresh, 1, 20, known) == (surer, again)


def test_only_the_player_is_you(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bug: the review of another player's decision spoke to the reader as if it were theirs."""
    monkeypatch.setattr("clubsuit.review.counted", lambda *_, named: Reason("", str(named)))
    source = replace(file_of(whole_game("clubs-whist", target=1)), seat=2)
    actions = source.record.hands[0].actions
    for number in range(5, 9):
        known, _ = reviews.weigh(source, 1, number)
        if known.claim:
            assert known.claim.key == str(actions[number - 1][0] != 2)


def test_long_hands_hold_up_nobody() -> None:
    """Hole: the chances of a file with one extremely long hand take a minute to compute."""
    source = file_of(whole_game("clubs-whist", target=1))
    assert not source.is_long(1) and not source.is_long(2)
    (hand,) = source.record.hands
    hand.actions *= 1 + reviews.LONG // len(hand.actions)
    assert source.is_long(1)


def test_a_file_opens_while_another_is_weighed(store: Store) -> None:
    """Hole: a person who opens a file waits for all reviews in progress, of others or their own."""

    async def open_during_reviews(store: Store) -> str:
        services = make_services(store, Warming())
        thinking, me = Event(), Asker("", "me")
        weighing = asyncio.gather(
            *(
                services.threads.review(Asker(person, person), thinking.wait)
                for person in ("you", "me")
            )
        )
        text = whole_game("clubs-whist", target=1).to_json().encode()
        await asyncio.sleep(0)
        try:
            adding = services.threads.look_up(me, services.reviews.add, me, text)
            name = await asyncio.wait_for(adding, PATIENCE_S)
            assert not weighing.done()
        finally:
            thinking.set()
        await weighing
        return name

    assert asyncio.run(open_during_reviews(store))


def test_another_spelling(store: Store) -> None:
    """Hole: actions in another spelling, such as capital letters, are replayed but cannot be
    shown."""
    record = whole_game("clubs-whist", target=1)
    plain = reviews.overview(file_of(record))["hands"]
    actions = record.hands[0].actions
    record.hands[0].actions = [(seat, f" {text.upper()}") for seat, text in actions]
    kept = Reviews(store)
    source = kept.file(Asker("", "me"), kept.add(Asker("", "me"), record.to_json().encode()))
    assert source and reviews.overview(source)["hands"] == plain


# ---- a table that changes, or is damaged ---------------------------------------------------------


def test_a_game_that_ends_meanwhile(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the last card is played while the table is read, and the review of the finished game
    never becomes available."""
    options = {"target": 1}
    new = NewTable(game="clubs-whist", options=options, bots=["rule"] * 2, name="Eve", seed=6)
    row = open_table(store, "me", new)
    table = Table(store, row)
    while not probe.play(table).over:
        before = store.table(row.id)
        seat = probe.play(table).turn
        if seat is None:
            table.deal(table.snapshot.ply)
        else:
            table.decide(table.snapshot.ply, seat, probe.play(table).legal()[0])
    assert before and not before.summary.over
    monkeypatch.setattr(store, "table", lambda _: before)
    source = Reviews(store).table(Asker("", "me"), row.id)
    assert source and source.open


def test_a_damaged_table_tells_nothing(browser: Browser, server: Server) -> None:
    """Hole: the error for a damaged table names cards of other players."""
    table = browser.new_table("clubs-whist", bot="rule", seed=4)
    client = browser.sit(table)
    client.until_my_turn()
    with closing(Store(server.folder)) as store:
        row = store.table(table)
        assert row
        store.append(table, [Decision(client.ply + 1, 0, "play AC AD")], row.summary)
    for what in ("review", "record"):
        answer = browser.http.get(f"/api/tables/{table}/{what}")
        assert answer.status_code == 500
        assert answer.json()["error"] == "server"
        assert answer.json()["message"]["key"] == "server-table-damaged"
        assert not answer.json()["message"]["args"]


# ---- try it from here ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_try_from_here(store: Store, game: str) -> None:
    """Holes: the new table does not have the position of the review; it cannot continue or be
    replayed; its next hand is dealt as in the record."""
    record = whole_game(game)
    source = file_of(record)
    hand = len(record.hands)
    number = len(record.hands[-1].actions) // 2
    play, seat = reviews.position(source, hand, number)
    row = try_from(store, "me", play, seat, "rule", " Eve ")
    assert row.players[seat] == "Eve" and len(set(row.players)) == len(row.players)
    assert row.bots == [None if p == seat else "rule" for p in range(play.game.seats)]
    table = Table(store, row)
    assert table.snapshot.ply == row.given > 0
    view = json.loads(table.snapshot.texts[seat])
    assert view["given"] == row.given and view["fairness"] is None
    shown, wanted = view["view"], json.loads(to_json(reviews.step(source, hand, number)["view"]))
    for differs in ("players", "options"):
        shown.pop(differs), wanted.pop(differs)
    assert shown == wanted
    table.decide(row.given, seat, record.hands[-1].actions[number - 1][1])
    again = Table(store, store.table(row.id) or row)
    assert again.snapshot.texts[seat] == table.snapshot.texts[seat]
    # After the record's first hand, the table does not deal the record's second hand.
    play, seat = reviews.position(source, 1, 1)
    table = Table(store, try_from(store, "me", play, seat, "rule", "Eve"))
    while not probe.play(table).waiting and not probe.play(table).over:
        turn = table.state.awaited[0]
        view = table.snapshot.views.get(turn) or table.state.views([turn])[turn]
        table.decide(table.snapshot.ply, turn, view.legal()[-1])
    if len(record.hands) > 1 and not probe.play(table).over:
        table.deal(table.snapshot.ply)
        assert probe.play(table).hands[1].deal != record.hands[1].deal


def test_players_of_a_simulation_have_names_of_their_own(store: Store) -> None:
    """Bug: all players of a simulated record were called *rule*, so they could not be told apart in
    its review or at a table that was opened from it."""
    record = whole_game("clubs-whist", target=1)
    record.players[:] = ["rule", "search", "rule"]
    files = Reviews(store)
    name = files.add(Asker("", "me"), record.to_json().encode())
    source = files.file(Asker("", "me"), name)
    assert source
    assert [player["name"] for player in reviews.overview(source)["players"]] == [
        "rule 1",
        "search",
        "rule 2",
    ]
    play, seat = reviews.position(source, 1, 1)
    row = try_from(store, "me", play, seat, "casual", "rule 1")
    assert len(set(row.players)) == 3 and row.players[seat] == "rule 1"


def test_bots_answer_for_their_own_decisions_only(store: Store) -> None:
    """Hole: a bot is asked to explain decisions from the reviewed game, which it did not make."""
    play, seat = reviews.position(file_of(whole_game("clubs-whist", target=1)), 1, 20)
    row = try_from(store, "me", play, seat, "rule", "Eve")
    table = Table(store, row)
    while not probe.play(table).over:
        turn = probe.play(table).turn
        if turn is None:
            table.deal(table.snapshot.ply)
        else:
            asked_bots = [
                answer(question) for question in table.snapshot.questions if question.seat == turn
            ]
            text = (asked_bots and asked_bots[0]) or probe.play(table).legal()[0]
            table.decide(table.snapshot.ply, turn, text)
    source = Reviews(store).table(Asker("", "me"), row.id)
    assert source and source.open
    bots = [number for number in range(1, 31) if source.before(1, number)[1] != seat]
    asked = [number for number in bots if reviews.weigh(source, 1, number)[1]["bot"]]
    assert asked == [number for number in bots if number >= 20]


def test_try_through_the_server(browser: Browser, other: Browser) -> None:
    """Holes: a client can choose a bot's budget, or open a table from another person's game; the
    new table is missing from the lobby."""
    name = browser.http.post("/api/records", content=whole_game("ruby-dame").to_json()).json()["id"]
    address = f"/api/records/{name}/review/1/9/try"
    bad = browser.http.post(address, json={"bot": "search:9999ms"})
    assert (bad.status_code, bad.json()["message"]["key"]) == (422, "bot-unknown")
    assert other.http.post(address, json={"bot": "rule"}).status_code == 404
    answer = browser.http.post(address, json={"bot": "rule", "name": "Eve"})
    assert answer.status_code == 201
    info = answer.json()
    schema.TableInfo.model_validate(info)
    assert info["given"] == 9 and info["commitment"] is None
    assert info["id"] in [table["id"] for table in browser.http.get("/api/tables").json()]
    client = browser.sit(info["id"])
    assert client.view["turn"] == client.view["seat"] == info["seat"]
    client.play_hand()
    client.send(type="next", ply=client.ply)
    client.next_view()
