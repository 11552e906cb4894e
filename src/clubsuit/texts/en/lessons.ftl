# The first hands with a guide. Each step is one thought; `lesson-GAME-STEP` is said at the step of
# this name in src/clubsuit/lessons/GAME.toml, where it stands when that is.
lesson-guide = Guide
lesson-got = Got it
lesson-leave = Leave
lesson-lifted = the guide means this card
lesson-learn = Learn in five minutes
lesson-learn-game = Learn { $game } in five minutes
lesson-go-on = Go on learning
lesson-go-on-game = Go on learning { $game }
lesson-new-here = New to these games? Learn one in five minutes: a first hand with a guide at your side.
lesson-fact = Lesson
lesson-fact-help = The cards were chosen for this lesson. It counts in no statistics.
lesson-done = Your first hand of { $game }
lesson-ended = The lesson is over.
lesson-play = Play a game
lesson-again = Once more
lesson-rules = Rules
lesson-over = the lesson is over: begin it anew, or play a game

# Free Clubs.
lesson-free-clubs-three = These are the last tricks of a hand. Clubs are trumps: the highest club wins a trick, else the highest card of the suit led. Aces are low.
lesson-free-clubs-follow = You must follow suit: { $suit } were led and you hold some, so play one.
lesson-free-clubs-void = You have no { $suit }, so you may play any card. A club trumps.
lesson-free-clubs-lead = You lead: play any card. The winner of each trick leads to the next.
lesson-free-clubs-ten = Each trick you win is worth ten points; the other lines come later. Now for a whole hand, which begins with an auction.
lesson-free-clubs-auction = First comes an auction. Its winner gets the treasure chest, six more cards, but must then take seven of the ten tricks or lose 50 points.
lesson-free-clubs-cards = You bid with auction cards, dealt apart from your hand. If you win, you pay for each one that you bid: its price stands below it.
lesson-free-clubs-bid = The filled fields are your own auction cards. Bid { $cards }: if you win with it, it costs you one heart of your choice.
lesson-free-clubs-levels = Each bid must be higher than the last one, by one level at most: 10, jack, queen, king, Joker. In a level spades are lowest, clubs highest.
lesson-free-clubs-won = The two others passed, so you have won the auction. These six cards of the chest are yours now.
lesson-free-clubs-lost = { $seat } wins the auction and the chest. If you and the other player win four tricks, the contract is broken.
lesson-free-clubs-pay = Now you pay for { $cards }: discard one of your hearts, best of all a low one.
lesson-free-clubs-send = Everybody passes one card to the right, face down. Give { $seat } a card you can spare.
lesson-free-clubs-opens = You won the auction, so { $seat } on your left leads the first trick. You hold more cards than there are tricks: some are never played.
lesson-free-clubs-extras = Not only tricks score: 20 points for the most diamonds taken, 10 for the ace of hearts, 5 for taking no spade.
lesson-free-clubs-score = Here is the score, line by line. Winning the auction but not seven tricks would cost 50 points.
lesson-free-clubs-contract = You won the auction, took { $tricks } tricks and scored { $points } points in this hand.
lesson-free-clubs-missed = You won the auction, but not seven tricks. Next time choose a cheaper bid, or pass.
lesson-free-clubs-against = You left the auction to the others this time. Next time try a cheap bid.
lesson-free-clubs-scores = Tricks are ten points each, the most diamonds 20, the ace of hearts 10, no spade 5. A broken contract costs 50.
lesson-free-clubs-joker = A Joker wins the auction at once. Its bidder and the bidder just before are partners: they must take all ten tricks, or each of them loses 50 points.
lesson-free-clubs-prices = A 10 costs any card of its suit, a jack your highest, a king the three highest. A queen gives your highest to the player on your left.
lesson-free-clubs-short = A hand ends after ten tricks. It ends earlier where two players have no cards left, as can happen to Joker partners, who both pay.
lesson-free-clubs-end = When somebody has 250 points or more after a hand, the highest score wins.

