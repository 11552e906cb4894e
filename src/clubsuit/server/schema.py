"""What goes over the wire: every message between the browser and the server.

The browser's types (`web/src/lib/wire.ts`) are generated from these models by
`make types`. A `View` is what one seat may see, made by `clubsuit.game.View.to_dict`;
the page is a pure function of it and knows no rules.

Cards are written as in RECORD.md ("9C", "X"); "?" is a card that this seat may
not see. Seats are numbered 0..n-1 clockwise: seat + 1 is the left neighbour.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """Common parent: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


# ---- the words ---------------------------------------------------------------------


class Message(Model):
    """A sentence of the catalogue (`texts/en/*.ftl`), by name, with what it names."""

    rule: str = Field(description='Rule number, "" where no rule is meant')
    key: str
    args: dict[str, Any]


# ---- games, for the lobby ------------------------------------------------------------


class OptionInfo(Model):
    name: str
    kind: Literal["int", "bool", "choice", "ints"]
    default: int | bool | str | list[int] | None
    choices: list[int | str] = []
    low: int | None = None
    high: int | None = None
    rule: str


class GameInfo(Model):
    """One of the four games. Its texts: game-{id}-name, -character, -length in the catalogue."""

    id: str
    players: list[int] = Field(description="possible numbers of players")
    default_players: int
    options: list[OptionInfo]


# ---- a seat's view --------------------------------------------------------------------


class PlayerInfo(Model):
    seat: int
    name: str
    bot: str | None = Field(description='"rule", "random", …; null: a person')
    team: int | None
    cards: int = Field(description="how many cards this player holds")
    tricks: int = Field(description="tricks won this hand")
    points: int | None = Field(
        description="points taken in tricks this hand, where the game counts them"
    )
    total: int = Field(description="score over the finished hands")


class ShownCard(Model):
    card: str
    stands_for: int | None = Field(
        default=None, description="the number a wild 15 stands for, if not 15"
    )


class LogEntry(Model):
    """One decision of this hand, as this seat saw it."""

    seat: int
    verb: Literal[
        "bid", "pass", "discard", "give", "send", "keep", "swap", "play", "double",
        "call", "retake", "take", "ready",
    ]  # fmt: skip
    cards: list[ShownCard]
    text: str = Field(description="RECORD.md notation, hidden cards as ?")
    trick: int | None = Field(description="number of the trick it belongs to, from 0")
    wins: int | None = Field(description="it ended the trick, and this seat won it")
    note: Message | None = Field(description="honour play: the referee's ruling on a call")


class Choices(Model):
    """What this seat may do now. Buttons, and cards to click. (Calls: see `View.calls`.)"""

    buttons: list[str] = Field(
        description="actions that name no card in hand: pass, keep, swap, double, take, ready"
    )
    verb: Literal["bid", "discard", "give", "send", "play", "retake"] | None = Field(
        description="what choosing cards does now"
    )
    cards: list[str] = Field(description="cards in at least one legal action; the others are grey")
    pick: tuple[int, int] = Field(description="fewest and most cards in one action")
    only: str | None = Field(description="the action, where there is just one")


class ScoreLine(Model):
    """One line of a hand's score. Its words: the message; its worth: points."""

    seat: int
    points: int
    message: Message


class HandScore(Model):
    number: int
    dealer: int
    score: list[int]
    lines: list[ScoreLine]


class Rung(Model):
    """A step of Free Clubs' bid ladder, from the 10 of spades up to the Joker."""

    card: str
    seat: int | None = Field(description="who bid it")
    held: bool = Field(description="in this seat's auction hand")
    legal: bool
    cost: list[str] | None = Field(
        description="cards this seat's hand would lose to it now (held cards only)"
    )
    choose: bool = Field(description="true: one of the cost cards, own choice (a 10)")


class Handicap(Model):
    seat: int
    card: str


