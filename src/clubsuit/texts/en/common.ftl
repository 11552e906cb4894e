# Words that more than one place uses.
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
seat = seat { $number }

# The letters of ranks on cards and in running text: jack, queen, king, ace.
letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

# Refusals that every game shares.
notation-card = "{ $text }" is not a card of this game; a card is a rank and a suit letter, like 9C
notation-card-twice = { $cards } appears twice
notation-action = "{ $text }" is not an action of this game; actions are written like "play 9C"
notation-move = "{ $text }" is not an action; an action is a word, and perhaps cards or a seat, like "play 9C 9D"
wrong-phase = "{ $text }" is not possible in this part of the hand
not-held = you do not hold { $cards }
not-your-turn = it is { $seat }'s turn
nobodys-turn = it is nobody's turn: the next hand has not been dealt yet
game-is-over = the game is over
option-unknown = there is no option "{ $option }"; known: { $known }
option-value = option { $option } cannot be "{ $value }"; possible: { option-allowed }
# The allowed values; `allowed` is the same in English, for programs.
option-allowed = { $form ->
    [number] { $low } to { $high }
    [numbers] { $length } numbers, each { $low } to { $high }
   *[choice] { $allowed }
  }
pack-all-dealt = all cards are dealt, so with { $ranks } ranks each hand has { $ranks } cards, not { $hand_size }
pack-too-small = the pack is too small for hands of { $hand_size } cards; possible: up to { $most }
game-unknown = there is no game "{ $game }"; known: { $known }
game-outside = there is no game in { $module }: { $error }
module-passed-over = { $file } in the current folder is not used, because another module has the name "{ $module }": give the file another name
deal-twice = { $cards } dealt twice
deal-missing = { $cards } missing from the deal
deal-strange = { $cards } not in the pack of this game
deal-shape = "{ $name }" must be lists of card names
deal-sizes = "{ $name }" must have { $sizes } cards
must-follow = { $suit } were led and you hold { $cards }, so you must follow suit

# What is expected of a player, in one line.
prompt-wait = Waiting for { $seat }.
prompt-choosing = Still choosing: { $seats }.
prompt-next-hand = The hand is over. Deal the next one when you are ready.
prompt-over = The game is over.
prompt-lead = You lead: play any card.
prompt-follow = Follow suit: play one of your { $suit }.
prompt-any = You have no { $suit }: play any card.

# Why a player leads first. `who` is `you` if this player reads it.
told-lead-dealer = { $who ->
    [you] You lead the first trick, because the dealer sits on your right.
   *[other] { $seat } leads the first trick, as the player on the dealer’s left.
  }

