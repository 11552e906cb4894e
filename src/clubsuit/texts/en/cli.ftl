# The command line.
cli-help = The card games called Clubs: play them, simulate them, check their records.
cli-help-play = Open the table in the browser and play. ("clubsuit" alone does the same.)
cli-help-serve = Serve tables to others: a club's server (docs/hosting.md).
cli-help-backup = Write all tables, games and accounts of a server into one file, while it runs and people play (docs/operations.md).
cli-help-backup-file = The file of the backup.
cli-help-restore = Put a backup in the place of a server's database. Stop the server first.
cli-help-replace = Replace a database that exists already. Its data is lost.
cli-help-admin = Look after a server while it runs: its tables, its people and their reports.
cli-help-tables = List the tables whose game is not over, the last played first. No cards are shown.
cli-help-tables-listed = Only tables that the lobby lists for everyone.
cli-help-tables-all = Tables whose game is over too.
cli-help-tables-person = Only tables of this person: the beginning of their hash.
cli-help-tables-limit = How many tables at most.
cli-help-admin-table = The id of a table, the last part of its address.
cli-help-close = Close tables: remove them with their games for all players, who are told.
cli-help-close-listed = Close all tables that the lobby lists for everyone.
cli-help-close-person = Close the tables of this person whose game is not over: the beginning of their hash. With --listed, only those in the lobby.
cli-help-admin-export = Print the record of a finished game. Games that are not over show no cards, not even to the host.
cli-help-person = Show a person: account, names and number of tables. Remove their name, or delete all their data.
cli-help-person-id = The beginning of the hash that stands for the person, as "tables" and "reports" show it.
cli-help-person-account = The person whose account has this name.
cli-help-person-remove-name = Replace their name by that of an unnamed guest at all their tables.
cli-help-person-delete = Delete all their data, as they could on the page. Games that others keep stay, without their name.
cli-help-reports = List the reports of people about others, the oldest first, with the last chat lines as evidence.
cli-help-reports-handled = Mark this report as handled first, so that it is no longer listed.
cli-help-reports-delete = Delete this report first.
cli-help-reports-all = List reports that have been handled too.
cli-help-games = List the games with their options.
cli-help-rules = Show the rules of a game.
cli-help-arena = Find out which of two bots is better: the same deals, with the seats rotated.
cli-help-study = Change a rule of a game, and see what it does: the same deals in each variant of the game.
cli-help-ratings = Rate players by the matches they played (openskill), one table for each game.
cli-help-exploit = Find out how far bots are from an equilibrium: what a best response gains, exactly in a small game, and as a lower bound (--deals) in any game.
cli-help-puzzles = Find positions with one best choice, and write them to a file as puzzles.
cli-help-ratings-places = Folders of matches ("arena --folder"), or files of records.
cli-help-html = Write a page with tables and charts for a browser. It needs nothing else, and no network.
cli-help-simulate = Let bots play whole games against each other.
cli-help-train = Teach the bot "trained" a game: it plays against itself and learns from the results.
cli-help-check = Replay game records and report what breaks the rules.
cli-help-conform = Check that a game, such as one of your own, meets the requirements of every game.
cli-help-fork = Copy a game under a new name, to change its rules.
cli-help-fork-name = Name of the copy and of its package: lower-case letters, digits and underscores.
cli-help-set = Play with another constant of the rules, such as PER_TRICK=20 in Free Clubs (free-clubs:PER_TRICK=20 where the command names no game); clubsuit games lists them. Can be given several times.
cli-help-positions = How many random positions to check, in turn in each variant of the game.
cli-help-export = Write every decision of game records as a row of a table: Parquet, CSV or Arrow. Needs the extra “frame”.
cli-help-verify = Deal every hand of finished games again from the secret and the players' random strings, and compare.
cli-help-solve = Work out what every choice of a hand was worth with all cards open.
cli-help-review = Show what each decision of a game was worth, the costliest first.
cli-help-review-hand = Only this hand, from 1.
cli-help-review-seat = Only this seat, from 0.
cli-help-review-worlds = How many deals to try for each decision, all fitting what the player saw.
cli-help-review-top = How many of the costliest decisions to show.
cli-help-solve-record = A file with one game record (.json), or with one on each line (.jsonl).
cli-help-solve-hand = Which hand of the game, from 1.
cli-help-solve-line = Which record of the file, by its line.
cli-help-bench = Measure random decisions per second on one core.

