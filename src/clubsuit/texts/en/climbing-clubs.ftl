# Climbing Clubs.
game-climbing-clubs-name = Climbing Clubs
game-climbing-clubs-character = Singles, sets and runs, each higher than the last: collect the clubs, but be rid of your cards in time, for whoever is last scores nothing.
game-climbing-clubs-length = 20–40 minutes

option-players = Players
option-players-help = Two to six. Two play for a single bonus card of 5.
option-teams = Teams
option-teams-help = Four players as two teams of two; six as three teams of two or two teams of three. Partners sit evenly spread.
option-teams-0 = Everyone alone
option-teams-2 = Two teams
option-teams-3 = Three teams
option-double_or_nothing = Double or nothing
option-double_or_nothing-help = Before playing a first card you may declare "double": go out first and your points double, otherwise you score nothing.
option-wild_15s = Wild 15s
option-wild_15s-help = A 15 may stand for any number. Only a 15 played as a 15 wins at once.
option-crazy = Crazy
option-crazy-help = A 15 wins nothing by itself, and more cards beat fewer: 1 2 3 beats 14 15, and 3 3 beats a single 15.
option-club_points = Points on the clubs
option-club_points-help = What each club is worth to whoever takes it, from the 1 to the 15.
climbing-teams = { $players } players cannot form { $teams } teams: there are 4 players in 2 teams, and 6 players in 2 or 3

# Faults of a record's deal.
climbing-deal-stock = { $cards } was set aside after the hand before, so it must be dealt to { $seat }
climbing-deal-aside = the cards still set aside must be { $cards }, in this order

# Refusals.
climbing-no-combination = { $cards } is no combination: play a single card, cards of one number, or consecutive numbers
climbing-say-wild = { $cards } is no combination; say which number a 15 stands for, like 15D=8
climbing-only-wild = { $cards } cannot stand for { $number }: only a 15 is wild
climbing-not-wild = { $cards } cannot stand for { $number }: cards are not wild in this game
climbing-must-lead = you lead, so you must play
climbing-no-double = "double or nothing" is not played in this game
climbing-doubled = you have declared "double" already
climbing-double-late = "double" must be declared before the first card you play in a hand
climbing-same-kind = { $kind ->
    [single] a single card lies there, so play a single card above { $top }, or pass
    [set] a set of { $size } lies there, so play { $size } cards of one number above { $top }, or pass
   *[run] a run of { $size } lies there, so play a run of { $size } with a top above { $top }, or pass
  }
climbing-must-beat = your highest card must be above { $top }
climbing-must-beat-crazy = { $kind ->
    [single] beat the { $top }: a higher single card or any set, or pass
    [set] beat the { $size } cards of number { $top }: as many of a higher number, or more cards of any number, or pass
   *[run] beat the run of { $size } up to { $top }: as long with a higher top, or a longer run, or pass
  }

# What is expected of a player.
climbing-prompt-lead = You lead: play a single card, a set or a run.{ $double ->
    [yes] {" "}Before that you may double.
    [hopeless] {" "}It is too late to double: somebody is out already, so it could only cost you your points.
   *[no] {""}
  }
climbing-prompt-follow = { $kind ->
    [single] Play a single card above { $top }, or pass.
    [set] Play { $size } cards of one number above { $top }, or pass.
   *[run] Play a run of { $size } with a top above { $top }, or pass.
  }{ $double ->
    [yes] {" "}You may double first.
    [hopeless] {" "}It is too late to double: somebody is out already, so it could only cost you your points.
   *[no] {""}
  }
climbing-prompt-crazy = { $kind ->
    [single] Beat the { $top } with a higher card or any set, or pass.
    [set] Beat the { $size } cards of number { $top } with as many higher ones, or with more cards of one number, or pass.
   *[run] Beat the run of { $size } up to { $top } with a higher one or a longer one, or pass.
  }{ $double ->
    [yes] {" "}You may double first.
    [hopeless] {" "}It is too late to double: somebody is out already, so it could only cost you your points.
   *[no] {""}
  }
climbing-prompt-answer = Only you still hold cards. You may answer once, to take this trick from the others, or pass.{ $double ->
    [hopeless] {" "}It is too late to double: somebody is out already.
   *[no] {""}
  }

# Lines of the score.
climbing-line-bonus = bonus card for going out
climbing-line-clubs = points on clubs taken
climbing-line-doubled = doubled: first to go out
climbing-line-failed = doubled, but not first to go out: { $points } lost
climbing-line-last = last with the 0 card: { $points } lost
climbing-line-team = only this team still held cards: { $points } lost

# What the rule bot thinks.
rule-climbing-go-out = I go out
rule-climbing-win-clubs = there are points in this trick, and I should win them
rule-climbing-stop = this should win the lead
rule-climbing-lead-loser = I get rid of cards that others would beat anyway
rule-climbing-lead-strong = this should hold, and I lead again
rule-climbing-follow = a cheap way to be rid of cards
rule-climbing-save = playing would cost more than it brings
rule-climbing-cannot = nothing that I hold beats this
rule-climbing-partner = the trick is my partner's
rule-climbing-deny = I take this trick from the others
rule-climbing-double = this hand should be the first to go out
