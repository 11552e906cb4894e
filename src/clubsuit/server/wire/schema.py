"""All messages between clients and the server.

`make types` generates the page's types (`web/src/net/wire.ts`) from these models. A `View` has all
that one seat may see (see `clubsuit.View.to_dict`); the page is a pure function of it and knows no
rules.

Cards are written as in RECORD.md ("9C", "X"); "?" is a card that this seat may not see. Seats are
numbered 0..n-1 clockwise, so seat + 1 is the left neighbour.
"""

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, ConfigDict, Field, model_validator

from clubsuit.server.storage.faces import checked_face
from clubsuit.server.wire.games import TABLES
from clubsuit.server.wire.model import Model
from clubsuit.server.wire.time_controls import LONGEST

PROTOCOL_VERSION = 2
"""Version of these messages, raised when a name changes.

A page sends the version that it was built with. A page of another version is told to reload.
"""

MOST_HANDS = 12
"""Maximum number of hands of a tournament."""

MOST_DAYS = 31
"""Maximum number of days from the opening of a tournament to its end."""

# ---- texts -------------------------------------------------------------------------


class Message(Model):
    """A message of the catalogue (`texts/en/*.ftl`)."""

    rule: str = Field(description='rule number; "" if the message is not about a rule')
    key: str
    args: dict[str, Any] = Field(description="values of the message's variables")


# ---- games, for the lobby ------------------------------------------------------------


class OptionInfo(Model):
    name: str
    kind: Literal["int", "bool", "choice", "ints"]
    default: int | bool | str | list[int] | None
    choices: list[int | str] = []
    low: int | None = None
    high: int | None = None
    rule: str
    house: bool = Field(description="whether it is a house rule, which the set-up hides")


class GameInfo(Model):
    """A game. The catalogue has its texts: game-{id}-name, -character and -length."""

    id: str
    players: list[int] = Field(description="possible numbers of players")
    default_players: int
    late: bool = Field(description='whether a table can be opened with `watch` "late"')
    options: list[OptionInfo]
    lesson: bool = Field(description="whether the game has a lesson: a first hand with a guide")
    matchmaking_clock: str = Field(
        description="time control of tables of `POST /api/tables/matchmaking`; see `NewTable.clock`"
    )


# ---- a seat's view --------------------------------------------------------------------


class PlayerInfo(Model):
    seat: int
    name: str
    bot: str | None = Field(description='"rule", "random", …; null for a person')
    face: str = Field(description='name of the portrait; "" for none, as for a player who has left')
    team: int | None
    cards: int = Field(description="number of cards in hand")
    tricks: int = Field(description="tricks won this hand")
    points: int | None = Field(
        description="points taken in tricks this hand; null if the game does not count them"
    )
    total: int = Field(description="score of all finished hands")


class ShownCard(Model):
    card: str
    stands_for: int | None = Field(
        default=None, description="number that a wild 15 stands for; null if it is 15"
    )


class LogEntry(Model):
    """A decision of this hand, as this seat saw it."""

    seat: int
    verb: str = Field(description='"play", "pass", "bid", …; table-log-{verb} in the catalogue')
    cards: list[ShownCard]
    to: int | None = Field(description="seat that gets the cards; null if none does")
    text: str = Field(description="RECORD.md notation, with ? for hidden cards")
    trick: int | None = Field(description="number of the trick it belongs to, from 0")
    wins: int | None = Field(
        description="seat that won the trick with this decision; null if the trick goes on"
    )
    note: Message | None = Field(description="honour play: the referee's ruling on a call")


class Announcement(Model):
    """An announcement at the table in this hand: who won the auction, who leads first and why."""

    after: int = Field(description="number of entries of the log before it")
    message: Message


class Choices(Model):
    """The legal actions of this seat, as buttons and as cards to click.

    `View.calls` has the calls of honour play.
    """

    buttons: list[str] = Field(
        description="actions that name no card in hand: pass, keep, swap, double, take, ready"
    )
    verb: str | None = Field(description="verb of an action with cards, as in `LogEntry.verb`")
    cards: list[str] = Field(
        description="cards in at least one legal action; the page greys others"
    )
    pick: tuple[int, int] = Field(description="minimum and maximum number of cards in an action")
    only: str | None = Field(description="the only legal action; null if there are several")
    claim_rest: bool = Field(
        description="whether `ClaimRest` is accepted: this seat takes all remaining tricks in every"
        " deal that fits this view"
    )


class ScoreLine(Model):
    """A line of a hand's score: points, and the message that explains them."""

    seat: int
    points: int
    message: Message


class HandScore(Model):
    number: int
    dealer: int
    score: list[int]
    lines: list[ScoreLine]


class Moment(Model):
    """The decision that decided a hand."""

    number: int = Field(
        description="number of a decision in the hand, from 1, for the address of the review"
    )
    message: Message


class Story(Model):
    """The story of the hand that has just ended, from the eyes of this seat."""

    headline: Message
    also: list[Message] = Field(description="further sentences about the hand")
    moment: Moment | None = Field(description="what decided the hand; null if nothing did")


class Table(Model):
    """The part of a view that only one game has.

    If `clubsuit.server.wire.games` has a model for the game, this model validates the part.
    """

    model_config = ConfigDict(extra="allow")

    kind: str = Field(description="id of the game")

    @model_validator(mode="after")
    def _fits_its_game(self) -> Self:
        if model := TABLES.get(self.kind):
            model.model_validate(self.model_dump())
        return self