cli-help-game = A game: { $known }.
cli-help-game-play = The game to begin with: { $known }.
cli-help-lang = The language of the command and of its results: en, de, fr or nl. Default: that of the environment variable LANG.
cli-lang-unknown = there is no language "{ $language }"; known: { $known }
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-errors = Error
cli-help-version = Show the version.
cli-help-port = The port on this machine. Default: any free one.
cli-help-no-browser = Do not open the browser.
cli-help-host = The address to listen at. Default: this machine only; 0.0.0.0: all of its networks.
cli-help-name = A name by which browsers call this server ("club.example"); may be given several times.
cli-help-metrics = Where Prometheus can read this server's numbers ("9182", or with a host before it).
cli-help-unfinished = Days after which an unfinished game that nobody has played on is removed. 0: never.
cli-help-finished = Days after which a finished game is removed. 0: never.
cli-help-json-log = Log as JSON, one object on each line.
cli-help-database = A PostgreSQL database for the tables ("postgresql://…") instead of a folder.
cli-help-push = A push service that tells people it is their turn while the page is closed; may be given several times. Default: those of all usual browsers. "off": none.
cli-help-limit = A limit on what one address may ask of the server, such as "sockets=600" or "tables=50/hour"; may be given several times.
cli-help-redis = Redis or Valkey ("redis://…"), so that several servers on one database tell each other at once what happens.
cli-help-data = The folder for games and settings. Default: your data folder.
cli-help-json = Print one JSON object for programs.
cli-help-games-number = How many games.
cli-help-deals = How many deals; each is played with the bots in every arrangement of seats.
cli-help-arena-bots = Two bots, A and B, or more, of which each pair plays: { $known }. Bots that search can have a budget: search:200ms, search:64. Your own: my_module:MyBot, trained:PATH with the weights in a file, or "cmd:./my_bot", a program (docs/engines.md).
cli-help-exploit-bots = One or more of { $known }, separated by commas. cfr+ is an equilibrium of a game of two players.
cli-help-exploit-deals = Instead of an exact answer, in any game: play this number of deals with a bot that searches against each bot, for a lower bound.
cli-help-exploiter = With --deals: the bot that plays against each bot, such as trained:PATH from clubsuit train --against. Without it: a bot that searches.
cli-help-iterations = Iterations of cfr+.
cli-help-puzzles-out = The file to write (.jsonl): one puzzle on each line.
cli-help-puzzles-number = How many puzzles.
cli-help-puzzles-grades = The grades to look for, separated by commas: { $known }.
cli-help-puzzles-records = Look for a player's own mistakes in this file of records, not in games of bots.
cli-help-puzzles-seat = With --records: the seat of the player. Default: all seats.
cli-help-puzzles-resume = Continue an interrupted search from its file.
cli-help-puzzles-force = Replace the file.
cli-help-whole-games = Play whole games, not single hands.
cli-help-sprt = Stop as soon as the margin is clear: a sequential test (SPRT) of LOW against HIGH points per hand. Then --deals is the maximum. Both error rates are 5 %, unless they follow: LOW,HIGH,ALPHA,BETA.
cli-help-once = Play each deal only twice: with the first bot in one seat, which changes from deal to deal, and the second bot in all others; then with the second bot in all seats. Far quicker for the same certainty.
cli-help-swap = Play each deal only twice: with the first bot in one seat, which changes from deal to deal, and the second bot in all others; then with the two bots exchanged.
cli-help-mixed = In team games: in how many deals, from the first on, each bot also gets a partner of the other kind. Default: all; 0: none.
cli-help-time = Milliseconds per decision for bots that search, unless their name says otherwise.
cli-help-folder = Keep the records and the result of each deal in this folder.
cli-help-resume-match = Continue an interrupted match from its folder.
cli-help-vary = What to vary: an option with its values (--vary target=7,11), or game=NAME,NAME for the game itself. Repeat it to combine several. The first values are the base that all others are compared with.
cli-help-study-set = Constants of the rules to vary, with their values, such as DAME_POINTS=5,10; "clubsuit games" lists them. Repeat it to combine several.
cli-help-study-bots = Two or more kinds of bots, separated by commas. Each kind plays in all seats, and the results of each kind stand apart.
cli-help-study-deals = How many deals at most; each is played in every variant, by every kind of bot, with each seat as the dealer.
cli-help-study-whole-games = Play whole games or single hands. Default: hands, but games if the target varies.
cli-help-metric = The metric that the study is about, fixed before the first deal: a name from docs/metrics.md, or NAME:PART. Some need --whole-games, --what-if or --skill.
cli-help-precision = Stop as soon as the 99 % intervals of that metric's differences have at most this half width. It is checked ten times, and the intervals are wider for it.
cli-help-study-skill = Also measure skill: what each bot of a ladder gains over the one before, for example { $ladder }.
cli-help-what-if = Also find out what each option of a choice brings: one choice of each hand is played on with each of its options.
cli-help-luck = Play each deal once more with other seeds of the bots, to measure how much is luck.
cli-help-rotate = Play each deal once with each seat as the dealer, or only once.
cli-help-study-html = Write a report for a browser: findings, charts and tables. It needs nothing else, and no network.
cli-help-study-tables = Write the values and differences as Parquet and CSV into this folder. Needs the extra “frame”.
cli-help-study-resume = Keep finished deals in this file, and continue after them if it has some of the same study.
cli-help-seed = The same seed gives the same games everywhere (except with bots that decide by the clock).
cli-help-bots-play = Bots of your own that the table offers too: my_module:MyBot, trained:PATH with the weights in a file, or "cmd:./my_bot", a program (docs/engines.md); several with commas.
cli-help-bots = A bot for each seat: { $known }, or your own: my_module:MyBot, trained:PATH with the weights in a file, or "cmd:./my_bot", a program (docs/engines.md). One name stands for all seats.
cli-help-option = An option of the game; repeat it to give several. "clubsuit games" lists them.
cli-help-records = Write the games' records to this file (.jsonl).
cli-help-workers = How many processes; 0: one for each core. The records do not depend on it.
cli-help-workers-check = How many processes; 0: one for each core.
cli-help-executor = Run on several machines instead of on --workers: ray starts Ray on this machine, ray:ADDRESS and dask:ADDRESS use a cluster, mpi uses the processes of mpiexec. The results do not depend on it.
cli-help-shard = Play only part K of N equal parts; "clubsuit join" joins the results of all parts.
cli-help-join = Join the results of the parts of a run (--shard).
cli-help-join-parts = The result of each part: the output of "simulate --json" in a file, the folder of "arena", or the file of "study --resume".
cli-help-join-records = Join the records of simulations into this file (.jsonl).
cli-help-join-folder = Join the folders of matches into this new folder.
cli-help-resume = Continue an interrupted run from its file of records.
cli-help-train-folder = Where to keep the weights, the learning curve and what is needed to continue.
cli-help-minutes = How long to train, earlier runs of the same training included.
cli-help-rounds = Stop after this number of rounds, earlier ones included.
cli-help-resume-train = Continue an interrupted training from its folder.
cli-help-seed-review = The same seed gives the same numbers.
cli-help-seed-train = The same seed, workers and rounds give the same weights on the same machine.
cli-help-workers-train = How many threads play and learn; 0: one for each core.
cli-help-method = How to train: { $known }. ppo trains a policy by self-play; monte-carlo trains a network that values choices, and needs the features of the game (docs/train.md).
cli-help-device-train = cpu, or cuda: an NVIDIA GPU. With ppo, the games are played there too (the extra “gpu”).
cli-help-against = With ppo: a bot that plays all seats but one (in team games, all teams but one): rule, trained, or trained:PATH with a policy. The network learns to exploit this bot (docs/yardstick.md).
cli-help-reward = With ppo: what the network learns to gain, { $known }: points of a hand, or the chance to win the game (on the processor only).
cli-help-force = Replace the file of records.
cli-help-files = Files of records: one record in a .json file, one on each line of a .jsonl file.
cli-help-export-records = File of records: .jsonl or .json.
cli-help-export-table = The table to write: .parquet, .csv, .arrow or .feather.
cli-help-export-force = Replace the table if it exists.
cli-help-peers = Compare with OpenSpiel, RLCard, PettingZoo and pgx, each in an environment of its own, and the solver with DDS (the extra “bench”).
cli-help-device = cpu, or cuda: an NVIDIA GPU (the extra “gpu”).
cli-help-bench-game = With --device cuda: measure only this game. Can be repeated.
cli-help-bench-batch = With --device cuda: how many games are played at once. Can be repeated.