# Clubs (Whist).
lesson-clubs-whist-trick = Each of you plays one card, and the best of the three wins the trick. A hand has thirteen tricks.
lesson-clubs-whist-goal = Your quota is four tricks. Each trick above it is a point, each trick below it a minus point.
lesson-clubs-whist-ends = You win the game at +11, but at −11 as well: many tricks are good, and so are very few.
lesson-clubs-whist-trumps = Clubs are always trumps: even the lowest club beats every card of another suit.
lesson-clubs-whist-strength = Clubs and high cards win tricks. Your cards would win about four, which scores nothing.
lesson-clubs-whist-swap = So take the face-down bid hand in place of yours. Nobody has seen it yet, and it may well be better.
lesson-clubs-whist-swapped = These are your cards now, and you cannot swap a second time. Those who decide after you may take the hand you laid down.
lesson-clubs-whist-kept = You keep your cards. Those who decide after you may take the bid hand.
lesson-clubs-whist-leads = { $seat } took the hand you laid down, so you know those cards. The last player to swap leads, that is, plays the first card.
lesson-clubs-whist-follow = You must follow suit: { $suit } were led and you hold some, so play one.
lesson-clubs-whist-beat = You must also beat the trick if you can: only these { $suit } are high enough.
lesson-clubs-whist-won = The trick is yours. The winner of each trick leads to the next.
lesson-clubs-whist-lead = You lead, but no club yet: clubs may not be led before they are broken, that is, before somebody has played one.
lesson-clubs-whist-ruff = You have no { $suit }, so you must trump: play a club that wins the trick. If none of yours did, any card would do.
lesson-clubs-whist-broken = A club was played on another suit: now clubs are broken, and may be led.
lesson-clubs-whist-quota = Four tricks: that is your quota. Each further trick is a point.
lesson-clubs-whist-free = From here play as you like, for many tricks or for few. Few is harder, as you must beat whenever you can.
lesson-clubs-whist-low = When do you try for few? With low cards and hardly any clubs. Then each trick below four takes you a point towards −11.
lesson-clubs-whist-score = { $tricks ->
    [one] You took one trick. Your score is your tricks less the quota of four.
   *[other] You took { $tricks } tricks. Your score is your tricks less the quota of four.
  }
lesson-clubs-whist-above = You took { $tricks } tricks and scored { $points ->
    [one] one point
   *[other] { $points } points
  } of the 11 that win the game.
lesson-clubs-whist-level = You took four tricks, exactly the quota: nothing won, nothing lost.
lesson-clubs-whist-below = { $tricks ->
    [one] You took one trick, fewer than the quota. That leads towards −11, which wins too.
   *[other] You took { $tricks } tricks, fewer than the quota. That leads towards −11, which wins too.
  }
lesson-clubs-whist-scores = Each trick above four is a point, each trick below four a minus point.
lesson-clubs-whist-end = Whoever is at +11 or more after a hand, or at −11 or less, wins the game. Several can win together.

