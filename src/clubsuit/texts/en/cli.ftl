# The command line.
cli-help = The card games called Clubs: play them, simulate them, check their records.
cli-help-play = Open the table in the browser and play. (So does plain "clubsuit".)
cli-help-games = List the games with their options.
cli-help-rules = Show the rules of a game.
cli-help-arena = Which of two bots is better: the same deals, the seats rotated.
cli-help-ratings = Rate the players of matches: openskill, one table for each game.
cli-help-ratings-places = Folders of matches ("arena --folder"), or files of records.
cli-help-html = Write a page with tables and charts, for a browser. It needs nothing else, and no network.
cli-help-simulate = Let bots play whole games against each other.
cli-help-train = Teach the bot "trained" a game: it plays against itself and learns from what comes of it.
cli-help-check = Replay game records and report what the rules do not allow.
cli-help-verify = Make every deal of finished games anew from its secret and the players' strings.
cli-help-solve = Work out what every choice of a hand was worth, with all cards open.
cli-help-review = What each decision of a game was worth, the costliest first.
cli-help-review-hand = Only this hand, from 1.
cli-help-review-seat = Only this seat, from 0.
cli-help-review-worlds = How many deals that fit what the player saw are tried for each decision.
cli-help-review-top = How many of the costliest moments are shown.
cli-help-solve-record = A file with a game record (.json), or with one a line (.jsonl).
cli-help-solve-hand = Which hand of the game, from 1.
cli-help-solve-line = Which record of the file, by its line.
cli-help-bench = Measure random decisions a second, on one core.

cli-help-game = A game: { $known }.
cli-help-game-play = A game to begin with: { $known }.
cli-help-version = Show the version.
cli-help-port = The port on this machine. By default one that is free.
cli-help-no-browser = Do not open the browser.
cli-help-data = The folder for games and settings. Default: your data folder.
cli-help-json = Print one JSON object for programs.
cli-help-games-number = How many games.
cli-help-deals = How many deals; each is played in every way in which the bots may share the seats.
cli-help-arena-bots = Two bots, A and B, or more, which play each pair in turn: { $known }. Those that search may have a budget: search:200ms, search:64.
cli-help-whole-games = Play whole games, not single hands.
cli-help-once = Play each deal twice only: with the first bot in one place, which changes from deal to deal, and with the second bot in all. Far less time for as sure a margin.
cli-help-swap = Play each deal twice only: with the first bot in one place, which changes from deal to deal, among the second, and with the second there among the first.
cli-help-mixed = In team games: put players among partners of the other kind in this many deals only, the first ones. By default in all; 0: in none.
cli-help-time = Milliseconds a decision of bots that search, where their name says nothing.
cli-help-folder = Keep the records and what came of each deal in this folder.
cli-help-resume-match = Go on with the folder of an interrupted match.
cli-help-seed = The same seed gives the same games everywhere (but for bots that decide by the clock).
cli-help-bots = A bot for each seat: { $known }. One name stands for all seats.
cli-help-option = An option of the game; may be given several times. "clubsuit games" lists them.
cli-help-records = Write the games' records to this file (.jsonl).
cli-help-workers = How many processes; 0: one for each core. The records do not depend on it.
cli-help-workers-check = How many processes; 0: one for each core.
cli-help-resume = Go on with the records of an interrupted run.
cli-help-train-folder = Where the weights, the learning curve and what is needed to go on are kept.
cli-help-minutes = How long, earlier runs of the same training included.
cli-help-rounds = Stop after so many rounds of 65,536 decisions, earlier ones included.
cli-help-resume-train = Go on with the folder of an interrupted training.
cli-help-seed-review = The same seed gives the same numbers.
cli-help-seed-train = The same seed, workers and rounds give the same weights on the same machine.
cli-help-workers-train = How many threads play and fit; 0: one for each core.
cli-help-force = Replace the file of records.
cli-help-files = Files of records: one in a .json file, one a line in a .jsonl file.
cli-help-peers = Compare with OpenSpiel's C++ hearts and spades, and the solver with DDS (pip install "clubsuit[bench]").

