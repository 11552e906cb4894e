"""A person's statistics and ratings, which follow from the stored games alone."""

from typing import Any

import pytest

import clubsuit
from clubsuit.game import Game
from clubsuit.games.words import Fact
from clubsuit.rating import Rating
from clubsuit.server.reviews import ratings, statistics
from clubsuit.server.reviews.statistics import Statistics, hands_of
from clubsuit.server.storage.rows import Seat, Summary, TableRow
from clubsuit.server.storage.store import Store
from clubsuit.server.table.opening import open_table
from clubsuit.server.wire.schema import NewTable
from server.support import probe
from server.support.clients import Browser, alone, play_out
from server.support.tables import begun, copy, play_on
from support.plays import ALL_VARIANTS, random_play

pytestmark = pytest.mark.each_database

WHIST = clubsuit.load("clubs-whist")


def finished(store: Store) -> TableRow:
    """Return the row of a short finished game of Ada, Bo and a bot."""
    table = begun(store, target=1)
    while not probe.play(table).over:
        play_on(table, 1)
    return copy(store, table).row


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_facts_of_every_game(game: str, options: dict[str, Any]) -> None:
    """Holes: a game has no facts; a fact has no text; a fact that is shown as a share of hands has
    a value other than 0 or 1."""
    plays = (random_play(game, options, 3, decisions) for decisions in (150, 600, 2000))
    play = next(play for play in plays if play.hands[0].score)
    record = play.record()
    score = record.hands[0].score
    assert score
    for seat in range(play.game.seats):
        (facts,) = hands_of(record, seat)[:1]
        assert facts[0] == Fact("points", score[seat])
        assert len({fact.name for fact in facts}) == len(facts) > 2
        for fact in facts:
            assert clubsuit.texts.say(f"fact-{fact.name}")
            assert not fact.share or int(fact.value) in (0, 1)


def test_facts_of_a_hand() -> None:
    """Hole: a fact does not agree with what happened in the hand."""
    play = WHIST.new(seed=7, actions=["keep", "swap"])
    while play.hands[0].score is None:
        assert play.turn is not None
        play.play(play.view(play.turn).legal()[0])
    record = play.record()
    score = record.hands[0].score
    assert score is not None
    facts = [{fact.name: int(fact.value) for fact in hands_of(record, p)[0]} for p in range(3)]
    assert sum(seat["tricks"] for seat in facts) == 13
    assert (facts[0]["whist-swap"], facts[2]["whist-swap"]) == (1, 0)
    assert facts[0]["whist-swap-points"] == score[0]
    assert facts[2]["whist-keep-points"] == score[2]


def test_everybody_has_their_own(store: Store) -> None:
    """Holes: games of other people are included; an unfinished hand is counted; wins and points are
    those of another seat."""
    row = finished(store)
    ada, bo = (statistics_of(store, person) for person in ("ada", "bo"))
    assert [counted.won for counted in (ada, bo)] == [
        p in (row.summary.winners or []) for p in (0, 1)
    ]
    assert [sum(counted.scores) for counted in (ada, bo)] == row.summary.total[:2]
    assert ada.hands == row.summary.hand_number
    assert ada.options == {"target": 1}
    going = begun(store, target=1)
    play_on(going, 5)
    assert statistics_of(store, "ada").hands == ada.hands
    assert statistics_of(store, "ada").games == 2


def statistics_of(store: Store, person: str) -> Any:
    """Return the statistics of a person who has played only one variant."""
    known = Statistics(store)
    rows = store.tables_of(person, 99)
    lengths = store.lengths([row.id for row in rows])
    return known.summed(person, [(row, known.hands(row, person, lengths[row.id])) for row in rows])


