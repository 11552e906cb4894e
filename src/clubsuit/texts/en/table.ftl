# The browser's table: everything the page says by itself.

## The lobby
lobby-title = Clubsuit
lobby-tagline = Four card games called Clubs
lobby-name = Your name
lobby-name-example = You
lobby-your-turn = Your turn
lobby-title-waiting = { $count ->
    [one] Your turn · Clubsuit
   *[other] Your turn at { $count } tables · Clubsuit
  }
lobby-unfinished = Games in progress
lobby-awaits = Waiting for { $names }
lobby-games = New game
lobby-finished = Finished games
lobby-invitations = You are invited
lobby-invitation = { $name } invites you to play
lobby-invitation-no = No, thanks
lobby-invitation-no-name = Remove the invitation of { $name } to { $game }
lobby-listed = Tables waiting for players
lobby-join = Join
lobby-watch = Watch
lobby-listed-table = { $number ->
    [0] { $count ->
        [one] { $names } waits
       *[other] { $names } wait
      }
   *[other] hand { $number }: { $names }
  }
lobby-listed-free = { $count ->
    [0] to watch
    [one] 1 free seat
   *[other] { $count } free seats
  }
lobby-listed-all = Show all { $count }
lobby-loading = Loading…
lobby-again = Try again
lobby-play = Play
lobby-learn = Learn
lobby-learn-help = A first hand with a guide at your side.
lobby-more = More
lobby-more-game = More ways to play { $game }
lobby-ways-bots = Against bots
lobby-friends = Play with friends
lobby-friends-help = Choose a game. A table opens with a link to send: your friends need no account and no app.
lobby-anyone-help = You get a seat where others wait for this game, or wait for them. { $clock }.
lobby-play-game = Play { $game } now
lobby-setup = Set up…
lobby-setup-help = Choose the options, the clock and who plays.
lobby-rules = Rules
lobby-rules-game = Rules of { $game }
lobby-start = Start
lobby-players = Players
lobby-players-count = { $count } players
lobby-players-range = { $low } to { $high } players
lobby-table = { $number ->
    [0] not started, with { $names }
   *[other] hand { $number }, with { $names }
  }
lobby-won = You won with { $points }
lobby-ended = Ended early; you had { $points }
lobby-lost = { $names } won; you had { $points }
lobby-option-usual = default
lobby-option-club = ♣{ $number }
lobby-house = House rules
lobby-house-help = They change the game. Bots know them, but were made for the usual rules.
lobby-hints = Hints
lobby-hints-help = You can ask what the best bot would do.
lobby-opponents = Your opponents
lobby-others = The other players
lobby-opponent = { $number ->
    [1] Next player (on your left)
    [2] 2nd player after you
    [3] 3rd player after you
    [4] 4th player after you
   *[other] 5th player after you
  }
lobby-level = How well the bots play
level-beginner = Beginner
level-beginner-help = They forget what has been played and often misjudge a card.
level-casual = Casual
level-casual-help = They know the game but overlook things now and then.
level-strong = Strong
level-strong-help = They count cards and know what a card is worth.
level-best = Best
level-best-help = They think ahead and try many ways in which the hidden cards could lie.

## With friends
friends-open = With friends
friends-open-game = Open a table for { $game } with friends
friends-link = Send your friends this link
friends-link-help = Whoever opens it can watch, or take a bot’s seat.
friends-link-own = Only this computer can open the link. Friends in your network need “clubsuit play --lan”.
friends-copy = Copy the link
friends-copied = Copied
friends-copy-yourself = The text is selected. Copy it with your device’s own command.
friends-share = Share the link
friends-copy-this = Copy
friends-code = For a phone in the same room
friends-code-alt = QR code of this table’s link
friends-listed = Show in the list of open tables
friends-listed-help = Everybody who visits this server can find the table, watch or sit down. The game’s record will be public.
friends-watch = What watchers see
friends-watch-public = Open cards only
friends-watch-public-help = What lies open on the table.
friends-watch-late = All cards, one hand later
friends-watch-late-help = The open cards, and all cards of a hand once the next hand has begun.
friends-watch-seat = One player’s cards
friends-watch-seat-help = The open cards, and the hand of one player who agrees.
friends-days = Play over several days
friends-days-help = For players who are not here at the same time. No bot takes over for anybody. “My games” shows where it is your turn.
friends-brief = The rules in short
friends-invited = { $count ->
    [0] Nobody sits here yet.
    [one] { $names } invites you to play.
   *[other] { $names } invite you to play.
  }
friends-not-yet = { $missing ->
    [0] All seats are taken. You can wait here and watch the game.
   *[other] Enter your name and sit down. Bots play in the seats that stay free.
  }
