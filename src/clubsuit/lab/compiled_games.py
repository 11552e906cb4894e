"""Whole games of the bots `random` and `rule` in compiled code, many times faster than in Python.

The games are the same as in Python. The compiled loop logs everything that a record needs. For each
decision it logs the code, the cards that left the hand and the state before the decision. For each
hand it logs the state after the deal. Texts come from `Words.text`. They can be cached, because the
text of a decision depends only on its seat, phase, code and cards, and on one more field of the
state (`Rules.text_field`).

Functions here do not check their arguments: they are called from compiled loops or with checked
arguments.
"""

import json
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from clubsuit.bots.knowledge.base import evaluate
from clubsuit.bots.search.playout import best_of
from clubsuit.game import Game, Record
from clubsuit.games.dispatch import apply, deal, decide_randomly, honest, legal, start, view
from clubsuit.games.state import DEAL, NOBODY, OVER, Action
from clubsuit.kernel import compiled
from clubsuit.random_numbers import CHOICES, DEALS, WORDS, rand_below, rand_seed

HAND, SEEN, BLANK, NEW = range(4)
"""Indices of an array of states. HAND: the game. SEEN: the view of the seat to act. BLANK: zeros,
to clear SEEN. NEW: a game before its first deal."""
PLACES = 4
RANDOM, RULE = range(2)
KINDS = {"random": RANDOM, "rule": RULE}
"""The bots that can play in compiled code."""
ROWS, HANDS = 1 << 11, 1 << 6
"""Initial capacity of the log: decisions and hands of one game. Longer games get longer logs."""
TEXTS = 1 << 19
"""Maximum number of cached texts."""
FULL = -1
"""Returned if the log is too short for the game."""


class Players(NamedTuple):
    """The bots of a game, and their working memory."""

    kinds: np.ndarray
    """By seat: RANDOM or RULE."""
    rngs: np.ndarray
    """By seat: the generator of a random player, int64[seats, WORDS]."""
    codes: np.ndarray
    """Buffer for the legal codes of a decision."""
    values: np.ndarray
    """Buffer for the values of these codes."""


class Log(NamedTuple):
    """The decisions and hands of a game. If the arrays have length 0, nothing is logged."""

    codes: np.ndarray
    """By decision: the chosen code."""
    cards: np.ndarray
    """By decision: the cards that left the hand."""
    before: np.ndarray
    """By decision: the state before it."""
    dealt: np.ndarray
    """By hand: the state after the deal."""
    first: np.ndarray
    """By hand: the index of its first decision. After the last hand: the number of decisions."""
    scores: np.ndarray
    """By hand and seat: the score of the hand."""

    @staticmethod
    def of(game: Game, rows: int, hands: int) -> "Log":
        """Return an empty log for `rows` decisions and `hands` hands."""
        return Log(
            np.zeros(rows, np.int64),
            np.zeros(rows, np.int64),
            np.zeros(rows, game.rules.dtype),
            np.zeros(hands, game.rules.dtype),
            np.zeros(hands + 1, np.int64),
            np.zeros((hands, game.seats), np.int64),
        )


# ---- the loop -------------------------------------------------------------------------------


@compiled
def play_games(
    states: np.ndarray, players: Players, seeds: np.ndarray, log: Log, results: np.ndarray
) -> int:
    """Play one game for each row of seeds.

    states:  by index (HAND, SEEN, BLANK and NEW); states[NEW] determines the game.
    seeds:   one row for each game, with the seed of its deals and then the seed of each player.
    results: output; one row for each game, with its number of decisions, its winners and the
             total of each seat.

    Returns the number of hands of the last game, or FULL. The log describes only the last game.
    """
    hands = 0
    for g in range(len(seeds)):
        begin(states, players, seeds[g])
        hands = play_on(states, players, log, results[g])
        if hands == FULL:
            return FULL
    return hands


@compiled
def begin(states: np.ndarray, players: Players, seeds: np.ndarray) -> None:
    """Start a new game in states[HAND]."""
    states[HAND] = states[NEW]
    rand_seed(states[HAND].rng, seeds[0], DEALS)
    start(states[HAND])
    for p in range(len(players.kinds)):
        rand_seed(players.rngs[p], seeds[p + 1], CHOICES)


@compiled
def play_on(states: np.ndarray, players: Players, log: Log, result: np.ndarray) -> int:
    """Play the game in states[HAND] to its end; return the number of hands, or FULL."""
    rows = len(log.codes)
    hands = 0
    n = 0
    while states[HAND].phase != OVER:
        if states[HAND].phase == DEAL:
            deal(states[HAND])
            if rows:
                if hands == len(log.dealt):
                    return FULL
                log.dealt[hands] = states[HAND]
                log.first[hands] = n
            hands += 1
        if rows:
            if n == rows:
                return FULL
            decide_and_log(states, players, log, n, hands - 1)
        elif players.kinds[states[HAND].turn] == RANDOM:
            rng = players.rngs[states[HAND].turn]
            if not decide_randomly(states[HAND], rng):
                n_codes = legal(states[HAND], players.codes)
                apply(states[HAND], players.codes[rand_below(rng, n_codes)], 0)
        else:
            apply(states[HAND], decide(states, players), 0)
        n += 1
    if rows:
        log.first[hands] = n
    result[0] = n
    result[1] = states[HAND].winners
    for p in range(states[HAND].seats):
        result[p + 2] = states[HAND].total[p]
    return hands


