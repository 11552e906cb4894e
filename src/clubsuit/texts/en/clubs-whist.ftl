# Clubs, Whist group.
whist-clubs-not-broken = clubs are not broken yet, and you hold other suits, so lead one of those
whist-must-beat = you must beat { $best } where you can: play { $cards }
whist-prompt-exchange = Keep your hand, or swap it, unseen, for the bid hand.
whist-prompt-lead-plain = You lead: play any card that is not a club; clubs are not broken yet.
whist-prompt-beat = Follow suit and beat the trick: play a higher card of { $suit }.
whist-prompt-ruff = You have no { $suit }: you must win the trick with a club.
whist-line-tricks = { $tricks ->
    [one] 1 trick, quota { $quota }
   *[other] { $tricks } tricks, quota { $quota }
  }
game-clubs-whist-name = Clubs (Whist)
game-clubs-whist-character = A spare hand to gamble on, tricks you are forced to win, and two ways to victory: far up or far down.
game-clubs-whist-length = 15–25 minutes
option-lead = Who leads first
option-lead-help = After the exchange, the first trick is led by the last player who swapped, or by that player's left neighbour (two sources, two customs).
option-lead-exchanger = The last to swap
option-lead-left-of-exchanger = The left neighbour of the last to swap
