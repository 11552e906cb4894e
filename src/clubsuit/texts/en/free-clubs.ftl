# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-character = Bid away your own best cards for a chest of treasure, then win seven tricks without them.
game-free-clubs-length = 20–30 minutes

option-enforcement = Strict or honour play
option-enforcement-help = Strict: you can only do what the rules allow. Honour: as at a real table, the others must notice when somebody breaks a rule.
option-enforcement-strict = Strict
option-enforcement-honour = Honour play
option-enforcement-honour-help = You can play any card, and pay a handicap with too few cards. Whoever notices it calls the player, and the referee decides: the sooner the call, the lighter the penalty. Not for a first game.

# Refusals.
free-deal-kind = { $cards } is in the wrong pack: 10 and higher are auction cards, ace to 9 are primary cards
free-must-open = you hold { $card }, so you must open the auction with it
free-bid-primary = { $cards } cannot be bid: you bid with auction cards only, from 10 up
free-bid-too-low = a bid must rank above { $card }
free-bid-too-high = after { $card } you may bid at most one level higher
free-pay-ten = for { $card } you discard one card of { $suit }, whichever you like: { $cards }
free-pay-jack = for { $card } you discard your highest card of { $suit }: { $cards }
free-pay-queen = for { $card } you give your highest card of { $suit } to your left neighbour: { $cards }
free-pay-king = for { $card } you discard your three highest cards of { $suit }, or all if you have fewer: { $cards }
free-honour-only = "{ $text }" is for honour play only, and this table is strict
free-pay-most = for { $card } you pay one card at most
free-take-first = the trick is full: its winner must take it before anything else is played
free-retake-other = you took { $cards } back in this trick, so you must play another card
free-call-early = nobody can be called before the first card is led
free-call-spent = you have called { $calls } times and found nothing, so you may not call again in this hand
free-ready-already = you have already said that you are ready

# The referee of honour play.
# $seat is the player called, who may be named "You": no verb that depends on it.
free-ruling-none = The referee finds nothing. { $left ->
    [0] No more calls in this hand.
    [one] One more call in this hand may be wrong.
   *[other] { $left } more calls in this hand may be wrong.
  }
free-ruling-a = { $seat } played { $cards } { $why ->
    [owed] although a handicap had taken it
   *[revoked] although able to follow suit
  }. No card had been played after it, so there is no penalty: { $then ->
    [discarded] it is discarded
    [given] it goes to the left neighbour, who was owed it for a queen
   *[back] it goes back
  }{ $last ->
    [yes] , and there is no other card to play.
   *[no] , and another card is played.
  }
free-ruling-b = { $seat } played { $cards } { $why ->
    [owed] although a handicap had taken it
   *[revoked] although able to follow suit
  }. Another card had been played after it, so it stays but cannot win: another card wins the trick, unless all of them are forfeited.
free-ruling-c = { $seat } had played { $cards } to trick { $trick } { $why ->
    [owed] although a handicap had taken it
   *[revoked] although able to follow suit
  }. The trick had been taken already, so there are no positive points in this hand for the player who was called.

# What is expected of a player, in one line.
free-prompt-open = You hold { $card }: open the auction with it.
free-prompt-bid = Bid a card above { $card }, or pass.
free-prompt-pass = You cannot outbid { $card }: pass.
free-prompt-ten = For your { $card }: pick one card of { $suit } to discard.
free-prompt-jack = For your { $card }: discard your highest card of { $suit }.
free-prompt-queen = For your { $card }: give your highest card of { $suit } to { $seat }.
free-prompt-king = For your { $card }: discard your three highest cards of { $suit }, or all if you have fewer.
free-prompt-honour-ten = For your { $card }: pick one card of { $suit } to discard.
free-prompt-honour-jack = For your { $card }: pick your highest card of { $suit } to discard.
free-prompt-honour-queen = For your { $card }: pick your highest card of { $suit } to give to { $seat }.
free-prompt-honour-king = For your { $card }: pick your three highest cards of { $suit } to discard, or all if you have fewer.
free-prompt-take = The trick is yours: take it.
free-prompt-wait-take = Waiting for { $seat } to take the trick.
free-prompt-retake = { $cards } went back to your hand: play another card.
free-prompt-retake-discarded = The card you played was owed and is gone: play another one.
free-prompt-ready = All tricks are played. Say that you are ready, or call a player first.
free-prompt-send = Pick a card to pass to { $seat }, on your right.

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
free-line-no-spade = took no spades
free-line-barred = called after the trick was taken: no positive points

# What the rule bot says of its choices.
rule-free-bid = with the chest I should take enough tricks even after paying for this
rule-free-no-hope = what I would pay for a bid is more than it brings
rule-free-joker = the chest should bring me more than a missed contract would cost
rule-free-lose-least = I can best spare this card
rule-free-send = I can best spare this card, and a short suit lets me trump
rule-free-cash = this card should win
rule-free-draw = I draw the others' trumps while mine are higher
rule-free-lead-low = I have no winner to lead, so a low card
rule-free-lead = of all cards I could lead I like this one best
rule-free-win = I take the trick as cheaply as I can
rule-free-take = I take the trick with this card
rule-free-ruff = I have none of the suit, so I trump
rule-free-feed = my side is winning, so I keep my better cards
rule-free-side = my side is winning this trick
rule-free-leave = I leave this trick to the others
rule-free-low = I cannot win this trick, and I can best spare this card

## Statistics
fact-free-bid = You bid
fact-free-declared = You were on the declaring side
fact-free-made = Contracts made when declaring