# Climbing Clubs.
lesson-climbing-clubs-goal = Be the first to get rid of your cards: that brings the bonus card 8. The next player out takes the 5, then the 2.
lesson-climbing-clubs-last = The last player with cards takes the 0 and scores nothing at all, not even for clubs.
lesson-climbing-clubs-clubs = Only clubs carry points, shown in a small circle: the low ones three, the middle ones two, the high ones one. The trick’s winner gets them.
lesson-climbing-clubs-kinds = You lead a single card, a set (two or more cards of one number) or a run (two or more numbers in a row, in any suits).
lesson-climbing-clubs-beats = The others must beat it with the same kind, the same number of cards and a higher top card, or pass.
lesson-climbing-clubs-leads = The player on the dealer’s left leads first, which is you. After that the winner of each trick leads.
lesson-climbing-clubs-run = Lead a run: pick the three lifted cards, then press the button. Nothing is played before that.
lesson-climbing-clubs-higher = Now beat this: a run of three that ends above { $top }. Or pass.
lesson-climbing-clubs-won = All others have passed, so you win the trick with its clubs, and you lead again.
lesson-climbing-clubs-pair = Now lead your pair, a set of two. Only a higher pair beats it.
lesson-climbing-clubs-pass = You have nothing that beats this, so pass. If your turn comes again in this trick, you may still play.
lesson-climbing-clubs-fifteen = Your 15 beats every other number, and wins the trick at once.
lesson-climbing-clubs-stopped = After a 15, in a set or a run as well, the trick stops: nobody may answer it. You lead.
lesson-climbing-clubs-one = This is your last card: play it, and you are out.
lesson-climbing-clubs-first = You are the first one out and take the bonus card 8. If nobody beats your last card, the trick is yours, and the next one on your left leads.
lesson-climbing-clubs-out = You are out and take the highest bonus card that is left.
lesson-climbing-clubs-answer = Only you still have cards. You may answer this trick once, but you score nothing in this hand.
lesson-climbing-clubs-alone = Only { $seat } still has cards: one answer to this trick, and the hand is over.
lesson-climbing-clubs-score = Your score is your bonus card and the points on the clubs you won.
lesson-climbing-clubs-nothing = You were the last player with cards, so you take the 0 and score nothing.
lesson-climbing-clubs-best = You went out first and scored { $points } points.
lesson-climbing-clubs-later = You went out in time and scored { $points ->
    [one] one point
   *[other] { $points } points
  }.
lesson-climbing-clubs-too-late = You were the last player with cards this time. Next time get rid of your low cards earlier.
lesson-climbing-clubs-scores = You score your bonus card and your clubs’ points. The last player with cards scores nothing.
lesson-climbing-clubs-end = The game ends after the hand in which somebody reaches 50 points. The most points win.
lesson-climbing-clubs-options = Teams, double or nothing, wild 15s and “Crazy” are options. They are off here: choose them when you set up a table.

# Ruby Dame.
lesson-ruby-dame-trick = Each of you plays one card, and the best of the four wins the trick. A hand has thirteen tricks.
lesson-ruby-dame-partner = { $seat }, opposite you, is your partner. What either of you takes counts for both.
lesson-ruby-dame-points = A hand has 31 points: one for each trick, one for each club taken, and five for the queen of diamonds.
lesson-ruby-dame-trumps = Clubs are always trumps: even the lowest club beats every card of another suit. In each suit the ace is the highest card.
lesson-ruby-dame-pass = Pass three low cards to { $seat }, the opponent on your left. Keep clubs and the queen of diamonds.
lesson-ruby-dame-received = These three cards came to you from { $seat }, on your right.
lesson-ruby-dame-turns = In the first hand three cards go to the left, in the second three to the right, in the third none. Then it begins again.
lesson-ruby-dame-leads = The player on the dealer’s left leads, that is, plays the first card: in this hand { $seat }. After that the winner of each trick leads.
lesson-ruby-dame-follow = You must follow suit: { $suit } were led and you hold some. Any of them will do: you need not beat the trick.
lesson-ruby-dame-first = Your partner won this trick: one point for the trick and one for each club in it, { $points } in all for your side.
lesson-ruby-dame-queen = Your partner is winning this trick so far. Play the queen of diamonds now, and bring her home.
lesson-ruby-dame-home = The queen is home: five points for your side.
lesson-ruby-dame-lost = The other side has taken the queen: five points for them. Tricks and clubs are still to be won.
lesson-ruby-dame-free = From here play as you like. If you cannot follow suit, you may play any card, a club too.
lesson-ruby-dame-lead = You lead: play any card, clubs too.
lesson-ruby-dame-void = You have no { $suit }, so you may play any card. The highest club wins the trick.
lesson-ruby-dame-catch = The queen of diamonds goes to the side that wins her trick. Catch her from the other side with the king or ace of diamonds, or with a club.
lesson-ruby-dame-half = Your side has { $points } of the 31 points, more than half. All further points count too: the game goes to 150.
lesson-ruby-dame-score = Here is what each side took, together always 31 points. A side that takes all 31 gets five more.
lesson-ruby-dame-more = Your side took { $points } of the 31 points, more than half.
lesson-ruby-dame-fewer = Your side took { $points ->
    [one] one
   *[other] { $points }
  } of the 31 points. The next hand is dealt anew.
