"""What goes over the wire: every message between the browser and the server.

The browser's types (`web/src/lib/wire.ts`) are generated from these models by
`make types`. A `View` is what one seat may see, made by `clubsuit.game.View.to_dict`;
the page is a pure function of it and knows no rules.

Cards are written as in RECORD.md ("9C", "X"); "?" is a card that this seat may
not see. Seats are numbered 0..n-1 clockwise: seat + 1 is the left neighbour.
"""

from typing import Annotated, Any, Literal, Self

from pydantic import ConfigDict, Field, model_validator

from clubsuit.server.wire.games import TABLES
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.time_controls import LONGEST

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
    """A game. Its texts: game-{id}-name, -character, -length in the catalogue."""

    id: str
    players: list[int] = Field(description="possible numbers of players")
    default_players: int
    late: bool = Field(description='a table can be opened with `watch` "late"')
    options: list[OptionInfo]
    lesson: bool = Field(description="whether it has a first hand with a guide")
    anyone_clock: str = Field(
        description="how much time there is to decide at tables of `POST /api/tables/anyone`, as in"
        " `NewTable`"
    )


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
    verb: str = Field(description='"play", "pass", "bid", …; its words: table-log-{verb}')
    cards: list[ShownCard]
    to: int | None = Field(description="the seat that gets the cards, where one does")
    text: str = Field(description="RECORD.md notation, hidden cards as ?")
    trick: int | None = Field(description="number of the trick it belongs to, from 0")
    wins: int | None = Field(description="it ended the trick, and this seat won it")
    note: Message | None = Field(description="honour play: the referee's ruling on a call")


class Choices(Model):
    """What this seat may do now. Buttons, and cards to click. (Calls: see `View.calls`.)"""

    buttons: list[str] = Field(
        description="actions that name no card in hand: pass, keep, swap, double, take, ready"
    )
    verb: str | None = Field(description="what choosing cards does now, like LogEntry.verb")
    cards: list[str] = Field(description="cards in at least one legal action; the others are grey")
    pick: tuple[int, int] = Field(description="fewest and most cards in one action")
    only: str | None = Field(description="the action, where there is just one")
    rest: bool = Field(
        description="`Rest` is answered: in every deal that fits this view all tricks that are left"
        " go to this seat"
    )


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


class Table(Model):
    """What a game has on the table besides what all games have.

    Each game's own model stands in `clubsuit.server.wire.games`, and what is sent fits it.
    """

    model_config = ConfigDict(extra="allow")

    kind: str = Field(description="the game's id")

    @model_validator(mode="after")
    def _fits_its_game(self) -> Self:
        if model := TABLES.get(self.kind):
            model.model_validate(self.model_dump())
        return self


class View(Model):
    """All that one seat may see of a game."""

    game: str
    options: dict[str, Any]
    seat: int = Field(description="whose view it is; -1: of somebody who looks on")
    players: list[PlayerInfo]
    hand_number: int = Field(description="from 1")
    dealer: int
    phase: str = Field(
        description='"play", or a game\'s own; "scored": the hand is over, the next deal waits;'
        ' "over": the game is'
    )
    turn: int | None
    trump: Literal["C", "D", "H", "S"] | None
    hand: list[str] = Field(description="this seat's cards, by suit C D H S, ascending")
    log: list[LogEntry]
    choices: Choices | None = Field(description="null where this seat has nothing to decide")
    calls: list[int] = Field(
        description="honour play: the seats that this seat may call now; itself, to own up"
    )
    rule: str = Field(description="the number of the rule that this moment is about")
    prompt: Message = Field(description="what is expected now, in one line")
    table: Table
    scores: list[HandScore]
    target: int
    winners: list[int] | None


# ---- the socket ------------------------------------------------------------------------


QuestionId = Annotated[
    int, Field(ge=0, lt=1 << 53, description="any number from 0 to 2^53 - 1; the answer names it")
]
"""As far as every reader of JSON counts."""


class Numbered(Model):
    """A message that a page sends again when its line is lost before the answer."""

    n: QuestionId | None = Field(
        default=None,
        description="the message's number among those of its page (`page` in the address of the"
        " line): it counts once, and `Done` answers it; null: it is sent once only",
    )
    again: bool = Field(
        default=False, description="it was sent before, on a line that was lost since"
    )