def test_it_is_found_out_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: each request replays all games; new decisions are not counted."""
    row = finished(store)
    known = Statistics(store)
    length = store.lengths([row.id])[row.id]
    assert length == len(store.decisions(row.id))
    first = known.hands(row, "ada", length)
    newer = [[Fact("newer", 1)]]
    monkeypatch.setattr(statistics, "hands_of", lambda *_: newer)
    assert known.hands(row, "ada", length) is first
    assert known.hands(row, "ada", length + 1) == newer


# ---- ratings -----------------------------------------------------------------------------


def row_of(seats: list[str], winners: list[int], **about: Any) -> TableRow:
    """Return the row of a finished table. Each entry of `seats` is a person or the level of a
    bot."""
    new = Summary(1, [0] * len(seats), True, winners)
    places = [
        Seat(f"P{n}", None, one) if one in ("rule", "strong") else Seat(f"P{n}", one)
        for n, one in enumerate(seats)
    ]
    return TableRow("t", "", {}, tuple(places), 1, "", "", "", new, **about)


ADA, BO = "a" * 64, "b" * 64


def test_who_wins_is_stronger() -> None:
    """Hole: ratings move in the wrong direction, or leave out the bots."""
    rows = [row_of([ADA, "rule", "strong"], [0])] * 10 + [row_of([ADA, "rule", "strong"], [2])]
    found = ratings.ratings(WHIST, rows)
    skills = [found[player].skill for player in (ADA, "bot strong", "bot rule")]
    assert skills == sorted(skills, reverse=True)
    assert found[ADA].games == 11
    assert found[ADA].doubt < Rating().doubt
    listed = list(ratings.as_messages(found, ADA))
    assert [rating.bot for rating in listed] == [None, "strong", "rule"]
    assert list(ratings.as_messages(found, BO)) == []


def test_partners_win_together() -> None:
    """Hole: the partner of a winner counts as a loser."""
    game = clubsuit.load("ruby-dame")
    found = ratings.ratings(game, [row_of([ADA, "rule", BO, "strong"], [0, 2])])
    assert found[ADA].skill == pytest.approx(found[BO].skill)
    assert found[ADA].skill > 25 > found["bot rule"].skill


def test_nobody_is_one_person_in_all_games() -> None:
    """Hole: all people who have deleted their data are rated as one player, within a game or across
    games."""
    rows = [row_of([ADA, "gone 1", "gone 2"], [0])] * 2
    found = ratings.ratings(WHIST, rows)
    assert found["gone 1 t"].games == 2  # the same table, twice
    assert len(found) == 3


def test_ratings_follow_from_the_games(store: Store) -> None:
    """Holes: a rating is lost or counted twice; games with chosen deals, or with other options,
    count."""
    finished(store)
    finished(store)
    first, again = statistics_of(store, "ada").ratings, statistics_of(store, "ada").ratings
    assert first == again
    assert {rating.bot: rating.games for rating in first} == {None: 2, "random": 2}
    other = open_table(
        store,
        "cy",
        NewTable(game="clubs-whist", bots=["rule", "rule"], seed=1),
    )
    variant = store.tables_of("ada", 1)[0].variant
    assert [row.id for row in store.rated(variant, 9)] == [
        row.id for row in store.tables_of("ada", 9)
    ]
    assert other.variant != variant


def test_games_with_other_options_crowd_out_none(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hole: the newest games of all variants are read and filtered afterwards, so games with
    unusual options displace all others."""
    monkeypatch.setattr(ratings, "MOST", 2)
    row = finished(store)
    for _ in range(3):
        odd = begun(store, target=1, lead="left-of-exchanger")
        while not probe.play(odd).over:
            play_on(odd, 1)
    found = probe.rated(Statistics(store), Game(WHIST.rules, row.options), row)
    assert found["ada"].games == 1


def test_a_game_that_was_ended_early(store: Store) -> None:
    """Hole: a game without a winner counts as lost for all players."""
    table = begun(store, target=1)
    table.proposals.propose(0, "end")
    proposal = probe.agreements(table).proposal
    assert proposal
    table.proposals.vote(1, proposal.number, True)
    assert copy(store, table).row.summary.over
    ada = statistics_of(store, "ada")
    assert (ada.games, ada.finished, ada.ratings) == (1, 0, [])


def test_through_the_server(browser: Browser, other: Browser) -> None:
    """Hole: a person's statistics are shown to another person, or include games of others."""
    assert browser.http.get("/api/me/statistics").json() == []
    table = browser.new_table("clubs-whist", options={"target": 1}, open=True)
    play_out(alone(browser, table))
    (shown,) = browser.http.get("/api/me/statistics").json()
    assert (shown["game"], shown["finished"]) == ("clubs-whist", 1)
    assert {"bot": None, "games": 1}.items() <= max(
        shown["ratings"], key=lambda rating: rating["bot"] is None
    ).items()
    assert other.http.get("/api/me/statistics").json() == []
