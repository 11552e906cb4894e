"""Progress with puzzles: stored, scheduled, rated, moved and deleted."""

from datetime import UTC, datetime, timedelta
from functools import partial

import pytest

from clubsuit.puzzles import PROVED, Puzzle
from clubsuit.puzzles.sets import puzzle_set
from clubsuit.rating import START
from clubsuit.server.people import accounts, data
from clubsuit.server.practice import decks, mistakes, progress
from clubsuit.server.practice.progress import KEPT_FOR, add_answer, first_rating, progress_of
from clubsuit.server.practice.schedule import LONGEST_DAYS, reviewed
from clubsuit.server.storage.store import Store
from server.support.tables import account, begun, with_mistake

pytestmark = pytest.mark.each_database

GAME = "clubs-whist"
AT = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def puzzles(number: int) -> tuple[Puzzle, ...]:
    """Return the first puzzles of a game."""
    return puzzle_set(GAME)[:number]


def test_intervals_grow_and_shrink() -> None:
    """Holes: a known puzzle comes as often as a new one; a missed one stays away for months; no
    interval has an end."""
    memory = reviewed(None, True, AT)
    intervals = [memory.due - memory.at]
    for _ in range(9):
        memory = reviewed(memory, True, memory.due)
        intervals.append(memory.due - memory.at)
    assert intervals == sorted(intervals)
    assert intervals[0] >= DAY
    assert intervals[-1] == timedelta(days=LONGEST_DAYS)
    missed = reviewed(memory, False, memory.due)
    assert DAY <= missed.due - missed.at < intervals[-1] / 4
    assert reviewed(None, False, AT).due - AT == DAY


def test_an_answer_counts_once(store: Store) -> None:
    """Holes: trying again until the answer is right counts as knowing it; a second answer changes
    the rating; a puzzle that is due does not count."""
    [puzzle] = puzzles(1)
    first = add_answer(store, "ada", puzzle, False, AT)
    rating = progress_of(store, "ada", GAME).rating
    assert rating and rating.skill < START
    assert add_answer(store, "ada", puzzle, True, AT + DAY / 2) == first
    second = add_answer(store, "ada", puzzle, True, first.memory.due)
    assert (second.right, second.times) == (True, 2)
    assert progress_of(store, "ada", GAME).rating == rating


def test_a_puzzle_is_an_opponent(store: Store) -> None:
    """Holes: a hard puzzle is worth as much as an easy one; the rating of the puzzle stays; another
    person's rating changes."""
    easy, hard = sorted(puzzles(20), key=lambda one: -one.found)[::19]
    assert first_rating(easy.found).skill < first_rating(hard.found).skill
    for person, puzzle in (("ada", easy), ("bo", hard)):
        add_answer(store, person, puzzle, True, AT)
    ada, bo = (progress_of(store, person, GAME) for person in ("ada", "bo"))
    assert ada.rating and bo.rating
    assert START < ada.rating.skill < bo.rating.skill
    assert ada.ratings[hard.name].skill < first_rating(hard.found).skill


def test_the_next_puzzle(store: Store) -> None:
    """Holes: the same puzzle is asked twice in a row; a new one comes before one that is due; the
    last one has no successor, and the page does not say when to come back."""
    five = puzzles(5)
    asked: list[str] = []
    for _ in five:
        name = progress_of(store, "ada", GAME).next(five, AT)
        assert name and name not in asked
        asked.append(name)
        add_answer(store, "ada", next(one for one in five if one.name == name), True, AT)
    known = progress_of(store, "ada", GAME)
    assert known.next(five, AT) is None
    due = min(known.of(five), key=lambda answer: answer.memory.due).memory.due
    assert known.next(puzzles(6), due) in asked
    assert progress_of(store, "bo", GAME).next(five, AT) in asked


