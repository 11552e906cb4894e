"""Records with one altered card, action or score are refused, with the right rule."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import ClubsuitError
from clubsuit.game import Record
from proofs.alterations.altering import ALTERATIONS, altered
from proofs.alterations.judging import DEAL, GAME_ENDS, HAND_ENDS, Fault, Witness
from proofs.differential.choosing import Chooser
from proofs.differential.sides import Engine
from support.plays import ALL_VARIANTS

TARGETS = {"free-clubs": 120, "clubs-whist": 4, "climbing-clubs": 15, "ruby-dame": 40}
"""Low targets, so that games end within three hands."""
HANDS = 3


def random_record(game: str, options: dict[str, Any], chance: random.Random) -> Record:
    """Return a random game of up to three hands, finished or not."""
    engine = Engine(game, {**options, "target": TARGETS[game]}, chance.getrandbits(60))
    for _ in range(HANDS):
        if engine.winners is not None:
            break
        engine.deal_next()
        chooser = Chooser(chance)
        while engine.turn is not None:
            legal = {seat: set(engine.play.legal(seat)) for seat in range(engine.seats)}
            engine.act(*chooser.choose(engine.turn, legal))
    return engine.play.record()


def refusal(record: Record) -> ClubsuitError | None:
    """Return the error when the record is read from its JSON, or None."""
    try:
        clubsuit.replay(Record.from_json(record.to_json()))
    except ClubsuitError as error:
        return error
    return None


def check(record: Record, fault: Fault | None, what: str) -> None:
    """Check that the reader finds the place and one of the rules, or no fault if there is none."""
    error = refusal(record)
    message = f"{what}: {error}; expected {fault}\n{record.to_json()}"
    if fault is None:
        assert error is None, message
    else:
        assert error is not None, message
        assert (error.where, error.rule in fault.rules) == (fault.where, True), message


def alter(number: int, seed: int, variants: Sequence[tuple[str, dict[str, Any]]]) -> Counter[str]:
    """Alter records until `number` invalid alterations have been refused; count all alterations by
    kind."""
    done: Counter[str] = Counter()
    chance = random.Random(seed)
    share = -(-number // len(variants))
    for game, options in variants:
        record = random_record(game, options, chance)
        assert refusal(record) is None
        witness = Witness(record)
        for _ in range(min(share, number - done["refused"])):
            fault = None
            while fault is None:
                kind = chance.choice(sorted(ALTERATIONS))
                what, other = altered(chance, record, kind)
                fault = witness.fault(other)
                check(other, fault, what)
                done[f"{what}: {'still a good record' if fault is None else 'refused'}"] += 1
            done["refused"] += 1
    return done


def two_hands(game: str) -> dict[str, Any]:
    """Return a valid record of two hands, as JSON data to alter."""
    engine = Engine(game, {"target": 1000}, seed=5)
    for _ in range(2):
        engine.deal_next()
        while engine.turn is not None:
            engine.act(engine.turn, engine.play.legal()[0])
    data: dict[str, Any] = json.loads(engine.play.record().to_json())
    return data


def rule_of(data: dict[str, Any]) -> str:
    """Return the rule by which the record is refused."""
    error = refusal(Record.from_dict(data))
    assert error is not None
    return error.rule


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_card_twice_in_one_hand(game: str) -> None:
    """Bug: the error named no rule if a card was twice in one hand (FC-2, CW-2, CC-3)."""
    data = two_hands(game)
    hand = data["hands"][0]["deal"]["hands"][0]
    hand[0] = hand[1]
    assert rule_of(data) == DEAL[game]


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_hand_before_the_end_of_the_last(game: str) -> None:
    """Bug: the error named no rule if a hand was dealt before the previous hand ended (FC-14,
    CC-8)."""
    data = two_hands(game)
    del data["hands"][0]["actions"][-1]
    data["hands"][0]["score"] = None
    assert rule_of(data) == HAND_ENDS[game]


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_hand_after_the_end(game: str) -> None:
    """Bug: the error named no rule if the game was already over (FC-16, CW-10, CC-10, RD-5)."""
    data = two_hands(game)
    data["options"]["target"] = 1
    assert rule_of(data) == GAME_ENDS[game]


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_a_dealer_who_is_not_there(game: str) -> None:
    """Bug: the error named no rule if the dealer's seat did not exist (FC-2, CW-11, CC-3, RD-3)."""
    data = two_hands(game)
    data["hands"][0]["dealer"] = 9
    assert rule_of(data) == clubsuit.load(game).rules.deal_rule


@pytest.mark.speed
def test_alterations_are_refused() -> None:
    """Hole: an altered record is accepted, or refused at another place or by another rule."""
    some = [variant for number, variant in enumerate(ALL_VARIANTS) if number % 5 == 0]
    some += [variant for variant in ALL_VARIANTS if variant[0] != "climbing-clubs"]
    assert alter(90, 1, some)["refused"] == 90


@pytest.mark.long
def test_a_thousand_alterations_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """As above, 1,000 times over all variants."""
    done = alter(1000, 2, ALL_VARIANTS)
    assert done["refused"] == 1000
    with capsys.disabled():
        print("\n" + "\n".join(f"{what}: {times}" for what, times in sorted(done.items())))