friends-wait-alone = Nobody else has sat down yet.
friends-wait-alone-help = Send your friends the link, or deal the cards now: bots play in the free seats, and a friend can take over from a bot at any time.
friends-wait-here = { $missing ->
    [0] All seats are taken.
   *[other] { $count } people are here.
  }
friends-wait-help = { $missing ->
    [0] Any of you can deal the cards.
   *[other] Any of you can deal the cards. Bots play in the free seats, and a friend can take over from a bot at any time.
  }
friends-begin = Deal the cards
friends-begins = The cards are being shuffled…
friends-begins-help = Every player’s browser adds a random number of its own, so that nobody can choose the deals.
friends-seats = Take a seat
friends-full = All seats are taken.
friends-here = Who is here
manners-open = Block or report somebody
friends-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
friends-you = you
friends-bot = Bot: { $level }
friends-away = away: a bot plays for them
friends-sit = Sit here
friends-sit-seat = Sit here, in the seat of { $name }
friends-rise = Give up my seat
friends-onlooker = You are watching.
friends-onlooker-of = You are watching. You see what { $name } sees.
friends-before = The previous hand
friends-before-of = What { $name } was dealt in the previous hand
friends-show = Let watchers see my cards
friends-show-help = Right away, and for everybody with the link, the other players too.
friends-shown = lets watchers see their cards

## Several players at one screen
screen-title = Several players at this screen
screen-about = You pass the screen around. Between turns a curtain hides the cards.
screen-name = Name of another player
screen-add = Sit down
screen-here = at this screen
screen-with = shares a screen with { $name }
screen-for = Hand the screen to { $name }
screen-who = Who holds the screen?
screen-help = The others look away.
screen-lift = I am { $name }: show my cards

## Another device
device-title = Another device
device-help = Continue on your phone or on another computer, with the same seats and games.
device-make = Make a link
device-link = Open this link on the other device
device-link-help = It works once, for ten minutes. Give it to nobody: whoever opens it plays as you.
device-kept-title = Recovery link
device-kept-help = If this browser ever forgets who you are, this link brings back your seats and games. Keep it where you keep passwords.
device-kept-make = Make a recovery link
device-kept-link = Your recovery link
device-kept-link-help = It works as often as you need it, until you make a new one. Give it to nobody: whoever opens it plays as you.
device-code-alt = QR code of this link
device-page-title = Continue here – Clubsuit
device-go-on = Continue here?
device-go-on-as = Continue here as { $name }?
device-go-on-help = This browser will have the same seats and games as the other device. You can use both.
device-others = { $count ->
    [one] This browser has a game of its own. You will lose it.
   *[other] This browser has games of its own. You will lose them.
  }
device-here = Continue here
device-broken = This link is not complete
device-broken-help = Copy all of it, or make a new one in the settings on your other device.

## My games
mine-link = My games
mine-page-title = My games – Clubsuit
mine-title = My games
mine-none = You have no games here yet.
mine-open = Open
mine-go-on = Continue
mine-open-game = Open this game of { $game }
mine-go-on-game = Continue this game of { $game }
mine-record = Download
mine-record-game = Download the record of this game of { $game }
mine-delete = Delete
mine-delete-game = Delete this game of { $game }
mine-more = Show more
mine-keep = Keep
mine-delete-title = Delete this game?
mine-delete-help = { $people ->
    [one] It cannot be brought back.
   *[other] It disappears from your games and cannot be brought back. The others at the table keep it. If it is not over, a bot takes your seat from the next hand on.
  }
mine-data = My data
mine-data-help = The download contains all your games with their records, and the people you have played with. Deleting removes all your games, your blocks and invitations, and your name from the games that others keep. This browser then starts as if it were new.
mine-export = Download everything
mine-delete-all = Delete everything
mine-delete-all-title = Delete everything?
mine-delete-all-help = All your games and the settings of this browser are removed, and cannot be brought back. In games that are not over bots take your seats.

## An account
account-link = Log in
account-page-title = Account – Clubsuit
account-log-in = Log in
account-log-in-help = The games of this browser are added to the account.
account-make = Make an account
account-make-help = You can play without one. With an account you find the same games wherever you log in. Your seats and games go along; on other devices that you use as this guest, log in too.
account-name = Name
account-password = Password
account-password-help = At least { $number } characters. Keep it well: a lost password cannot be replaced.
account-have = I have an account
account-none = I have no account yet
account-in-help = You are logged in. You find the same games wherever you log in.
account-log-out = Log out
account-change = Change the password
account-change-help = You are then logged out everywhere else.
account-password-old = Current password
account-password-new = New password
account-changed = The password is changed.

## Statistics
stats-link = My statistics
people-link = People I have played with
lobby-tournament = Same deals for all; you had { $points }
tournaments-link = Same deals for all
tournaments-line = The match of the week, and tournaments of your club: everyone plays the same cards with the same bots, and you see how you did.
stats-page-title = My statistics – Clubsuit
stats-title = My statistics
stats-loading = Adding up your games…
stats-none = There is nothing to count yet: play a hand first.
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $hands ->
    [one] 1 finished hand.
   *[other] { $hands } finished hands.
  }