cli-error = clubsuit: { $message }
cli-io-error = { $file }: { $problem }
cli-write-error = cannot write the output: { $problem }
cli-option-form = "{ $given }" is not an option: write --option name=value
cli-option-twice = option { $option } is given twice
cli-resume-or-force = --resume continues the file, --force replaces it: choose one of them
cli-resume-what = --resume and --force say what to do with a file of records: name it with --records
cli-without = { $option } has no effect without { $needed }
cli-with = { $option } has no effect with { $stronger }
cli-data-or-database = --data and --database (or the variable CLUBSUIT_DATABASE) both say where the tables are: give only one of them
cli-workers-range = there cannot be { $given } workers; possible: 0 (one for each core) to { $most }

games-title = { $name } ({ $game }): { $players } players
games-option = Option
games-meaning = Meaning
games-house = { $meaning } (house rule)
games-default = Default
games-values = Values
games-rule = Rule
games-default-depends = depends on the other options
games-play-hint = Play it: clubsuit play { $game }

simulate-playing = Playing
simulate-compiling = Compiling the game (once)
simulate-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
  }, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean score
simulate-wins = Wins
simulate-speed = { $decisions } decisions, { $rate } per second{ $records ->
    [yes] , records included
   *[no] {""}
  }
simulate-resumed = { $games } of these games were already in the file
simulate-written = Records: { $file }
simulate-interrupted = Interrupted: { $games } of { $wanted } games were played.
simulate-interrupted-file = Interrupted: { $games } of { $wanted } games are in { $file }. The same command with --resume continues.
simulate-worker-lost = a worker process was killed, probably because memory ran out, after { $games } of { $wanted } games; fewer --workers need less, and with --records the run could be continued
simulate-worker-lost-file = a worker process was killed, probably because memory ran out; { $games } of { $wanted } games are in { $file }: the same command with --resume continues, and fewer --workers need less memory
simulate-executor-lost = { $problem }; { $games } of { $wanted } games were played, and with --records the run could be continued
simulate-executor-lost-file = { $problem }; { $games } of { $wanted } games are in { $file }: the same command with --resume continues
simulate-bots = { $given } bots are named, but there are { $wanted } seats
simulate-games = there cannot be { $given } games
simulate-suffix = "{ $file }" must end in .jsonl: records are written one on each line
simulate-exists = { $file } exists: --resume continues it, --force replaces it
puzzle-suffix = "{ $file }" must end in .jsonl: puzzles are written one on each line
puzzle-grade = there is no grade "{ $given }"; possible: { $known }
simulate-other = { $file } was begun by another command, so this one cannot continue it
simulate-more = { $file } holds { $given } games, more than the { $wanted } asked for
shard-form = "{ $given }" is no part of a run: write for example 3/8 for the third of eight parts
shard-many = part { $shard } is impossible: there are only { $given } games or deals to share out
shard-folder = --shard needs --folder, whose content "clubsuit join" joins
shard-sprt = a match with a sequential test cannot be played in parts, because each deal decides whether the next one is played
join-no-part = { $file } is not the result of one part of a run (--shard)
join-unfinished = part { $shard } in { $file } is not finished: play it with --resume to its end
join-other = { $file } is part of another run than { $first }
join-twice = part { $shard } is there twice, the second time in { $file }
join-missing = part { $shard } is missing
join-exists = { $file } exists: name a new one
join-folder = these are folders of matches: name the new folder with --folder
join-unused = { $option } has no effect on { $kind ->
    [study] the parts of a study
    [match] the folders of matches
   *[games] the results of simulations
  }
join-no-records = { $file } names no records: play the part with --records
join-records = { $file } does not hold the records that its part has written

