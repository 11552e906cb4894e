"""Puzzles: positions with one best choice."""

from fastapi import APIRouter
from starlette.exceptions import HTTPException

from clubsuit.games import REGISTRY
from clubsuit.puzzles import Puzzle
from clubsuit.server.http.dependencies import AskerOf, ServicesOf
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.practice import puzzles
from clubsuit.server.wire.schema import (
    AnsweredPuzzle,
    AskedPuzzle,
    NewAnswer,
    Problem,
    PuzzleDeck,
)

router = APIRouter(prefix="/api/puzzles", responses={"4XX": {"model": Problem}})


@router.get("/{game}")
async def get_puzzles(game: str, services: ServicesOf, asker: AskerOf) -> PuzzleDeck:
    """Return which puzzles of a game there are."""
    if game not in REGISTRY:
        raise HTTPException(404)
    names = await services.threads.look_up(asker, puzzles.puzzle_names, game)
    return PuzzleDeck(game=game, names=names)


@router.get("/{game}/{name}")
async def get_puzzle(game: str, name: str, services: ServicesOf, asker: AskerOf) -> AskedPuzzle:
    """Return a puzzle before the choice: what its player sees."""
    puzzle = await _puzzle(game, name, services, asker)
    return AskedPuzzle(**await services.threads.look_up(asker, puzzles.asked, puzzle))


@router.post("/{game}/{name}")
async def post_answer(
    game: str, name: str, new: NewAnswer, services: ServicesOf, asker: AskerOf
) -> AnsweredPuzzle:
    """Answer a puzzle, and return the right answers, the evidence and all hands."""
    puzzle = await _puzzle(game, name, services, asker)
    work, solves = puzzles.answered, not services.warming.on
    return AnsweredPuzzle(**await services.threads.look_up(asker, work, puzzle, new.choice, solves))


async def _puzzle(game: str, name: str, services: Services, asker: Asker) -> Puzzle:
    """Return a puzzle. Raises HTTPException if there is none."""
    puzzle = None
    if game in REGISTRY:
        puzzle = await services.threads.look_up(asker, puzzles.puzzle_named, game, name)
    if puzzle is None:
        raise HTTPException(404)
    return puzzle
