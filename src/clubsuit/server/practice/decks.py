"""The two decks of puzzles of a game: those of the package, and those of a person's own games."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from clubsuit.puzzles import Puzzle
from clubsuit.puzzles.sets import puzzle_set
from clubsuit.server.practice.mistakes import own_puzzle, own_puzzles
from clubsuit.server.practice.progress import Progress, add_answer, progress_of
from clubsuit.server.storage.store import Store
from clubsuit.server.wire.schema import PuzzleDeck, PuzzleIdea, PuzzleRating


def find(store: Store, person: str, game: str, name: str) -> Puzzle | None:
    """Return a puzzle of the package, or one from the person's own games; None if there is none."""
    shipped = (puzzle for puzzle in puzzle_set(game) if puzzle.name == name)
    return next(shipped, None) or own_puzzle(store, person, game, name)


def deck(store: Store, person: str, game: str, at: datetime) -> PuzzleDeck:
    """Return the puzzles of a game, and the person's progress at the time `at`."""
    progress = progress_of(store, person, game)
    shipped, own = puzzle_set(game), own_puzzles(store, person, game)
    next_one = progress.next(shipped, at)
    rating = progress.rating
    return PuzzleDeck(
        game=game,
        number=len(shipped),
        solved=sum(answer.right for answer in progress.of(shipped)),
        due=sum(answer.memory.due <= at for answer in progress.of(shipped)),
        rating=PuzzleRating(**rating._asdict()) if rating else None,
        next=next_one,
        again=None if next_one else _again(progress, shipped),
        own=len(own),
        own_due=len(own) - sum(answer.memory.due > at for answer in progress.of(own)),
        own_next=progress.next(own, at),
        ideas=_ideas(progress, [*shipped, *own]),
    )


def note(store: Store, person: str, puzzle: Puzzle, right: bool, at: datetime) -> dict[str, Any]:
    """Store an answer. Return when the puzzle comes again, and the next one of the same deck."""
    answer = add_answer(store, person, puzzle, right, at)
    game = puzzle.record.game
    is_own = puzzle.source.bot is None
    same_deck = own_puzzles(store, person, game) if is_own else puzzle_set(game)
    following = progress_of(store, person, game).next(same_deck, at)
    return {"due": answer.memory.due.isoformat(), "next": following}


def _again(progress: Progress, puzzles: Sequence[Puzzle]) -> str | None:
    """Return the time at which the next puzzle is due."""
    due = min((answer.memory.due for answer in progress.of(puzzles)), default=None)
    return None if due is None else due.isoformat()


def _ideas(progress: Progress, puzzles: Sequence[Puzzle]) -> list[PuzzleIdea]:
    """Return how often the person has found each idea, the most frequent first."""
    answered: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for puzzle in puzzles:
        answer = progress.answers.get(puzzle.name)
        if answer and puzzle.motif:
            answered[puzzle.motif] += 1
            right[puzzle.motif] += answer.right
    return [
        PuzzleIdea(motif=motif, answered=number, right=right[motif])
        for motif, number in answered.most_common()
    ]