stats-won = Won: { $won } of { $finished } finished ({ $percent }%).
stats-share = { $percent }% ({ $total } of { $times })
stats-mean = { $mean } on average
stats-scores = { $count ->
    [one] Points in the last hand
   *[other] Points in the last { $count } hands
  }
stats-scores-label = { $count } hands, from { $low } to { $high } points
stats-as-table = As a table
stats-hand = Hand
stats-points = Points
stats-ratings = Ratings
stats-ratings-help = Estimated from all finished games of this kind on this server, those against bots too. Everybody starts at 250 ± 83. The more games, the more certain the rating.
stats-player = Player
stats-you = You
stats-rating = Rating
stats-doubt = Uncertainty
stats-rated = Games

## Programs
programs-seat = a program
programs-title = Let a program play
programs-help = Your program connects to this table with a token, takes a seat and plays as people do.
programs-make = Make a token
programs-address = Address of this table
programs-token = Token
programs-token-help = It is shown only now. Your program sends it as Authorization: Bearer, then the token.

## Settings
settings-title = Settings
settings-pace = Speed of play
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-sort = Sort number cards by
settings-sort-number = Number
settings-sort-suit = Suit
settings-coach = Coach
settings-coach-first = First hands
settings-coach-always = Always
settings-coach-never = Never
settings-coach-help = Against bots: tells you at once when a choice costs you much, so that you can take it back.
settings-forced = What you must do is done for you
settings-forced-help = If you can only pass, or only give up certain cards. You see each one for a moment.
settings-forced-cards = The only card you can play plays itself
settings-forced-cards-bots = Against bots
settings-forced-cards-always = Always
settings-forced-cards-never = Never
settings-forced-cards-help = Only if you cannot pass either. You see the card for a moment and can stop it.
settings-drag = Drag cards to the table
settings-drag-help = Drop a card elsewhere to keep it. A click or tap plays a card too.
settings-ahead = Choose a card before your turn
settings-ahead-help = Click a card while others decide: it is played on your turn if the rules allow it. Until then nobody sees your choice, and a second click undoes it. Not in Climbing Clubs or honour play.
settings-awake = Keep the screen on during a game
settings-sound = Sounds
settings-volume = Volume
settings-volume-soft = Soft
settings-volume-normal = Normal
settings-volume-loud = Loud
settings-sound-hidden = Sound at my turn in a hidden tab
settings-sound-hidden-help = While you look at another tab or window. All other sounds stay silent then.
settings-vibrate = Vibrate at my turn and when I play
settings-motion = Animate cards
settings-motion-help = Off: cards jump to their new place.
settings-felt = Felt
settings-felt-green = Green
settings-felt-ink = Blue
settings-felt-claret = Red
settings-back = Backs of the cards
settings-back-red = Red
settings-back-ink = Blue
settings-back-green = Green
settings-letters = Letters on the cards
settings-language = Language
settings-deck = Deck
settings-deck-two = Two colours
settings-deck-four = Four colours

## The table: frame
table-page-title-turn = Your turn · { $game }
table-page-title = { $game } – Clubsuit
table-to-lobby = Back to the lobby
table-connecting = Opening the table…
table-connecting-help = The first table of a game takes a little longer while the game is made ready.
table-reconnecting = Connection lost. Reconnecting…
table-reconnecting-sent = Connection lost. Reconnecting… Then your choice is sent again.
table-on-its-way = Sending…
table-reconnected = Connection restored.
table-reconnecting-help = Nothing is lost: your game is saved.
table-warming = Warming up: hints and reviews follow in a minute. Until then Best plays like Strong.
table-warming-failed = No hints and reviews, and Best plays like Strong: the rules could not be compiled. The server’s log says why.
page-not-found = Page not found
page-not-found-help = There is nothing at this address. It may be incomplete.
table-unreachable = The server cannot be reached. Is it running?
table-closed-4402 = Your browser sends no cookie
table-closed-4402-help = Without it your seat is not found: allow cookies for this page and reload it.
table-closed-4404 = Table not found
table-closed-4404-help = It may belong to another browser, or the address may be incomplete.
table-closed-4405 = This table was closed
table-closed-4405-help = The host of this server has removed it, or all of its players have deleted it.
table-closed-4423 = Too many people are watching this table
table-closed-4423-help = Reload this page later. Players can always come in.
table-closed-4429 = This table is open in too many windows
table-closed-4429-help = Close some of them and reload this page.
table-closed-4426 = This page belongs to another version of Clubsuit
table-closed-4426-help = Reload it. Your game is saved.
table-closed-4430 = This page sent too many messages
table-closed-4430-help = Reload it. Your game is saved.
table-closed-4500 = Something went wrong on the server
table-closed-4500-help = Your game is saved. Reloading the page may help.
table-close = Close
table-hint = Hint
why-words = “{ $words }.”
table-hint-card = hint
table-hint-equal = Equally good: “{ $other }”
table-hint-clear = Clearly better than “{ $other }”
table-hint-little = A little better than “{ $other }”
table-hint-near = “{ $other }” may be as good
table-hint-worth = wins { $doubt ->
    [0] { $chance }%
   *[other] { $chance } ± { $doubt }%
  } of games, { $points } points
