# The browser's table: everything the page says by itself.

## The lobby
lobby-title = Clubsuit
lobby-tagline = Four card games called Clubs
lobby-name = Your name at the table
lobby-name-example = You
lobby-unfinished = Go on playing
lobby-games = The four games
lobby-finished = Finished games
lobby-loading = The room is being lit …
lobby-again = Try again
lobby-play = Play
lobby-play-game = Play { $game } at once
lobby-setup = Set up …
lobby-setup-game = Set up a table of { $game }
lobby-rules = Rules
lobby-rules-game = Rules of { $game }
lobby-start = Start
lobby-players = Players
lobby-players-count = { $count } players
lobby-players-range = { $low } to { $high } players
lobby-table = { $number ->
    [0] not dealt yet, with { $names }
   *[other] hand { $number }, with { $names }
  }
lobby-won = won with { $points }
lobby-lost = { $points } points; won by { $names }
lobby-option-usual = as usual
lobby-option-club = ♣{ $number }
lobby-hints = Hints
lobby-hints-help = You may ask what the best bot would do.
lobby-opponents = Your opponents
lobby-opponent = { $number ->
    [1] On your left
    [2] Second from your left
    [3] Third from your left
    [4] Fourth from your left
   *[other] Fifth from your left
  }
lobby-level = How well the others play
level-beginner = Beginner
level-beginner-help = They forget what was played, and often misjudge what a card is worth.
level-casual = Casual
level-casual-help = They know the game, but overlook things now and then.
level-strong = Strong
level-strong-help = They count cards, and know what a card is worth.
level-best = Best
level-best-help = They think ahead, through many of the ways in which the hidden cards may lie.

## Settings
settings-title = Settings
settings-pace = How fast the others play
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = At once
settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Evening
settings-sort = Hands of numbers in order of
settings-sort-number = Number
settings-sort-suit = Suit
settings-motion = Cards move
settings-motion-help = Off: cards are in their new place at once.
settings-four-colours = Four-colour deck
settings-four-colours-help = Green clubs, blue diamonds.

## The table: frame
table-page-title = { $game } – Clubsuit
table-to-lobby = To the lobby
table-connecting = Taking a seat …
table-connecting-help = The first table of a game takes a little longer: its rules are being made ready.
table-reconnecting = The line is lost; connecting again …
table-reconnecting-help = Nothing is lost: the game stands where it stood.
table-unreachable = The table's server cannot be reached. Is it running?
table-closed-4404 = There is no such table
table-closed-4404-help = It may belong to another browser, or its address is not complete.
table-closed-4429 = Too many windows show this table
table-closed-4429-help = Close some of them, and load this page again.
table-closed-4500 = Something went wrong in the server
table-closed-4500-help = The game stands where it stood. Loading the page again may help.
table-close = Close
table-hint = Hint
table-hint-worth = { $chance } % of games, { $points } points
table-tools = Tools
table-facts = How the hand stands
table-centre = In the middle
table-hand-number = Hand { $number } · to { $target }
table-target = The game goes to { $target }.
table-you = (you)
table-yes = yes
table-not-yet = not yet
table-rule-title = Rule { $rule }
table-rules-title = Rules of { $game } – Clubsuit
table-rules-none = These rules are not to be had

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
table-mark-owed = owed
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
    [one] 1 trick won
   *[other] { $count } tricks won
  }
table-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
table-count-points = { $count ->
    [one] 1 point taken
   *[other] { $count } points taken
  }
table-points-short = { $count } pt
table-tag-turn = to play
table-tag-your-turn = your turn
table-tag-passed = passed
table-tag-declarer = declarer
table-tag-partner = Joker partner
table-tag-ace-of-hearts = has ♥A
table-tag-barred = no positive points
table-tag-ready = ready
table-tag-keep = kept
table-tag-swap = swapped
table-tag-doubled = double!
table-tag-out = { $place ->
    [1] out first
    [2] out second
    [3] out third
    [4] out fourth
   *[other] out fifth
  }
table-tag-bonus = bonus { $bonus }
table-tag-chosen = has chosen
table-tag-dame = has ♦Q

## Facts on the bar
table-trump = Trump
table-fact-contract = { $who ->
    [you] Your side has
   *[other] The side of { $seat } has
  }
table-fact-of = { $have } of { $need }
table-fact-chest = Chest
table-fact-broken = Clubs broken
table-fact-quota = Quota
table-fact-bonus-left = Bonus left
table-fact-stock = Stock
table-fact-variant = Variant
table-fact-pass = Pass
table-fact-ours = We
table-fact-theirs = They
table-direction-left = to the left
table-direction-right = to the right
table-direction-none = none

