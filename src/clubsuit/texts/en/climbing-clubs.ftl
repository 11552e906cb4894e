# Climbing Clubs.
game-climbing-clubs-name = Climbing Clubs
game-climbing-clubs-taste = Beat each run with a higher one, and do not be the last with cards.
game-climbing-clubs-character = Play singles, sets and runs, each higher than the last. Collect clubs for points, but be rid of your cards in time: the last player with cards scores nothing.
game-climbing-clubs-length = 10–20 minutes

option-players = Players
option-teams = Teams
option-teams-help = Four play two against two. Six play in two teams of three or three teams of two. Partners never sit side by side.
option-teams-0 = No teams
option-teams-2 = Two teams
option-teams-3 = Three teams
option-double_or_nothing = Double or nothing
option-double_or_nothing-help = Before your first card in a hand you may declare “double”: if you go out first, your points double; if not, you score nothing.
option-wild_15s = Wild 15s
option-wild_15s-help = A 15 can stand for any number. Only a 15 played as a 15 wins the trick at once.
option-crazy = Crazy
option-crazy-help = A 15 does not win at once, and more cards beat fewer: 1 2 3 beats 14 15, and a pair of 3s beats a single 15.
option-club_points = Points on the clubs
option-club_points-help = What each club is worth to the player who takes it, from the 1 to the 15.
option-wilds_win = A wild 15 wins
option-wilds_win-help = A 15 wins the trick at once whatever it stands for. Only with wild 15s, and not in Crazy.
climbing-teams = { $players } players cannot form { $teams } teams: there are 4 players in 2 teams, and 6 players in 2 or 3
climbing-wilds-win = a wild 15 can only win in a game with wild 15s, and not in Crazy

# Faults of a record's deal.
climbing-deal-stock = { $cards } was set aside in the previous hand, so it must be dealt to { $seat }
climbing-deal-aside = the cards still set aside must be { $cards }, in this order

# Refusals.
climbing-no-combination = { $cards } do not go together: play a single card, cards of one number, or consecutive numbers
climbing-say-wild = { $cards } do not go together: say which number a 15 stands for, like 15D=8
climbing-only-wild = { $cards } cannot stand for { $number }: only a 15 is wild
climbing-not-wild = { $cards } cannot stand for { $number }: cards are not wild in this game
climbing-must-lead = you lead, so you must play
climbing-no-double = "double or nothing" is not played in this game
climbing-doubled = you have already declared "double"
climbing-double-late = you can declare "double" only before your first card in a hand
climbing-same-kind = { $kind ->
    [single] a single { $top } lies there, so play a higher single card, or pass
    [set] { $size ->
        [2] a pair of { $top }s lies there, so play a higher pair, or pass
       *[other] a set of { $size } with the number { $top } lies there, so play a higher set of { $size }, or pass
      }
   *[run] the run { $low }–{ $top } lies there, so play a higher run of { $size }, or pass
  }
climbing-must-beat = { $kind ->
    [run] your run must end above { $top }
   *[other] you must play higher than { $top }
  }
climbing-must-beat-crazy = { $kind ->
    [single] a single { $top } lies there, so play a higher card or any set, or pass
    [set] { $size ->
        [2] a pair of { $top }s lies there, so play a higher pair or a larger set, or pass
       *[other] a set of { $size } with the number { $top } lies there, so play a higher set of { $size } or a larger set, or pass
      }
   *[run] the run { $low }–{ $top } lies there, so play a higher run of { $size } or a longer run, or pass
  }

# What is expected of a player.
climbing-prompt-lead = You lead: play a single card, a set or a run.{ $double ->
    [yes] {" "}You may double first.
    [hopeless] {" "}It is too late to double: somebody is out already, so it could only cost you your points.
   *[no] {""}
  }
climbing-prompt-follow = { $can ->
    [no] { $kind ->
        [single] You have no card above { $top }: pass.
        [set] { $size ->
            [2] You have no pair above { $top }: pass.
           *[other] You have no set of { $size } above { $top }: pass.
          }
       *[run] You have no run of { $size } above { $low }–{ $top }: pass.
      }
   *[yes] { $kind ->
        [single] Play a card above { $top }, or pass.
        [set] { $size ->
            [2] Play a pair above { $top }, or pass.
           *[other] Play a set of { $size } above { $top }, or pass.
          }
       *[run] Beat the run { $low }–{ $top } with a higher run of { $size }, or pass.
      }
  }{ $double ->
    [yes] {" "}You may double first.
    [hopeless] {" "}It is too late to double: somebody is out already, so it could only cost you your points.
   *[no] {""}
  }
