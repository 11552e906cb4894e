"""Positions of all games, and a check that tries any text as a decision in one of them."""

import random
from functools import cache

import clubsuit
from clubsuit.errors import ClubsuitError
from clubsuit.game import Play
from fuzz.support.hostile import bytes_of, result_of
from support.plays import ALL_VARIANTS, random_action

VERBS = ["bid", "pass", "discard", "give", "send", "keep", "swap", "play", "double", "call"]


@cache
def positions() -> list[Play]:
    """Return positions in each phase of every variant, and at the end of each game."""
    found = []
    for number, (game, options) in enumerate(ALL_VARIANTS):
        seen = set()
        first = number == 0 or ALL_VARIANTS[number - 1][0] != game
        for target, decisions in ((20, 70), (1, 1000 if first else 0)):
            play = clubsuit.load(game, **{**options, "target": target}).table(number)
            choice = random.Random(number)
            for _ in range(decisions):
                s = play.state
                verb = play.game.rules.words.verb(s)
                kind = (int(s.phase), verb, min(int(s.tricks_done), 1), min(int(s.hand_number), 2))
                if kind not in seen:
                    seen.add(kind)
                    found.append(play.copy())
                if play.over:
                    break
                if play.waiting:
                    play.deal()
                else:
                    play.act(random_action(play.game.rules, play.state, choice))
    return found


def check_decision(drawn: tuple[Play, str]) -> None:
    """Check that a text is refused and changes nothing, or is a legal action that can be written
    and read again."""
    play, text = drawn
    before = bytes_of(play)
    action = result_of(lambda: play.read(text))
    reason = play.why_not(text)
    assert bytes_of(play) == before
    assert (reason is None) == (not isinstance(action, ClubsuitError))
    if isinstance(action, ClubsuitError):
        assert isinstance(result_of(lambda: play.play(text)), ClubsuitError)
        assert bytes_of(play) == before
        return
    written = play.game.rules.words.text(play.state, action)
    assert written in play.legal() or action.cards  # actions with chosen suits are not all listed
    assert play.read(written) == action
    after = play.copy()
    after.play(text)
    assert after.log == [] or after.log[-1].text == written