class View(Model):
    """All that one seat may see of a game."""

    game: str
    options: dict[str, Any]
    seat: int = Field(description="seat whose view this is; -1 for a spectator")
    players: list[PlayerInfo]
    hand_number: int = Field(description="from 1")
    dealer: int
    phase: str = Field(
        description='"play", or a phase of one game; "scored" between two hands; "over" after the'
        " game"
    )
    turn: int | None = Field(
        description="seat that others wait for; with `choosing` this seat if it is in it, else the"
        " first of them"
    )
    choosing: list[int] = Field(
        description="seats that still have to choose, if all players choose at the same time (a"
        " pass of cards); else empty"
    )
    chosen: str | None = Field(
        description="this seat's choice in RECORD.md notation, while others still choose; until"
        " all have chosen, `Act` and `Choose` replace it"
    )
    trump: Literal["C", "D", "H", "S"] | None
    hand: list[str] = Field(description="cards of this seat, by suit C D H S, ascending")
    log: list[LogEntry]
    announcements: list[Announcement]
    choices: Choices | None = Field(description="null if this seat has nothing to decide")
    calls: list[int] = Field(
        description="honour play: seats that this seat may call now; its own seat, to own up"
    )
    rule: str = Field(description="number of the rule that applies now")
    prompt: Message = Field(description="one line that says what the players wait for")
    table: Table
    scores: list[HandScore]
    target: int
    ends: list[int] = Field(
        description="totals at which the game ends, ascending; two if a low total ends it too"
    )
    winners: list[int] | None
    places: list[int] | None = Field(
        description="place of each seat, from 1, after the game; equal totals share a place"
    )
    story: Story | None = Field(description="null during a hand")


# ---- the socket: messages from the client ------------------------------------------------


QuestionId = Annotated[
    int, Field(ge=0, lt=1 << 53, description="any number from 0 to 2^53 - 1; the answer repeats it")
]
"""A number that every JSON reader represents exactly."""


class Numbered(Model):
    """A message that a page sends again if it loses its socket before the answer."""

    n: QuestionId | None = Field(
        default=None,
        description="number of the message among those of its page (`page` in the socket's"
        " address): the message counts once, and `Done` answers it; null if it is never resent",
    )
    resent: bool = Field(
        default=False, description="whether it was sent before, on a socket that was lost"
    )


class Act(Numbered):
    """Make a decision. `ply` is the ply of the view that it answers.

    The decision must answer the newest view. A decision out of turn (a call, or ready) may also
    answer an older view, unless the referee or this seat has decided something since then.
    """

    type: Literal["act"]
    ply: int
    action: Annotated[str, Field(max_length=200)]


class Choose(Numbered):
    """Make the decision that uses exactly these cards in hand. `ply` is as in `Act`.

    If several decisions use these cards, nothing changes, and `Matches` lists the decisions.
    """

    type: Literal["choose"]
    id: QuestionId
    ply: int
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Next(Numbered):
    """Deal the next hand (phase "scored")."""

    type: Literal["next"]
    ply: int


class ClaimRest(Numbered):
    """Claim all remaining tricks: the hand is played to its end at once.

    It is refused unless `Choices.claim_rest` is true.
    """

    type: Literal["claim-rest"]
    ply: int


class Match(Model):
    """Ask which legal actions use exactly these cards in hand. Answered by `Matches`."""

    type: Literal["match"]
    id: QuestionId
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Why(Model):
    """Ask why these cards cannot be played, sent or bid. Answered by `Matches` with a reason."""

    type: Literal["why"]
    id: QuestionId
    cards: Annotated[list[Annotated[str, Field(max_length=4)]], Field(max_length=16)]


class Hint(Model):
    """Ask what the best bot would do with this seat's view. Answered by `Advice`."""

    type: Literal["hint"]
    id: QuestionId


class Introduce(Model):
    """Give the name under which others see the client while it watches."""

    type: Literal["introduce"]
    name: Annotated[str, Field(max_length=40)]


class Coached(Model):
    """Switch the coach on or off for this socket. The coach answers a costly choice with `Remark`.

    There is a coach at tables that have hints and no other people.
    """

    type: Literal["coached"]
    on: bool


class RemarkRead(Model):
    """The player has read the coach's remark, so the bots continue.

    A decision or a take-back has the same effect.
    """

    type: Literal["remark-read"]


class ViewShown(Model):
    """The page has shown the view of this ply for long enough. The server sends no answer.

    In honour play, bots wait for this message, so that people have time to call.
    """

    type: Literal["view-shown"]
    ply: int


class OwnString(Model):
    """The client's random string for fair deals (docs/fair-deals.md). Answers `Commitment`."""

    type: Literal["string"]
    string: Annotated[str, Field(max_length=64, description="32 random bytes, hexadecimal")]


class OwnPromise(Model):
    """The hash of the client's string, sent before any string is shown (docs/fair-deals.md)."""

    type: Literal["promise"]
    hash: Annotated[str, Field(max_length=64, description="SHA-256 of the string's 64 digits")]


class Sit(Numbered):
    """Take the seat of a bot at an open table."""

    type: Literal["sit"]
    seat: int
    name: Annotated[str, Field(max_length=40)] = ""
    hot_seat: bool = Field(
        default=False,
        description="whether another player at the same device takes the seat (hot seat); only"
        " before the first deal, and only if the sender already has a seat",
    )


class HotSeat(Model):
    """The device was handed over to the player of this seat. Answered by their view."""

    type: Literal["hot-seat"]
    seat: int


class LeaveSeat(Numbered):
    """Give the seat back to its bot, between two hands or before the first one."""

    type: Literal["leave-seat"]


class StillHere(Numbered):
    """The player is still there. Answers `Absence` with `idle`.

    Any other decision, proposal, chat message or question of the player also answers it; messages
    that a page sends by itself do not.
    """

    type: Literal["still-here"]


class Substitute(Numbered):
    """Let a bot decide for an absent player (`Absence`) from now on, until the player is back."""

    type: Literal["substitute"]
    seat: int


class ShowHand(Numbered):
    """Let spectators see this player's view, or hide it, at a table with `watch` "seat"."""

    type: Literal["show-hand"]
    on: bool


class Resync(Model):
    """Ask for the whole view, because the digest in `Changes` differs from the page's digest."""

    type: Literal["resync"]


class StepRead(Numbered):
    """The player has read the step for which the lesson waits (`LessonStep`), so it continues."""

    type: Literal["step-read"]
    step: Annotated[str, Field(max_length=40)]


