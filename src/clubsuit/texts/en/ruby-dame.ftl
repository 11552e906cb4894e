# Ruby Dame.
game-ruby-dame-name = Ruby Dame
game-ruby-dame-taste = Bring the queen of diamonds home with your partner.
game-ruby-dame-character = Two against two: pass three cards, draw the trumps, and bring the queen of diamonds home to your side.
game-ruby-dame-length = 25–45 minutes
ruby-send-three = you must pass exactly three cards, not { $number }
ruby-prompt-send = Pick three cards to pass to { $seat }.
ruby-line-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
ruby-line-clubs = { $clubs ->
    [one] 1 club taken
   *[other] { $clubs } clubs taken
  }
ruby-line-dame = took the queen of diamonds
ruby-line-all = all { $all } points

# What happened in a hand. $score is a number of points with its sign.
ruby-story = { $who ->
    [you] { $won ->
        [yes] You and { $seats } win the hand { $points } to { $others }, { ruby-story-queen }
       *[no] You and { $seats } lose the hand { $points } to { $others }, { ruby-story-queen }
    }
   *[other] { $seats } win the hand { $points } to { $others }, { ruby-story-queen }
  }
ruby-story-queen = { $dame ->
    [yes] with the queen of diamonds
   *[no] without the queen of diamonds
  }
ruby-story-all = { $who ->
    [you] You and { $seats } take every trick and all { $all } points: { $score }
   *[other] { $seats } take every trick and all { $all } points: { $score }
  }
ruby-moment = { $who ->
    [you] In trick { $trick } you captured { $cards }
   *[other] In trick { $trick } { $seat } captured { $cards }
  }

# Why the rule bot does what it does.
rule-ruby-pass = low cards go; clubs and high cards stay
rule-ruby-void = then I have no { $suit } left, and can trump { $suit } unless I am passed some
rule-ruby-missed = I like my other cards better
rule-ruby-lead = this lead should gain our side most for the least loss later
rule-ruby-win = I take the trick as cheaply as I can
rule-ruby-take = I take the trick with this card
rule-ruby-feed = my partner is winning, so I add points
rule-ruby-keep = my partner is winning, so I keep my better cards
rule-ruby-leave = I could take this trick, but I keep { $cards } for a later one
rule-ruby-low = I cannot win this trick, so I give as few points as I can
rule-ruby-throw = I like my other cards better

## Statistics
fact-ruby-points = Points that you took in tricks
fact-ruby-dame = You took the queen of diamonds

## On the page, at the table
table-tag-dame = took ♦Q
table-fact-dame = ♦Q
table-fact-dame-help = The queen of diamonds counts five points for the side that takes her.
table-dame-out = not taken
table-fact-pass = Pass
table-fact-pass-help = The three cards that everybody gives to a neighbour before the first trick.
table-fact-hand-score = This hand
table-fact-hand-score-help = The points that each side has taken so far, of the 31 in a hand.
table-fact-sides = we { $ours }, they { $theirs }
table-direction-left = to the left
table-direction-right = to the right
table-direction-none = none
table-sending-left = Everybody passes three cards to the left, face down.
table-sending-right = Everybody passes three cards to the right, face down.
table-sending-none = No cards are passed in this hand.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-ruby-dame-aim = Take tricks with your partner, above all those with clubs and the queen of diamonds in them.
brief-ruby-dame-deal =
    - Four players; partners sit opposite each other. Aces are high. Clubs are trumps.
    - Everybody gets thirteen cards and passes three before seeing what comes: left in the first hand, right in the second, none in the third, then left again.
    - The deal moves one seat to the left after each hand.
brief-ruby-dame-turn =
    - The dealer’s left neighbour leads any card.
    - Follow suit if you can; if not, play any card.
    - The highest club takes the trick, else the highest card of the suit led. The winner leads to the next.

    - 10S: led
    - KS: follows suit, and is higher
    - 3C: from a hand without spades: takes the trick
    - AD: from a hand without spades: wins nothing
brief-ruby-dame-score =
    Partners add up their points.

    - QD: the Ruby Dame: 5 points
    - 7C: any club: 1 point

    - Each trick: 1 point.
    - All of the 31 points of a hand: 5 points more.
brief-ruby-dame-end = When a partnership has { $target } points or more after a hand. The higher total wins; if the totals are equal, play on.
