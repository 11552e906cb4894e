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