class HonourTable(Model):
    """Free Clubs in honour play (FC-17). Lists are by seat."""

    owed: list[str] = Field(description="cards of this seat's hand that it owes to a handicap")
    forfeits: list[bool] = Field(description="forfeits the open trick")
    barred: list[bool] = Field(description="gets no positive points in this hand")
    calls_left: list[int] = Field(description="calls that may still find nothing")
    ready: list[bool]
    full: bool = Field(description="the trick waits for its winner to take it")
    retaking: int | None = Field(description="the seat that plays another card after a ruling")
    back: list[str] = Field(description="the cards that went back to it, not to be chosen")


class FreeClubsTable(Model):
    kind: Literal["free-clubs"]
    auction: list[str] = Field(description="this seat's auction cards still in hand")
    ladder: list[Rung]
    bids: list[list[str]] = Field(
        description="by seat, in order; after the auction only those face up"
    )
    standing: Handicap | None = Field(description="the bid to beat")
    declarer: int | None
    partner: int | None = Field(description="the Joker partner")
    need: int | None = Field(description="tricks the declaring side must take")
    side_tricks: int
    handicap: Handicap | None = Field(description="being resolved now")
    chest: int = Field(description="cards in the treasure chest, 0 once taken")
    received: list[str] = Field(
        description="cards this seat got by a Queen or the pass, still in hand"
    )
    diamonds: list[int] = Field(description="diamonds taken in tricks, by seat")
    spades: list[int]
    ace_of_hearts: int | None = Field(description="the seat that took it")
    honour: HonourTable | None = Field(description="null in strict play")


class ClubsWhistTable(Model):
    kind: Literal["clubs-whist"]
    exchange: list[Literal["keep", "swap"] | None]
    broken: bool
    quota: int


class Combination(Model):
    kind: Literal["single", "set", "run"]
    size: int
    top: int


class ClimbingClubsTable(Model):
    kind: Literal["climbing-clubs"]
    club_points: list[int] = Field(description="points on the clubs 1..15")
    bonus_left: list[int] = Field(description="highest first")
    bonus: list[int | None] = Field(description="by seat")
    doubled: list[bool]
    out: list[int] = Field(description="seats in the order of going out")
    stock: int = Field(description="cards set aside")
    teams: list[list[int]]
    wild_15s: bool
    crazy: bool
    to_beat: Combination | None
    last_answer: bool


class RubyDameTable(Model):
    kind: Literal["ruby-dame"]
    direction: Literal["left", "right", "none"]
    chosen: list[bool]
    sent: list[str]
    received: list[str]
    points: list[int] = Field(description="points taken this hand, by partnership")
    clubs: list[int] = Field(description="clubs taken, by partnership")
    dame: int | None = Field(description="the partnership that took the queen of diamonds")


Table = Annotated[
    FreeClubsTable | ClubsWhistTable | ClimbingClubsTable | RubyDameTable,
    Field(discriminator="kind"),
]


class View(Model):
    """All that one seat may see of a game."""

    game: str
    options: dict[str, Any]
    seat: int
    players: list[PlayerInfo]
    hand_number: int = Field(description="from 1")
    dealer: int
    phase: Literal[
        "auction", "handicap", "exchange", "send", "play", "settle", "answer", "scored", "over"
    ] = Field(description='"scored": the hand is over, the next deal waits')
    turn: int | None
    trump: Literal["C"] | None
    hand: list[str] = Field(description="this seat's cards, by suit C D H S, ascending")
    log: list[LogEntry]
    choices: Choices | None = Field(description="null where this seat has nothing to decide")
    calls: list[int] = Field(description="honour play: the seats that this seat may call now")
    prompt: Message = Field(description="what is expected now, in one line")
    table: Table
    scores: list[HandScore]
    target: int
    winners: list[int] | None


# ---- the socket ------------------------------------------------------------------------


class Act(Model):
    """Decide. `ply` is the ply of the view that the decision answers.

    It must be the last one, except for what may be said out of turn (a call, ready): that
    may come late, as long as the referee and this seat have not spoken since.
    """

    type: Literal["act"]
    ply: int
    action: Annotated[str, Field(max_length=200)]