## The middle
table-trick = The trick
table-to-beat = to beat
table-trick-wins = wins it
table-trick-forfeited = forfeited
table-takes = { $who ->
    [you] You take it
   *[other] { $seat } takes it
  }
table-handicap = { $who ->
    [you] You pay for { $cards }
   *[other] { $seat } pays for { $cards }
  }
table-bid-hand = The bid hand
table-bid-hand-help = Thirteen cards that nobody has seen, or what a player laid down.
table-sending = Cards change hands
table-sending-help = Everybody passes one card to the right, unseen.
table-sending-left = Three cards go to the left, unseen.
table-sending-right = Three cards go to the right, unseen.
table-sending-none = No cards are passed in this hand.

## Honour play
table-call = Call
table-call-left = { $left } left
table-call-of = Call { $name }: { table-call-title }
table-call-title = { $left ->
    [one] did they break a rule? One call that finds nothing is left
   *[other] did they break a rule? { $left } calls that find nothing are left
  }
table-referee = The referee
table-heard = Go on
table-windows = When a player is called, and what follows
table-window-a = Before another card is played
table-window-a-then = the card goes back (owed: is discarded), no penalty
table-window-b = Before the trick is taken
table-window-b-then = the player forfeits the trick
table-window-c = Before the next deal
table-window-c-then = no positive points in this hand
table-window-d = After the next deal
table-window-d-then = nothing
table-settle = The hand is played
table-settle-help = Last chance to call somebody. It is scored when all are ready.
table-settle-ready = { $name }: ready
table-settle-not-yet = { $name }: not yet

## The bid ladder
table-ladder = The bid ladder
table-ladder-open = The auction opens with ♠10.
table-ladder-standing = To beat: { $cards }, bid by { $seat }
table-ladder-hint = Your cards are ivory, with what winning would cost your hand; clubs rank highest in a row.
table-bid-by = bid by { $seat }
table-bid-held = yours
table-cost = would cost { $cards }
table-cost-choose = would cost one of { $cards }
table-cost-nothing = would cost nothing
table-cost-short = −{ $cards }
table-cost-short-choose = −1 of { $cards }
table-cost-short-none = free

## Decisions
table-actions = Your decision
table-do-play = Play { $cards }
table-do-bid = Bid { $cards }
table-do-discard = Discard { $cards }
table-do-give = Give { $cards }
table-do-send = Pass on { $cards }
table-do-discard-none = Discard nothing
table-do-give-none = Give nothing
table-do-retake = Play { $cards }
table-do-take = Take the trick
table-do-ready = Ready
table-do-pass = Pass
table-do-keep = Keep
table-do-swap = Swap
table-do-double = Double or nothing
table-double = Double
table-do-play-count = Play { $count } cards
table-do-send-count = Pass on { $count } cards
table-do-discard-count = Discard { $count } cards
table-pick-count = { $chosen } of { $count } chosen
table-pick-not-yet = Not a play yet
table-pick-play = Pick cards
table-pick-send = Pick cards
table-pick-discard = Pick cards
table-pick-give = Pick cards
table-pick-bid = Pick a card
table-clear = Put back
table-not-now = Not now
table-double-help = If you are the first to go out, your points of this hand count double. If you are not, you score nothing in it. It cannot be taken back.
table-which = Which one do you mean?
table-which-help = A wild 15 may stand for different numbers here.

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
    [you] You give away { $cards }
   *[other] { $seat } gives { $cards }
  }
table-log-give-none = { $who ->
    [you] You give nothing
   *[other] { $seat } gives nothing
  }
table-log-give-hidden = { $seat } gives a card to the left
table-log-send = { $who ->
    [you] You pass on { $cards }
   *[other] { $seat } passes on { $cards }
  }
table-log-send-hidden = { $count ->
    [one] { $seat } passes on a card
   *[other] { $seat } passes on { $count } cards
  }
table-log-keep = { $who ->
    [you] You keep your hand
   *[other] { $seat } keeps
  }
table-log-swap = { $who ->
    [you] You swap hands
   *[other] { $seat } swaps
  }
table-log-double = { $who ->
    [you] You call double or nothing
   *[other] { $seat } calls double or nothing
  }

table-log-call = { $who ->
    [you] You call { $called }
   *[other] { $seat } calls { $called }
  }