class Start(Numbered):
    """Start the game with all players who have a seat. Answered by `Commitment`, then a view."""

    type: Literal["start"]


ProposalKind = Literal["takeback", "pause", "resume", "end", "replace", "hints", "nohints", "clock"]

ClockText = Annotated[
    str,
    Field(
        max_length=LONGEST,
        description='"30": seconds for each decision; "300+5": seconds for the whole game, and'
        ' seconds that each decision adds; "": no clock',
    ),
]


class Propose(Numbered):
    """Propose something to the other players. Without other people it is done at once.

    "takeback": undo the proposer's last decision of this hand that had an alternative, and all
    decisions after it. "pause": stop the game until "resume". "end": end the game unfinished.
    "replace": give the seat of an absent player to its bot for good, between two hands. "hints":
    allow hints until another person takes a seat, or until "nohints", which needs no agreement.
    "clock": set another time control.
    """

    type: Literal["propose"]
    kind: ProposalKind
    of: int | None = Field(default=None, description='seat to be replaced, with "replace"')
    clock: ClockText | None = None
    ply: int | None = Field(
        default=None,
        description="ply of the view that it answers; with `resent`, the proposal is refused if"
        " anything has happened since, unless this process knows what became of the first one",
    )


class Vote(Numbered):
    """Agree to a proposal or refuse it. Players who refuse their own proposal withdraw it."""

    type: Literal["vote"]
    number: int = Field(description="number of the proposal")
    agrees: bool


Phrase = Literal["hello", "luck", "played", "close", "thanks", "sorry", "moment", "back", "bye"]


class Say(Numbered):
    """Send a chat message: a phrase, or a text of at most 200 characters.

    Only players may send chat messages. All players and spectators get the message as `Chat`.
    """

    type: Literal["say"]
    text: str = ""
    phrase: Phrase | None = Field(
        default=None, description="chat-{phrase} in the catalogue, shown in the reader's language"
    )


class Ping(Model):
    """Check whether the socket is alive. `Pong` comes before the answers to earlier messages."""

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
    | ViewShown
    | Sit
    | HotSeat
    | LeaveSeat
    | StillHere
    | Substitute
    | ShowHand
    | Start
    | Propose
    | Vote
    | Say
    | Resync
    | StepRead
    | ClaimRest
    | Introduce
    | Coached
    | RemarkRead
    | Ping,
    Field(discriminator="type"),
]


# ---- the socket: messages from the server about the table --------------------------------


Watch = Literal["public", "seat", "late"]
"""Cards that spectators see (`NewTable.watch`)."""

Pace = Literal["realtime", "correspondence"]

BotName = Annotated[str, Field(max_length=120)]
"""Name of a bot. A host's own bot has the name of its module, which may be long."""


class SeatInfo(Model):
    """A seat of an open table."""

    name: str
    face: str = Field(description='name of the portrait; "" for none, as for a player who has left')
    person: bool = Field(description="whether a person has the seat; a bot's seat can be taken")
    bot: str | None = Field(description="bot that plays when no person does")
    away: bool = Field(description="whether the person is absent and the bot plays on for them")
    hot_seat: int | None = Field(
        description="first of the seats that share a device; null if the seat has its own"
    )
    shows_hand: bool = Field(description="whether spectators see this player's view")
    program: bool = Field(description="whether a program has the seat")


class Proposal(Model):
    """A player's proposal that waits for the others' votes."""

    number: int = Field(description="number of the proposal, for `Vote`")
    kind: ProposalKind
    seat: int = Field(description="seat of the proposer")
    of: int | None = Field(description='seat that would be replaced, with "replace"; else null')
    clock: str | None = Field(description='proposed time control, with "clock"; else null')
    entry: int | None = Field(
        description="index in the view's `log`, from 0, of the decision that would be taken back;"
        " null for other proposals"
    )
    missing: list[int] = Field(
        description="seats that have not voted yet; only the first of those that share a device"
    )


class Rematch(Model):
    """Another game with the same people in the same seats."""

    seat: int = Field(description="seat of the player who opened it")
    table: str


class Substituted(Model):
    """A decision of this hand that a bot made for a seat in which a person sits now."""

    entry: int = Field(description="index in the view's `log`, from 0")
    bot: str


class People(Model):
    """The seats of an open table, and what its players have agreed on."""

    seat: int | None = Field(description="the client's seat; null for a spectator")
    mine: list[int] = Field(description="all seats at the client's device")
    seats: list[SeatInfo]
    substituted: list[Substituted]
    proposal: Proposal | None
    declined: int | None = Field(
        description="seat that refused the last proposal; null if none did, or once the game"
        " continues"
    )
    paused: bool = Field(description="whether the game is paused until all agree to resume it")
    ended: list[int] | None = Field(
        description="seats that agreed to end the game unfinished; null if it was not ended so"
    )
    clock: str = Field(description='time control, as in `NewTable`; "" without a clock')
    pace: Pace
    rematch: Rematch | None
    watch: Watch
    last_hand: list[list[str]] | None = Field(
        description="cards that each seat was dealt in the hand before, for spectators of a table"
        ' with `watch` "late"'
    )


class Terms(Model):
    """The terms of a table, for people who are invited to it."""

    changed: dict[str, Any] = Field(
        description="options that differ from the usual ones, except the number of players and the"
        " target"
    )
    target: int | None = Field(description="null if this server no longer has the game")
    teams: list[int] | None = Field(
        description="team number of each seat, from 0; null if all play for themselves"
    )
    minutes: tuple[int, int] | None = Field(
        description="minutes that a game takes with quick and with slow players; null if unknown,"
        " and for correspondence games"
    )


class Gathering(Model):
    """An open table before its first deal, sent to a client that is asked for nothing now."""

    type: Literal["gathering"]
    game: str
    options: dict[str, Any]
    commitment: str = Field(description="SHA-256 of the secret of the deals, hexadecimal")
    listed: bool = Field(
        description="whether the table is in the public list; then the game starts by itself when"
        " people have all seats, and an absent player loses their seat"
    )
    started: bool = Field(description="whether the game is starting and waits for others' strings")
    terms: Terms
    people: People