lesson-ruby-dame-scores = Each trick is one point, each club taken one, the queen of diamonds five. All 31 bring five more.
lesson-ruby-dame-end = The game ends when a side has 150 points after a hand. If both have them, the higher total wins; with equal totals you play on.

## Questions about the rules
practice-link = Practise the rules
puzzles-link = Puzzles
practice-title = Practise the rules: { $game }
practice-about = Each question hangs on one rule. You have answered { $done } of { $all } right.
practice-all = All questions
practice-done = ✓ answered
practice-right = Right:
practice-wrong = Not right:
practice-would-be = The right answer is: { $answer }.
practice-nobody = Nobody
practice-you = You
practice-again = Try again
practice-next = Next question

# Why an answer is right, where nothing is chosen: `lesson-because-NAME`, named in by_rule/GAME.toml.
lesson-because-total = { $who ->
    [you] You
   *[other] { $seat }
  }
lesson-because-trick-club = { $who ->
    [you] Clubs are trumps, and { $cards } is the highest club in the trick. So you take it, and lead next.
   *[other] Clubs are trumps, and { $cards } is the highest club in the trick. So { $seat } takes it, and leads next.
  }
lesson-because-trick-suit = { $who ->
    [you] Nobody played a club, so the highest card of the suit led wins: { $cards }. You take the trick and lead next.
   *[other] Nobody played a club, so the highest card of the suit led wins: { $cards }. { $seat } takes the trick and leads next.
  }
lesson-because-trick-aside = { $cards } cannot win: it is no club, and not of the suit led.
lesson-because-passes = { $who ->
    [you] The auction ends after two passes in a row. So far it is only one, so you may bid next.
   *[other] The auction ends after two passes in a row. So far it is only one, so { $seat } may bid next.
  }
lesson-because-joker = { $who ->
    [you] A Joker wins the auction at once. Now both partners pay for their bids, the earliest bid first: that is your { $cards }.
   *[other] A Joker wins the auction at once. Now both partners pay for their bids, the earliest bid first: that is { $cards }, which { $seat } bid.
  }
lesson-because-below = The partner is whoever made the bid just below the Joker. That was { $cards }, bid by { $seat }.
lesson-because-right = Everybody passes to the right, and { $seat } is the player on your right.
lesson-because-left = In the first hand everybody passes to the left, and { $seat } is the player on your left.
lesson-because-won-auction = { $who ->
    [you] You won the auction.
   *[other] { $seat } won the auction.
  }
lesson-because-left-of-winner = { $who ->
    [you] The next player to the left of the winner leads the first trick: you.
   *[other] The next player to the left of the winner leads the first trick: { $seat }.
  }
lesson-because-skipped = { $who ->
    [you] You would be next, but you have no cards left, so you are skipped.
   *[other] { $seat } would be next, but has no cards left and is skipped.
  }
lesson-because-following = { $who ->
    [you] The next player who has cards is you.
   *[other] The next player who has cards is { $seat }.
  }
lesson-because-last-card = { $who ->
    [you] You won the trick with your last card, and have nothing left to lead.
   *[other] { $seat } won the trick with a last card, and has nothing left to lead.
  }
lesson-because-right-of-taker = { $who ->
    [you] Then the player to the right of the winner leads: you.
   *[other] Then the player to the right of the winner leads: { $seat }.
  }