def test_progress_follows_its_person(store: Store) -> None:
    """Holes: a guest who registers loses the progress; an answer of the account is replaced by the
    guest's; deleted data stays in the database."""
    one, two, three = puzzles(3)
    for person, puzzle, right in (
        ("guest", one, True),
        ("guest", two, True),
        ("person of Ada", two, False),
        ("bo", three, True),
    ):
        add_answer(store, person, puzzle, right, AT)
    accounts.register(store, account(), "guest", "token")
    mine = progress_of(store, "person of Ada", GAME)
    assert {name: answer.right for name, answer in mine.answers.items()} == {
        one.name: True,
        two.name: False,
    }
    assert progress_of(store, "guest", GAME).answers == {}
    assert len(progress.answers_of(store, "person of Ada")) == 2
    assert [row["games"] for row in progress.ratings_of(store, "person of Ada")] == [1]
    data.forget(store, "person of Ada")
    assert progress.answers_of(store, "person of Ada") == []
    assert progress.ratings_of(store, "person of Ada") == []
    assert len(progress.answers_of(store, "bo")) == 1


def test_old_answers_go(store: Store) -> None:
    """Hole: answers of visitors who never come back stay for ever."""
    one, two = puzzles(2)
    add_answer(store, "ada", one, True, AT)
    add_answer(store, "bo", two, True, AT + KEPT_FOR + DAY)
    assert progress.answers_of(store, "ada") == progress.ratings_of(store, "ada") == []


def test_puzzles_from_ones_own_mistakes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a puzzle is about another seat, about a right choice, or has a name of a player; it
    cannot be asked, or another person can ask for it; a game is searched twice."""
    monkeypatch.setattr(mistakes, "GRADES", (PROVED,))  # the other grade takes longer
    table = with_mistake(store)
    [row] = mistakes.games_to_search(store, "ada")
    assert mistakes.claim(store, "ada", row.id)
    found = [one for piece in mistakes.searches(store, "ada", row) for one in piece()]
    mistakes.keep(store, "ada", row.id, found)
    [puzzle] = mistakes.own_puzzles(store, "ada", "free-clubs")
    assert puzzle.seat == 0
    assert puzzle.played not in puzzle.best
    assert puzzle.record.players == ["0", "1", "2"]
    assert decks.find(store, "ada", "free-clubs", puzzle.name) == puzzle
    assert decks.find(store, "bo", "free-clubs", puzzle.name) is None
    assert mistakes.games_to_search(store, "ada") == []
    assert not mistakes.claim(store, "ada", table.row.id)
    deck = decks.deck(store, "ada", "free-clubs", AT)
    assert (deck.own, deck.own_due, deck.own_next) == (1, 1, puzzle.name)
    assert decks.note(store, "ada", puzzle, True, AT)["next"] is None


def test_own_puzzles_follow_the_game_and_its_person(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Holes: puzzles of a game that the person has deleted stay; a guest who registers loses them;
    their number has no limit; another person's are deleted too."""
    shipped = puzzle_set("free-clubs")[:3]
    one, other = (begun(store, "free-clubs") for _ in range(2))
    for table in (one, other):
        mistakes.claim(store, "ada", table.row.id)
    mistakes.keep(store, "ada", one.row.id, shipped[:2])
    mistakes.keep(store, "bo", one.row.id, shipped)
    mistakes.keep(store, "cy", one.row.id, shipped)
    assert mistakes.all_of(store, "cy") == []  # Cy does not sit there
    monkeypatch.setattr(mistakes, "MOST_PUZZLES", 2)
    mistakes.keep(store, "ada", other.row.id, shipped[2:])
    assert len(mistakes.own_puzzles(store, "ada", "free-clubs")) == 2
    accounts.register(store, account(), "ada", "token")
    me = "person of Ada"
    assert [len(mistakes.all_of(store, person)) for person in ("ada", me, "bo")] == [0, 2, 3]
    data.forget(store, me)
    assert [len(mistakes.all_of(store, person)) for person in (me, "bo")] == [0, 3]
    store.write(partial(data.remove, table_id=one.row.id))
    assert mistakes.all_of(store, "bo") == []