table-log-called-you = you
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
table-hand-column = Hand
table-total = Total
table-score-of = Hand { $number }
table-score-nothing = nothing
table-next-hand = Next hand
table-over = The game is over
table-over-won = You have won
table-over-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
table-winner = winner
table-play-again = Play again
table-last-trick = The last trick
table-last-trick-none = No trick has been taken yet.

## Help
table-help = How to play here
table-help-cards = Click a card to play it. Where several cards belong together, pick them one by one and confirm; a double click plays one card at once.
table-help-grey = Cards that cannot be played are grey. Click one to be told why, with the number of the rule.
table-help-honour-title = Honour play
table-help-honour = Nobody stops you: you may play any card, and pay a handicap with too few cards or with none. But who is called for it pays.
table-help-honour-pay = What a handicap takes and does not get, you owe. Such a card is marked “owed”: it is not yours to play, and not to be counted when you follow suit.
table-help-honour-call = Press “Call” at a player when you doubt a card: one played although the player could follow suit, or one that was owed. What follows depends on when you call:
table-help-honour-end = A full trick lies open until its winner takes it, and the hand is scored when all are ready. The slower the pace in the settings, the more time there is to call. Three calls that find nothing are free in each hand.
table-help-keys = By keyboard
table-help-rules = The rules of this game
table-key-arrows = ← →
table-key-arrows-does = walk along your cards or the bids
table-key-enter = Enter
table-key-enter-does = play, bid or pick the card
table-key-c = C
table-key-c-does = confirm the picked cards
table-key-f = F
table-key-f-does = play the only card there is
table-key-i = I
table-key-i-does = ask for a hint
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
table-key-o = O
table-key-o-does = go on after the referee
table-key-n = N
table-key-n-does = next hand, or another game
table-key-h = H
table-key-h-does = go to your hand
table-key-l = L
table-key-l-does = look at the last trick
table-key-g = G
table-key-g-does = score and log
table-key-escape = Esc
table-key-escape-does = put picked cards back; do not wait for the others
table-key-help = ?
table-key-help-does = this page

## Fair deals
table-fair = Fair deals
table-fair-short = Nobody chose these cards. When the game is over, you can check that for yourself.
table-fair-seed = The deals of this table follow from a seed, and nothing was fixed before the first card: they cannot be checked.
table-fair-about = The deals of this table
table-fair-how = Before the first card the server drew a secret, and showed its fingerprint, so that it cannot tell another secret later. Only then your browser drew a random string of its own. All deals follow from the two together, so neither the server nor a player could choose the cards.
table-fair-later = When the game is over, the secret is told, and your browser makes every deal anew.
table-fair-fingerprint = Fingerprint of the secret (SHA-256)
table-fair-own = Your browser's own string
table-fair-changed = The server now shows another fingerprint than at the start. Do not trust these deals.
table-fair-check = Check this deal
table-fair-checking = Making every deal anew …
table-fair-good = Every deal holds
table-fair-bad = The deals do not hold
table-fair-unkept = This browser has kept nothing from the start of the game, so it cannot tell whether fingerprint, string and cards are those of then.
table-fair-insecure = This page cannot check the deals here: browsers allow it over https only, or on the server's own machine. Save the record, and check it with: clubsuit verify FILE
table-fair-save = Save the record
table-fair-record-bad = The record cannot be read, or is not that of this game.
table-fair-commitment-good = The fingerprint is the one that your browser kept before the first card.
table-fair-commitment-bad = The fingerprint is another than the one that your browser kept before the first card.
table-fair-secret-good = The secret that was told has this fingerprint.
table-fair-secret-bad = The secret that was told does not have this fingerprint.
table-fair-string-good = Your browser's own string is part of it, and the bots added nothing.
table-fair-string-bad = Your browser's own string is not part of it, or another was added.
table-fair-dealer-good = { $seat } had to deal first.
table-fair-dealer-bad = Hand { $number }: { $seat } should have dealt.
table-fair-deal-good = { $number ->
    [one] The deal is the one that follows from them, card by card.
   *[other] All { $number } deals are those that follow from them, card by card.
  }
table-fair-deal-bad = Hand { $number } is not the deal that follows from them. { $place ->
    [hands] { $seat } should have been dealt { $cards }.
    [auction] { $seat }'s auction cards should have been { $cards }.
   *[other] Left over should have been { $cards }.
  }
table-fair-mine-good = They are the deals that you played: your browser kept your cards of { $count } of { $hands } hands, and they are the same.
table-fair-mine-bad = Hand { $number }: these are not the cards that you were dealt.
