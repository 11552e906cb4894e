# Clubs, Whist group.
whist-clubs-not-broken = clubs are not broken yet and you hold other suits, so you must lead one of those
whist-must-beat = you must beat { $best } if you can: play { $cards }
whist-prompt-exchange = Keep your hand, or swap it for the face-down bid hand.
whist-prompt-lead-plain = You lead: play any card but a club, because clubs are not broken yet.
whist-prompt-beat = Follow suit and beat the trick: play a higher card of { $suit }.
whist-prompt-ruff = You have no { $suit }: you must win the trick with a club.
# What happened in a hand. $score is a number of points with its sign.
whist-story-over = { $who ->
    [you] You take { $tricks } tricks
   *[other] { $seat } takes { $tricks } tricks
  }, { whist-story-count } over the quota: { $score }
whist-story-under = { $who ->
    [you] You take { whist-story-tricks }
   *[other] { $seat } takes { whist-story-tricks }
  }, { whist-story-count } under the quota: { $score }
whist-story-quota = { $who ->
    [you] You take { $tricks } tricks, exactly the quota: { $score }
   *[other] { $seat } takes { $tricks } tricks, exactly the quota: { $score }
  }
whist-story-tied = { $seats } take { $tricks } tricks each, { whist-story-count } over the quota: { $score }
whist-story-count = { $count ->
    [one] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
  }
whist-story-tricks = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
  }
whist-moment = { $who ->
    [you] In trick { $trick } you went over the quota of { $quota }
   *[other] In trick { $trick } { $seat } went over the quota of { $quota }
  }

whist-line-last = the last trick
whist-line-tricks = { $side ->
    [above] { $tricks } tricks, { $by } above the quota of { $quota }
    [level] { $tricks } tricks, exactly the quota
   *[below] { $tricks ->
        [one] 1 trick, { $by } below the quota of { $quota }
       *[other] { $tricks } tricks, { $by } below the quota of { $quota }
      }
  }
game-clubs-whist-name = Clubs (Whist)
game-clubs-whist-taste = Keep your hand, or gamble on the bid hand. Two ways to win: far up or far down.
game-clubs-whist-character = A bid hand to gamble on, tricks you are forced to win, and two ways to victory: far up or far down.
game-clubs-whist-length = 20–30 minutes
option-target-help-clubs-whist = Whoever is at least this far above or below zero after a hand wins.
option-lead = Who leads first
option-lead-help = The last player to swap leads the first trick, or that player’s left neighbour does. (Both customs exist.)
option-lead-exchanger = Last to swap
option-lead-left-of-exchanger = The player to the left of the last to swap

# Why a player leads first. `who` is `you` if this player reads it.
whist-told-lead-exchanger = { $who ->
    [you] You lead the first trick, because you were the last player to swap.
   *[other] { $seat } leads the first trick, as the last player to swap.
  }
whist-told-lead-left = { $who ->
    [you] You lead the first trick, because the last player to swap sits on your right.
   *[other] { $seat } leads the first trick, as the player on the left of the last player to swap.
  }
whist-told-lead-nobody = { $who ->
    [you] You lead the first trick, because nobody swapped and the dealer sits on your right.
   *[other] { $seat } leads the first trick, as the player on the dealer’s left, because nobody swapped.
  }

# Why the rule bot does what it does.
rule-whist-win = this gives me the best chance of a trick for the least loss later
rule-whist-lose = I want few tricks, and this card should lose
rule-whist-lead = of all cards I could lead I like this one best
rule-whist-keep = I like my hand better than an unknown one
rule-whist-keep-up = my cards should win about { $tricks } tricks, and the quota is 4
rule-whist-keep-down = { $tricks ->
    [0] I want few tricks, and my cards should win hardly any
    [one] I want few tricks, and my cards should win only about one
   *[other] I want few tricks, and my cards should win only about { $tricks }
  }
rule-whist-swap = I like an unknown hand better than mine
rule-whist-swap-up = { $tricks ->
    [0] my cards should win hardly any trick, and an unknown hand wins four on average
    [one] my cards should win only about one trick, and an unknown hand wins four on average
   *[other] my cards should win only about { $tricks } tricks, and an unknown hand wins four on average
  }
rule-whist-swap-down = I want few tricks, and my cards should win about { $tricks }
rule-whist-cheap-win = I want the trick, and this is the cheapest card for it
rule-whist-throw-low = I cannot win this trick
rule-whist-throw-high = I want few tricks, so I throw a card that might win one later
rule-whist-duck = I must beat the trick with one of my cards, and I like this one best for it
rule-whist-must-high = I must take this trick, so I spend my highest card and keep lower ones
rule-whist-must-low = I must beat the trick, and somebody may still beat my lowest card

# What the expected points of a hand mean for the game. `total` is the player's score.
outlook-whist-down-nearer = these minus points are progress: you are at { $total }, and −{ $target } wins too
outlook-whist-down-farther = these minus points are no progress: from { $total } it is still a long way to −{ $target }
outlook-whist-up-farther = these points lead away from −{ $target }, which is nearer than { $target }: you are at { $total }

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-whist-more-clubs = { counted-in }the bid hand has more than { $number ->
    [one] one club
   *[other] { $number } clubs
  }
counted-whist-fewer-clubs = { counted-in }the bid hand has fewer than { $number ->
    [one] one club
   *[other] { $number } clubs
  }

## Statistics
fact-whist-swap = You swapped your hand
fact-whist-swap-points = Points in a hand when you swapped
fact-whist-keep-points = Points in a hand when you kept

## On the page, at the table
table-target-both = { $target } or −{ $target }
table-tag-keep = kept
table-tag-swap = swapped
table-fact-broken = Clubs broken
table-fact-broken-help = A club has been played. From then on clubs may be led.
table-fact-quota = Quota
table-fact-quota-help = The four tricks that are worth nothing. Points count from there, up and down.
table-bid-hand = The bid hand
table-bid-hand-help = Thirteen cards, face down: cards nobody has seen, or the hand that the last player to swap laid down.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-clubs-whist-aim = Take more than four tricks a hand, or as few as you can: a game is won far up or far down.
brief-clubs-whist-deal =
    - Three players. The ace is high. Clubs are trumps.
    - Thirteen cards each; thirteen more lie face down in the middle: the bid hand.
    - Choose once each, from the dealer’s left: **keep** your cards, or **swap** all of them, unseen, for those in the middle. The next player can take what you lay down.
    - The deal moves one seat to the left after each hand.
brief-clubs-whist-turn =
    - { $lead ->
        [left-of-exchanger] The left neighbour of the last player who swapped leads
       *[other] The last player who swapped leads
    } first. If nobody swapped, the dealer’s left neighbour does.
    - Do not lead a club before clubs are broken (a club has been played), unless you hold nothing else.
    - Follow suit if you can, and **beat the trick if you can**.
    - Without a card of the suit led, play a club that wins.
    - If you cannot win, play any card of the suit led; without one, any card at all.
    - The highest club takes the trick, else the highest card of the suit led. The winner leads to the next.

    - 9H: led
    - QH: must beat the 9, and does
    - 2C: has no heart, so must trump: takes the trick
brief-clubs-whist-score =
    | tricks | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    |---|---|---|---|---|---|---|---|---|
    | points | −4 | −3 | −2 | −1 | 0 | +1 | +2 | +3 |

    Each further trick is a point more.
brief-clubs-whist-end = After a hand everybody at +{ $target } or more wins, and so does everybody at −{ $target } or less. If all three do, it is a draw.