class Commitment(Model):
    """The commitment to the deals of a new table. The first deal waits for the client's answer.

    A single person sends `OwnString`. If there are several people, each sends `OwnPromise`, and
    then `OwnString`.
    """

    type: Literal["commitment"]
    commitment: str = Field(description="SHA-256 of the secret, hexadecimal")
    wanted: Literal["promise", "string"]
    promises: list[str] = Field(description='promise of each seat; "" for a seat without one')


class FairDeals(Model):
    """The inputs of a game's deals, without the secret (docs/fair-deals.md)."""

    commitment: str
    strings: list[str] = Field(description='string of each seat; "" for a bot')


class LessonStep(Model):
    """The current step of a lesson."""

    name: str
    message: Message
    waits: bool = Field(description="whether the table waits for `StepRead`")
    cards: list[str] = Field(
        description="cards in hand that the step is about; the page lifts them"
    )
    action: str | None = Field(description="suggested action, RECORD.md notation")


class Lesson(Model):
    """The guide of a lesson."""

    step: LessonStep | None = Field(description="null if there is no new step")
    closing: list[Message] | None = Field(description="closing remarks; null before the end")
    prelude: bool = Field(
        description="whether this is the end of a hand, shown before the rules for its beginning;"
        " the page then hides whatever refers to that beginning"
    )


# ---- the socket: messages from the server about the game ---------------------------------


class EntryOf(Model):
    """The tournament in which a table is played (GET /api/tournaments/{id})."""

    id: str
    hands: int = Field(description="number of hands; after the last one the game ends")


class ViewMessage(Model):
    """The view after `ply` decisions. Each decision of a bot is sent as a separate message."""

    type: Literal["view"]
    ply: int
    view: View
    fairness: FairDeals | None = Field(description="null if the deals follow from a seed")
    hints: bool = Field(description="whether `Hint` is answered at this table")
    given: int = Field(
        description="number of first entries, deals included, that come from a reviewed game; 0 for"
        " a game of its own"
    )
    people: People | None = Field(description="null at a table for one person")
    lesson: Lesson | None = Field(description="null at a table without a guide")
    tournament: EntryOf | None = Field(description="null at a table of its own")
    takeback: int | None = Field(
        description="index in the view's `log`, from 0, of the decision that the player can take"
        " back now; null if there is none"
    )
    actions: list[str] | None = Field(
        description="all legal actions, in RECORD.md notation, for a program; null for a browser"
    )


class Changes(Model):
    """The difference between the last `ViewMessage` and the next one.

    It is sent to sockets opened with `?changes`. `about` replaces fields of the message, `view`
    replaces fields of its view, and `added` extends lists of the view.
    """

    type: Literal["changes"]
    after: int = Field(description="ply of the message that this one changes")
    about: dict[str, Any] = Field(description="fields of the message; always `ply`")
    view: dict[str, Any] = Field(description="fields of the view")
    added: dict[str, list[Any]] = Field(description="new entries of `log` and `scores`")
    digest: str = Field(
        description="first 16 digits of the SHA-256 of the whole new message, as compact JSON with"
        " the names in the order of the first message"
    )


class Matches(Model):
    """Answers `Match`."""

    type: Literal["matches"]
    id: int
    actions: list[str] = Field(description="legal actions with exactly these cards")
    reason: Message | None = Field(description="why there is none")


class Suggestion(Model):
    """A choice that was tried in deals that fit the seat's view."""

    action: str = Field(description="RECORD.md notation")
    chance: float | None = Field(
        description="chance to win the game, from 0 to 1; null for the only choice"
    )
    doubt: float | None = Field(description="standard error of the chance")
    points: float | None = Field(description="expected score of the hand; null for the only choice")


class Advice(Model):
    """Answers `Hint`."""

    type: Literal["advice"]
    id: int
    suggestions: list[Suggestion] = Field(description="at most three, the best first")
    clear: bool | None = Field(
        description="whether the first is better than the second by two standard errors; null if"
        " there is no second"
    )
    words: Message | None = Field(
        description="reason for the first in a player's words, by the seat's view; null if there"
        " is none"
    )
    evidence: Message | None = Field(
        description="reason for the first rather than the second, counted in deals that fit the"
        " seat's view; null if there is none, or if the first is not clearly better"
    )
    outlook: Message | None = Field(
        description="what the expected points of the first mean for the game; null if more points"
        " are simply better"
    )
    reason: Message = Field(description="how the numbers were found, or why there are none")


class Remark(Model):
    """The coach's remark on a costly choice. The bots wait for `RemarkRead`."""

    type: Literal["remark"]
    ply: int = Field(description="ply after the choice")
    played: str = Field(description="RECORD.md notation")
    best: str = Field(description="better choice, RECORD.md notation")
    loss: int = Field(description="loss of the chance to win, in percent")
    words: Message | None = Field(
        description="reason for the better choice in a player's words, by the seat's view"
    )
    evidence: Message | None = Field(
        description="reason for the better choice, counted in deals that fit the seat's view"
    )
    doubt: float = Field(description="standard error of the loss, from 0 to 1")
    worlds: int = Field(description="number of deals in which the choices were weighed")


# ---- the socket: messages from the server about people -----------------------------------


class ChatLine(Model):
    """A chat message."""

    who: str = Field(description="the same for all lines of one person at this table")
    seat: int = Field(description="seat of the player at that time")
    name: str = Field(description="name of the player at that time")
    text: str = Field(description='"" with a phrase')
    phrase: Phrase | None
    at: str


class Chat(Model):
    """Chat messages: a new one, or all that the server keeps."""

    type: Literal["chat"]
    whole: bool = Field(description="whether the lines replace all that were sent before")
    lines: list[ChatLine]


