# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-character = Bid away your own best cards for a chest of treasure, then win seven tricks without them.
game-free-clubs-length = 20–30 minutes

option-enforcement = Enforcement
option-enforcement-help = Strict: what the rules forbid cannot be done. Honour: as at a real table, mistakes must be noticed.
option-enforcement-strict = strict
option-enforcement-honour = honour play (not offered yet)
free-honour-later = honour play is not offered yet; choose enforcement "strict"

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

# What is expected of a player, in one line.
free-prompt-open = You hold { $card }: open the auction with it.
free-prompt-bid = Bid a card above { $card }, or pass.
free-prompt-pass = You hold nothing to bid over { $card }: pass.
free-prompt-ten = Your { $card }: discard a card of { $suit } of your choice.
free-prompt-jack = Your { $card }: your highest card of { $suit } is discarded.
free-prompt-queen = Your { $card }: your highest card of { $suit } goes to { $seat }.
free-prompt-king = Your { $card }: your three highest cards of { $suit } are discarded.
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
