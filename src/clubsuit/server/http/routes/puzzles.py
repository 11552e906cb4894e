"""Puzzles: positions with one best choice."""

from datetime import UTC, datetime

from fastapi import APIRouter
from starlette.exceptions import HTTPException

from clubsuit.games import REGISTRY
from clubsuit.puzzles import Puzzle
from clubsuit.server.http.dependencies import AskerOf, LimitsOf, ServicesOf
from clubsuit.server.live.services import Services
from clubsuit.server.ops.addresses import Asker
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.practice import decks, puzzles
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
    """Return how many puzzles of a game there are, and the person's progress."""
    if game not in REGISTRY:
        raise HTTPException(404)
    services.mistakes.start(asker)
    work, at = decks.deck, datetime.now(UTC)
    return await services.threads.look_up(asker, work, services.store, asker.person, game, at)


@router.get("/{game}/{name}")
async def get_puzzle(game: str, name: str, services: ServicesOf, asker: AskerOf) -> AskedPuzzle:
    """Return a puzzle before the choice: what its player sees."""
    puzzle = await _puzzle(game, name, services, asker)
    return AskedPuzzle(**await services.threads.look_up(asker, puzzles.asked, puzzle))


@router.post("/{game}/{name}")
async def post_answer(
    game: str,
    name: str,
    new: NewAnswer,
    services: ServicesOf,
    asker: AskerOf,
    limits: LimitsOf,
) -> AnsweredPuzzle:
    """Answer a puzzle, and return the right answers, the evidence and all hands."""
    await limit(limits.answers, "answers", asker.address)
    puzzle = await _puzzle(game, name, services, asker)
    work, solves = puzzles.answered, not services.warming.on
    answer = await services.threads.look_up(asker, work, puzzle, new.choice, solves)
    at = datetime.now(UTC)
    stored = services.threads.look_up(
        asker, decks.note, services.store, asker.person, puzzle, answer["right"], at
    )
    return AnsweredPuzzle(**answer, **await stored)


async def _puzzle(game: str, name: str, services: Services, asker: Asker) -> Puzzle:
    """Return a puzzle. Raises HTTPException if there is none."""
    find, puzzle = decks.find, None
    if game in REGISTRY:
        person = asker.person
        puzzle = await services.threads.look_up(asker, find, services.store, person, game, name)
    if puzzle is None:
        raise HTTPException(404)
    return puzzle