class Spectator(Model):
    """A person who watches a table."""

    who: str = Field(description="the same as in `ChatLine`")
    name: str = Field(description='name from `Introduce`; "" if unknown')


class Spectators(Model):
    """All spectators of an open table, sent when that changes; at first there are none."""

    type: Literal["spectators"]
    watching: list[Spectator]


class Absence(Model):
    """A player without a socket while others are at the table, or an idle player (`idle`)."""

    seat: int
    gone_s: int = Field(description="seconds since the player was last seen, as far as is known")
    left_s: int = Field(
        description="seconds until the seat's bot plays on (before the first deal of a listed"
        " table: until the player loses the seat); 0 if it already does"
    )
    idle: bool = Field(
        description="whether the player has a socket but has not decided for `gone_s` seconds, and"
        " is asked if they are still there; with 0 left a bot plays until they answer (`StillHere`)"
    )


class Absent(Model):
    """All absent and idle players, sent when the list changes. The seconds count from now."""

    type: Literal["absent"]
    seats: list[Absence]


class SeatClock(Model):
    """The time that a person has left to decide."""

    seat: int
    left_s: float
    runs: bool


class Clocks(Model):
    """The clocks of a table, sent with each view and to each new socket.

    The seconds count from now. When a player has no time left, the seat's bot decides.
    """

    type: Literal["clocks"]
    seats: list[SeatClock] = Field(description="clocks of people for whom no bot plays on")


# ---- the socket: other messages from the server ------------------------------------------


class Refused(Model):
    """A message was refused and changed nothing.

    A view follows a refused `act`, `choose` or `next`.
    """

    type: Literal["refused"]
    error: Literal["notation", "rules", "turn", "stale", "message", "server"]
    message: Message
    n: int | None = Field(
        default=None, description="number of the refused message; null if it has none"
    )


class Done(Model):
    """A `Numbered` message was carried out or refused, and all its effects were sent."""

    type: Literal["done"]
    n: int


class Pong(Model):
    """Answers `Ping`."""

    type: Literal["pong"]


WarmingState = Literal["on", "done", "failed"]


class WarmUp(Model):
    """GET /api/warming: the state of compiling the rules.

    Until it is "done", there are no hints, reviews weigh no decisions, and "strong" decides instead
    of the bots that search. "failed" is final.
    """

    state: WarmingState


class Warming(WarmUp):
    """The state of compiling the rules, sent to sockets that were opened before it was done."""

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
    | Spectators
    | Absent
    | Clocks
    | Refused
    | Done
    | Pong
    | Warming,
    Field(discriminator="type"),
]


# ---- HTTP: tables ------------------------------------------------------------------------


class NewTable(Model):
    """POST /api/tables. `bots` has a bot for each other seat, clockwise from the person's left.

    With a seed, the deals follow from the seed; tests and lessons use this. Without a seed, the
    deals are fair.
    """

    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], Any] = {}
    bots: Annotated[list[BotName], Field(max_length=5)]
    name: Annotated[str, Field(max_length=40)] = ""
    seed: Annotated[int, Field(strict=True)] | None = None
    hints: bool = True
    open: bool = Field(
        default=False,
        description="whether all who have the table's address may watch and take a bot's seat",
    )
    listed: bool = Field(
        default=False,
        description="whether an open table is in the public list, and its record after the game",
    )
    watch: Watch = Field(
        default="public",
        description='what spectators see apart from open cards: "public": nothing more; "seat":'
        ' the view of a player who agrees; "late": the cards dealt in the hand before',
    )
    pace: Pace = Field(
        default="realtime", description='"correspondence": no bot plays on for absent players'
    )
    clock: ClockText = Field(
        default="",
        description='time control of an open table: with pace "correspondence" at least a day'
        " for each decision, else less",
    )


class MatchmakingRequest(Model):
    """POST /api/tables/matchmaking: play a game under its usual options with anyone who is
    waiting."""

    game: Annotated[str, Field(max_length=40)]
    name: Annotated[str, Field(max_length=40)] = ""
    bot: Annotated[str, Field(max_length=20)] = Field(
        default="casual",
        description="bot of the free seats, if a new table is opened",
    )


class Waiting(Model):
    """GET /api/tables/waiting: the table at which the next person who wants this game gets a
    seat."""

    game: str
    people: int = Field(description="number of people who wait there")
    missing: int = Field(description="number of free seats")
    clock: str = Field(description="time control, as in `NewTable`")


class NewLesson(Model):
    """POST /api/lessons/{game}."""

    name: Annotated[str, Field(max_length=40)] = ""


