"""Replays of records: no deal comes from a default seed, and a game accepts only its own
records."""

import copy
from typing import Any

import pytest

import clubsuit
from clubsuit.errors import ClubsuitError, NotationError, RuleError
from clubsuit.fair import Fairness
from clubsuit.game import Record
from clubsuit.replay import at_hand
from support.plays import ALL_VARIANTS


def after_a_hand(game: str, seed: int, **options: Any) -> clubsuit.Play:
    """Return a game that pauses after its first hand."""
    play = clubsuit.load(game, **options).new(seed=seed, pause=True)
    finish_hand(play)
    return play


def finish_hand(play: clubsuit.Play) -> None:
    """Play to the end of the hand."""
    while play.turn is not None:
        play.play(play.legal()[0])


@pytest.mark.parametrize("game", clubsuit.game_ids())
def test_nothing_is_dealt_from_a_seed_that_nobody_gave(game: str) -> None:
    """Bug: after a replay, three different games all got the same next deal, that of seed 0."""
    for play in (after_a_hand(game, seed) for seed in (1, 2, 3)):
        again = clubsuit.replay(play.record())
        assert again.waiting
        before = again.record()
        with pytest.raises(RuleError, match="give a seed to deal from") as caught:
            again.deal()
        assert caught.value.reason and caught.value.reason.key == "deal-no-seed"
        assert again.record() == before
        play.deal()
        again.deal(play.hands[-1].deal)
        assert again.record().hands == play.record().hands


@pytest.mark.parametrize(("game", "options"), ALL_VARIANTS)
def test_with_its_seed_a_record_goes_on_as_the_game_did(game: str, options: dict[str, Any]) -> None:
    """Hole: the deals after a replay depend not only on the seed but also on how the record was
    replayed."""
    play = after_a_hand(game, 5, **options)
    again, other = (clubsuit.replay(play.record(), seed=seed) for seed in (5, 6))
    play.deal()
    again.deal()
    other.deal()
    assert again.record() == play.record()
    if not play.hands[0].deal.get("aside"):  # the stock is dealt first, whatever the seed
        assert other.hands[1].deal != play.hands[1].deal
    assert other.hands[1].dealer == play.hands[1].dealer


def test_in_the_middle_of_a_hand() -> None:
    """Hole: a replayed record that ends within a hand deals the next hand automatically."""
    play = clubsuit.load("clubs-whist").new(seed=4)
    for _ in range(10):
        play.play(play.legal()[0])
    again = clubsuit.replay(play.record())
    finish_hand(again)
    assert again.waiting and len(again.hands) == 1


def test_a_game_before_its_first_deal() -> None:
    """Bug: a record without hands got the first dealer of seed 0."""
    game = clubsuit.load("ruby-dame")
    empty = game.table(seed=9).record()
    deal = game.new(seed=9).hands[0].deal
    play = clubsuit.replay(empty)
    with pytest.raises(RuleError, match=r"RD-.*say who deals the first hand"):
        play.deal(deal)
    play.deal(deal, dealer=2)
    assert play.hands[0].dealer == 2
    seeded = clubsuit.replay(empty, seed=9)
    seeded.deal()
    assert seeded.hands[0].deal == deal


def test_the_beginning_of_a_hand() -> None:
    """Bug: when a hand from `at_hand` ended, the next deal came from seed 0."""
    play = at_hand(after_a_hand("clubs-whist", 3).record(), 1)
    finish_hand(play)
    with pytest.raises(RuleError, match="give a seed to deal from"):
        play.deal()


def test_fair_deals_go_on_by_themselves() -> None:
    """Holes: the replay of a fair game demands a seed although the secret has been revealed; it
    rejects a seed while the secret is sealed."""
    game = clubsuit.load("clubs-whist", target=1)
    fairness = Fairness.new(["ab" * 32, "", ""], bytes(32))
    play = game.new(1, fairness=fairness, pause=True)
    revealed = play.record()
    revealed.fairness = fairness
    again = clubsuit.replay(revealed, seed=3)
    assert again.fairness == fairness
    sealed = clubsuit.replay(play.record())
    finish_hand(sealed)
    if not sealed.over:
        with pytest.raises(RuleError, match="has not been revealed"):
            sealed.deal()
    with_seed = clubsuit.replay(play.record(), seed=3)
    assert with_seed.fairness is None  # the later deals do not follow from the secret


def test_a_game_reads_its_own_records_only() -> None:
    """Bug: `Game.replay` accepted records of other games, and records with other options."""
    record = after_a_hand("clubs-whist", 1, target=7).record()
    with pytest.raises(RuleError, match=r"is of clubs-whist target=7, not of ruby-dame"):
        clubsuit.load("ruby-dame").replay(record)
    with pytest.raises(RuleError, match=r"is of clubs-whist target=7, not of clubs-whist$"):
        clubsuit.load("clubs-whist").replay(record)
    assert clubsuit.load("clubs-whist", target="7").replay(record).total == record.total
    record.options = {"target": 7, "no_such": 1}
    with pytest.raises(NotationError, match="no_such"):
        clubsuit.load("clubs-whist", target=7).replay(record)


@pytest.mark.parametrize("record", [None, "x", 7, {"game": "ruby-dame"}])
def test_what_is_no_record(record: Any) -> None:
    """Bug: a path or a dict instead of a record ended in an AttributeError."""
    with pytest.raises(ClubsuitError, match="this is not a record"):
        clubsuit.replay(record)


def test_a_record_without_players() -> None:
    """Bug: a record with an empty list of players was replayed with default names."""
    record = after_a_hand("clubs-whist", 1).record()
    for players in ([], ["Ada"]):
        changed: Record = copy.deepcopy(record)
        changed.players = players
        with pytest.raises(RuleError, match="is for 3 players, not"):
            clubsuit.replay(changed)