class Act(Numbered):
    """Decide. `ply` is the ply of the view that the decision answers.

    It must be the last one, except for what may be said out of turn (a call, ready): that
    may come late, as long as the referee and this seat have not spoken since.
    """

    type: Literal["act"]
    ply: int
    action: Annotated[str, Field(max_length=200)]


class Choose(Numbered):
    """Decide with exactly these cards of my hand; `ply` as in `Act`.

    Where several decisions use them nothing is changed, and `Matches` tells them.
    """

    type: Literal["choose"]
    id: QuestionId
    ply: int
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Next(Numbered):
    """Deal the next hand (phase "scored")."""

    type: Literal["next"]
    ply: int


class Rest(Numbered):
    """I take all tricks that are left: the hand is played to its end at once.

    Refused where that does not hold in every deal that fits this seat's view (`Choices.rest`).
    """

    type: Literal["rest"]
    ply: int


class Match(Model):
    """Which legal actions use exactly these cards of my hand? Answered by `Matches`."""

    type: Literal["match"]
    id: QuestionId
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Why(Model):
    """Why can this card not be played (sent, bid)? Answered by `Matches` with a reason."""

    type: Literal["why"]
    id: QuestionId
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Hint(Model):
    """What would the best bot do in my place, by what I see? Answered by `Advice`."""

    type: Literal["hint"]
    id: QuestionId


class Coached(Model):
    """Whether I want to be told of choices that cost much: answered by `Remark`, now and then.

    At tables against bots alone that give hints.
    """

    type: Literal["coached"]
    on: bool


class Heard(Model):
    """I have read the remark; the bots go on. What I decide or take back says so too."""

    type: Literal["heard"]


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


class OwnPromise(Model):
    """The hash of this browser's string, before any string is shown (docs/fair-deals.md)."""

    type: Literal["promise"]
    hash: Annotated[str, Field(max_length=64, description="SHA-256 of the string's 64 digits")]


class Sit(Numbered):
    """Take this seat, in which a bot plays, at an open table."""

    type: Literal["sit"]
    seat: int
    name: Annotated[str, Field(max_length=40)] = ""
    beside: bool = Field(
        default=False,
        description="for somebody else at the same screen, which is handed over; before the first"
        " deal, by who sits there already",
    )


class Hold(Model):
    """The screen has been handed over: the player of this seat looks at it now. Answered by their
    view."""

    type: Literal["hold"]
    seat: int


class Rise(Numbered):
    """Give my seat back to its bot; between two hands, or before the first."""

    type: Literal["rise"]


class StillHere(Numbered):
    """I am still there: answers `Absence` with `idle`. Whatever else I decide, propose, say or ask
    answers it too; messages that a page sends by itself do not."""

    type: Literal["here"]


class Continue(Numbered):
    """Do not wait any longer for a player who is gone (`Absence`): their bot plays on at once,
    until they are back."""

    type: Literal["continue"]
    seat: int


class Show(Numbered):
    """Let those who look on see what I see, or no longer; at a table with `watch` "seat"."""

    type: Literal["show"]
    on: bool


class Again(Model):
    """Send the whole view again: the digest of `Changes` is another than the page's own."""

    type: Literal["again"]


class Got(Numbered):
    """I have read the step of the lesson that waits; the table goes on."""

    type: Literal["got"]
    step: Annotated[str, Field(max_length=40)]


class Start(Numbered):
    """Begin the game with those who sit there now. Answered by `Commitment`, then a view."""

    type: Literal["start"]


ProposalKind = Literal["takeback", "pause", "resume", "end", "replace", "hints", "nohints", "clock"]

ClockText = Annotated[
    str,
    Field(
        max_length=LONGEST,
        description='"30": as many seconds for each decision; "300+5": a bank for the whole game,'
        ' to which each decision adds; "": no clock',
    ),
]


class Propose(Numbered):
    """Propose something to the other players; where there are none it is done at once.

    "takeback": my last decision of this hand to which there was another choice, and all that came
    after it. "pause": nobody
    decides, until "resume". "end": the game is over, unfinished. "replace": the bot of a seat whose
    player is away has it for good, between two hands. "hints": there are some, until somebody sits
    down, or one says "nohints", which nobody else need agree to. "clock": there is this much time
    to decide from now on.
    """

    type: Literal["propose"]
    kind: ProposalKind
    of: int | None = Field(default=None, description='the seat to be replaced; with "replace"')
    clock: ClockText | None = None
    ply: int | None = Field(
        default=None,
        description="of the view that it answers; with `again`, it is refused where anything has"
        " happened since and this server does not know whether it counted",
    )