class TableInfo(Model):
    """A table of this person (POST and GET /api/tables, newest first)."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[str]
    faces: list[str] = Field(description="portrait of each player, as in `PlayerInfo`")
    seat: int = Field(description="seat of the person; -1 for a spectator")
    hand_number: int = Field(description="0 before the first deal")
    total: list[int]
    over: bool
    winners: list[int] | None
    created: str
    updated: str
    commitment: str | None = Field(
        description="commitment to fair deals; null if the deals follow from a seed"
    )
    given: int = Field(description="entries that come from a reviewed game; see `ViewMessage`")
    open: bool = Field(description="whether others may watch and take a seat")
    people: int = Field(description="number of people who have a seat")
    your_turn: bool = Field(description="whether the game waits for this person, or for any player")
    awaited: list[int] = Field(description="seats that can continue the game")
    lesson: bool = Field(description="whether it is a first hand with a guide")
    tournament: str | None = Field(
        default=None, description="id of the tournament in which it is played"
    )


class ListedTable(Model):
    """GET /api/tables/listed: a table of others that the person can join or watch.

    A real-time table is listed only if it is new or a player has it open now.
    """

    id: str
    game: str
    options: dict[str, Any]
    people: list[str] = Field(description="names of the people who have a seat")
    faces: list[str] = Field(description="their portraits, as in `PlayerInfo`")
    free: int = Field(description="number of bots whose seat a person can take")
    hand_number: int = Field(description="0 before the first deal")
    pace: Pace
    clock: str = Field(description="time control, as in `NewTable`")
    terms: Terms
    updated: str


# ---- HTTP: tournaments -------------------------------------------------------------------


class NewTournament(Model):
    """POST /api/tournaments: create a tournament, in which everyone plays the same deals.

    The option `target` is raised if a game could otherwise end before its last hand.
    """

    name: Annotated[str, Field(max_length=40)] = ""
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=40)], Any] = {}
    hands: Annotated[int, Field(strict=True, ge=1, le=MOST_HANDS)] = 4
    bot: BotName = Field(default="strong", description="level of the bots in all other seats")
    days: Annotated[int, Field(strict=True, ge=1, le=MOST_DAYS)] = Field(
        default=7, description="number of days from now until its end"
    )


class NewEntry(Model):
    """POST /api/tournaments/{id}/entry."""

    name: Annotated[str, Field(max_length=40)] = ""
    string: Annotated[str, Field(max_length=64)] = Field(
        description="64 random hexadecimal digits. Those of the first player determine all deals,"
        " together with the secret"
    )


class OwnEntry(Model):
    """The entry of this person in a tournament."""

    table: str | None = Field(description="null if the person has deleted the table")
    hands: int = Field(description="number of finished hands")
    over: bool = Field(description="whether all hands are played")


class TournamentInfo(Model):
    """GET /api/tournaments: a tournament, without results."""

    id: str
    name: str = Field(description='"" for the match of the week')
    game: str
    options: dict[str, Any] = Field(description="options that differ from the usual ones")
    hands: int
    bots: list[str] = Field(description="bots of the other seats, clockwise")
    weekly: bool = Field(description="whether it is a match of the week")
    made: bool = Field(description="whether this person has created it")
    opens: str
    closes: str
    closed: bool
    commitment: str = Field(description="SHA-256 of the secret")
    string: str | None = Field(description="string of the first player; null before")
    secret: str | None = Field(description="null until five minutes after the end")
    entries: int = Field(description="number of people who have entered")
    finished: int = Field(description="number of them who have played all hands")
    mine: OwnEntry | None = Field(description="null if this person has not entered")
    before: str | None = Field(
        description="id of the same game's match of the week before; null if nobody has played it"
    )


class Standing(Model):
    """A player's place in a tournament."""

    place: int = Field(description="among accounts or among guests; equal points share a place")
    name: str
    account: bool
    over: float = Field(description="points a hand over the mean of the field")
    matchpoints: float | None = Field(
        description="share of the other players who had a lower score, averaged over the hands,"
        " from 0 to 1; a tie counts half; null without others"
    )
    scores: list[int] = Field(description="score in each hand")
    table: str = Field(description="table, for its review")
    mine: bool


class Standings(Model):
    """The results of all who have played all hands."""

    players: int
    means: list[float] = Field(description="mean score of the field in each hand")
    rows: list[Standing] = Field(description="accounts, then guests; the best first, at most 100")


class TournamentResults(TournamentInfo):
    """GET /api/tournaments/{id}."""

    standings: Standings | None = Field(
        description="null until this person has played all hands, or the secret is revealed"
    )


# ---- HTTP: accounts, devices and programs ------------------------------------------------


class ProgramToken(Model):
    """POST /api/programs: a token, which the program sends in the header Authorization."""

    token: str


class DeviceLink(Model):
    """POST /api/devices and /api/devices/recovery: a code that lets a browser become this
    person."""

    code: str
    expires: str = Field(description="time at which the code expires")


class DeviceCode(Model):
    """POST /api/devices/here: let this browser become the person who created the code."""

    code: Annotated[str, Field(max_length=100)]


class PushKey(Model):
    """GET /api/push: the VAPID public key of this server."""

    key: str | None = Field(description="base64url; null if this server sends no notifications")


class NewSubscription(Model):
    """POST /api/push: the browser's `PushSubscription`."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class Credentials(Model):
    """POST /api/accounts and /api/sessions: create an account, log in."""

    name: Annotated[str, Field(max_length=200, description="at most 40 visible characters")]
    password: Annotated[str, Field(max_length=200)]


class NewPassword(Model):
    """POST /api/me/password: change the password and log out all other browsers."""

    old: Annotated[str, Field(max_length=200)]
    new: Annotated[str, Field(max_length=200)]


class Me(Model):
    """GET /api/me: the account of this browser.

    The response header Former says why the browser has lost its seats. "account": the browser's
    guest now has an account. "password": the account's password was changed in another browser.
    """

    account: str | None = Field(description="name of the account; null for a guest")
    face: str = Field(description="name of the portrait that others see")
    language: str | None = Field(
        default=None, description="language of the page that was chosen in the account"
    )


class NewLanguage(Model):
    """PUT /api/me/language: choose the language of the page."""

    language: Literal["en", "de", "fr", "nl"]


class NewFace(Model):
    """PUT /api/me/face: choose a portrait."""

    face: Annotated[str, AfterValidator(checked_face)]


# ---- HTTP: people ------------------------------------------------------------------------


class KnownPerson(Model):
    """GET /api/people: a person with whom this person has finished games, or has blocked."""

    id: str = Field(description="the same as long as neither changes their account")
    name: str = Field(description="name in the last game together, or when they were blocked")
    face: str = Field(description="portrait, as in `PlayerInfo`")
    games: int = Field(
        default=0, description="number of finished games together that are still stored"
    )
    game: str | None = Field(default=None, description="the last of them; null if there is none")
    table: str | None = Field(default=None, description="its table; null without one")
    who: str | None = Field(
        default=None,
        description="the person at this table, as in `ChatLine`; null if there is none",
    )
    at: str = Field(description="time at which this table was opened, or the block was made")
    blocked: bool = Field(description="whether this person has blocked them")


class TablePerson(Model):
    """GET /api/tables/{id}/people: another person who sits at a table or has written there."""

    who: str = Field(description="as in `ChatLine`")
    name: str
    seat: int | None = Field(description="null for a person who no longer sits there")
    blocked: bool = Field(description="whether this person has blocked them")


class NewInvitations(Model):
    """POST /api/people/invitations: open a table and invite people to it.

    The table has the settings of the last game with the first of them.
    """

    people: Annotated[list[Annotated[str, Field(max_length=64)]], Field(min_length=1, max_length=5)]
    name: Annotated[str, Field(max_length=40)] = ""


class Invitation(Model):
    """GET /api/invitations: an invitation of another person that can be accepted."""

    table: str
    game: str
    name: str = Field(description="name of the inviter")
    at: str


ReportReason = Literal["insult", "spam", "name", "cheating", "delay", "other"]


class NewReport(Model):
    """POST /api/tables/{id}/people/{who}/reports: report a person to the host of this server."""

    reason: ReportReason
    words: Annotated[str, Field(max_length=500)] = ""


# ---- HTTP: statistics --------------------------------------------------------------------


class FactSum(Model):
    """A statistic of the person's hands. Its label is fact-{name} in the catalogue."""

    name: str
    share: bool = Field(description="whether it is a share of hands; else a mean of numbers")
    times: int = Field(description="number of hands that count")
    total: int