class Next(Model):
    """Deal the next hand (phase "scored")."""

    type: Literal["next"]
    ply: int


class Match(Model):
    """Which legal actions use exactly these cards of my hand? Answered by `Matches`."""

    type: Literal["match"]
    id: int
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Why(Model):
    """Why can this card not be played (sent, bid)? Answered by `Matches` with a reason."""

    type: Literal["why"]
    id: int
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Hint(Model):
    """What would the best bot do in my place, by what I see? Answered by `Advice`."""

    type: Literal["hint"]
    id: int


class Seen(Model):
    """The view of this ply has been shown for long enough. Never answered.

    In honour play bots wait for it, so that a person has the time to call.
    """

    type: Literal["seen"]
    ply: int


class OwnString(Model):
    """This browser's own part in fair deals, answering `Commitment` (docs/fair-deals.md)."""

    type: Literal["string"]
    string: Annotated[str, Field(max_length=64, description="32 random bytes, hexadecimal")]


ClientMessage = Annotated[
    Act | Next | Match | Why | Hint | OwnString | Seen, Field(discriminator="type")
]


class Commitment(Model):
    """The first message of a new table: its deals are committed to, and wait for `OwnString`."""

    type: Literal["commitment"]
    commitment: str = Field(description="the SHA-256 of the secret, hexadecimal")


class FairDeals(Model):
    """What the deals of a game follow from, without the secret (docs/fair-deals.md)."""

    commitment: str
    strings: list[str] = Field(description='by seat; a bot\'s is ""')


class ViewMessage(Model):
    """The view after ply number `ply`; bots' moves come one message each, in order."""

    type: Literal["view"]
    ply: int
    view: View
    fairness: FairDeals | None = Field(description="null: the deals follow from a seed")
    hints: bool = Field(description="whether `Hint` is answered at this table")
    given: int = Field(
        description="so many of the first decisions were taken over from a reviewed game, deals"
        " included; 0 at a table of its own"
    )


class Matches(Model):
    type: Literal["matches"]
    id: int
    actions: list[str] = Field(
        description="legal actions with exactly these cards, any may be sent"
    )
    reason: Message | None = Field(description="why there is none")


class Suggestion(Model):
    """A choice, tried in deals that fit what the seat has seen."""

    action: str = Field(description="RECORD.md notation")
    chance: float | None = Field(description="to win the game, from 0 to 1; null: the only choice")
    points: float | None = Field(description="what the hand should score; null: the only choice")


class Advice(Model):
    type: Literal["advice"]
    id: int
    suggestions: list[Suggestion] = Field(description="the best first, three at most")
    reason: Message = Field(description="why the first is the best, or why there is none")


class Refused(Model):
    """The last message changed nothing. A fresh view follows a refused `act` or `next`."""

    type: Literal["refused"]
    error: Literal["notation", "rules", "turn", "stale", "message", "server"]
    message: Message


ServerMessage = Annotated[
    Commitment | ViewMessage | Matches | Advice | Refused, Field(discriminator="type")
]


# ---- HTTP --------------------------------------------------------------------------------


class NewTable(Model):
    """POST /api/tables. `bots` names a bot for every seat but yours, clockwise from your left.

    With a seed the deals follow from it, for tests and lessons; without one they are fair.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], Any] = {}
    bots: Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=5)]
    name: Annotated[str, Field(max_length=40)] = ""
    seed: int | None = None
    hints: bool = True


class TableInfo(Model):
    """A table of this browser, for the lobby (POST and GET /api/tables, newest first)."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[str]
    seat: int
    hand_number: int = Field(description="0: nothing is dealt yet")
    total: list[int]
    over: bool
    winners: list[int] | None
    created: str
    updated: str
    commitment: str | None = Field(description="to the secret of fair deals; null: from a seed")
    given: int = Field(description="decisions taken over from a reviewed game, see `ViewMessage`")