export-reading = Reading
export-written = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions
export-exists = { $file } exists: --force replaces it
frame-source = "{ $file }" must end in .jsonl or .json
frame-target = "{ $file }" must end in one of { $endings }
frame-path = "{ $given }" is not the path of a file
games-constant = Constant
constants-form = "{ $given }" must have the form GAME:NAME=VALUE, such as free-clubs:PER_TRICK=20
constants-unknown = { $game } has no constant { $name }; known: { $known }
constants-none = { $game } has no constants that can be set
constants-value = { $name } is a whole number from { $low } to { $high }, not { $value }
constants-other = --set changes { $other }, but the game is { $game }
constants-twice = --set sets { $name } twice
constants-no-table = { $game } cannot be played at a table, because the page shows the usual rules: copy the game with clubsuit fork
game-constants = { $game } is not known here: name it in --set, or in the variable CLUBSUIT_GAMES
constant-TRICK_POINTS = Points for each trick
constant-CLUB_POINTS = Points for each club taken
constant-DAME_POINTS = Points for the queen of diamonds
constant-ALL_BONUS = Extra points for a side that takes all points of a hand
constant-LAST_TRICK_POINTS = Extra points for the last trick
constant-PER_TRICK = Points for each trick
constant-MOST_DIAMONDS = Points for the most diamonds; half of it each if shared
constant-HEART_ACE = Points for the ace of hearts
constant-NO_SPADE = Points for taking no spade
constant-KING_CARDS = Number of cards that a King in the auction costs
constant-LOWEST_BONUS = The lowest bonus card above 0
constant-SECOND_BONUS = The second-lowest bonus card above 0
constant-THIRD_BONUS = The third bonus card above 0
constant-FOURTH_BONUS = The fourth bonus card above 0
constant-HIGHEST_BONUS = The highest bonus card
constant-BONUS_OF_TWO = The bonus card of a game of two
fork-copied = { $folder } is a complete copy of { $game }.
fork-first = Edit first:
fork-rules = the rules
fork-options = the options
fork-words = the texts of actions, refusals and scores
fork-knowledge = what bots know
fork-page = the rules for players
fork-messages = the name of the game and other messages
fork-next = Then:
fork-exists = { $place } already exists: choose another name, or move it away
fork-name = { $given } cannot be the name of a copy: use lower-case letters, digits and underscores, with a letter first
fork-taken = there already is a game or a Python module { $given }: choose another name
fork-homeless = { $game } cannot be copied, because no module declares it as RULES with a line id = "{ $game }"
conform-checking = Checking
conform-met = ✓ { $requirement } ({ $checks } checked)
conform-unmet = ✗ { $requirement }: { $why }
conform-again = { "  " }again: { $call }
conform-unknown = there is no requirement "{ $given }"; known: { $known }
conform-no-rules = check_game takes the declaration of a game, RULES of its module, not { $given }
conform-unregistered = the game { $game } is not registered, and its module does not declare it as RULES: call clubsuit.register, or name the module in CLUBSUIT_GAMES
conform-hands = no card may be in two hands, and hands hold only cards of the deck. Found: { $found }. Look at deal and apply: they must move cards, never copy them
conform-replay = a replayed record must give the same state, byte for byte. Different: { $found }. Look at apply, which may depend only on the state and the action, and at the fields that a deal must set again
conform-views = a view, and what bots choose by it, may depend only on what its seat may know. Different after hidden cards were dealt again (seat, fields): { $found }. Look at view, which copies only what the seat sees, at sample, which must fit it, and at what apply concludes about hidden cards, such as what a seat lacks
conform-samples = a sampled state must be playable to the end of the hand. Found: { $found }. Look at sample: it must deal every hidden card, to each hand the right number, and reset me
conform-texts = the text of each legal action must be read as this action, and no two may share a text. Found: { $found }. Look at the methods text and read of the words
conform-nonsense = an invalid text must be refused with an error of Clubsuit, and change nothing. Found: { $found }. Look at the methods read and refusal of the words
conform-explanations = each card must be legal, or a message must explain why it is not. Found: { $found }. Look at the method refusal of the words: it returns a rule and a message
conform-schema = a view must fit the page’s schema, and name a rule of the rules page. Found: { $found }. Look at the game’s texts, at prompt, and at the rule numbers of the declaration
conform-common = what all seats see must be the same in all views, and no card of a trick is hidden. Found: { $found }. Look at the methods seen and receiver of the words
conform-scores = the lines of a score must add up to the score of each seat or team. Found (seat, score, sums): { $found }. Look at score_lines, and at the end of a hand in apply
conform-matching = the cards of a legal action must lead to this action, and only to legal ones. Found: { $found }. Look at the method cards_of of the words
conform-ends = a random game must come to its end, with winners and a record that replays. Found: { $found }. Look at the end of a hand in apply: it sets OVER and the winners when the target is reached
conform-refusals = a decision out of turn, by a wrong seat or at a wrong time must be refused with TurnError. Not refused: { $found }. Look at the fields turn and phase, which apply must keep
conform-options = an unknown option and an invalid target must be refused. Not refused: { $found }. Look at the options of the declaration
records-empty = { $file } has no record
records-game = { $given } has other ids and observations than { $wanted }, the first record; put each game into a file of its own
check-checking = Checking
check-good = { $file }: { $records ->
    [one] 1 record, no fault
   *[other] { $records } records, no fault
  }
check-fault = { $place }: { $message }
check-place = { $file }, line { $line }
check-place-hand = { $file }, line { $line }, hand { $hand }
check-place-action = { $file }, line { $line }, hand { $hand }, action { $action }