class PlayerRating(Model):
    """A player's rating, computed from the games of this variant on this server."""

    bot: str | None = Field(description="level of bots; null for the person")
    skill: float = Field(description="estimated skill; 25 for a new player")
    doubt: float = Field(description="standard deviation of the skill; 25/3 for a new player")
    games: int


class GameStatistics(Model):
    """GET /api/me/statistics: the person's results in a game with the same options."""

    game: str
    options: dict[str, Any] = Field(description="options that differ from the usual ones")
    games: int
    finished: int
    won: int
    hands: int
    facts: list[FactSum]
    scores: list[int] = Field(description="scores of the last hands, the newest last")
    ratings: list[PlayerRating] = Field(
        description="the strongest first; empty if the person has no rating"
    )


# ---- HTTP: the server, rules and texts ---------------------------------------------------


class Health(Model):
    """GET /api/health and /api/ready: "ok" or "no database"."""

    status: str


class Address(Model):
    """GET /api/address: the address of the server in the local network."""

    url: str | None = Field(description="null if the server runs without `--lan`")


class Problem(Model):
    """Body of every refused HTTP request."""

    error: str
    message: Message


class RulesText(Model):
    """GET /api/rules/{game}: the rules, in Markdown."""

    game: str
    markdown: str


class RuleQuestion(Model):
    """GET /api/rules/{game}/questions: a question about one of the rules."""

    name: str
    rule: str = Field(description="number of the rule")
    message: Message


class RuleAnswer(Model):
    """A possible answer to a question."""

    text: str = Field(
        description='a choice in RECORD.md notation, seats ("0 2", "" for none), or a number'
    )
    right: bool
    reason: Message | None = Field(description="why a wrong choice is refused")


class AskedQuestion(RuleQuestion):
    """GET /api/rules/{game}/questions/{name}: a question with its position."""

    view: View = Field(description="view of the player who is asked")
    then: LogEntry | None = Field(description="decision after the view, before the question")
    kind: Literal["choice", "seats", "number"] = Field(description="kind of the answers")
    answers: list[RuleAnswer]
    because: list[Message] = Field(
        description="why the right answer is right; empty if refusals of the choices say so"
    )
    lines: list[ScoreLine] = Field(
        description="calculation of the answer: lines of a score, or the points of each player"
    )


class Texts(Model):
    """GET /api/texts/{language}: all messages of a language."""

    language: str
    messages: str = Field(description="Fluent, as in texts/LANG/*.ftl")
    drawn_as: dict[str, str] = Field(
        description="by game: the game whose table a page shows for it, if it is another one"
    )


# ---- HTTP: reviews -----------------------------------------------------------------------


class RecordName(Model):
    """Answer to POST /api/records: the temporary name of the file, for a review."""

    id: str


class ReviewedPlayer(Model):
    """A player of a reviewed game."""

    name: str
    face: str = Field(description="portrait, as in `PlayerInfo`")
    bot: str | None = Field(description="null for a person, and if a record file does not say")
    team: int | None


class ReviewedDecision(Model):
    """A decision of a reviewed game, without its value."""

    number: int = Field(description="number in the hand, from 1")
    seat: int
    action: str = Field(description="RECORD.md notation")
    weighed: bool = Field(description="false for a call in honour play, which is not weighed")


class ReviewedHand(Model):
    """A hand of a reviewed game."""

    number: int = Field(description="from 1")
    dealer: int
    score: list[int] | None = Field(description="null if the hand was not played to its end")
    decisions: list[ReviewedDecision]


LineId = Annotated[str, Field(description="id of this line, for `after` of a continued stream")]


class Review(Model):
    """A game to step through.

    Before the end of the game, the review has only the person's decisions in finished hands.
    """

    type: Literal["overview"]
    id: LineId
    game: str
    options: dict[str, Any]
    players: list[ReviewedPlayer]
    seat: int | None = Field(description="seat of the person; null for a record file")
    open: bool = Field(description="whether all decisions and all cards are shown")
    worlds: int = Field(description="number of deals in which a decision is weighed")
    hands: list[ReviewedHand]


class ReviewStep(Model):
    """The table before a decision."""

    hand: int
    number: int
    action: str = Field(description="the decision, RECORD.md notation")
    view: View = Field(description="view of the seat that decided")
    hands: list[list[str]] | None = Field(description="cards of each seat; null if not to be shown")


class HandChances(Model):
    """The chance of each seat to win the game, after each decision of a hand, with open cards."""

    type: Literal["chances"]
    id: LineId
    hand: int
    after: list[list[float] | None] = Field(
        description="chances by seat after each decision; null for one that is not weighed"
    )


class ChoiceWorth(Model):
    """The value of a choice for its player: the mean over deals that fit the player's view."""

    action: str
    chance: float = Field(description="chance to win the game, from 0 to 1")
    spread: float = Field(description="standard deviation of the chance between deals")
    points: float = Field(description="expected score of the hand")