climbing-prompt-crazy = { $can ->
    [no] { $kind ->
        [single] You cannot beat the { $top }: pass.
        [set] { $size ->
            [2] You cannot beat the pair of { $top }s: pass.
           *[other] You cannot beat the set of { $size } with the number { $top }: pass.
          }
       *[run] You cannot beat the run { $low }–{ $top }: pass.
      }
   *[yes] { $kind ->
        [single] Beat the { $top } with a higher card or any set, or pass.
        [set] { $size ->
            [2] Beat the pair of { $top }s with a higher pair or a larger set, or pass.
           *[other] Beat the set of { $size } with the number { $top }: play a higher set of { $size } or a larger set, or pass.
          }
       *[run] Beat the run { $low }–{ $top } with a higher run of { $size } or a longer run, or pass.
      }
  }{ $double ->
    [yes] {" "}You may double first.
    [hopeless] {" "}It is too late to double: somebody is out already, so it could only cost you your points.
   *[no] {""}
  }
climbing-prompt-answer = { $can ->
    [no] Only you still have cards, and you cannot beat this trick: pass.
   *[yes] Only you still have cards: after this trick the hand is over. You may beat it once, so that nobody else gets its points, or pass.
  }{ $double ->
    [hopeless] {" "}It is too late to double: somebody is out already.
   *[no] {""}
  }

# Lines of the score.
climbing-line-bonus = bonus card for going out
climbing-line-clubs = points on clubs taken
climbing-line-doubled = doubled: first to go out
climbing-line-failed = doubled, but not first to go out: { $points } lost
climbing-line-last = last with cards: { $points ->
    [0] no points
   *[other] { $points } lost
  }
climbing-line-team = only this team still held cards: { $points } lost

# What happened in a hand. $score is a number of points with its sign.
climbing-story-out = { $who ->
    [you] You go out { climbing-story-place }, { climbing-story-points }: { $score }
   *[other] { $seat } goes out { climbing-story-place }, { climbing-story-points }: { $score }
  }
climbing-story-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  }
climbing-story-points = { $clubs ->
    [0] with the bonus of { $bonus }
   *[other] with the bonus of { $bonus } and { $clubs } for clubs
  }
climbing-story-held = { $who ->
    [you] You are second, { climbing-story-count }: { $score }
   *[other] { $seat } is second, { climbing-story-count }: { $score }
  }
climbing-story-count = { $clubs ->
    [0] without a single club
   *[other] { $who ->
        [you] and your clubs count
       *[other] with { $clubs } for clubs
      }
  }
climbing-story-last = { $who ->
    [you] You are the last with cards, { climbing-story-nothing }
   *[other] { $seat } is the last with cards, { climbing-story-nothing }
  }
climbing-story-nothing = { $clubs ->
    [0] and there were no points to lose
    [one] so one point for clubs counts for nothing
   *[other] so { $clubs } points for clubs count for nothing
  }
climbing-story-doubled = { $who ->
    [you] You doubled and go out first: { $score }
   *[other] { $seat } doubled and goes out first: { $score }
  }
climbing-story-failed = { $who ->
    [you] You doubled but were not first: { climbing-story-points-lost }
   *[other] { $seat } doubled but was not first: { climbing-story-points-lost }
  }
climbing-story-points-lost = { $lost ->
    [0] no points were there to lose
    [one] one point is lost
   *[other] { $lost } points are lost
  }
climbing-story-double-won = { $who ->
    [you] You doubled and went out first.
   *[other] { $seat } doubled and went out first.
  }
climbing-story-double-lost = { $who ->
    [you] You doubled and were not first.
   *[other] { $seat } doubled and was not first.
  }
climbing-story-team = { $who ->
    [you] Your team scores: { $score }
   *[other] { $seats } score together: { $score }
  }
climbing-story-team-last = { $who ->
    [you] Only your team still holds cards, { climbing-story-team-lost }
   *[other] Only the team of { $seats } still holds cards, { climbing-story-team-lost }
  }
climbing-story-team-lost = { $lost ->
    [0] and there were no points to lose
    [one] so one point counts for nothing
   *[other] so { $lost } points count for nothing
  }
climbing-moment = { $who ->
    [you] In trick { $trick } you went out { climbing-story-place }
   *[other] In trick { $trick } { $seat } went out { climbing-story-place }
  }

# What the rule bot thinks.
rule-climbing-go-out = I go out
rule-climbing-win-clubs = there are points in this trick, and I should win them
rule-climbing-stop = this should win the lead
rule-climbing-lead-loser = while I lead, I can be rid of cards that would hardly win a trick later
rule-climbing-lead-strong = this should hold, and I lead again
rule-climbing-follow = this is my lowest play of its kind, and my higher cards stay
rule-climbing-spare = I like this play better than my others
rule-climbing-save = playing now would cost more than it gains
rule-climbing-no-clubs = there is no club in this trick, so I keep my cards for a better one
rule-climbing-cannot = nothing that I hold beats this
rule-climbing-partner = the trick is my partner's
rule-climbing-deny = I take this trick, so that nobody else gets its points
rule-climbing-double = this hand should be the first to go out

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-climbing-stands = { counted-in }nobody else can beat { $cards }
counted-climbing-falls = { counted-in }somebody else can beat { $cards }
counted-climbing-beats = { counted-in }{ $seat } can beat { $cards }
counted-climbing-all = { counted-in }{ $seat } can beat { $cards } and has no card left then
counted-climbing-last = { counted-in }you would be the last with cards after { counted-after }, and your points would count for nothing
counted-climbing-last-of = { counted-in }{ $seat } would be the last with cards after { counted-after }, and their points would count for nothing
counted-climbing-team-last = { counted-in }only your team would still hold cards after { counted-after }, and none of its points would count
counted-climbing-team-last-of = { counted-in }only the team of { $seat } would still hold cards after { counted-after }, and none of its points would count
counted-climbing-first = { counted-in }you would be the first to go out after { counted-after }, and take the bonus card
counted-climbing-first-of = { counted-in }{ $seat } would be the first to go out after { counted-after }, and take the bonus card
counted-climbing-double-won = { counted-in }you would be the first to go out after { counted-after }, and your points would double
counted-climbing-double-lost = { counted-in }somebody else would be the first to go out after { counted-after }, and your double would cost you all your points
counted-climbing-double-lost-of = { counted-in }{ $seat } would not be the first to go out after { counted-after }, and the double would cost all their points
counted-climbing-double-of = { counted-in }{ $seat } would be the first to go out after { counted-after }, and double their points

