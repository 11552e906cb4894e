"""Options and deals that the rules do not allow: the refusal, its rule and its words."""

from typing import Any

import pytest

import clubsuit
from clubsuit.texts import explain, speaking
from support.plays import refused

Deal = dict[str, Any]
CARDS_RULE = {"clubs-whist": "CW-2", "ruby-dame": "RD-1", "free-clubs": "FC-2"}


@pytest.mark.parametrize(
    ("game", "option", "value", "rule", "allowed"),
    [
        ("clubs-whist", "lead", "right", "CW-4", "exchanger, left-of-exchanger"),
        ("clubs-whist", "target", 0, "CW-10", "1 to 1000"),
        ("free-clubs", "enforcement", "none", "FC-17", "strict, honour"),
        ("climbing-clubs", "players", 7, "CC-1", "2 to 6"),
        ("climbing-clubs", "teams", 4, "CC-13", "0, 2, 3"),
        ("climbing-clubs", "wild_15s", "perhaps", "CC-12", "true, false"),
        ("climbing-clubs", "club_points", [1, 2], "CC-2", "15 numbers, each 0 to 100"),
    ],
)
def test_values_that_no_option_takes(
    game: str, option: str, value: Any, rule: str, allowed: str
) -> None:
    """Hole: the refusal of a value does not name the option, the value, the valid values or the
    rule."""
    with pytest.raises(clubsuit.RuleError) as caught:
        clubsuit.load(game, **{option: value})
    reason = caught.value.reason
    assert reason
    assert (reason.rule, reason.key) == (rule, "option-value")
    known = {"option": option, "value": str(value), "allowed": allowed}
    assert known.items() <= reason.args.items()
    assert option in str(caught.value)
    assert allowed in str(caught.value)


@pytest.mark.parametrize(
    ("language", "number", "numbers"),
    [
        ("en", "1 to 1000", "15 numbers, each 0 to 100"),
        ("de", "1 bis 1000", "15 Zahlen, jede von 0 bis 100"),
        ("fr", "de 1 à 1000", "15 nombres, chacun de 0 à 100"),
        ("nl", "1 tot en met 1000", "15 getallen, elk van 0 tot en met 100"),
    ],
)
def test_values_in_the_language_of_the_player(language: str, number: str, numbers: str) -> None:
    """Bug: the possible values of an option were in English in every language."""
    for game, option, value, allowed in (
        ("clubs-whist", "target", 0, number),
        ("climbing-clubs", "club_points", [1, 2], numbers),
        ("free-clubs", "enforcement", "none", "strict, honour"),
    ):
        with pytest.raises(clubsuit.RuleError) as caught:
            clubsuit.load(game, **{option: value})
        assert caught.value.reason
        with speaking(language):
            assert explain(caught.value.reason).endswith(allowed)


def good_deal(game: str) -> Deal:
    deal: Deal = clubsuit.load(game).new(seed=3).record().hands[0].deal
    return deal


def groups(deal: Deal, name: str) -> list[list[str]]:
    """Return the cards of this part of a deal, as a list of groups."""
    cards = deal[name]
    return cards if isinstance(cards[0], list) else [cards]


GROUPS = [(game, name) for game in CARDS_RULE for name in good_deal(game)]


@pytest.mark.parametrize(("game", "name"), GROUPS)
def test_a_group_of_another_size(game: str, name: str) -> None:
    """CW-2, RD-1, FC-2: each group has its number of cards; the refusal names the group."""
    deal = good_deal(game)
    sizes = ", ".join(str(len(cards)) for cards in groups(deal, name))
    groups(deal, name)[0].pop()
    reason = fault(game, deal)
    assert (reason.rule, reason.key) == (CARDS_RULE[game], "deal-sizes")
    assert reason.args == {"name": name, "sizes": sizes}


@pytest.mark.parametrize(("game", "name"), GROUPS)
def test_a_group_that_is_no_list(game: str, name: str) -> None:
    """CW-2, RD-1, FC-2: a group that contains something other than card names is refused."""
    deal = good_deal(game)
    groups(deal, name)[0][0] = None  # type: ignore[call-overload]
    reason = fault(game, deal, clubsuit.NotationError)
    assert (reason.rule, reason.key) == (CARDS_RULE[game], "deal-shape")
    assert reason.args == {"name": name}


@pytest.mark.parametrize(("game", "name"), GROUPS)
def test_a_card_dealt_twice(game: str, name: str) -> None:
    """CW-2, RD-1, FC-2: a deal is refused if a card of one group is replaced by a card of
    another."""
    deal = good_deal(game)
    other = "hands" if name in ("hands", "bid", "chest") else name
    card = groups(deal, other)[1][0]
    groups(deal, name)[0][0] = card
    if card == "X":
        pytest.fail("choose another seed: there are two Jokers")
    reason = fault(game, deal)
    assert (reason.rule, reason.key) == (CARDS_RULE[game], "deal-twice")
    assert reason.args == {"cards": [card]}