table-more = More

## The coach
remark-title = Coach
remark-costly = “{ $best }” would have been better: your choice lowers your chance to win by { $loss } in 100.
remark-weighed = Tried in { $worlds } deals that fit what you saw. The likely error is { $doubt } in 100.
remark-go-on = Go on
remark-waits = The others wait for you.

table-tools = Table menu
table-take-back = Take back
table-take-back-what = Take back “{ $what }”
table-pause = Pause the game
table-paused = The game is paused.
table-resume = Continue
table-agree = Agree
table-disagree = No
table-withdraw = Withdraw
table-proposed-takeback = { $name } would like to take back “{ $what }”.
table-proposed-takeback-mine = You would like to take back “{ $what }”.
table-proposed-pause = { $name } would like the game to pause.
table-proposed-pause-mine = You would like the game to pause.
table-proposed-resume = { $name } would like to continue.
table-proposed-resume-mine = You would like to continue.
table-proposed-end = { $name } would like to end the game now, unfinished.
table-proposed-end-mine = You would like to end the game now, unfinished.
table-proposed-replace = { $name } would like a bot to replace { $other } (now away) for good.
table-proposed-replace-mine = You would like a bot to replace { $other } (now away) for good.
table-proposed-hints = { $name } would like hints for everybody.
table-proposed-hints-mine = You would like hints for everybody.
table-declined = { $name } said no.
table-proposed-missing = Waiting for { $names }.
chat-title = Chat
chat-unread = Chat, { $count } new
chat-your-turn = It is your turn.
chat-empty = Nobody has said anything yet.
chat-say = Your message
chat-send = Send
chat-phrases = Quick phrases
chat-watching = Watchers can read, but not write.
chat-kept = The server remembers the last fifty messages for a while. It stores them only if somebody reports the person who wrote them.
chat-mute = Mute { $name }
chat-hear = Unmute { $name }
chat-hello = Hello!
chat-luck = Good luck!
chat-played = Well played!
chat-close = That was close!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-moment = One moment, please.
chat-back = I’m back.
chat-bye = Goodbye!
table-agree-help = Everybody at the table must agree, apart from players who are away. To end the game or to replace a player, the players who are here are enough:
table-hints-allow = Allow hints
table-hints-end = Stop hints
table-replace = Replace { $name } with a bot, for good
table-end = End the game early
table-end-help = The game stays unfinished, and nobody wins it. Its record can be saved.
table-end-propose = Propose to end it
table-end-now = End it now
table-ended = The game has been ended early.
table-ended-by = { $count ->
    [one] { $names } ended it early.
   *[other] { $names } agreed to end it early.
  }
table-facts = This hand
table-centre = Middle of the table
table-hand-number = Hand { $number }
table-hand-to = · to { $target }
table-target = The game goes to { $target }.
table-you = (you)
table-yes = yes
table-not-yet = not yet
table-rule = Rule { $rule }
table-rules-title = Rules of { $game } – Clubsuit
table-rules-apart = Open the rules in a tab of their own
brief-title = A card for the table: { $game } – Clubsuit
brief-link = Print a card for the table
brief-print = Print
brief-none = This game has no card for the table.
brief-back = All rules
brief-aim = What it is about
brief-deal = Cards and deal
brief-turn = The play
brief-score = What counts
brief-end = When the game ends
table-rules-none = These rules could not be loaded

## Cards
table-joker = Joker
table-joker-index = JOKER
table-card = { $rank } of { $suit }
table-card-hidden = hidden card
table-card-points-badge = { $points }
table-card-stands-for = as { $number }
table-wild = { $card } as { $number }
table-rank-A = ace
table-rank-J = jack
table-rank-Q = queen
table-rank-K = king
table-mark-received = new
table-mark-ahead = next
table-mark-sent = passing
table-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
  }
table-sort-number = Sort your hand by number
table-sort-suit = Sort your hand by suit

## Players
table-seat-you = { $name }, you
table-seat-of = { $name }
table-dealer = dealer
table-dealer-mark = D
table-team = Team { $number }
table-partner = your partner
table-bids = bids:
table-count-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
  }