class Vote(Numbered):
    """Agree to a proposal, or not; one's own is withdrawn so."""

    type: Literal["vote"]
    number: int = Field(description="of the proposal")
    agrees: bool


Phrase = Literal["hello", "luck", "played", "close", "thanks", "sorry", "moment", "back", "bye"]


class Say(Numbered):
    """Say something to all who look at the table: a phrase, or a text of 200 characters at most.
    Answered by `Chat`, to all; only who sits there may."""

    type: Literal["say"]
    text: str = ""
    phrase: Phrase | None = Field(
        default=None, description="of the catalogue: chat-{phrase}, in the reader's language"
    )


class Ping(Model):
    """Check whether the line is alive. `Pong` comes at once, before answers to earlier messages."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Act
    | Choose
    | Next
    | Match
    | Why
    | Hint
    | OwnString
    | OwnPromise
    | Seen
    | Sit
    | Hold
    | Rise
    | StillHere
    | Continue
    | Show
    | Start
    | Propose
    | Vote
    | Say
    | Again
    | Got
    | Rest
    | Coached
    | Heard
    | Ping,
    Field(discriminator="type"),
]


Watch = Literal["public", "seat", "late"]

Pace = Literal["live", "days"]

BotName = Annotated[str, Field(max_length=120)]
"""A bot of one's own has the name of its module, which may be long."""


class SeatInfo(Model):
    """A seat of an open table."""

    name: str
    person: bool = Field(description="a person sits there; else the bot, and a person may")
    bot: str | None = Field(description="who plays where no person does")
    away: bool = Field(description="a person who is not here, for whom the bot plays on")
    screen: int | None = Field(description="the first of the seats at the same screen; null: none")
    shown: bool = Field(description="who looks on sees what this player sees, who has agreed")
    program: bool = Field(description="not a person but a program of somebody's sits there")


class Proposal(Model):
    """What a player proposes to the others."""

    number: int = Field(description="its name, for `Vote`")
    kind: ProposalKind
    seat: int = Field(description="whose proposal it is")
    of: int | None = Field(description="the seat that would be replaced; else null")
    clock: str | None = Field(description="the clock that there would be; else null")
    entry: int | None = Field(
        description="the decision that would be taken back: its place in the view's `log`, from 0;"
        " else null"
    )
    missing: list[int] = Field(
        description="who has not answered yet; of several at one screen the first"
    )


class NextGame(Model):
    """Another game with the same people; who has a seat here has it there."""

    seat: int = Field(description="who has opened it")
    table: str


class StoodIn(Model):
    """A decision of this hand that a bot made where a person sits now."""

    entry: int = Field(description="of the view's `log`, from 0")
    bot: str


class People(Model):
    """Who sits where at an open table."""

    seat: int | None = Field(description="mine; null: I look on")
    mine: list[int] = Field(description="all seats at this screen")
    seats: list[SeatInfo]
    stood_in: list[StoodIn]
    proposal: Proposal | None
    declined: int | None = Field(
        description="who has said no to the last proposal; null: nobody, or the game has gone on"
    )
    paused: bool = Field(description="nobody decides, until all agree to go on")
    ended: list[int] | None = Field(
        description="the game is over, unfinished: who has agreed to that; else null"
    )
    clock: str = Field(
        description='how much time there is to decide, as in `NewTable`; "": no clock'
    )
    pace: Pace
    next: NextGame | None
    watch: Watch
    last_hand: list[list[str]] | None = Field(
        description='to who looks on, where `watch` is "late": what each seat was dealt in the hand'
        " before"
    )


class Terms(Model):
    """The terms of a table, for people who are invited to it."""

    changed: dict[str, Any] = Field(
        description="options that are not the usual ones, without the number of players and the"
        " target"
    )
    target: int | None = Field(description="null: a game that this server no longer has")
    teams: list[int] | None = Field(
        description="by seat, the number of its team from 0; null: everybody plays alone"
    )
    minutes: tuple[int, int] | None = Field(
        description="how long a game of people takes, quick and slow ones; null: unknown, or days"
    )