def fault(
    game: str, deal: Deal, kind: type[clubsuit.ClubsuitError] = clubsuit.RuleError
) -> clubsuit.Reason:
    """Return the reason why the deal is refused; check its text and that nothing has changed."""
    play = clubsuit.load(game).table(1)
    before = play.state.tobytes()
    with pytest.raises(kind) as caught:
        play.deal(deal)
    assert play.state.tobytes() == before
    reason = caught.value.reason
    assert reason
    assert reason.rule in str(caught.value)
    return reason


@pytest.mark.parametrize(
    ("game", "text", "rule", "key"),
    [
        ("clubs-whist", "play 2C", "CW-3", "wrong-phase"),
        ("clubs-whist", "dance", "", "notation-action"),
        ("ruby-dame", "play 2C", "RD-2", "wrong-phase"),
        ("ruby-dame", "dance", "", "notation-action"),
        ("free-clubs", "play 2C", "FC-4", "wrong-phase"),
        ("free-clubs", "dance", "", "notation-action"),
        ("climbing-clubs", "dance", "", "notation-action"),
    ],
)
def test_what_is_not_done_now(game: str, text: str, rule: str, key: str) -> None:
    """An unknown action, or an action of another phase, is quoted in the refusal."""
    error = refused(clubsuit.load(game).new(seed=1), text)
    assert error.reason
    assert (error.reason.rule, error.reason.key) == (rule, key)
    assert error.reason.args["text"] in text
    assert str(error)


@pytest.mark.parametrize(("game", "rule"), [("clubs-whist", "CW-2"), ("ruby-dame", "RD-1")])
def test_a_card_of_somebody_else(game: str, rule: str) -> None:
    """CW-2, RD-1: the refusal names a card that the player does not hold."""
    play = clubsuit.load(game).new(seed=1)
    while play.view(0).to_dict()["phase"] != "play":
        play.play(play.legal()[0])
    assert play.turn is not None
    deck = play.game.rules.deck
    held = play.view(play.turn).hand
    card = next(card for card in deck.names(deck.all) if card not in held)
    error = refused(play, f"play {card}")
    assert error.reason == clubsuit.Reason(rule, "not-held", {"cards": [card]})
    assert str(error) == f"{rule}: {explain(error.reason)}"


# ---- the deal in the record of one seat -------------------------------------------------------


def seen(play: clubsuit.Play, seat: int) -> Deal:
    deal: Deal = play.record(seat).hands[0].deal
    return deal


@pytest.mark.parametrize("game", ["clubs-whist", "ruby-dame", "climbing-clubs"])
def test_of_a_deal_one_sees_ones_hand(game: str) -> None:
    """A seat's record shows the cards dealt to the seat; of all other cards it shows only the
    number."""
    play = clubsuit.load(game).new(seed=3)
    whole = play.record().hands[0].deal
    for seat in range(play.game.seats):
        for name, cards in seen(play, seat).items():
            if name == "hands":
                assert cards[seat] == whole[name][seat]
                cards = [held for p, held in enumerate(cards) if p != seat]
                sizes = [len(held) for p, held in enumerate(whole[name]) if p != seat]
                assert cards == [["?"] * size for size in sizes]
            else:
                assert cards == ["?"] * len(whole[name])


def opened(bids: str) -> clubsuit.Play:
    """Return a game of Free Clubs after these bids, made from seat 0 on."""
    hands = ["10S JS QD", "JD QC KD", "JC KC X"]
    left = ["10C", "10D", "10H", "JH", "QH", "QS", "KH", "KS", "X"]
    primary = [rank + suit for suit in "CDHS" for rank in "A23456789"]
    deal = {
        "hands": [primary[n::3][:10] for n in range(3)],
        "auction": [held.split() + [left.pop() for _ in range(3)] for held in hands],
        "chest": [card for n in range(3) for card in primary[n::3][10:]],
    }
    play = clubsuit.load("free-clubs").table(1)
    play.deal(deal, 2)
    while play.turn != 0:
        play.play("pass")
    for text in bids.split(", "):
        play.play(text)
    return play


@pytest.mark.parametrize(
    ("bids", "chest_of"),
    [
        ("bid 10S", None),
        ("bid 10S, pass", None),
        ("bid 10S, pass, pass", 0),
        ("bid 10S, bid JD, pass, pass", 1),
        ("bid 10S, bid JD, pass, bid QD, pass", None),
        ("bid 10S, pass, bid JC, bid QD, bid KD, bid X", 2),
    ],
)
def test_who_has_seen_the_chest(bids: str, chest_of: int | None) -> None:
    """FC-8: the declarer takes the chest after two passes or a Joker; no player sees it before."""
    play = opened(bids)
    whole = play.record().hands[0].deal
    for seat in range(3):
        deal = seen(play, seat)
        assert deal["chest"] == (whole["chest"] if seat == chest_of else ["?"] * 6)
        for name, size in (("hands", 10), ("auction", 6)):
            assert [held if p == seat else [] for p, held in enumerate(deal[name])] == [
                held if p == seat else [] for p, held in enumerate(whole[name])
            ]
            assert all(deal[name][p] == ["?"] * size for p in range(3) if p != seat)