@compiled
def decide(states: np.ndarray, players: Players) -> int:
    """Return the code that the bot of the seat to act chooses."""
    me = states[HAND].turn
    codes = players.codes
    if players.kinds[me] == RANDOM:
        return int(codes[rand_below(players.rngs[me], legal(states[HAND], codes))])
    states[SEEN] = states[BLANK]
    view(states[HAND], me, states[SEEN])
    n = honest(states[SEEN], codes)
    if n > 1:
        evaluate(states[SEEN], codes, n, players.values)
        return int(codes[best_of(players.values, n)])
    return int(codes[0])


@compiled
def decide_and_log(states: np.ndarray, players: Players, log: Log, n: int, hand: int) -> None:
    """Make decision n and log it; if it ends the hand, log the score too."""
    me = states[HAND].turn
    log.before[n] = states[HAND]
    log.codes[n] = decide(states, players)
    apply(states[HAND], log.codes[n], 0)
    log.cards[n] = log.before[n].hand[me] & ~states[HAND].hand[me]
    if states[HAND].turn == NOBODY:
        for p in range(states[HAND].seats):
            log.scores[hand, p] = states[HAND].score[p]


# ---- interface for Python --------------------------------------------------------------------


class Table:
    """Compiled bots at a table, and the buffers that all their games share."""

    def __init__(self, game: Game, bots: Sequence[str]) -> None:
        self._game = game
        self._bots = list(bots)
        self._states = np.zeros(PLACES, game.rules.dtype)
        game.rules.start(self._states[NEW], game.options, 0)
        self._players = Players(
            np.array([KINDS[name] for name in bots], np.int64),
            np.zeros((game.seats, WORDS), np.int64),
            np.zeros(game.rules.max_legal, np.int64),
            np.zeros(game.rules.max_legal, np.float64),
        )
        self._nothing = Log.of(game, 0, 0)
        self._log = self._nothing
        self._texts: dict[tuple[int, ...], str] = {}

    @staticmethod
    def seats_all(game: Game, bots: Sequence[str]) -> bool:
        """Return whether all these bots can play this game in compiled code.

        If players of the game may act out of turn, the result is always False.
        """
        return not game.rules.off_turn_verbs and all(name in KINDS for name in bots)

    def play(self, seeds: np.ndarray) -> np.ndarray:
        """Play a game for each row of seeds, and return the results (see `play_games`)."""
        results = np.zeros((len(seeds), self._game.seats + 2), np.int64)
        play_games(self._states, self._players, seeds, self._nothing, results)
        return results

    def play_with_records(self, seeds: np.ndarray) -> tuple[np.ndarray, bytes]:
        """Play as `play` does, and also return the records of the games, one per line."""
        results = np.zeros((len(seeds), self._game.seats + 2), np.int64)
        lines = [self._record(seeds[g : g + 1], results[g : g + 1]) for g in range(len(seeds))]
        return results, b"".join(lines)

    def _record(self, seeds: np.ndarray, result: np.ndarray) -> bytes:
        """Play one game, and return its record."""
        while (
            not len(self._log.codes)
            or (hands := play_games(self._states, self._players, seeds, self._log, result)) == FULL
        ):
            rows, most = 2 * len(self._log.codes), 2 * len(self._log.dealt)
            self._log = Log.of(self._game, max(rows, ROWS), max(most, HANDS))
        total = result[0, 2:].tolist()
        winners = [p for p in range(self._game.seats) if int(result[0, 1]) >> p & 1]
        game = self._game
        frame = Record(game.id, game.chosen, self._bots, [], total, winners).to_json()
        return (frame.replace('"hands":[]', f'"hands":[{self._hands(hands)}]', 1) + "\n").encode()

    def _hands(self, hands: int) -> str:
        """Return the hands of the log as JSON, in the form of a record."""
        first = self._log.first[: hands + 1].tolist()
        actions = self._actions(first[-1])
        scores = self._log.scores[:hands].tolist()
        texts = []
        for hand in range(hands):
            dealt = self._log.dealt[hand]
            deal = json.dumps(self._game.rules.deals.to_dict(dealt), separators=(",", ":"))
            done = ",".join(actions[first[hand] : first[hand + 1]])
            score = json.dumps(scores[hand], separators=(",", ":"))
            texts.append(
                f'{{"dealer":{int(dealt.dealer)},"deal":{deal},"actions":[{done}],"score":{score}}}'
            )
        return ",".join(texts)

    def _actions(self, n: int) -> list[str]:
        """Return the first n decisions of the log as JSON, in the form of a record."""
        log, known = self._log, self._texts
        fields = [log.before[name] for name in ("turn", "phase", self._game.rules.text_field)]
        columns = [column[:n].tolist() for column in (*fields, log.codes, log.cards)]
        texts = []
        for number, key in enumerate(zip(*columns, strict=True)):
            text = known.get(key)
            if text is None:
                text = self._action(number)
                if len(known) == TEXTS:
                    known.clear()
                known[key] = text
            texts.append(text)
        return texts

    def _action(self, number: int) -> str:
        before = self._log.before[number]
        text = self._game.rules.words.text(before, Action(int(self._log.codes[number])))
        return json.dumps([int(before.turn), text], separators=(",", ":"), ensure_ascii=False)