verify-verifying = Dealing again
verify-nothing = { $file } has no records
verify-record = { $place }: { $holds ->
    [yes] every deal was fair
   *[no] something is wrong
  }
verify-unchecked = { $place }: { $why }
verify-commitment = { "  " }commitment: { $commitment }
verify-secret = { "  " }✓ the secret matches the commitment
verify-strings = { "  " }✓ random strings came from: { $who }
verify-promises = { "  " }✓ { $late ->
    [0] each of these strings was promised before any was shown
    [one] each of these strings was promised before any was shown; one never came, so its promise was used in its place
   *[other] each of these strings was promised before any was shown; { $late } never came, so their promises were used in their places
  }
verify-deals = { "  " }✓ { $deals ->
    [one] dealing again gives the same first dealer and the same deal
   *[other] dealing again gives the same first dealer and all { $deals } deals
  }
verify-play = { "  " }✓ every decision and score follows the rules
verify-bot = { "    " }{ $player }: the bot { $bot } took { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }
verify-fault = { "  " }✗ { $place }: { $message }

bench-measuring = Measuring
bench-title = Random decisions per second on one core, deals included
bench-game = Game
bench-rate = Decisions/s
bench-compile = Compiled in
bench-compile-seconds = { $seconds } s
bench-note = Median of { $runs } runs. Compiled in: from an empty cache.
bench-note-solver = Exact solver, deals with clubs as trumps: { $ours } per second; DDS through endplay: { $theirs }. Ratio { $ratio }×.
bench-peers-measuring = Measuring other packages
bench-peers-no-cache = the packages to compare with need a folder for their environments; name one with CLUBSUIT_CACHE
bench-peers-games = Random decisions per second of processor time on one core, deals included
bench-peers-bare = Bare loop
bench-peers-single = One game
bench-peers-single-observations = One game, with observations
bench-peers-batched = Batch
bench-peers-batched-observations = Batch, with observations
bench-peers-memory = 100,000 games
bench-peers-megabytes = { $scaled ->
    [yes] ≈ { $megabytes } MB
   *[no] { $megabytes } MB
  }
bench-peers-note = The best of three runs each. The median run had { $share } % of its core: less than about 95 means that the machine was busy. ≈: computed from fewer than { $games } games.
bench-peers-packages = Packages, each in an environment of its own
bench-peers-package = Package
bench-peers-import = Import (CPU s)
bench-peers-installed = Installed (MB)
bench-peers-random-game = Lines: a random game
bench-peers-bot = Lines: a bot
bench-peers-training = Lines: training
bench-peers-gap = { $peer }, { $about }: { $why ->
    [observations-included] observations cannot be left out
    [no-batch] plays one game at a time
    [no-loop] has no other loop than that with observations
    [install] cannot be installed here: { $detail }
    [timeout] took too long
   *[crash] failed: { $detail }
  }
bench-peers-interrupted = Interrupted before everything was measured.
bench-gpu-title = Random decisions per second on one GPU, deals included
bench-gpu-batch = { $games } games
bench-gpu-card = Measured on: { $card } (CUDA { $driver }), with { $packages }.
bench-gpu-note = The fastest of { $runs } runs. Compiled in: for the GPU, without a cache.
bench-device = there is no device "{ $given }"; known: { $known }
bench-only = { $option } is only for --device { $device }
bench-environments = Random steps per second in clubsuit.vector, with { $one } games for one thread and { $two } for two
bench-masks = { $threads ->
    [one] Masks, 1 thread
   *[other] Masks, { $threads } threads
  }
bench-observations = { $threads ->
    [one] With observations, 1 thread
   *[other] With observations, { $threads } threads
  }
arena-playing = Playing
arena-title = { $game }: { $a } against { $b }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
arena-what = How far { $a } is ahead of { $b }
arena-margin = Margin
arena-interval = 99 % interval
arena-points = points per hand
arena-mixed = points per hand, with one partner of the other kind
arena-wins = games won, in percentage points
arena-times = Time of a decision: { $a } { $median_a } ms (one in twenty takes more than { $most_a }), { $b } { $median_b } ms ({ $most_b }).
arena-hands = { $deals ->
    [one] One deal in { $seatings } seatings
   *[other] { $deals } deals in { $seatings } seatings each
  }: { $hands } { $unit ->
    [games] whole games
   *[hands] hands
  }.
arena-hands-mixed = { $mixed ->
    [one] One deal in { $all } seatings
   *[other] { $mixed } deals in { $all } seatings each
  }, and { $rest ->
    [one] one in { $few }
   *[other] { $rest } in { $few } each
  }: { $hands } { $unit ->
    [games] whole games
   *[hands] hands
  }.
arena-sprt-low = Sequential test: after { $deals } deals, the margin is rather { $low } than { $high } points per hand. If it were { $high }, the test would still say so in about { $beta } % of matches.
arena-sprt-high = Sequential test: after { $deals } deals, the margin is rather { $high } than { $low } points per hand. If it were { $low }, the test would still say so in about { $alpha } % of matches.
arena-sprt-open = Sequential test: { $deals } deals do not tell whether the margin is rather { $low } or { $high } points per hand. The log-likelihood ratio is { $llr }; the test ends at { $bottom } and { $top }.
arena-resumed = { $deals } of these deals were already in the folder.
lost-turns = { $bot } lost { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } to the bot rule{ $told ->
    [yes] . The first time: { $why }
   *[no] .
  }
