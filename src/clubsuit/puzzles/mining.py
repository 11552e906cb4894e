"""Mining: find the positions of games that make good puzzles.

A position is a puzzle if one choice, or a few that come to the same, is best by the wanted grade,
and if the bot `beginner` does not find it in most tries. Each seat gives at most one puzzle a hand,
because neighbouring positions of a hand ask for the same thought.

Everything depends only on the seed and the number of the game, so results are the same for any
number of processes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from clubsuit.actions import may_be_off_turn
from clubsuit.bots import make_bot
from clubsuit.bots.base import next_action
from clubsuit.game import Game, Play, Record, View, rules_of
from clubsuit.games.motifs import motifs_of
from clubsuit.games.state import Action
from clubsuit.puzzles.grades import Answer, opinion, proved, solved
from clubsuit.puzzles.puzzle import GRADES, OPINION, PROVED, SOLVED, Puzzle, Source
from clubsuit.random_numbers import derive_seed
from clubsuit.replay import at_hand

PLAYER = "casual"
"""The bot whose games are mined."""
NAIVE = "beginner"
"""A puzzle is too easy if this bot finds the answer in most tries."""
TRIES = 10
"""Number of times that `NAIVE` is asked."""
MOST_FOUND = 0.7
"""Greatest share of these tries in which `NAIVE` may find the answer."""
MOST_BEST = 3
"""Maximum number of best choices of a puzzle."""

GRADERS: Mapping[str, Callable[[View, Sequence[int], int], Answer | None]] = {
    PROVED: proved,
    SOLVED: solved,
    OPINION: opinion,
}


@dataclass(frozen=True)
class Mine:
    """The puzzles to look for, and the games to look in."""

    game: str
    options: Mapping[str, Any]
    seed: int
    grades: tuple[str, ...] = GRADES[:1]
    """The wanted grades. A position gets the strongest one that it reaches."""
    version: str = ""
    """The version of Clubsuit, for the puzzles."""


def puzzles_of_game(mine: Mine, number: int) -> list[Puzzle]:
    """Return the puzzles of the first hand of game `number`, which bots play."""
    game = Game(rules_of(mine.game), mine.options)
    seats = range(game.seats)
    bots = [make_bot(PLAYER, game.rules, derive_seed(mine.seed, number, f"bot {p}")) for p in seats]
    play = game.new(derive_seed(mine.seed, number, "deals"), [PLAYER] * game.seats, pause=True)
    found: list[Puzzle] = []
    source = Source(PLAYER, mine.seed, number)
    while play.turn is not None:
        action = next_action(play, bots)
        if action.seat < 0:
            found += _puzzles_at(mine, play, action, source)
        play.act(action)
    return one_of_each_seat(found)


def puzzles_of_record(mine: Mine, record: Record, number: int, seat: int | None) -> list[Puzzle]:
    """Return the puzzles of a player's own mistakes in a record.

    record: a valid record with all cards.
    seat:   the player's seat; None for all seats.

    Only decisions count in which the player chose something else than the best.
    """
    hands = range(1, len(record.hands) + 1)
    return [one for hand in hands for one in puzzles_of_hand(mine, record, number, hand, seat)]


def puzzles_of_hand(
    mine: Mine, record: Record, number: int, hand: int, seat: int | None
) -> list[Puzzle]:
    """Return the puzzles of a player's own mistakes in one hand; see `puzzles_of_record`.

    hand: the number of the hand, from 1.
    """
    source = Source(None, mine.seed, number)
    play = at_hand(record, hand)
    found: list[Puzzle] = []
    for who, text in record.hands[hand - 1].actions:
        if seat in (None, who) and not may_be_off_turn(play.game.rules, text):
            found += _puzzles_at(mine, play, play.read(text, who), source)
        play.play(text, who)
    return one_of_each_seat([puzzle for puzzle in found if puzzle.played not in puzzle.best])


def one_of_each_seat(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Return the best puzzle of each seat, in the order of the positions.

    Puzzles that the player got wrong come first, then those that `NAIVE` finds least often.
    """
    chosen: dict[int, Puzzle] = {}
    for puzzle in sorted(puzzles, key=lambda one: (one.played in one.best, one.found)):
        chosen.setdefault(puzzle.seat, puzzle)
    kept = {id(puzzle) for puzzle in chosen.values()}
    return [puzzle for puzzle in puzzles if id(puzzle) in kept]


def _puzzles_at(mine: Mine, play: Play, action: Action, source: Source) -> Iterator[Puzzle]:
    """Yield the puzzle of a position, if it makes one. `action` is the decision in the game."""
    assert play.turn is not None
    view = play.view(play.turn)
    codes = view.codes()
    if len(codes) < 2:
        return
    seed = derive_seed(mine.seed, source.number, len(play.hands), len(play.hands[-1].actions))
    answer = _answer(mine, view, codes, seed)
    if answer is None or len(answer.best) > min(MOST_BEST, len(codes) // 2):
        return
    if any(_goes_out(view, code) for code in answer.best):
        return
    found = _share_found(view, answer.best, seed)
    if found > MOST_FOUND:
        return
    texts = {code: view.rules.words.text(view.state, Action(code)) for code in codes}
    yield Puzzle(
        record=play.record(),
        seat=view.seat,
        choices=tuple(texts.values()),
        best=tuple(texts[code] for code in answer.best),
        played=texts[action.code],
        grade=answer.grade,
        motif=_motif(view, codes, answer.best),
        found=found,
        evidence=answer.evidence,
        source=source,
        version=mine.version,
    )


def _answer(mine: Mine, view: View, codes: Sequence[int], seed: int) -> Answer | None:
    """Return the answer of the strongest wanted grade that the position reaches."""
    for grade in GRADES:
        if grade in mine.grades and (answer := GRADERS[grade](view, codes, seed)):
            return answer
    return None


def _goes_out(view: View, code: int) -> bool:
    """Return whether a choice plays the seat's last cards: an idea that needs no puzzle."""
    v = view.state
    return bool(view.rules.words.cards_of(v, code) == int(v.hand[view.seat]))


def _share_found(view: View, best: Sequence[int], seed: int) -> float:
    """Return the share of tries in which `NAIVE` finds a best choice."""
    bot = make_bot(NAIVE, view.rules, derive_seed(seed, NAIVE))
    return sum(bot.choose(view).action.code in best for _ in range(TRIES)) / TRIES


def _motif(view: View, codes: Sequence[int], best: Sequence[int]) -> str:
    """Return the first motif that all best choices have and no other choice has.

    Only plays to a trick have motifs: bids, swaps and passed cards have none.
    """
    motifs, v = view.rules.motifs, view.state
    if int(v.phase) not in view.rules.trick_phases:
        return ""
    having = {code: set(motifs_of(motifs, v, code, codes)) for code in codes}
    for name in motifs:
        if {code for code in codes if name in having[code]} == set(best):
            return name
    return ""
