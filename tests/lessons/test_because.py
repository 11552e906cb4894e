"""Explanations of right answers: each sentence is checked against the right answer and the
cards."""

import re

import pytest

from clubsuit.game import game_ids
from clubsuit.lessons.by_rule.because import because, reckoned
from clubsuit.lessons.by_rule.question import CHOICE, Position, Question, questions_of
from clubsuit.texts import explain

ASKED = [one for game in game_ids() for one in questions_of(game).values() if one[0].asks != CHOICE]
NAMES = ["Al", "Bo", "Cy", "Di"]


def sentences(question: Question, position: Position) -> str:
    """Return all sentences in one line, with a name for each player to distinguish them."""
    return " ".join(explain(one, NAMES) for one in because(question, position))


@pytest.mark.parametrize(("question", "position"), ASKED, ids=[one.name for one, _ in ASKED])
def test_what_is_said_ends_in_the_right_answer(question: Question, position: Position) -> None:
    """Holes: a question has no explanation; the explanation is for another answer; the lines do not
    add up to the answer."""
    explanation, lines = sentences(question, position), reckoned(question, position)
    assert explanation
    [right] = position.right
    if question.asks == "score":
        assert sum(line.points for line in lines) == int(right)
    elif question.asks == "winners":
        assert len(lines) == question.play(position).game.seats
    elif question.asks in ("points", "bonus"):
        assert re.search(rf"(?<!\d){right}(?!\d)", explanation)
    elif right:
        yours = int(right) == position.seat
        assert re.search(r"\b[Yy]ou(rs?)?\b" if yours else rf"\b{NAMES[int(right)]}\b", explanation)
        assert not any(name in explanation for name in _others(position, right, question))


def _others(position: Position, right: str, question: Question) -> list[str]:
    """Return the names that must not occur; skipped players and earlier winners may be named."""
    if question.name in ("fc-11", "fc-13-skip", "fc-13-lead"):
        return []
    return [name for seat, name in enumerate(NAMES) if seat != int(right)]


def winner(game: str, trick: list[str]) -> str:
    """Return the card that wins a trick, from the names of the cards in the order of play."""
    ranks = "A 2 3 4 5 6 7 8 9" if game == "free-clubs" else "2 3 4 5 6 7 8 9 10 J Q K A"
    suits = {card[-1] for card in trick}
    counts = "C" if "C" in suits else trick[0][-1]
    able = [card for card in trick if card[-1] == counts]
    return max(able, key=lambda card: ranks.split().index(card[:-1]))


@pytest.mark.parametrize(("question", "position"), ASKED, ids=[one.name for one, _ in ASKED])
def test_the_card_that_is_named_wins(question: Question, position: Position) -> None:
    """Hole: a sentence about a trick names a card that does not win it, or applies to clubs what is
    true only of other suits."""
    play = question.play(position)
    last = play.log[-1]
    trick = [c for one in play.log if one.trick == last.trick for c in one.text.split()[1:]]
    for reason in because(question, position):
        kind = reason.key.removeprefix("lesson-because-")
        if kind in ("trick-club", "trick-suit"):
            best = winner(question.game, trick)
            assert reason.args["cards"] == [best]
            assert (kind == "trick-club") == (best[-1] == "C")
            assert reason.args["seat"] == last.wins == play.turn
        elif kind == "trick-aside":
            assert reason.args["cards"] == [c for c in trick if c[-1] not in ("C", trick[0][-1])]


def test_a_forfeited_card_gives_way_to_the_best_of_the_others() -> None:
    """Hole: in honour play, a sentence names a card of another trick or the wrong one of two
    (FC-17b)."""
    question, position = questions_of("free-clubs")["fc-17-forfeit"]
    play = question.play(position)
    explanation = {
        one.key.rpartition("because-")[2]: one.args for one in because(question, position)
    }
    trick = [c for one in play.log if one.trick == 0 for c in one.text.split()[1:]]
    [best] = explanation["best-of-others"]["cards"]
    assert explanation["forfeited"]["cards"] == [winner("free-clubs", trick)]
    trick.remove(winner("free-clubs", trick))
    assert best == winner("free-clubs", trick)


def test_all_that_can_be_said_is_said() -> None:
    """Hole: there is a sentence that no position uses."""
    keys = {one.key for asked in ASKED for one in because(*asked)}
    named = {f"lesson-because-{one.name}" for question, _ in ASKED for one in question.because}
    assert keys == named


def test_a_choice_has_its_refusal() -> None:
    """Hole: a refused choice gets an explanation in addition to its reason."""
    for game in game_ids():
        for question, position in questions_of(game).values():
            if question.asks == CHOICE:
                assert not because(question, position) and not reckoned(question, position)