class OpenWorth(Model):
    """The value of a choice with all cards open."""

    action: str
    points: float = Field(description="score of the hand with the cards as they are")
    exact: bool = Field(description="whether the hand was solved; else bots played it to its end")
    ahead: bool = Field(
        description="whether `points` is the lead over the only other player with cards"
    )


class OpenedWorth(Model):
    """The value of a decision with all cards open."""

    played: OpenWorth
    best: OpenWorth
    solved: list[OpenWorth] = Field(
        description="all legal choices, if the exact solver can solve the hand from here; else none"
    )
    chances: list[float] = Field(description="chance of each seat to win the game after it")


class BotsCandidate(Model):
    """The value that a bot gave to a choice."""

    action: str
    value: float = Field(description="higher is better; only the order has a meaning")


class BotsWord(Model):
    """A bot's reason for its decision. The bot is asked again, with the view that it had."""

    bot: str
    tried: bool = Field(
        description="whether the bot searches; then its candidates are those of the review"
    )
    reason: Message
    candidates: list[BotsCandidate]


class DecisionWorth(Model):
    """The value of a decision. `played` and `best` are weighed in the same new deals.

    The message is sent again when the decision has been weighed in more deals.
    """

    type: Literal["worth"]
    id: LineId
    hand: int
    number: int
    choices: int
    worlds: int
    played: ChoiceWorth
    best: ChoiceWorth = Field(description="choice of the best bot")
    cost: float = Field(description="loss of the chance to win, compared with `best`")
    doubt: float = Field(description="standard error of the cost")
    may_cost: float = Field(description="upper bound of the cost: two standard errors above it")
    exact: bool = Field(
        description="whether the deals are all that fit the view, and each was solved"
    )
    reason: Message = Field(description="the best bot's reason")
    words: Message | None = Field(
        description="reason for `best` in a player's words, by the player's view"
    )
    evidence: Message | None = Field(
        description="reason for `best`, counted in deals that fit the player's view"
    )
    candidates: list[ChoiceWorth] = Field(
        description="`played`, `best` and other candidates of the best bot, in the same deals; the"
        " best first"
    )
    opened: OpenedWorth | None = Field(description="null until the game is over")
    bot: BotsWord | None = Field(
        description="null for a person's decision, and while it is not to be shown"
    )


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
    """POST …/review/{hand}/{number}/try: open a table at the position before this decision.

    The person gets the seat that made the decision.
    """

    bot: BotName = Field(description="bot of all other seats")
    name: Annotated[str, Field(max_length=40)] = ""


# ---- HTTP: puzzles -----------------------------------------------------------------------


class PuzzleRating(Model):
    """A person's rating by puzzles, on the scale of `PlayerRating`."""

    skill: float
    doubt: float
    games: int = Field(description="number of puzzles that have counted")


class PuzzleIdea(Model):
    """How often a person has found a motif (docs/puzzles.md), by the last answer to each puzzle."""

    motif: str
    answered: int
    right: int


class PuzzleDeck(Model):
    """GET /api/puzzles/{game}: the puzzles of a game, and the person's progress."""

    game: str
    number: int = Field(description="number of puzzles that come with the server")
    solved: int = Field(description="number of those whose last answer was right")
    due: int = Field(description="number of those that the person should answer again now")
    rating: PuzzleRating | None = Field(description="null before the first answer")
    next: str | None = Field(description="puzzle to ask now; null if none is new or due")
    again: str | None = Field(
        description="time at which the next puzzle is due, if none is new or due now"
    )
    own: int = Field(description="number of puzzles from the person's own games")
    own_due: int = Field(description="number of those that are new or due")
    own_next: str | None = Field(description="like `next`, for puzzles from the person's own games")
    ideas: list[PuzzleIdea] = Field(description="motifs of answered puzzles, most frequent first")


class AskedPuzzle(Model):
    """GET /api/puzzles/{game}/{name}: a position before the choice."""

    name: str
    view: View = Field(description="view of the player who is asked")
    laid_down: list[str] = Field(
        description="cards that this player held in this hand and that the view no longer shows"
    )
    choices: list[str] = Field(description="all legal choices, RECORD.md notation")
    own: bool = Field(description="whether the position is from a game of this person")


class NewAnswer(Model):
    """POST /api/puzzles/{game}/{name}: the choice for a puzzle."""

    choice: str = Field(max_length=200)


class PuzzleChoice(Model):
    """The value of a choice over the deals that fit what the player has seen (docs/puzzles.md)."""

    action: str
    mean: float | None = Field(description="mean value; null if no deals were solved")
    worse: int | None = Field(
        description="number of deals in which another choice has a higher value; null if no deals"
        " were solved"
    )


class PuzzleDeal(Model):
    """A deal that fits what the player has seen."""

    real: bool = Field(description="true for the deal of the game, false for an example")
    hands: list[list[str]] = Field(description="cards of each seat")
    solved: list[OpenWorth] = Field(
        description="all choices in this deal; empty while the server compiles the rules"
    )


class AnsweredPuzzle(Model):
    """Answer to POST /api/puzzles/{game}/{name}: whether the choice is right, and why."""

    right: bool
    best: list[str] = Field(description="the right choices")
    played: str = Field(description="the choice that was made in the game")
    grade: Literal["proved", "solved", "opinion"]
    motif: str = Field(description='motif that only the right choices have; "" if there is none')
    deals: int = Field(description="number of deals that were solved")
    all: bool = Field(description="whether these are all deals that fit")
    ahead: bool = Field(
        description="whether values are the lead over the only other player with cards"
    )
    due: str = Field(description="time at which the puzzle comes again")
    next: str | None = Field(description="puzzle of the same deck to ask next")
    choices: list[PuzzleChoice]
    shown: list[PuzzleDeal] = Field(
        description="the real deal; then a deal in which the choice matters, if it does not matter"
        " in the real one"
    )