cli-error = clubsuit: { $message }
cli-io-error = { $file }: { $problem }
cli-write-error = the output cannot be written: { $problem }
cli-option-form = "{ $given }" is not an option: write --option name=value
cli-option-twice = option { $option } is given twice
cli-resume-or-force = --resume goes on with the file, --force replaces it: choose one of them
cli-resume-what = --resume and --force say what to do with a file of records: name it with --records
cli-workers-range = there cannot be { $given } workers; possible: 0 (one for each core) to { $most }

games-title = { $name } ({ $game }): { $players } players
games-option = Option
games-meaning = Meaning
games-default = Default
games-values = Values
games-rule = Rule
games-default-depends = by the other options
games-play-hint = Play one: clubsuit play { $game }

simulate-playing = Playing
simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score
simulate-wins = Wins
simulate-speed = { $decisions } decisions; { $rate } a second, records included
simulate-resumed = { $games } of these games stood in the file already
simulate-written = Records: { $file }
simulate-interrupted = Interrupted: { $games } of { $wanted } games were played.
simulate-interrupted-file = Interrupted: { $games } of { $wanted } games are in { $file }. The same command with --resume goes on.
simulate-bots = { $given } bots are named, but { $wanted } seats are to be filled
simulate-games = there cannot be { $given } games
simulate-suffix = "{ $file }" must end in .jsonl: records are written one a line
simulate-exists = { $file } exists: --resume goes on with it, --force replaces it
simulate-other = { $file } does not hold the first games of this very command, so it cannot go on with it
simulate-more = { $file } holds { $given } games, more than the { $wanted } asked for

check-checking = Checking
check-good = { $file }: { $records ->
    [one] 1 record, no fault
   *[other] { $records } records, no fault
  }
check-fault = { $place }: { $message }
check-place = { $file }, line { $line }
check-place-hand = { $file }, line { $line }, hand { $hand }
check-place-action = { $file }, line { $line }, hand { $hand }, action { $action }

verify-verifying = Dealing anew
verify-nothing = { $file } has no records
verify-record = { $place }: { $holds ->
    [yes] everything holds
   *[no] not everything holds
  }
verify-commitment = { "  " }commitment: { $commitment }
verify-secret = { "  " }✓ the secret fits the commitment
verify-strings = { "  " }✓ random strings of their own: { $who }
verify-deals = { "  " }✓ { $deals ->
    [one] the first dealer and the first deal follow from them
   *[other] the first dealer and { $deals } deals follow from them
  }
verify-play = { "  " }✓ every decision and score follows from the rules
verify-fault = { "  " }✗ { $place }: { $message }