class Gathering(Model):
    """An open table before its first deal, to whom nothing is wanted of at the moment."""

    type: Literal["gathering"]
    game: str
    options: dict[str, Any]
    commitment: str = Field(description="to the secret of the deals")
    listed: bool = Field(
        description="everybody finds the table; then the game begins by itself when all seats have"
        " people, and who is away gives up their seat"
    )
    started: bool = Field(description="the game begins: strings of others are awaited")
    terms: Terms
    people: People


class Commitment(Model):
    """The deals of a new table are committed to, and wait for what is wanted of this browser.

    Of one person alone `OwnString`; of several first each one's `OwnPromise`, then the strings.
    """

    type: Literal["commitment"]
    commitment: str = Field(description="the SHA-256 of the secret, hexadecimal")
    wanted: Literal["promise", "string"]
    promises: list[str] = Field(description='by seat, "" where there is none')


class FairDeals(Model):
    """What the deals of a game follow from, without the secret (docs/fair-deals.md)."""

    commitment: str
    strings: list[str] = Field(description='by seat; a bot\'s is ""')


class LessonStep(Model):
    """What the guide of a lesson says now."""

    name: str
    message: Message
    waits: bool = Field(description="nothing is to be decided: the table waits for `Got`")
    cards: list[str] = Field(description="this seat's cards that it speaks of, to be lifted")
    action: str | None = Field(description="what it suggests, RECORD.md notation")


class Lesson(Model):
    """The guide beside the player."""

    step: LessonStep | None = Field(description="null: nothing new, play freely")
    closing: list[Message] | None = Field(description="what is said at the end; null before")


class ViewMessage(Model):
    """The view after ply number `ply`; bots' moves come one message each, in order."""

    type: Literal["view"]
    ply: int
    view: View
    fairness: FairDeals | None = Field(description="null: the deals follow from a seed")
    hints: bool = Field(description="whether `Hint` is answered at this table")
    given: int = Field(
        description="this many of the first decisions were taken over from a reviewed game, deals"
        " included; 0 at a table of its own"
    )
    people: People | None = Field(description="null: a table for one person")
    lesson: Lesson | None = Field(description="null: a table without a guide")
    takeback: int | None = Field(
        description="my decision that I can take back now: its place in the view's `log`, from 0;"
        " null: none"
    )
    actions: list[str] | None = Field(
        description="to a program: all that it may do now, in RECORD.md notation; else null"
    )