## Statistics
fact-climbing-place = Your finishing place
fact-climbing-first = You went out first
fact-climbing-double = Doubles won

## On the page, at the table
table-tag-doubled = doubled
table-tag-out = { $place ->
    [1] out first
    [2] out second
    [3] out third
    [4] out fourth
   *[other] out fifth
  }
table-tag-bonus = bonus { $bonus }
table-fact-bonus-left = Bonus cards left
table-fact-bonus-left-help = What players who still hold cards can get for going out.
table-fact-stock = Not dealt
table-fact-stock-help = The cards that nobody holds in this hand. They were set aside, and come first in the next deal.
table-fact-variant = Variant
table-double = Double
table-differs-teams = Teams: { $partners ->
    [one] the player opposite is your partner, and your points are added up
   *[other] every second player is your partner, and all your points are added up
  }. Once only one team still holds cards, the hand ends and that whole team scores nothing, even a partner who went out.
table-differs-double = Double or nothing: before your first card you may declare “double”. Your points in this hand double if you go out first; if not, you score none.
table-differs-wild = Wild 15s: your 15 may stand for any number, and you say which. Then it is simply that number and does not win at once, but it keeps its points.
table-differs-crazy = Crazy: more cards of the same kind beat fewer, whatever the numbers. A 15 does not win at once; all others must pass.
table-double-help = If you are the first to go out, your points in this hand count double. If not, you score nothing in it. You cannot take it back.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-climbing-clubs-aim =
    Get rid of your cards before the others do, and pick up clubs on the way: only clubs and bonus cards score.
    { $teams ->
        [0] { "" }
       *[other] There are { $teams } teams. Partners add their points up.
    }
brief-climbing-clubs-deal =
    - The numbers 1 to 15 in four suits. Everybody gets ten cards.
    - The rest is set aside, and comes first in the next deal.
    - Bonus cards in the middle: { $players ->
        [2] the 5 alone
        [3] 5, 2 and 0
        [5] 10, 8, 5, 2 and 0
        [6] 12, 10, 8, 5, 2 and 0
       *[4] 8, 5, 2 and 0
    }.
    - The deal moves one seat to the left after each hand.
brief-climbing-clubs-turn =
    The player left of the dealer leads one of these:

    - 9H: a single
    - 4C 4D 4S: a set, of two cards or more
    - 7C 8D 9H: a run, of two cards or more

    - Then, clockwise, pass or beat it: the same kind, the same number of cards, a higher top card.
    - You may pass now and play later in the same trick.
    - When all others have passed, the last to play takes the trick and leads to the next.
    - With your last card you go out, and take the best bonus card that is left.
    - The last player with cards can answer the open trick once. Then the hand is over.
    { $crazy ->
        [true] - More cards of the same kind beat fewer, whatever the numbers. A single counts as a set of one.
       *[other] - A play with a 15 in it takes the trick at once.
    }
    { $wild_15s ->
        [true] - A 15 can stand for any number. { $crazy ->
            [true] { "" }
           *[other] Only a 15 played as a 15 takes the trick at once.
        }
       *[other] { "" }
    }
    { $double_or_nothing ->
        [true] - Before your first card in a hand you can declare “double”: if you go out first, all your points of the hand double; if not, you score none.
       *[other] { "" }
    }
brief-climbing-clubs-score =
    - 1C 5C: low clubs
    - 6C 10C: middle clubs
    - 11C 15C: high clubs

    - You score your bonus card and the points on the clubs that you took.
    - { $teams ->
        [0] { $players ->
            [2] Whoever still holds cards scores just the clubs.
           *[other] Whoever still holds cards at the end scores nothing.
        }
       *[other] As soon as only one team holds cards, the hand stops and that whole team scores nothing.
    }
brief-climbing-clubs-end =
    When { $teams ->
        [0] somebody
       *[other] a team
    } has { $target ->
        [null] 50
       *[other] { $target }
    } points or more after a hand. The most points win; equal scores share the win.
