"""Games, bots, rules and texts."""

from fastapi import APIRouter
from starlette.exceptions import HTTPException

from clubsuit import texts
from clubsuit.bots import OFFERED
from clubsuit.games import REGISTRY
from clubsuit.games.rules import Rules
from clubsuit.lessons import lesson_of
from clubsuit.server.http.dependencies import AskerOf, ServicesOf
from clubsuit.server.practice import questions
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
    """Return all games with their options."""
    return [_game_info(rules) for rules in REGISTRY.values()]


@router.get("/bots")
async def get_bots() -> list[str]:
    """Return the bots that players can choose: levels, weakest first, then the host's own bots."""
    return list(OFFERED)


@router.get("/warming")
async def get_warming(services: ServicesOf) -> WarmUp:
    """Return whether hints, reviews and the best level must wait until the rules are compiled."""
    return WarmUp(state=services.warming.state)


@router.get("/rules/{game}")
async def get_rules(game: str) -> RulesText:
    """Return the rules of a game as text."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        return RulesText(game=game, markdown=texts.rules(game))
    except FileNotFoundError:
        raise HTTPException(404) from None


@router.get("/rules/{game}/questions")
async def get_questions(game: str) -> list[RuleQuestion]:
    """Return the questions about the rules of a game, in the order of the rules."""
    if game not in REGISTRY:
        raise HTTPException(404)
    return [RuleQuestion(**question) for question in questions.list_questions(game)]


@router.get("/rules/{game}/questions/{name}")
async def get_question(game: str, name: str, services: ServicesOf, asker: AskerOf) -> AskedQuestion:
    """Return a question about a rule, with its position."""
    if game not in REGISTRY:
        raise HTTPException(404)
    try:
        found = await services.threads.look_up(asker, questions.asked_question, game, name)
    except KeyError:
        raise HTTPException(404) from None
    return AskedQuestion(**found)


@router.get("/texts/{language}")
async def get_texts(language: str) -> Texts:
    """Return all texts of a language, for a page that was built without one of the games."""
    try:
        messages = texts.catalogue(language)
    except KeyError:
        raise HTTPException(404) from None
    drawn_as = {game: rules.drawn_as for game, rules in REGISTRY.items() if rules.drawn_as}
    return Texts(language=language, messages=messages, drawn_as=drawn_as)


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
                house=option.house,
            )
            for option in rules.options.offered
        ],
        lesson=lesson_of(rules.id) is not None,
    )