class Changes(Model):
    """What the next `ViewMessage` has that the last one had not: to lines opened with `?changes`.

    The message is the last one with `about` in it, and with `view` in its view, where `added`
    follows what was in these lists.
    """

    type: Literal["changes"]
    after: int = Field(description="the ply of the message that this one changes")
    about: dict[str, Any] = Field(description="of the message: `ply`, and what else is new")
    view: dict[str, Any] = Field(description="of the view")
    added: dict[str, list[Any]] = Field(description="to `log` and `scores` of the view")
    digest: str = Field(
        description="of the whole message, as compact JSON in the order of its first one:"
        " the first 16 digits of its SHA-256"
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
    doubt: float | None = Field(description="the standard error of the chance")
    points: float | None = Field(description="what the hand should score; null: the only choice")


class Advice(Model):
    type: Literal["advice"]
    id: int
    suggestions: list[Suggestion] = Field(description="the best first, three at most")
    clear: bool | None = Field(
        description="whether the first is better than the second beyond doubt; null: it is alone"
    )
    words: Message | None = Field(
        description="what speaks for the first by what I see, as a player would say it; null: "
        "nothing to be told"
    )
    claim: Message | None = Field(
        description="what speaks for the first rather than the second, counted in deals that fit "
        "what I see; null: nothing to be told"
    )
    reason: Message = Field(description="what the numbers are, or why there are none")


class Remark(Model):
    """My last choice was costly beyond doubt; the bots wait until this has been answered."""

    type: Literal["remark"]
    ply: int = Field(description="after the choice")
    played: str = Field(description="RECORD.md notation")
    best: str = Field(description="what would have been better")
    loss: int = Field(description="by how much the chance to win fell, in games of a hundred")
    words: Message | None = Field(
        description="what speaks for that by what I saw, as a player would say it"
    )
    claim: Message | None = Field(
        description="what speaks for it, counted in deals that fit what I saw"
    )
    doubt: float = Field(description="the standard error of what the choice cost, from 0 to 1")
    worlds: int = Field(description="number of deals that fit what I saw in which this was weighed")


class ChatLine(Model):
    who: str = Field(description="the same person's lines at this table have the same one")
    seat: int = Field(description="where they sat then")
    name: str = Field(description="what they were called then")
    text: str = Field(description='"" with a phrase')
    phrase: Phrase | None
    at: str


class Chat(Model):
    """What players have said: a new line, or all that is kept, to a line that has just come."""

    type: Literal["chat"]
    whole: bool = Field(description="what was told before is told again, or forgotten")
    lines: list[ChatLine]


class Absence(Model):
    """A player without an open line while others are at the table; or (`idle`) a player with one
    who does not do what others wait for."""

    seat: int
    gone_s: int = Field(description="seconds since they were seen last, as far as is known")
    left_s: int = Field(
        description="seconds until the seat's bot plays on (before the first deal of a listed"
        " table: until they have the seat no longer); 0: it does"
    )
    idle: bool = Field(
        description="their page is open, but they have not decided (since `gone_s`) and are asked"
        " whether they are still there; with 0 left a bot plays until they say so (`StillHere`)"
    )


class Absent(Model):
    """Who is gone: whenever that is news. The seconds are those of this moment."""

    type: Literal["absent"]
    seats: list[Absence]


class SeatClock(Model):
    """How much time a person has left for their decision."""

    seat: int
    left_s: float
    runs: bool


class Clocks(Model):
    """The clocks at a table that has them: with each view, and to a line that has just come.

    The seconds are those of this moment. Where none is left the seat's bot makes the decision.
    """

    type: Literal["clocks"]
    seats: list[SeatClock] = Field(description="of people for whom no bot plays on")


class Refused(Model):
    """The last message changed nothing. A view follows a refused `act`, `choose` or `next`."""

    type: Literal["refused"]
    error: Literal["notation", "rules", "turn", "stale", "message", "server"]
    message: Message
    n: int | None = Field(
        default=None, description="the number of the message that is refused, where it has one"
    )


class Done(Model):
    """A `Numbered` message was carried out or refused, and everything it brought about was sent."""

    type: Literal["done"]
    n: int


class Pong(Model):
    """Answers `Ping`."""

    type: Literal["pong"]


WarmingState = Literal["on", "done", "failed"]


class Health(Model):
    """GET /api/health, GET /api/ready: "ok", or what is missing."""

    status: str


class Address(Model):
    """GET /api/address: where others in the local network reach the server."""

    url: str | None = Field(description="null: where one has reached it oneself")


class WarmUp(Model):
    """GET /api/warming: whether the rules are still being compiled.

    Until that is done no hints are given, nothing is weighed in reviews, and "strong" decides in
    the place of the bots that try their choices out. "failed": it stays so.
    """

    state: WarmingState


class Warming(WarmUp):
    """The same; unasked, to a line that has come before it was done."""

    type: Literal["warming"]


ServerMessage = Annotated[
    Commitment
    | Gathering
    | ViewMessage
    | Changes
    | Matches
    | Advice
    | Remark
    | Chat
    | Absent
    | Clocks
    | Refused
    | Done
    | Pong
    | Warming,
    Field(discriminator="type"),
]


# ---- HTTP --------------------------------------------------------------------------------


class NewTable(Model):
    """POST /api/tables. `bots` names a bot for every seat but yours, clockwise from your left.

    With a seed the deals follow from it, for tests and lessons; without one they are fair.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], Any] = {}
    bots: Annotated[list[BotName], Field(max_length=5)]
    name: Annotated[str, Field(max_length=40)] = ""
    seed: Annotated[int, Field(strict=True)] | None = None
    hints: bool = True
    open: bool = Field(
        default=False,
        description="whoever has the table's address may look on, and take a bot's seat",
    )
    listed: bool = Field(
        default=False,
        description="of an open table: everybody finds it, and its record when the game is over",
    )
    watch: Watch = Field(
        default="public",
        description='what who looks on sees besides public cards: "seat": what a player sees who'
        ' agrees; "late": what each was dealt in the hand before',
    )
    pace: Pace = Field(default="live", description='"days": no bot plays on for who is away')
    clock: ClockText = Field(
        default="",
        description="of an open table: how much time there is to decide; a day or more for each"
        ' decision where `pace` is "days", else less',
    )


class PlayWithAnyone(Model):
    """POST /api/tables/anyone: play a game, with its usual options, with whoever comes."""

    game: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=20)] = Field(
        default="casual",
        description="plays in the seats that nobody takes, where a table has to be opened",
    )


class Waiting(Model):
    """GET /api/tables/waiting: people who wait for whoever comes to a game."""

    game: str
    people: int = Field(description="how many wait at the table to which the next one comes")
    missing: int = Field(description="how many seats are free there")
    clock: str = Field(description="how much time there is to decide there, as in `NewTable`")


class NewLesson(Model):
    """POST /api/lessons/{game}."""

    name: Annotated[str, Field(max_length=40)] = ""


class TableInfo(Model):
    """A table of this browser, for the lobby (POST and GET /api/tables, newest first)."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[str]
    seat: int = Field(description="this person's; -1: they have none (any more), and look on")
    hand_number: int = Field(description="0: nothing is dealt yet")
    total: list[int]
    over: bool
    winners: list[int] | None
    created: str
    updated: str
    commitment: str | None = Field(description="to the secret of fair deals; null: from a seed")
    given: int = Field(description="decisions taken over from a reviewed game, see `ViewMessage`")
    open: bool = Field(description="others may look on and sit down")
    people: int = Field(description="how many people sit there")
    your_turn: bool = Field(description="the game waits for this person, or for anybody")
    lesson: bool = Field(description="a first hand with a guide")


class ListedTable(Model):
    """GET /api/tables/listed: a table of others that can be joined or watched.

    A player has it open now, except at tables for several days.
    """

    id: str
    game: str
    options: dict[str, Any]
    people: list[str] = Field(description="the names of those who sit there")
    free: int = Field(description="how many seats have a bot that a person can replace")
    hand_number: int = Field(description="0: nothing is dealt yet")
    pace: Pace
    clock: str = Field(description="how much time there is to decide, as in `NewTable`")
    terms: Terms
    updated: str


class ProgramToken(Model):
    """POST /api/programs: who a program is from now on, for its header Authorization."""

    token: str


class DeviceLink(Model):
    """POST /api/devices and /api/devices/kept: who sends the code from elsewhere is this person."""

    code: str
    expires: str = Field(description="when the code is good for nothing")


class DeviceCode(Model):
    """POST /api/devices/here: this browser is from now on who has made the code."""

    code: Annotated[str, Field(max_length=100)]


class PushKey(Model):
    """GET /api/push: with what a browser lets this server tell it something."""

    key: str | None = Field(description="base64url; null: this server reaches no closed page")


class NewSubscription(Model):
    """POST /api/push: where and how this browser is told, as its `PushSubscription` has it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class Credentials(Model):
    """POST /api/accounts and /api/sessions: make an account, log in."""

    name: Annotated[
        str,
        Field(max_length=200, description="at most 40 characters without those that do not show"),
    ]
    password: Annotated[str, Field(max_length=200)]


class NewPassword(Model):
    """POST /api/me/password: another password; all other browsers are logged out."""

    old: Annotated[str, Field(max_length=200)]
    new: Annotated[str, Field(max_length=200)]


class Me(Model):
    """GET /api/me: who this browser is.

    The header Former says why it no longer has the seats that it had: "account", its guest has an
    account now; "password", the account's password was changed in another browser.
    """

    account: str | None = Field(description="the name of the account; null: a guest")


class FactSum(Model):
    """What the rules tell of one's hands. Its words: fact-{name} in the catalogue."""

    name: str
    share: bool = Field(description="how often something was so; else a mean of numbers")
    times: int = Field(description="in how many hands it could be told")
    total: int


class PlayerRating(Model):
    """How strong a player is, by the games of this variant that are on this server."""

    bot: str | None = Field(description="a level of bots; null: the person themselves")
    skill: float = Field(description="an estimate; a new player has 25")
    doubt: float = Field(description="its standard deviation; a new player's is 25/3")
    games: int


class GameStatistics(Model):
    """GET /api/me/statistics: how somebody has done in a game, with the same options."""

    game: str
    options: dict[str, Any] = Field(description="those that differ from the usual ones")
    games: int
    finished: int
    won: int
    hands: int
    facts: list[FactSum]
    scores: list[int] = Field(description="of the last hands, the newest at the end")
    ratings: list[PlayerRating] = Field(description="the strongest first; empty without the person")


class Problem(Model):
    """The body of every refused HTTP request."""

    error: str
    message: Message


class RulesText(Model):
    """GET /api/rules/{game}: the rules in our own words, Markdown."""

    game: str
    markdown: str


class RuleQuestion(Model):
    """GET /api/rules/{game}/questions: a question about one of the rules."""

    name: str
    rule: str = Field(description="its number")
    message: Message


class RuleAnswer(Model):
    """What may be answered."""

    text: str = Field(
        description='a choice in RECORD.md notation, seats ("0 2", "" for nobody), or a number'
    )
    right: bool
    reason: Message | None = Field(description="why a choice is refused")


class AskedQuestion(RuleQuestion):
    """GET /api/rules/{game}/questions/{name}: with the position in which it is asked."""

    view: View = Field(description="of the player who is asked")
    then: LogEntry | None = Field(description="what is decided then, before the question is asked")
    kind: Literal["choice", "seats", "number"] = Field(description="of the answers")
    answers: list[RuleAnswer]
    because: list[Message] = Field(
        description="why the right answer is right; a choice has the reason of its refusal instead"
    )
    lines: list[ScoreLine] = Field(
        description="how it is reckoned up: a score line by line, or what every player has"
    )


class Texts(Model):
    """GET /api/texts/{language}: the words for people."""

    language: str
    messages: str = Field(description="Fluent, as in texts/LANG/*.ftl")


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


LineId = Annotated[str, Field(description="of this line; `after` of a stream that continues")]


class Review(Model):
    """A game to step through. Until it is over: the own decisions of the hands that are."""

    type: Literal["overview"]
    id: LineId
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

    type: Literal["chances"]
    id: LineId
    hand: int
    after: list[list[float] | None] = Field(description="null: a decision that is not weighed")


class ChoiceWorth(Model):
    """What a choice was worth to its player, on average over deals that fit their view."""

    action: str
    chance: float = Field(description="to win the game, from 0 to 1")
    spread: float = Field(description="of the chance from deal to deal, a standard deviation")
    points: float = Field(description="what the hand should score")


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
    solved: list[OpenWorth] = Field(
        description="every legal choice, where the exact solver reaches this far; else none"
    )
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
    """What a decision was worth. `played` and `best` are weighed in the same new deals.

    A decision that comes again was weighed again, in more deals.
    """

    type: Literal["worth"]
    id: LineId
    hand: int
    number: int
    choices: int
    worlds: int
    played: ChoiceWorth
    best: ChoiceWorth = Field(description="what the best bot would have done")
    cost: float = Field(description="what the decision lost by that, in chances to win")
    doubt: float = Field(description="the standard error of the cost")
    may_cost: float = Field(description="what it costs at most, two standard errors above")
    exact: bool = Field(description="the deals are all that fit the view, and each was solved")
    reason: Message = Field(description="the best bot's")
    words: Message | None = Field(
        description="what speaks for `best` by what was seen, as a player would say it"
    )
    claim: Message | None = Field(
        description="what speaks for `best`, counted in deals that fit what was seen"
    )
    candidates: list[ChoiceWorth] = Field(
        description="these two and what else the best bot liked, in the same deals; the best first"
    )
    opened: OpenedWorth | None = Field(description="null until the game is over")
    bot: BotsWord | None = Field(description="null: a person's decision, or not to be told yet")


class ReviewEnd(Model):
    """The last line of a review: nothing more will come."""

    type: Literal["end"]


class ReviewProblem(Problem):
    """The last line of a review that cannot continue now."""

    type: Literal["problem"]


ReviewLine = Annotated[
    Review | HandChances | DecisionWorth | ReviewEnd | ReviewProblem, Field(discriminator="type")
]


class TryFrom(Model):
    """POST …/review/{hand}/{number}/try: sit down where this decision was to be taken."""

    bot: BotName = Field(description="who plays all other seats")
    name: Annotated[str, Field(max_length=40)] = ""
