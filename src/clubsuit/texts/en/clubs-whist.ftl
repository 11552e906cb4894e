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
