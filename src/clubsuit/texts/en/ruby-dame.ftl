# Ruby Dame.
game-ruby-dame-name = Ruby Dame
game-ruby-dame-character = Two against two: pass three cards, draw the trumps, and bring the queen of diamonds home to your side.
game-ruby-dame-length = 20–30 minutes
ruby-send-three = exactly three cards are passed, not { $number }
ruby-prompt-send = Choose three cards to pass to { $seat }.
ruby-line-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
ruby-line-clubs = { $clubs ->
    [one] 1 club taken
   *[other] { $clubs } clubs taken
  }
ruby-line-dame = the queen of diamonds
ruby-line-all = all 31 points: bonus

# Why the rule bot does what it does.
rule-ruby-pass = low cards of short suits go; clubs and high cards stay
rule-ruby-lead = this lead should bring our side most for what it costs later
rule-ruby-win = I take the trick with what costs least
rule-ruby-feed = my partner is winning, so I add points
rule-ruby-low = the trick is not for us, so I give as little as I can
