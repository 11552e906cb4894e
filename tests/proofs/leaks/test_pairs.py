"""No leaks: states that agree in what a seat may know give the seat the same bytes."""

import os
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from clubsuit.bots import RandomBot
from clubsuit.bots.base import Choice
from clubsuit.errors import ClubsuitError, Reason
from clubsuit.games import REGISTRY
from clubsuit.games.state import Action
from clubsuit.games.words import unreadable
from clubsuit.lab.workers import all_cores
from proofs.leaks.__main__ import show
from proofs.leaks.pairs import GAMES, Tally, survey, trial
from proofs.leaks.seen import HONOUR
from support.plays import HOUSE

FEW = 150 if "NUMBA_DISABLE_JIT" in os.environ else 2000
MANY = 100_000

HONOUR_PHASES = {
    *(f"{HONOUR} {phase}" for phase in ("auction", "handicap", "send", "play", "settle", "scored"))
}
PHASES = {
    *(f"free-clubs {phase}" for phase in ("auction", "handicap", "send", "play", "scored")),
    *(f"clubs-whist {phase}" for phase in ("exchange", "play", "scored")),
    *(f"climbing-clubs {phase}" for phase in ("play", "answer", "scored")),
    *(f"ruby-dame {phase}" for phase in ("send", "play", "scored")),
}


def check(tally: Tally) -> None:
    assert not tally.faults, "\n".join(tally.faults[:10])
    if tally.states >= 2000:
        assert tally.compared.keys() >= PHASES | HONOUR_PHASES
    if tally.states >= 20_000:
        assert tally.sampled.keys() >= PHASES | HONOUR_PHASES


def test_nothing_leaks() -> None:
    """Hole: a view, a message or a bot's choice depends on something that the seat must not
    know."""
    check(survey(FEW))


@pytest.mark.long
def test_nothing_leaks_in_the_long_run(capsys: pytest.CaptureFixture[str]) -> None:
    """As above, for leaks that only rare states show."""
    with capsys.disabled():
        check(survey(MANY, seed=2, workers=all_cores(), progress=show(MANY)))


@pytest.mark.parametrize("at", range(len(GAMES)), ids=GAMES)
def test_a_house_rule_leaks_nothing(at: int) -> None:
    """Hole: a house rule shows a seat what it must not know. The short form tries one set of rules
    of each game, among them an auction in which a player who passes is out."""
    check(trial(4, at, HOUSE))


@pytest.mark.long
def test_nothing_leaks_with_house_rules_in_the_long_run() -> None:
    """As above, for the house rules of all games."""
    check(survey(20_000, seed=5, workers=all_cores(), variants=HOUSE))


@pytest.mark.long
@pytest.mark.speed
def test_workers_find_the_same() -> None:
    """Hole: the result depends on the number of workers."""
    alone, together = survey(12), survey(12, workers=2)
    assert alone == together


def only(short: int) -> list[ParameterSet]:
    """Return the games as parameters; all but this one are used only in the long form."""
    marks = [() if at == short else pytest.mark.long for at in range(len(GAMES))]
    return [pytest.param(game, marks=mark) for game, mark in zip(GAMES, marks, strict=True)]


@pytest.mark.parametrize("game", only(GAMES.index("free-clubs")))
def test_other_histories_are_other(game: str) -> None:
    """Hole: both states of a pair are identical, so the comparison proves nothing."""
    numbers = range(GAMES.index(game), 40, len(GAMES))
    assert sum(trial(3, number).histories for number in numbers) >= 8


# ---- the test can fail; the short form shows it with one game for each kind of leak ------


def faults(game: str, trials: int = 12) -> set[str]:
    """Return the names of the outputs that differ in some trials of a game."""
    tally = Tally()
    for number in range(trials):
        tally.add(trial(4, len(GAMES) * number + GAMES.index(game)))
    return {fault.partition(":")[0] for fault in tally.faults}


@pytest.mark.parametrize("game", only(0))
def test_a_view_that_leaks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the test passes although a view shows one bit of a neighbour's hand."""
    rules = REGISTRY[game]
    honest = rules.view

    def leaking(s: Any, seat: int, v: Any) -> None:
        honest(s, seat, v)
        v.last_winner ^= (int(s.hand[(seat + 1) % int(s.seats)]) & 0b111000).bit_count() & 1

    monkeypatch.setattr(rules, "view", leaking)
    assert "view" in faults(game)


@pytest.mark.parametrize("game", only(1))
def test_a_record_that_leaks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the test passes although the record of one player's view shows another player's
    card."""
    deals = REGISTRY[game].deals
    monkeypatch.setattr(deals, "seen_by", lambda deal, *seen: deal)
    assert "record" in faults(game)


@pytest.mark.parametrize("game", only(2))
def test_a_refusal_that_leaks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the test passes although an error depends on a card that the player does not hold."""
    words = REGISTRY[game].words
    honest = words.read

    def leaking(s: Any, text: str) -> Any:
        try:
            return honest(s, text)
        except ClubsuitError:
            cards = int(s.hand[(int(s.turn) + 1) % int(s.seats)]) & 0b111000
            raise unreadable(f"{cards.bit_count() & 1}") from None

    monkeypatch.setattr(words, "read", leaking)
    assert "refusals" in faults(game)


def test_a_bot_that_remembers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the test passes although a bot's choice depends on more than its view and its seed."""
    asked: list[int] = []

    def chosen(bot: RandomBot, view: Any) -> Choice:
        asked.append(0)
        return Choice(Action(len(asked)), [], Reason("", "bot-random"))

    monkeypatch.setattr(RandomBot, "choose", chosen)
    assert "bots" in faults("clubs-whist")