class Problem(Model):
    """The body of every refused HTTP request."""

    error: str
    message: Message


class RulesText(Model):
    """GET /api/rules/{game}: the rules in our own words, Markdown."""

    game: str
    markdown: str


# ---- reviews -------------------------------------------------------------------------------


class RecordName(Model):
    """The answer to POST /api/records: under this name the file is reviewed, for a while."""

    id: str


class ReviewedPlayer(Model):
    name: str
    bot: str | None = Field(description="null: a person, or nobody knows (record files)")
    team: int | None


class ReviewedDecision(Model):
    number: int = Field(description="of the hand's decisions, from 1")
    seat: int
    action: str = Field(description="RECORD.md notation")
    weighed: bool = Field(description="false: nobody's choice to weigh (a call in honour play)")


class ReviewedHand(Model):
    number: int = Field(description="from 1")
    dealer: int
    score: list[int] | None = Field(description="null: it was not played to its end")
    decisions: list[ReviewedDecision]


class Review(Model):
    """A game to step through. Until it is over: the own decisions of the hands that are."""

    game: str
    options: dict[str, Any]
    players: list[ReviewedPlayer]
    seat: int | None = Field(description="where this person sat; null: a record file")
    open: bool = Field(description="whether all is shown: all seats' decisions, all cards")
    worlds: int = Field(description="in how many deals a decision is weighed")
    hands: list[ReviewedHand]


class ReviewStep(Model):
    """The table before a decision."""

    hand: int
    number: int
    action: str = Field(description="what was decided")
    view: View = Field(description="of the seat that decided")
    hands: list[list[str]] | None = Field(description="all cards by seat; null: not to be shown")


class HandChances(Model):
    """How likely each seat was to win the game after each decision of a hand, all cards open."""

    hand: int
    after: list[list[float] | None] = Field(description="null: a decision that is not weighed")


class ChoiceWorth(Model):
    """What a choice was worth to its player, on average over deals that fit their view."""

    action: str
    chance: float = Field(description="to win the game, from 0 to 1")
    spread: float = Field(description="of the chance from deal to deal, a standard deviation")
    points: float = Field(description="what the hand should score")


class TriedChoice(ChoiceWorth):
    worlds: int = Field(description="in how many deals the bot tried it before it chose")


class OpenWorth(Model):
    action: str
    points: float = Field(description="what the hand scores as the cards lie")
    exact: bool = Field(description="solved to its end; else played on by rules of thumb")
    ahead: bool = Field(
        description="points is by how many they end ahead of the only other player with cards"
    )


class OpenedWorth(Model):
    """What a decision was worth with all cards open."""

    played: OpenWorth
    best: OpenWorth
    chances: list[float] = Field(description="of each seat to win the game after it")


class BotsCandidate(Model):
    action: str
    value: float = Field(description="higher is better; only the order means something")


class BotsWord(Model):
    """Why the bot decided so: it is asked once more, with its view."""

    bot: str
    tried: bool = Field(description="it tries choices out: its candidates are those of the review")
    reason: Message
    candidates: list[BotsCandidate]


class DecisionWorth(Model):
    """What a decision was worth. `played` and `best` are weighed in the same new deals."""

    hand: int
    number: int
    choices: int
    worlds: int
    played: ChoiceWorth
    best: ChoiceWorth = Field(description="what the best bot would have done")
    cost: float = Field(description="what the decision lost by that, in chances to win")
    doubt: float = Field(description="the standard error of the cost")
    reason: Message = Field(description="the best bot's")
    candidates: list[TriedChoice] = Field(description="the best bot's, from the best on")
    opened: OpenedWorth | None = Field(description="null until the game is over")
    bot: BotsWord | None = Field(description="null: a person's decision, or not to be told yet")


class TryFrom(Model):
    """POST …/review/{hand}/{number}/try: sit down where this decision was to be taken."""

    bot: Annotated[str, Field(max_length=20)] = Field(description="who plays all other seats")
    name: Annotated[str, Field(max_length=40)] = ""