lesson-because-without = The hand ends when at least two players have no cards left. Here { $number } have none, so nobody leads again.
lesson-because-together = Together that is { $points ->
    [one] one point
   *[other] { $points } points
  }.
lesson-because-most = Somebody has reached { $target } points, so the game is over. The player with the most points wins, alone unless another has just as many.
lesson-because-exchanger = { $who ->
    [you] The last player to swap leads, and that was you.
   *[other] The last player to swap leads, and that was { $seat }.
  }
lesson-because-quota = Each trick above the quota of { $number } is a point, each trick below it a minus point.
lesson-because-both-ends = Everybody who has +{ $target } or more after a hand wins, and so does everybody who has −{ $target } or less.
lesson-because-clubs = Only clubs carry points, each as much as its small circle says. The clubs in this trick are { $cards }, { $points ->
    [one] one point
   *[other] { $points } points
  } in all.
lesson-because-fifteen = { $who ->
    [you] A 15 wins the trick at once: nobody may answer { $cards }. So you have taken the trick, and lead next.
   *[other] A 15 wins the trick at once: nobody may answer { $cards }. So { $seat } has taken the trick, and leads next.
  }
lesson-because-crazy-fifteen = { $who ->
    [you] In Crazy a 15 does not win at once: all others must pass first. You are next.
   *[other] In Crazy a 15 does not win at once: all others must pass first. { $seat } is next.
  }
lesson-because-bonus = Whoever goes out takes the highest bonus card left. { $seat } went out first and took the highest of all.
lesson-because-bonus-left = When you went out, the highest one left was the { $number }.
lesson-because-last-out = You were the last player with cards. That player scores nothing, not even for clubs.
lesson-because-last-team = Only players of your team still held cards. Then the whole team scores nothing, partners who went out too.
lesson-because-one-trick = The trick itself is one point.
lesson-because-each-club = Each club in it is one more: { $cards }.
lesson-because-dame = ♦Q, the ruby dame, is five more.
lesson-because-both-there = Both sides have { $target } points or more after the same hand. Then the side with more of them wins, and partners win together.
lesson-because-double-first = Options go together. The points of a player who doubled are doubled, or lost, before the points of the team are added up.
lesson-because-goes-back = { $who ->
    [you] No card has been played since. So { $cards } goes back without a penalty, and you play another card.
   *[other] No card has been played since. So { $cards } goes back without a penalty, and { $seat } plays another card.
  }
lesson-because-owed-queen = { $who ->
    [you] A queen takes the highest card of her suit to the left neighbour, late as well: { $cards } is yours now.
   *[other] A queen takes the highest card of her suit to the left neighbour, late as well: { $seat } holds { $cards } now.
  }
lesson-because-forfeited = Another card had been played after { $cards }, so it stays, but it cannot win the trick while any other card lies there.
lesson-because-best-of-others = { $who ->
    [you] Of the others { $cards } is best, so you take the trick.
   *[other] Of the others { $cards } is best, so { $seat } takes the trick.
  }
lesson-because-barred = The card was found when its trick had been taken already. So you get no positive points in this hand; points below zero stand.