table-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
table-count-total = Score: { $points }
table-points-short = { $count } pt
table-tag-turn = deciding
table-tag-your-turn = your turn
table-tag-choosing = choosing
table-tag-chosen = has chosen
table-tag-passed = passed

## Facts on the bar
table-trump = Trump
table-trump-help = A club, which beats every card of another suit.
table-differs = Good to know
table-card-by-itself = This is the only card you can play. From now on such a card plays itself; the settings can change that.
table-sound = Sounds
table-sound-on = Sounds are off: switch them on
table-sound-off = Sounds are on: switch them off
table-stop-by-itself = Stop: I decide myself
table-by-itself = { $pays ->
    [yes] This is all you can do here. From now on a pass or a payment without a choice is made for you; the settings can change that.
   *[no] This is all you can do here. From now on a pass without a choice is made for you; the settings can change that.
  }

## The middle
table-trick = The trick
table-trick-none = No cards lie on the table.
table-to-beat = { $name } · to beat
table-trick-wins = wins it
table-trick-forfeited = forfeited
table-takes = { $who ->
    [you] You take it
   *[other] { $seat } takes it
  }
table-sending = Passing cards
table-sending-help = Everybody passes one card to the right, face down.

## Honour play
table-call = Call
table-call-left = { $left } left
table-call-of = Call { $name }: { table-call-title }
table-call-title = { $left ->
    [one] did they break a rule? You may be wrong once more
   *[other] did they break a rule? You may be wrong { $left } more times
  }
table-own-up = Own up
table-own-up-title = { $left ->
    [one] have you broken a rule? The referee looks at what you have played. You may be wrong once more
   *[other] have you broken a rule? The referee looks at what you have played. You may be wrong { $left } more times
  }
table-referee = The referee
table-heard = Continue

## Decisions
table-actions = Your decision
table-ahead = { $card } is played on your turn. Click it again to undo that.
table-ahead-dropped = { $card } is against the rules now, so it was not played.
table-do-play = Play { $cards }
table-do-bid = Bid { $cards }
table-do-discard = Discard { $cards }
table-do-give = Give { $cards }
table-do-send = Pass { $cards }
table-do-discard-none = Discard nothing
table-do-give-none = Give nothing
table-do-retake = Play { $cards }
table-do-take = Take the trick
table-do-ready = Ready
table-do-pass = Pass
table-do-rest = Take the rest
table-do-rest-help = All tricks that are left are yours, whatever the others hold: the hand is played to its end.
table-do-keep = Keep
table-do-swap = Swap
table-do-double = Double or nothing
table-do-play-count = Play { $count } cards
table-do-send-count = Pass { $count } cards
table-do-discard-count = Discard { $count } cards
table-pick-count = { $chosen } of { $count } chosen
table-pick-one = Pick a card
table-pick-full = { $count } cards are picked. Put one back before you pick another.
table-pick-not-yet = Pick more cards, or others
table-pick-play = Pick cards
table-pick-send = Pick cards
table-pick-discard = Pick cards
table-pick-give = Pick cards
table-pick-bid = Pick a card
table-clear = Put the cards back
table-chosen = You have chosen { $cards }.
table-choose-again = Change the choice
table-choice-stays = Keep the choice
table-not-now = Cancel
table-which = Which do you mean?
table-which-help = A wild 15 can stand for different numbers here.

## The log
table-log = This hand
table-log-empty = Nothing has been played yet.
table-log-trick = Trick { $number }
table-log-bid = { $who ->
    [you] You bid { $cards }
   *[other] { $seat } bids { $cards }
  }
table-log-pass = { $who ->
    [you] You pass
   *[other] { $seat } passes
  }
table-log-play = { $who ->
    [you] You play { $cards }
   *[other] { $seat } plays { $cards }
  }
table-log-play-hidden = { table-log-play }
table-log-discard = { $who ->
    [you] You discard { $cards }
   *[other] { $seat } discards { $cards }
  }
table-log-discard-hidden = { $count ->
    [one] { $seat } discards a card
   *[other] { $seat } discards { $count } cards
  }
table-log-discard-none = { $who ->
    [you] You discard nothing
   *[other] { $seat } discards nothing
  }
table-log-give = { $who ->
    [you] You give { $cards } to { $to }
   *[other] { $seat } gives { $cards } to { $to }
  }
table-log-give-none = { $who ->
    [you] You give nothing
   *[other] { $seat } gives nothing
  }
table-log-give-hidden = { $seat } gives a card to { $to }
table-log-send = { $who ->
    [you] You pass { $cards } to { $to }
   *[other] { $to_who ->
        [you] { $seat } passes { $cards } to you
       *[other] { $seat } passes { $cards } to { $to }
    }
  }