bench-measuring = Measuring
bench-title = Random decisions a second on one core, deals included
bench-game = Game
bench-rate = Decisions/s
bench-compile = Compiled in
bench-compile-seconds = { $seconds } s
bench-ratio = Ratio
bench-ratio-times = { $ratio }×
bench-note = Median of { $runs } runs. Compiled in: from an empty cache.
bench-note-peers = Ratio: to the faster of the two peers. With each card that they deal counted too, they make { $moves } moves a second.
bench-note-solver = Exact solver, deals with clubs as trumps: { $ours } a second; DDS through endplay: { $theirs }. Ratio { $ratio }×.
bench-no-peers = { $name } is not installed; get it with: pip install "clubsuit[bench]"
arena-playing = Playing
arena-title = { $game }: { $a } against { $b }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-what = Of { $a } over { $b }
arena-margin = Margin
arena-interval = 99 % interval
arena-points = points a hand
arena-mixed = points a hand, one player with partners of the other kind
arena-wins = games won, in a hundred
arena-times = Time of a decision: { $a } { $median_a } ms (one in twenty takes more than { $most_a }), { $b } { $median_b } ms ({ $most_b }).
arena-hands = { $hands } hands or games were played.
arena-resumed = { $deals } of these deals stood in the folder already.
arena-kept = Records: { $folder }
arena-interrupted = Interrupted: { $deals } of { $wanted } deals were played.
arena-interrupted-folder = Interrupted: { $deals } of { $wanted } deals are in { $folder }. The same command with --resume goes on.
arena-bots = a match is between two bots, but { $given } named; write --bots search,rule (of more than two each pair plays)
arena-not-installed = { $name } is not installed; get it with: pip install "clubsuit[arena]"
arena-page-title = { $game }: bots compared
arena-page-match = { $a } against { $b }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-page-plan = Options: { $options }. Seed: { $seed }. The same deals were played with the seats exchanged: { $hands } hands or games.
arena-page-defaults = the defaults
arena-page-figures = What the first bot has more than the second
arena-page-what = Measured
arena-page-deals = Deals
arena-page-course = Margin, deal by deal
arena-page-course-note = Points a hand of { $a } over { $b } after so many deals. The band is the interval in which the margin lies with a probability of 99 %.
arena-page-times = Times of decisions
arena-page-times-note = How many decisions took how long. Forced ones are left out.
arena-page-bot = Bot
arena-page-median = Median, ms
arena-page-p95 = 95th percentile, ms
arena-page-decisions = Decisions
arena-page-ms = milliseconds
ratings-reading = Reading
ratings-title = { $game }: ratings
ratings-player = Player
ratings-mu = Rating (mu)
ratings-sigma = Uncertain by (sigma)
ratings-games = Games
ratings-nothing = { $folder } has no records: there is no records.jsonl in it
ratings-empty = there is no record in any of these files
ratings-record = { $place }: { $problem }
ratings-seats = the record has not { $wanted } players with points
ratings-unfinished = the record's last hand is not finished
arena-one-of = --mixed, --once and --swap each say how often a deal is played; give one of them only
arena-deals = there cannot be { $given } deals
arena-exists = { $folder } exists: --resume goes on with it
arena-more = { $folder } holds { $given } deals, more than the { $wanted } asked for
arena-damaged = { $folder } is damaged at deal { $deal }, so the match cannot go on
arena-other = { $folder } holds another match than this command's, so it cannot go on with it
train-playing = Training (minutes)
train-tested = round { $round }, { $minutes } minutes, { $hands } hands: loss { $loss }; { $margin } points a hand more than rule (99 %: { $low } to { $high })
train-kept = The weights are in { $file }
train-interrupted = Interrupted. The same command with --resume goes on.
train-exists = { $folder } exists: --resume goes on with it
train-damaged = { $folder } is damaged ({ $file }), so the training cannot go on
train-other = { $folder } holds another training than this command's, so it cannot go on with it
train-torch = training needs PyTorch: pip install "clubsuit[train]"
arena-resume-what = --resume needs --folder: there the match is kept

review-reviewing = Reviewing
review-title = { $game }: the costliest decisions
review-where = Where
review-place = hand { $hand }, no. { $number }
review-player = Player
review-who = { $player } ({ $seat })
review-played = Done
review-better = Better
review-cost = Cost
review-open = Cards open
review-open-score = { $played } / { $best }
review-open-ahead = ↔ { $played } / { $best }
review-worth = { $text } ({ $chance } %, { $points })
review-note = In brackets: how many games it wins and what the hand scores, on average over deals that fit what the player saw. Cost: games in a hundred. Cards open: what the hand scores as the cards lay, after what was done and after the best choice (marked ↔: by how many points that is ahead of the only other player with cards). A cost with a question mark is unsure: chance may make as much of so few deals; more --worlds tell more.
review-player-sum = { $player }: { $decisions } decisions, { $same } as the best bot decides or as good; { $cost } games in a hundred lost by each on average
solve-solving = Solving
solve-title = { $game }, hand { $hand }: what each choice leads to, all cards open, if everybody then plays as well as can be
solve-number = No.
solve-seat = Seat
solve-done = Done
solve-choices = Value: choices
solve-value = { $value }: { $choices }
solve-note-score = Value: the score of the hand for the seat to act.
solve-note-margin = Value: by how much the seat to act scores more in this hand than the other player who still holds cards.
solve-left-out = { $number ->
    [one] 1 decision is
   *[other] { $number } decisions are
  } left out: only the play is solved, in games of three to the last eight tricks, in Climbing Clubs once two players hold cards.
solve-nothing = No decision of hand { $hand } can be solved: only the play can be, in games of three its last eight tricks, in Climbing Clubs once two players hold cards; and not play by honour.
solve-not-this = this decision cannot be solved
solve-no-such-line = { $file } has no record in line { $line }
