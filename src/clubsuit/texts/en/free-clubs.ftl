# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-character = Bid away your own best cards for a chest of treasure, then win seven tricks without them.
game-free-clubs-length = 20–30 minutes

option-enforcement = Enforcement
option-enforcement-help = Strict: what the rules forbid cannot be done. Honour: as at a real table, mistakes must be noticed.
option-enforcement-strict = strict
option-enforcement-honour = honour play
option-enforcement-honour-help = Any card can be played, and any handicap paid with too little. Who notices it calls the player, and a referee rules: the sooner, the milder. Not for a first game.

# Refusals.
free-deal-kind = { $cards } dealt among cards of the other kind: 10 and above are auction cards, ace to nine primary cards
free-must-open = you hold { $card }, so you must open the auction with it
free-bid-primary = { $cards } cannot be bid: only auction cards can, from 10 up
free-bid-too-low = a bid must be above { $card }
free-bid-too-high = over { $card } a bid may be at most one level higher
free-pay-ten = { $card } takes one card of { $suit } of your choice: { $cards }
free-pay-jack = { $card } takes your highest card of { $suit }: { $cards }
free-pay-queen = { $card } gives your highest card of { $suit } to your left neighbour: { $cards }
free-pay-king = { $card } takes your three highest cards of { $suit }, or all of them: { $cards }
free-honour-only = "{ $text }" belongs to honour play; this table is strict
free-pay-most = { $card } is paid with one card at most
free-take-first = the trick is full: its winner takes it before anything else is played
free-retake-other = { $cards } went back in this trick, so another card must be played
free-call-early = nobody can be called before the first trick may be led
free-call-self = you cannot call yourself
free-call-spent = you have called { $calls } times without success, and may not call any more in this hand
free-ready-already = you have said so already

# The referee of honour play.
# $seat is the player called, who may be named "You": no verb that depends on it.
free-ruling-none = The referee finds nothing. { $left ->
    [0] That was the last such call of this hand.
    [one] One more such call is left in this hand.
   *[other] { $left } more such calls are left in this hand.
  }
free-ruling-a = { $seat } played { $cards } { $why ->
    [owed] although a handicap had taken it
   *[revoked] although able to follow suit
  }. No card had been played after it, so there is no penalty: { $then ->
    [discarded] it is discarded, and another card is played.
    [skipped] it is discarded; there is no other card to play.
   *[back] it goes back, and another card is played.
  }
free-ruling-b = { $seat } played { $cards } { $why ->
    [owed] although a handicap had taken it
   *[revoked] although able to follow suit
  }. Another card had been played, so it stays, and the trick is forfeited: it cannot win.
free-ruling-c = { $seat } had played { $cards } { $why ->
    [owed] although a handicap had taken it
   *[revoked] although able to follow suit
  }. The trick had been taken: no positive points for { $seat } in this hand.

# What is expected of a player, in one line.
free-prompt-open = You hold { $card }: open the auction with it.
free-prompt-bid = Bid a card above { $card }, or pass.
free-prompt-pass = You hold nothing to bid over { $card }: pass.
free-prompt-ten = Your { $card }: discard a card of { $suit } of your choice.
free-prompt-jack = Your { $card }: your highest card of { $suit } is discarded.
free-prompt-queen = Your { $card }: your highest card of { $suit } goes to { $seat }.
free-prompt-king = Your { $card }: your three highest cards of { $suit } are discarded.
free-prompt-honour-ten = Your { $card }: discard a card of { $suit } of your choice.
free-prompt-honour-jack = Your { $card }: discard your highest card of { $suit }.
free-prompt-honour-queen = Your { $card }: give your highest card of { $suit } to { $seat }.
free-prompt-honour-king = Your { $card }: discard your three highest cards of { $suit }, or all of them.
free-prompt-take = The trick is yours: take it.
free-prompt-wait-take = Waiting for { $seat } to take the trick.
free-prompt-retake = { $cards } went back to your hand: play another card.
free-prompt-retake-discarded = Your card was owed and is discarded: play another one.
free-prompt-ready = The hand is played. Say that you are ready, or call a player first.
free-prompt-send = Choose a card to send to { $seat }, on your right.

# The score, line by line.
free-line-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
free-line-made = contract made: { $tricks } of { $need } tricks
free-line-broken = contract broken: { $tricks } of { $need } tricks
free-line-diamonds = most diamonds
free-line-diamonds-tied = most diamonds, shared
free-line-ace = took { $cards }
free-line-no-spade = took no spade
free-line-barred = called after the trick: no positive points

# What the rule bot says of its choices.
rule-free-forced = there is nothing else to do
rule-free-bid = with the chest I should take enough tricks even after paying for this
rule-free-no-hope = what I would pay for a bid is more than it brings
rule-free-joker = the chest should bring me more than a missed contract would cost
rule-free-lose-least = this card I miss least
rule-free-send = this card I miss least, and a short suit lets me trump
rule-free-cash = this card should win
rule-free-draw = I take the others' trumps while mine are better
rule-free-lead-low = I have no winner to lead, so a low card
rule-free-win = I take the trick as cheaply as I can
rule-free-ruff = I have none of the suit, so I trump
rule-free-feed = my side is winning, so I keep my good cards
rule-free-low = this trick is not mine to win, so I lose the least