table-log-send-hidden = { $to_who ->
    [you] { $count ->
        [one] { $seat } passes a card to you
       *[other] { $seat } passes { $count } cards to you
    }
   *[other] { $count ->
        [one] { $seat } passes a card to { $to }
       *[other] { $seat } passes { $count } cards to { $to }
    }
  }
table-log-keep = { $who ->
    [you] You keep your hand
   *[other] { $seat } keeps their hand
  }
table-log-swap = { $who ->
    [you] You swap hands
   *[other] { $seat } swaps hands
  }
table-log-double = { $who ->
    [you] You go for double or nothing
   *[other] { $seat } goes for double or nothing
  }

table-log-call = { $who ->
    [you] You call { $called }
   *[other] { $seat } calls { $called }
  }
table-log-own-up = { $who ->
    [you] You own up
   *[other] { $seat } owns up
  }
table-log-you = you
table-log-retake = { table-log-play }
table-log-take = { $who ->
    [you] You take the trick
   *[other] { $seat } takes the trick
  }
table-log-ready = { $who ->
    [you] You are ready
   *[other] { $seat } is ready
  }

## The score
table-sheet = Score
table-sheet-and-log = Score and log
table-sheet-empty = The first hand is being played.
table-sheet-none = No hand was finished.
table-hand-column = Hand
table-total = Total
table-score-of = Hand { $number }
table-score-nothing = no points
table-score-lines = How the points were made
table-share = Share a picture
table-share-failed = The picture could not be made.
table-podium = The places
table-podium-ends = The closer to { $ends }, the better the place.
table-curve = The totals after each hand. At the end: { $totals }.
table-best-hand = { $who ->
    [you] Your best hand: hand { $number }, { $score }
   *[other] The best hand: hand { $number }, { $seat } with { $score }
  }
table-costliest-hand = { $who ->
    [you] Your costliest hand: hand { $number }, { $score }
   *[other] The costliest hand: hand { $number }, { $seat } with { $score }
  }
table-moments = Best and costliest decisions
table-moments-best = Best
table-moments-costliest = Costliest
table-moments-wait = The review is weighing the decisions…
table-moment-of = Hand { $hand }, { $did }
table-moment-points = { $points ->
    [one] 1 point of the chance to win
   *[other] { $points } points of the chance to win
  }
table-news-score = { $names }: { $points } in this hand, { $total } in total
table-news-totals = Score: { $totals }.
table-hand-over = The hand is over. The players deal the next one.
table-next-hand = Next hand
table-results = See the results
table-over = Game over
table-over-place = { $who ->
    [you] You come { $place ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
      }.
   *[other] Your side comes { $place ->
        [2] second
       *[3] third
      }.
  }
table-over-winners = { $who ->
    [you] You win.
   *[other] { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
      }
  }
table-play-again = Play again
table-next-of = { $name } has opened another game. All players keep their seats.
table-next-mine = You have opened another game. All players keep their seats.
table-next-join = Join the next game
table-last-trick = The last trick
table-all-tricks = All tricks of this hand
table-last-trick-none = No trick has been taken yet.

## Help
table-help = Help
table-help-cards = Click or tap a card to play it. Where several cards may go together, pick them first, even a single one, and then press the button.
table-help-grey = Cards that you cannot play now are dimmed. Click one to see why, and which rule says so.
table-help-keys = By keyboard
table-help-keys-letters = If your keyboard has no Latin letters, press the key where an American keyboard has the letter.
table-help-rules = The rules of this game
table-key-arrows = ← →
table-key-arrows-does = move along the cards you can play, or the bids you can make; with Shift: along all of yours
table-key-ends = Home End
table-key-ends-does = go to the first or last card
table-key-enter = Enter
table-key-enter-does = play, bid or pick the card
table-key-c = C
table-key-c-does = confirm the picked cards, or change a choice that others still wait for
table-key-f = F
table-key-f-does = make the only possible play
table-key-i = I
table-key-i-does = ask for a hint
table-key-z = Z
table-key-z-does = take back your last decision
table-key-p = P
table-key-p-does = pass
table-key-k = K
table-key-k-does = keep your hand
table-key-s = S
table-key-s-does = swap hands
table-key-d = D
table-key-d-does = double or nothing
table-key-t = T
table-key-t-does = take the trick
table-key-r = R
table-key-r-does = ready
table-key-numbers = 1 2
table-key-numbers-does = call your left, your right neighbour
table-key-u = U
table-key-u-does = own up to what you played
table-key-o = O
table-key-o-does = continue after the referee
table-key-n = N
table-key-n-does = next hand, or another game
table-key-h = H
table-key-h-does = go to your hand
table-key-m = M
table-key-m-does = hear what lies on the table
table-key-a = A
table-key-a-does = hear the score
table-key-l = L
table-key-l-does = look at the last trick
table-key-g = G
table-key-g-does = score and log
table-key-b = B
table-key-b-does = look up the rules
table-key-v = V
table-key-v-does = sounds on or off
table-key-e = E
table-key-e-does = take the rest, where all tricks left are yours
table-key-escape = Esc
table-key-escape-does = put picked cards back; show at once what the others do
table-key-help = ?
table-key-help-does = this page

