"""Games, bots, rules and texts."""

from fastapi import APIRouter
from starlette.exceptions import HTTPException

from clubsuit import texts
from clubsuit.bots import OFFERED
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.lessons import lesson_of
from clubsuit.server import practice
from clubsuit.server.http.dependencies import AskerOf, ServicesOf
from clubsuit.server.wire.games import matchmaking_clock
from clubsuit.server.wire.schema import (
    AskedQuestion,
    GameInfo,
    OptionInfo,
    Problem,
    RuleQuestion,
    RulesText,
    Texts,
    WarmUp,
)

router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})


@router.get("/games")
async def get_games() -> list[GameInfo]:
    """All games with their options."""
    return [_game_info(rules) for rules in REGISTRY.values()]


@router.get("/bots")
async def get_bots() -> list[str]:
    """The levels of bots that may be chosen, the weakest first; then bots of the host's own."""
    return list(OFFERED)


@router.get("/warming")
async def get_warming(services: ServicesOf) -> WarmUp:
    """Whether hints, reviews and the best level must still wait for the rules to be compiled."""
    return WarmUp(state=services.warming.state)


@router.get("/rules/{game}")
async def get_rules(game: str) -> RulesText:
    """The rules of a game, for reading."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        return RulesText(game=game, markdown=texts.rules(game))
    except FileNotFoundError:
        raise HTTPException(404) from None


@router.get("/rules/{game}/questions")
async def get_questions(game: str) -> list[RuleQuestion]:
    """What is asked about the rules of a game, in their order."""
    if game not in REGISTRY:
        raise HTTPException(404)
    return [RuleQuestion(**one) for one in practice.asked_about(game)]


@router.get("/rules/{game}/questions/{name}")
async def get_question(game: str, name: str, services: ServicesOf, asker: AskerOf) -> AskedQuestion:
    """A question about a rule, with the position in which it is asked."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        return AskedQuestion(**await services.threads.look_up(asker, practice.asked, game, name))
    except KeyError:
        raise HTTPException(404) from None


@router.get("/texts/{language}")
async def get_texts(language: str) -> Texts:
    """All messages, for a page that was built before one of the games came to this server."""
    try:
        return Texts(language=language, messages=texts.catalogue(language))
    except KeyError:
        raise HTTPException(404) from None


def _game_info(rules: Rules) -> GameInfo:
    return GameInfo(
        id=rules.id,
        players=list(rules.players),
        default_players=rules.seats(rules.options.read({})),
        late=not rules.carries_cards,
        matchmaking_clock=matchmaking_clock(rules.id),
        options=[
            OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                choices=list(option.choices),
                low=option.low,
                high=option.high,
                rule=option.rule,
            )
            for option in rules.options
        ],
        lesson=lesson_of(rules.id) is not None,
    )