arena-kept = Records: { $folder }
arena-interrupted = Interrupted: { $deals } of { $wanted } deals were played.
arena-worker-lost = a worker process was killed, probably because memory ran out, after { $deals } of { $wanted } deals; fewer --workers need less, and with --folder the match could be continued
arena-worker-lost-folder = a worker process was killed, probably because memory ran out; { $deals } of { $wanted } deals are in { $folder }: the same command with --resume continues, and fewer --workers need less memory
arena-executor-lost = { $problem }; { $deals } of { $wanted } deals were played, and with --folder the match could be continued
arena-executor-lost-folder = { $problem }; { $deals } of { $wanted } deals are in { $folder }: the same command with --resume continues
arena-interrupted-folder = Interrupted: { $deals } of { $wanted } deals are in { $folder }. The same command with --resume continues.
arena-bots = a match needs two bots, not { $given }: write --bots search,rule (with more than two, each pair plays)
not-installed = { $name } is not installed; get it with: { $how }
install-here = ./scripts/install.sh requirements/{ $lock }.txt
install-from-elsewhere = (cd { $folder } && ./scripts/install.sh requirements/{ $lock }.txt)
install-pip = { $python } -m pip install { $packages }
install-pipx = pipx inject { $environment } { $packages }
install-uv = uv pip install --python { $python } { $packages }
install-uv-tool = uv tool install { $tool } { $packages }
server-not-installed = the server needs the package { $package }; get it with: { $how }
arena-page-title = { $game }: bots compared
arena-page-match = { $a } against { $b }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-page-plan = Options: { $options }. Seed: { $seed }.
arena-page-defaults = the defaults
arena-page-figures = How far the first bot is ahead of the second
arena-page-what = Measured
arena-page-deals = Deals
arena-page-course = Margin as deals are added
arena-page-course-note = How far { $a } is ahead of { $b }, in points per hand, after each number of deals. The true margin lies within the band with a probability of 99 %.
arena-page-times = Time per decision
arena-page-times-note = How many decisions took how long, without those where there was only one choice.
arena-page-bot = Bot
arena-page-median = Median, ms
arena-page-p95 = 95th percentile, ms
arena-page-decisions = Decisions
arena-page-ms = milliseconds
ratings-reading = Reading
ratings-title = { $game }: ratings
ratings-player = Player
ratings-mu = Rating (mu)
ratings-sigma = Uncertainty (sigma)
ratings-games = Games
ratings-nothing = { $folder } has no records: it contains no records.jsonl
ratings-empty = none of these files contains a record
ratings-record = { $place }: { $problem }
ratings-seats = the record does not have { $wanted } players with points
ratings-unfinished = the record's last hand is not finished
study-playing = Playing (deals)
study-estimate = About { $time } (hours:minutes:seconds): { $deals } deals, each { $seconds } seconds in one process; processes: { $workers }.
study-estimate-most = At most about { $time } (hours:minutes:seconds): { $deals } deals, each { $seconds } seconds in one process; processes: { $workers }.
study-title = { $game }: a study of { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, seed { $seed }
study-by-clock = Some of these bots decide by the clock, so another run repeats only the deals.
study-by-chance = { $count ->
    [one] { $bots } decides partly by chance; the intervals allow for that.
   *[other] { $bots } decide partly by chance; the intervals allow for that.
}
study-other-deals = Some variants have other cards or hands, so they were played on deals of their own, not on those of the base.
study-precise = The study ended early, because the precision is reached.
study-skill = Skill
study-metric-column = Metric
study-note = In brackets: 99 % intervals. docs/metrics.md defines the metrics, and --json prints all values and differences.
study-primary = { $metric }, { $bot }: { $value }
study-difference = { $metric }, { $bot }: { $variant } compared with { $base }: { $value }
study-same-order = All bots rank the variants by { $metric } in the same order: { $order }
study-unclear-order = The order of the variants by { $metric } is not clear, because not all their differences are.
study-contradicted = The bots rank the variants by { $metric } in different orders, and that is not chance.
study-nothing = { $metric }: nothing was measured, because it did not occur in any hand, or because these bots never decide by chance.
study-unmoved = With { $variant }, these bots made the same choices in every hand as with the first variant: { $bots }. Only the scores and the choices on offer can differ.
study-left-out = Left out, because they have many parts (--json prints them): { $metrics }
study-part-played = Part { $shard }: { $deals } deals are in { $file }. "clubsuit join" joins the files of all parts.
study-interrupted = Interrupted: { $deals } of { $wanted } deals count. With --resume FILE, a study can be continued.
study-interrupted-file = Interrupted: { $deals } of { $wanted } deals are in { $file }. The same command continues.
study-worker-lost = a worker process was killed, probably because memory ran out, after { $deals } of { $wanted } deals; fewer --workers need less, and with --resume FILE the study could be continued
study-worker-lost-file = a worker process was killed, probably because memory ran out; { $deals } of { $wanted } deals are in { $file }: the same command continues, and fewer --workers need less memory
study-executor-lost = { $problem }; { $deals } of { $wanted } deals were played, and with --resume FILE the study could be continued
study-executor-lost-file = { $problem }; { $deals } of { $wanted } deals are in { $file }: the same command continues
study-bots = a study needs at least two different kinds of bots, not { $given }: what one kind shows may be due to the bot, and not to the rule
study-ladder = a ladder for the metrics of skill needs at least two bots, each of them once
study-deals = there cannot be { $given } deals: a study has from 1 to { $most }
study-precision = a precision cannot be { $given }: it is half the width of an interval, a number above 0
study-metric = there is no metric "{ $given }"; known: { $known }
study-not-measured = "{ $metric }" is not measured in this study: { $needs ->
    [whole-games] it is about whole games, so add --whole-games
    [what-if] add --what-if
    [skill] add a ladder of bots, such as --skill random,casual,rule
    [luck] leave out --no-luck
   *[vary] it compares variants on the same deals, so vary something that keeps the deals
  }
study-part = "{ $metric }" has no part "{ $given }"; known: { $known }
study-parts = "{ $metric }" has a value for each { $by ->
    [seat] seat
    [role] role (such as swapper)
    [handicap] handicap (such as 10S)
    [option] option (such as swap)
    [step] step of the ladder
    [what] kind of change
   *[other] part
  } alone, so name one: { $metric }:PART; known: { $known }
study-vary-form = "{ $given }" varies nothing: write NAME=VALUE,VALUE, for example target=7,11
study-set-form = "{ $given }" sets nothing: write NAME=VALUE,VALUE, for example DAME_POINTS=5,10
study-vary-constant = "{ $name }" is a constant of the rules and not an option: use --set { $name }=VALUE,VALUE
study-set-option = "{ $name }" is an option and not a constant of the rules: use --vary { $name }=VALUE,VALUE
study-vary-twice = "{ $name }" is varied twice: list all its values in one --vary
study-vary-values = "{ $name }" needs at least one value, and each value once
study-variants = these are { $given } variants, and a study has at most { $most }: vary less
study-other = { $file } holds another study, so this one cannot continue it
study-damaged = { $file } is damaged at line { $line }, so the study cannot be continued
study-no-result = this is not the result of a study in the format { $wanted }
study-shard-file = --shard needs --resume FILE, whose content "clubsuit join" joins
study-shard-precision = a study with --precision cannot be played in parts, because the deals of all parts decide whether it goes on
study-shard-many = part { $shard } is impossible: there are only { $given } blocks of deals to share out
study-shard-page = one part of a study has no page and no tables: "clubsuit join" writes them from the files of all parts (--html, --tables)
exploit-title = { $game }: what a best response gains
exploit-bot = Bot
exploit-seat = Seat
exploit-value = Value
exploit-gain = Gain
exploit-share = of the mean stake
exploit-sum = sum
exploit-note = { $kind ->
    [margin] Value and gain are margins of a hand: the points of the seat minus those of the other. The sum of the gains is NashConv, and half of it is the exploitability.
   *[points] Value and gain are points of a hand. Each gain is a component of NashConv, which is their sum.
  } Seat 0 deals. The mean stake is { $stake } points: the mean absolute score of a hand if "rule" plays all seats.
exploit-bounds-title = { $game }: what one searching seat gains
exploit-exploiter = Exploiter
exploit-bounds-note = The exploiter plays one seat (in team games, one team) against the bot in all others; the bot's own result with the same deals is subtracted. Gains are points of a hand. A better exploiter may gain more, so the lower end of an interval is a lower bound.
exact-game = exact answers about { $game } are not possible: its cards come from two packs
exact-too-large = this game has { $deals } deals, and exact answers need at most { $most }: make it smaller with the options ranks and hand_size, or add --deals 400 to clubsuit exploit for a lower bound
exact-too-many-nodes = the tree of this game has more than { $most } nodes: make it smaller with the options ranks and hand_size
exact-two = cfr+ finds equilibria of two players only, and { $game } has more
exact-bot = the probabilities of "{ $bot }" are not known exactly; possible: { $known }
arena-one-of = --mixed, --once and --swap each say how often a deal is played; give only one of them
arena-time = --time has no effect: it is for bots that search and have no budget in their names, and there is none
arena-sprt = a sequential test cannot be { $given }: write LOW,HIGH in points per hand, LOW below HIGH, for example 0,0.5; two error rates above 0 and below 0.5 can follow, for example 0,0.5,0.05,0.05
arena-deals = there cannot be { $given } deals
arena-exists = { $folder } exists: --resume continues it
arena-more = { $folder } holds { $given } deals, more than the { $wanted } asked for
arena-damaged = { $folder } is damaged at deal { $deal }, so the match cannot be continued
arena-other = { $folder } holds a match that another command began, so this one cannot continue it
train-playing = Training (minutes)
train-tested = round { $round }, { $minutes } minutes, { $hands } hands: loss { $loss }; { $margin } points per hand more than { $bot } (99 %: { $low } to { $high }) { $bars }
train-kept = These weights are the bot trained:{ $file }
train-minutes = Minutes
train-margin = Points per hand more than { $bot }
train-curve = { $bars } The learning curve: { $file }
train-features = { $game } gave the network feature { $told }: feature numbers must be below the { $number } that its Features declare, which may be at most { $most }
train-no-features = { $game } has no features, so a network cannot learn it: training needs the features of its Knowledge
train-interrupted = Interrupted. The same command with --resume continues.
train-method = there is no method "{ $given }" of training; known: { $known }
train-reward = there is no reward "{ $given }" of training; known: { $known }
train-win = the reward win needs --method { $method } and --device { $device }
train-against-method = a training against a bot needs --method { $method }
train-against = a training cannot be against { $bot }: choose rule (on the processor only), or a bot with a policy, such as trained:PATH
train-exists = { $folder } exists: --resume continues it
train-damaged = { $folder } is damaged ({ $file }), so the training cannot be continued
train-other = { $folder } holds a training that another command began, so this one cannot continue it
arena-resume-what = --resume needs --folder, where the match is kept

review-reviewing = Reviewing
review-title = { $game }: the costliest decisions
review-where = Where
review-place = hand { $hand }, no. { $number }
review-player = Player
review-who = { $player } ({ $seat })
review-played = Chosen
review-better = Better
review-cost = Cost
review-open = Cards open
review-open-score = { $played } / { $best }
review-open-ahead = ↔ { $played } / { $best }
review-worth = { $text } ({ $chance } %, { $points })
review-note = In brackets: games won, in percent, and points in the hand, on average over deals that fit what the player saw. Cost: how much the decision lowered the chance to win, in 100. “=” means perhaps as much as the one above, “?” perhaps mere luck (a higher --worlds tells more). Cards open: the points of the hand with the cards as they really lay, after this choice and after the best one. Marked ↔: points ahead of the only other player with cards.
review-player-sum = { $player }: { $decisions } decisions, { $same } of them as good as the best bot's; on average a decision lowered the chance to win by { $cost } in 100
solve-solving = Solving
solve-title = { $game }, hand { $hand }: what each choice leads to with all cards open and perfect play from there on
solve-number = No.
solve-seat = Seat
solve-done = Chosen
solve-choices = Value: choices
solve-value = { $value }: { $choices }
solve-note-score = Value: the points of the hand for the player to act.
solve-note-margin = Value: by how many points the player to act ends ahead of the other player who still holds cards.
solve-left-out = { $number ->
    [one] 1 decision is
   *[other] { $number } decisions are
  } left out. Only card play is solved: with three players the last eight tricks, and Climbing Clubs once only two players hold cards.
solve-nothing = No decision of hand { $hand } can be solved. Only card play can: with three players the last eight tricks, and Climbing Clubs once only two players hold cards. Honour play cannot.
solve-not-this = this decision cannot be solved
solve-no-such-line = { $file } has no record in line { $line }

cli-help-lan = Let everybody in this local network play too: prints the address for them, and a QR code.

backup-done = Backup: { $file }. It contains hidden cards and keys: keep it as safe as the database.
backup-no-folder = there is no folder { $folder }: create it first, readable only by its owner (mkdir -m 700)
backup-exists = { $file } exists: name a new file
backup-failed = the database cannot be copied ({ $problem })
backup-program = { $program } is not on the path: install the programs of PostgreSQL (on Debian: apt install postgresql-client)
backup-program-failed = { $program } failed: { $problem }
restore-done = Restored: { $place }, from { $file }. You can start the server.
restore-empty = { $file } is empty
restore-unknown = { $file } is not a backup of Clubsuit
restore-foreign = { $file } is not a database of Clubsuit
restore-newer = { $file } is from a newer version of Clubsuit (schema { $version }): update Clubsuit first
restore-damaged = { $file } is damaged ({ $problem })
restore-in-use = { $file } is the database of a server, not a backup: make one with "clubsuit backup"
restore-folder = { $file } is the backup of a folder: name the folder with --data, without a database
restore-address = { $file } is the backup of a PostgreSQL database: name the database with --database
restore-itself = { $file } is the database itself
restore-exists = { $place } has a database already: --replace replaces it, and its data is lost
restore-running = another program uses the database: stop the server first
restore-failed = the database cannot be replaced ({ $problem }); nothing has changed

admin-no-data = { $folder } has no games of a server
admin-no-report = there is no report { $id }
admin-no-reports = There are no open reports.
admin-no-tables = There are no such tables.
admin-table = { $id }  { $game }, { $state ->
    [new] not begun
    [over] over
   *[plays] hand { $hand }
  }{ $listed ->
    [yes] , listed
   *[no] {""}
  }, { $at }
admin-no-table = there is no table { $id }
admin-closed = Closed: { $id }
admin-close-which = name the tables to close, or choose them with --listed or --person
admin-unfinished = the game at { $id } is not over, and its record would show hidden cards, perhaps to one of its players: export it when it is over
admin-person-which = name a person: by the beginning of their hash, or by --account
admin-person-short = name at least { $number } letters and digits of the person’s hash
admin-person-several = several people have a hash that begins with { $id }: name more of it
admin-no-person = no person has a hash that begins with { $id }
admin-no-account = no account is called { $name }
admin-person = Person { $id }
admin-person-deleted = Deleted: { $id }, with all that was theirs:
admin-person-has-account = account: { $account }
admin-person-has-tables = tables: { $tables }
admin-person-has-names = names: { $names }
admin-report = Report { $id }, { $at }{ $state ->
    [handled] {" "}(handled)
   *[open] {""}
  }
admin-report-of = { $reason }: { $name } ({ $person }), reported by { $reporter } ({ $other })
admin-report-table = Table { $table } ({ $game })
admin-report-words = What the reporter says: { $words }
admin-report-line = { $at }  { $text }

# Environments of PettingZoo and Gymnasium: never shown on the page.
env-illegal = { $given } is not a legal id here: the action mask shows the ids that are
env-ended = the episode has ended: call reset() first
env-dead = the episode has ended for { $agent }, so its only action is None, not { $given }
env-agent = there is no agent { $given }; the agents are { $known }
env-render = "render_mode" must be None or one of { $known }, not { $given }
env-opponents = "opponents" must name a bot, or a bot for each of the seats { $seats }, not { $given }
env-mode = "illegal" must be one of { $known }, not { $given }

# clubsuit puzzles
puzzles-searching = Searching
puzzles-title = { $game }: { $number ->
    [one] 1 puzzle
   *[other] { $number } puzzles
  }, seed { $seed }
puzzles-motif = Motif
puzzles-count = Puzzles
puzzles-written = Puzzles: { $file }
puzzles-interrupted = Interrupted: { $number ->
    [one] 1 puzzle is
   *[other] { $number } puzzles are
  } in { $file }. The same command with --resume continues.
game-here = there is no game "{ $game }" yet, but a module { $game } is in this folder: set CLUBSUIT_GAMES={ $game }, then every command knows it