## Fair deals
table-fair = Fair deals
table-fair-short = Nobody chose these cards. When the game is over, you can check that yourself.
table-fair-seed = This table is dealt from a known number, and nothing was sealed before the first card, so nobody can check that its deals are fair.
table-fair-about = How these cards are dealt
table-fair-how = Before the first card the server drew a secret and showed its fingerprint, so it cannot swap the secret later. Only then did your browser draw a random string of its own. All deals follow from the two together, so neither the server nor a player could choose the cards.
table-fair-several = With several players each browser first sent the fingerprint of its string, and the string itself only when all fingerprints were there. So nobody could choose a string to suit the others’.
table-fair-later = When the game is over, the secret is revealed, and your browser deals every hand again to check.
table-fair-fingerprint = Fingerprint of the secret (SHA-256)
table-fair-own = Your browser’s random string
table-fair-changed = The server now shows a different fingerprint than at the start. Do not trust these deals.
table-fair-check = Check the deals
table-fair-checking = Checking every deal…
table-fair-good = Every deal was fair
table-fair-bad = These deals cannot be trusted
table-fair-unknown = Not everything can be checked here
table-fair-unknown-help = This page does not know how this game is dealt, so it cannot make the deals again. Save the record and check it with: clubsuit verify FILE
table-fair-unkept = This browser kept nothing from the start of the game, so it cannot tell whether the fingerprint, its string and your cards are still the same.
table-fair-insecure = This page cannot check the deals here: browsers allow it only over https or on the server’s own machine. Save the record and check it with: clubsuit verify FILE
table-fair-save = Save the record
table-fair-record-bad = The record cannot be read, or belongs to another game.
table-fair-commitment-good = The fingerprint is the one your browser kept before the first card.
table-fair-commitment-bad = The fingerprint is not the one your browser kept before the first card.
table-fair-secret-good = The revealed secret has this fingerprint.
table-fair-secret-bad = The revealed secret does not have this fingerprint.
table-fair-string-good = Your browser’s random string was used, and the bots added nothing.
table-fair-string-bad = Your browser’s random string was not used, or another one was added.
table-fair-promises-good = { $late ->
    [0] Each player’s random string has the fingerprint that was sent before any was shown.
    [one] Each player’s random string has the fingerprint that was sent before any was shown. One string never came, so its fingerprint was used in its place.
   *[other] Each player’s random string has the fingerprint that was sent before any was shown. { $late } strings never came, so their fingerprints were used in their places.
  }
table-fair-promises-bad = A random string does not have the fingerprint that was sent before any was shown, or yours was left out.
table-fair-joined-good = The players’ random strings were used. Your browser gave none, so it has only the record’s word for their fingerprints.
table-fair-joined-bad = No player’s random string was used, or one does not have its fingerprint.
table-fair-dealer-good = { $seat } was the right first dealer.
table-fair-dealer-bad = Hand { $number }: { $seat } should have dealt.
table-fair-deal-good = { $number ->
    [one] Dealt again from the secret and the strings, the deal is the same, card by card.
   *[other] Dealt again from the secret and the strings, all { $number } deals are the same, card by card.
  }
table-fair-deal-bad = Hand { $number }: the secret and the strings give another deal. { $place ->
    [hands] { $seat } should have been dealt { $cards }.
    [auction] { $seat } should have been dealt the auction cards { $cards }.
   *[other] { $cards } should have been left over.
  }
table-fair-mine-good = You played these deals: your browser kept your cards of { $count } of { $hands } hands, and they are the same.
table-fair-mine-bad = Hand { $number }: these are not the cards you were dealt.

## Play with whoever comes
anyone-play = With anyone
anyone-waiting = { $people } waiting, { $missing } missing
anyone-here = { $missing ->
    [0] All seats are taken.
    [one] { $people ->
        [0] Nobody sits here yet: 1 person needed.
        [one] 1 person here, 1 more needed.
       *[other] { $people } people here, 1 more needed.
      }
   *[other] { $people ->
        [0] Nobody sits here yet: { $missing } people needed.
        [one] 1 person here, { $missing } more needed.
       *[other] { $people } people here, { $missing } more needed.
      }
  }
anyone-begins = When all are here, the game begins by itself. You need not wait: deal the cards, and bots play in the free seats.
anyone-leave = Leave the table