# Questions about one rule each: `lesson-rule-NAME`, see src/clubsuit/lessons/by_rule.
lesson-rule-fc-1 = Which of these may you bid?
lesson-rule-fc-3 = Which of these may you bid?
lesson-rule-fc-4 = You hold the 10 of spades. Which of these may you open with?
lesson-rule-fc-5-above = Which of these may you bid?
lesson-rule-fc-5-level = Which of these may you bid?
lesson-rule-fc-6-passes = One player has passed. Whose turn is it now?
lesson-rule-fc-6-joker = A Joker has been bid. Whose turn is it?
lesson-rule-fc-7 = You have bid a Joker. Who is your partner?
lesson-rule-fc-9-ten = You pay for a 10. Which card may you discard?
lesson-rule-fc-9-jack = You pay for a jack. Which card do you discard?
lesson-rule-fc-9-queen = You pay for a queen. Which card do you give away?
lesson-rule-fc-9-king = You pay for a king. Which cards do you discard?
lesson-rule-fc-10 = Everybody has passed a card. Who holds yours now?
lesson-rule-fc-11 = The cards have been passed. Who leads the first trick?
lesson-rule-fc-12-follow = Which of these may you play?
lesson-rule-fc-12-trick = This card ends the trick. Who takes it and leads next?
lesson-rule-fc-13-skip = Who plays next?
lesson-rule-fc-13-lead = The trick was won with a player’s last card. Who leads next?
lesson-rule-fc-14 = Two players have no cards left. Whose turn is it now?
lesson-rule-fc-15 = The hand is over. How many points do you score?
lesson-rule-fc-16 = The hand is over. Who has won the game?
lesson-rule-fc-17-back = You play by honour. The player called could have followed suit, and nobody has played since. Whose turn is it now?
lesson-rule-fc-17-owed = You play by honour. The card last played was owed for a queen, and nobody has played since. Who holds it now?
lesson-rule-fc-17-forfeit = You play by honour. You could have followed suit, and another card has been played since. Who may take the trick?
lesson-rule-fc-17-barred = You play by honour. One of your cards was found to be against the rules, but its trick had been taken already. The hand is over. How many points do you score?
lesson-rule-cw-1 = This card ends the trick. Who takes it and leads next?
lesson-rule-cw-3 = The swap is over. Which of these may you do?
lesson-rule-cw-4 = All have kept or swapped. Who leads the first trick?
lesson-rule-cw-5 = Which of these may you play?
lesson-rule-cw-6-beat = Which of these may you play?
lesson-rule-cw-6-trump = Which of these may you play?
lesson-rule-cw-7 = You lead. Which of these may you play?
lesson-rule-cw-8 = This card ends the trick. Who takes it and leads next?
lesson-rule-cw-9 = The hand is over. How many points do you score?
lesson-rule-cw-10 = The hand is over. Who has won the game?
lesson-rule-cc-2 = The trick is taken. How many points are the clubs in it worth?
lesson-rule-cc-4-run = You lead. Which of these may you play?
lesson-rule-cc-4-set = You lead. Which of these may you play?
lesson-rule-cc-5-lead = You lead. Which of these may you do?
lesson-rule-cc-5-higher = Which of these may you do?
lesson-rule-cc-5-size = Which of these may you do?
lesson-rule-cc-5-kind = Which of these may you do?
lesson-rule-cc-6 = A 15 has been played. Whose turn is it now?
lesson-rule-cc-7 = You have played your last card. Which bonus card do you take?
lesson-rule-cc-8 = Only you hold cards. Which of these may you do?
lesson-rule-cc-9 = The hand is over. How many points do you score?
lesson-rule-cc-10 = The hand is over. Who has won the game?
lesson-rule-cc-11 = You have played cards in this hand. Which of these may you do?
lesson-rule-cc-12 = 15s are wild. Which of these may you play?
lesson-rule-cc-13 = The hand is over. How many points does your team score?
lesson-rule-cc-14-longer = You play Crazy. Which of these may you play?
lesson-rule-cc-14-fifteen = You play Crazy, and a 15 has been played. Whose turn is it now?
lesson-rule-cc-15 = Teams and double or nothing are both on. The hand is over. How many points does your team score?
lesson-rule-rd-1 = This card ends the trick. Who takes it and leads next?
lesson-rule-rd-2-three = Which of these may you pass?
lesson-rule-rd-2-left = This is the first hand, and everybody has passed three cards. Who holds yours now?
lesson-rule-rd-3-follow = Which of these may you play?
lesson-rule-rd-3-trick = This card ends the trick. Who takes it and leads next?
lesson-rule-rd-4-club = You take this trick. How many points is it worth?
lesson-rule-rd-4-queen = You take this trick. How many points is it worth?
lesson-rule-rd-5 = The hand is over, and both sides have reached the target. Who has won the game?