# Faults of records.
record-no-hand = there is no hand { $hand }: the record has only { $hands }
record-json = this is not JSON: { $problem }
record-object = a record must be a JSON object
record-format = the format is "{ $format }"; this program reads "{ $ours }"
puzzle-malformed = this is not a puzzle in the format "{ $ours }"
record-lacks = the record lacks "{ $name }"
record-unknown = a record has no field "{ $name }"
record-event = no event says "{ $text }"
record-event-seat = an event names seat { $given }, for which the record has no player
record-event-place = there is no action { $action } of hand { $hand } here (both are counted from 0), or a later event stands before this one
record-shape = "{ $name }" is malformed
record-players = with these options the game is for { $wanted } players, not { $given }
record-dealer = seat { $given } deals, but it is seat { $wanted }'s deal
record-first-dealer = the first dealer cannot be seat { $given }: there is no such seat
record-turn = seat { $given } acts, but it is the turn of seat { $wanted }
record-action-after = an action follows although the hand is over
record-hand-after = a hand follows although the one before it is not finished
record-hand-after-end = a hand follows although the game is over
record-score = the score is { $given }, but the play gives { $wanted }
record-total = the total is { $given }, but the hands add up to { $wanted }
record-winners = the winners are { $given }, but the rules give { $wanted }
record-game = the record is of { $given }, not of { $wanted }
record-view = this record shows only what one player saw, so it cannot be replayed
fair-method = the deals are sealed by the method "{ $method }"; this program knows only "{ $ours }"
fair-hash = "{ $name }" must have 64 characters, each 0 to 9 or a to f
fair-string = "{ $name }" must have one text for each seat: empty, or 64 characters, each 0 to 9 or a to f
fair-strings = there are random strings for { $given } seats, but the options are for { $wanted }
fair-nobody = no player gave a random string, so the server alone could have chosen the deals
fair-commitment = the secret does not match the commitment: its SHA-256 is different
fair-promise = the random string of seat { $seat } is not the one that was promised before any string was shown
fair-none = no secret was sealed before this game, so its deals cannot be checked
fair-sealed = the secret behind the deals has not been revealed yet
fair-dealer = seat { $given } deals first, but by the secret and the strings it should be seat { $wanted }
fair-deal = the secret and the strings give another deal: "{ $place }" should have { $cards }
fair-order = the secret and the strings give another deal: the cards of "{ $place }" come in another order
deal-no-seed = give a seed to deal from, or the cards themselves
deal-no-dealer = say who deals the first hand
deal-argument = a deal names its groups of cards, as in a record; { $given } does not
players-shape = "players" must be a list of names, not { $players }
cards-shape = cards are given as a list of names like 9C, not as { $cards }
fair-argument = "fairness" must be what clubsuit.Fairness.new returns, not { $given }
actions-shape = "actions" must be a list of texts like "play 9C", or of pairs of a seat and a text; this is neither: { $actions }
dealer-no-deal = "dealer" needs "deal": say which cards are dealt
deal-unknown = no part of a deal in this game is called { $name }
onlooker-decides = those who watch have nothing to decide
onlooker-samples = those who watch hold no cards; draw a game that fits what a seat has seen
explain-argument = explain takes a reason, as errors and outcomes have one, not { $given }
game-argument = give a game as clubsuit.load returns it, not { $given }
outcome-target = { $points } points reach the target
outcome-both = { $points } points reach the target, and so does the low score of { $least }
outcome-below = the low score of { $points } ends the game too
# What happened in a hand of a game without sentences of its own; $score has its sign.
story-own = Your score in this hand: { $score }
story-best = { $count ->
    [one] { $seats } scores most in this hand: { $score }
   *[other] { $seats } score most in this hand: { $score }
  }
record-argument = this is not a record: { $given } (clubsuit.Record.from_json reads one from its text)
deal-not-now = the hand is not over yet, so there is nothing to deal
generator-shape = a generator is an array of { $words } int64, as random_numbers.generator makes it
seed-range = a seed is a whole number of 64 bits: from −2^63 to 2^63 − 1
no-such-seat = there is no seat { $number }; seats go from 0 to { $last }
number-range = "{ $name }" must be a whole number from { $low } to { $high }, not { $given }
chance-range = a random number must be from 0 to 1, not { $given }
codes-room = legal codes need an int64 array with room for { $wanted } of them, not { $given }
seats-shape = seats are given as a collection of numbers, not as { $given }
view-other = give a view of a seat in { $game }, not { $given }
code-illegal = { $given } is not a legal action now: legal() lists the actions that are
spiel-action = { $action } is not a legal action here: legal_actions() lists the actions that are
spiel-outcome = { $action } is not a chance outcome here: legal_actions() lists the outcomes that are
spiel-over = the hand is over, so there is nothing left to decide or to draw
spiel-nobody = chance decides here and no player does: say which player you mean
spiel-no-chance = a player decides here and chance does not
spiel-undealt = the cards have not been dealt yet, so they cannot be drawn again
encoding-id = { $given } is not a legal id here: ids() lists the ids that are
encoding-code = no ids lead to { $given } here: legal() lists the codes that are possible
encoding-part = these arrays have no part called { $name }; they have { $known }
vector-no-encoding = { $game } has no numbered actions and observations, so it has no environment
vector-device = "device" must be one of { $known }, not { $given }
vector-cpu-only = "{ $name }" works only with device="cpu"
vector-observe = "observe" must be one of { $known }, not { $given }
vector-bots = "bots" must name a bot for each of its seats, one of { $known }, not { $given }
vector-all-bots = bots have all seats, so nothing is left to decide: leave a seat free
vector-reset = no game has begun yet: call reset() first
vector-actions = step() needs an array of { $n } whole numbers, an id for each row, not { $given }
vector-illegal = { $given } is not a legal id in row { $row }: masks[{ $row }] shows the ids that are
vector-no-observations = this environment makes no observations: leave out observe="nothing"
vector-no-perfect = this environment does not show hidden cards; observe="perfect-information" does, for critics only
vector-saved = this was not saved by an environment with the same arguments: "{ $name }" does not fit