## Who is gone
gone-short = away · bot in { $left }
gone-long = away for { $away }; a bot takes over in { $left }
gone-bot-short = away · a bot plays
gone-bot-long = away for { $away }: a bot plays for them
gone-idle-short = no answer · bot in { $left }
gone-idle-long = no answer for { $away }; a bot takes over in { $left }
gone-idle-bot-short = no answer · a bot plays
gone-idle-bot-long = no answer for { $away }: a bot plays for them
gone-continue = Continue without waiting
gone-mine = A bot made the last decision for your seat.
gone-decided = by a bot ({ $level })
gone-decided-for = A bot decided this for { $name }.

## Players who do nothing while others wait
idle-title = Still there?
idle-asked = The others are waiting for you. If you do not answer, a bot plays for you until you are back.
idle-left = Time to answer: { $left }
idle-here = I’m here
idle-bot-title = A bot plays for you
idle-bot = You did not answer while the others were waiting. Your seat is still yours.
idle-back = I’m back

## What people do besides playing. The short texts stand at a player’s seat for a few seconds.
company-sits = { $name } sits down.
company-sits-short = sits down
company-rises = { $name } has left.
company-rises-short = { $name } has left
company-replaced = { $bot } plays on for { $name }.
company-replaced-short = for { $name }
company-away = { $name } is away.
company-away-short = is away
company-back = { $name } is back.
company-back-short = is back
company-watches = { $name } is watching.
company-says = { $name }: { $words }

## Clocks
clock-title = Clock
clock-help-realtime = When a player’s time is up, a bot makes that one decision for them.
clock-help-correspondence = When a player’s days are over, a bot makes that one decision for them.
clock-none = No clock
clock-move = { $seconds } seconds for each decision
clock-bank = { $minutes } minutes for the game, { $seconds } seconds more with each decision
clock-days = { $days ->
    [one] 1 day for each decision
   *[other] { $days } days for each decision
  }
clock-short-move = { $seconds } s a turn
clock-short-bank = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
clock-here = Clock: { $clock }
clock-left = Time left: { $left }
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-soon = You have 10 seconds left.
clock-change = Change the clock
clock-propose = Propose this clock
clock-now = Use this clock
table-proposed-clock = { $name } would like another clock: { $clock }.
table-proposed-clock-mine = You would like another clock: { $clock }.

## Notifications
notify-switch = Tell me when it is my turn
notify-help = By a notification of your browser, when you play with others and look at another page. It names no card.
notify-reach-closed = It also reaches you when the page is closed.
notify-reach-open = The table must stay open in a tab: this browser, or this server, cannot reach a page that is closed.
notify-reach-failed = Your browser cannot be reached when the page is closed: it could not sign up for that now. The table must stay open in a tab.
notify-refused = Your browser does not allow this page to notify you. You can change that in the browser’s settings for this page.
notify-none = This browser cannot notify you here. It needs https, or the server on your own machine; on an iPhone or iPad also this page on the home screen.
notify-turn = { $game }: it is your turn

## The terms of a table, for the invited
# About how long a game takes, with quick and with slow players.
terms-minutes = about { $low }–{ $high } minutes
terms-hours = about { $low }–{ $high } hours
terms-hours-one = about { $hours } hours
terms-takes = Takes
terms-days = over several days
terms-target = to { $target } points
terms-changed = Different from the usual game
terms-option = { $option }: { $value }
terms-no = no
terms-team = Team { $team }: { $names }
terms-team-of = Team { $team }
terms-partners = { $count ->
    [one] Your partner is { $names }.
   *[other] Your partners are { $names }.
  }
terms-alone = Everybody plays for themselves.
anyone-name = What is your name?
anyone-name-help = The other players see it. You can change it in the lobby at any time.
anyone-name-missing = Write a name first: the other players see it.

## Lost seats, and how to have them back
seat-lost-stranger = In this browser you sat here as { $name }. Log in, or open your recovery link, and the seat is yours again.
seat-lost-free = Your seat ({ $name }) was given up while you were away. It is free, so you can take it again.
seat-lost-taken = Your seat ({ $name }) was given up while you were away, and { $now } sits there now.
seat-lost-merged = You sit here as { $now } now. Your account had a seat at this table already, so the seat of { $name } was given up.
come-back-seat = Do you have a seat here already?
come-back-games = Have you played before?
settings-face = Your portrait
settings-face-help = The other players see it at the table.
settings-face-number = Portrait { $number } of { $all }
settings-account = Take your seats and games along to any device:
come-back-link = Does this belong to your account?
former-account = You made an account, or logged in, on another device, and your seats and games went along. Log in on this device too.
former-password = The password of your account was changed on another device. Log in again to find your seats and games.
former-guest = Play as a new guest
table-closed-4410 = Your seat is in your account now
table-closed-4410-help = You made an account, or logged in, on another device, and your seats and games went along. Log in on this device too, and you are back at this table.
table-closed-4411 = Log in again
table-closed-4411-help = The password of your account was changed on another device. Log in, and you are back at this table.
account-back = Back