option-target = Points to win
option-target-help = The game ends after the hand in which somebody reaches this score.
option-ranks = Ranks in the pack
option-ranks-help = For research: the pack has only this many ranks of each suit. Everything that depends on the number of cards follows.
option-hand_size = Cards for each player
option-hand_size-help = For research: the number of cards that each player is dealt.
option-auction_size = Auction cards for each player
option-auction_size-help = For research: the number of auction cards that each player is dealt, from the 10 of spades on.

## Statistics: what is told of a hand
fact-points = Points in a hand
fact-tricks = Tricks in a hand

## The cache of compiled rules
cache-not-stored = Compiled rules cannot be stored in { $folder } ({ $problem }), so each run compiles them again: name a folder that you can write in the environment variable CLUBSUIT_CACHE.
cache-not-private = Other users can change { $folder }, so compiled rules are neither loaded from there nor stored, and each run compiles them again: let nobody else write it (chmod go-w), or name a folder of your own in the environment variable CLUBSUIT_CACHE.
cache-no-home = There is no home folder for compiled rules, so each run compiles them again: name a folder that you can write in the environment variable CLUBSUIT_CACHE.

## Worker processes
worker-lost = a worker process was killed, probably because memory ran out; fewer workers need less
executor-unknown = "{ $given }" is no executor: write ray, ray:ADDRESS, dask:ADDRESS or mpi
executor-mpi = the processes of MPI are missing: start the command with { $command }
executor-connect = { $executor } cannot be reached: { $problem }
executor-lost = the executor lost the worker of one task { $tries } times: { $problem }
executor-versions = the worker on { $host } has another version of { $package }: { $found } instead of { $wanted }; install the same on all machines
executor-game-changed = the worker on { $host } already uses another version of { $module }: restart the workers
executor-luggage = the modules and weights of your own are { $size } MB, and at most { $most } MB travel with a job ({ $modules }): keep large files elsewhere, or install the packages on all machines

## GPU
gpu-none = CUDA finds no GPU on this machine: { $problem }
gpu-driver = the driver of the GPU supports CUDA { $known }, but the installed packages need CUDA { $wanted }; install a newer driver
gpu-memory = { $games } games do not fit into the free memory of the GPU; the maximum is { $fits }
gpu-memory-launch = the GPU has too little free memory to run these games; other programs may be using it
gpu-arrays = the states must be an array of { $number } records of { $game }, and the generators an int64 array with { $number } rows and { $words } columns

# Shown instead of a page that cannot be shown (web/index.html).
page-old = This browser is too old for Clubsuit: it needs Chrome or Edge 109, Firefox 115, or Safari 16, or a newer one.
page-failed = Clubsuit could not start: check your connection and reload the page. If that does not help, update your browser.
page-no-script = Clubsuit needs JavaScript: allow it for this page and reload.
offline-title = No connection – Clubsuit
offline-device = You are offline
offline-device-help = Clubsuit needs the internet. This page reloads when you are online again.
offline-server = Clubsuit does not answer
offline-server-help = The server may be restarting, or something between you and the server is broken. Try again in a minute.
offline-safe = Your games are safe: the server keeps every decision that it has confirmed.
offline-retry = Try again
page-broken = Something on this page went wrong. Your games are saved; reload the page to continue.
page-reload = Reload the page
