# Puzzles: positions with one best choice (web/src/views/Puzzles.svelte).

puzzles-heading = Puzzles: { $game }
puzzles-about = In each puzzle you are in the middle of a hand and it is your turn. You see what the player saw. One choice is best: wherever the hidden cards lie, no other brings more.
puzzles-solved = { $number ->
    [0] You have solved none of the { $all } puzzles yet.
   *[other] You have solved { $number } of the { $all } puzzles.
}
puzzles-due = { $number ->
    [one] One of them comes again now.
   *[other] { $number } of them come again now.
}
puzzles-rating = Your rating by puzzles: { $skill } ± { $doubt }
puzzles-rating-help = Everybody starts at 250. A new puzzle that you solve raises it, the more the harder the puzzle is; one that you miss lowers it.
puzzles-again = You have solved all that are due. The next one comes again on { $date }.
puzzles-own = From your own games
puzzles-own-about = { $number ->
    [0] When you finish a game, positions in which you missed the best choice appear here a little later.
    [one] One position in which you missed the best choice, { $due } to solve now.
   *[other] { $number } positions in which you missed the best choice, { $due } to solve now.
}
puzzles-own-start = Solve one of your own
puzzles-ideas = What you have practised
puzzles-idea = { $right } of { $answered } right
puzzles-start = Solve a puzzle
puzzles-new = If the game is new to you, read its rules first.
puzzles-none = There are no puzzles for this game yet.

# What counts in a game, in one or two sentences: `puzzles-goal-GAME`.
puzzles-goal-clubs-whist = Each trick above your quota is a point for you, each one below it a minus point. Clubs are trumps, and whoever can beat a trick must.
puzzles-goal-ruby-dame = You and your partner opposite score 1 for each trick, 1 for each club in it, and 5 for the queen of diamonds. Clubs are trumps.
puzzles-goal-free-clubs = Each trick is worth 10 points, the most diamonds 20, the ace of hearts 10, and no spade at all 5. Whoever won the auction loses 50 with too few tricks. Clubs are trumps.
puzzles-goal-climbing-clubs = Play the same kind and number of cards, but higher, or pass. Clubs carry points, going out early brings a bonus, and the last player with cards scores nothing.

puzzle-ask = Which choice is best?
puzzle-tap = Choose a card of your hand.
puzzle-counts = What counts in this game
puzzle-before = What was played before
puzzle-wrong = Not the best:
puzzle-best = { $count ->
    [one] Best: { $answer }.
   *[other] Equally good: { $answer }.
}
puzzle-fewer = { $deals ->
    [1] Only one deal fits what you have seen. In it you get fewer points this way.
   *[other] In { $worse } of { $deals } possible deals you would get fewer points this way. In no deal would you get more.
}
puzzle-always = In each of the { $deals } possible deals you would get fewer points this way.
puzzle-most = { $deals ->
    [1] Only one deal fits what you have seen. In it no other choice brings more points.
   *[other] In none of the { $deals } possible deals does another choice bring more points.
}
puzzle-average = On average over { $deals } possible deals, this is clearly the best for winning the game.
puzzle-below = On average over { $deals } possible deals, another choice is clearly better for winning the game.
puzzle-agreed = Two bots of different kinds make this choice. It is not proved.
puzzle-choice = Choice
puzzle-mean = Points on average
puzzle-mean-ahead = Points ahead on average
puzzle-worse = Worse in (deals)
puzzle-worse-of = { $worse } of { $deals }
puzzle-possible = A deal is possible if it fits everything that you have seen. Points are what you get in this hand if everybody plays perfectly after your choice.
puzzle-possible-ahead = A deal is possible if it fits everything that you have seen. Points are your lead over the other player with cards if both play perfectly after your choice.
puzzle-real = The cards as they really lay
puzzle-example = A deal in which it matters
puzzle-example-about = With the real cards it makes no difference. If the cards lay like this, it would.
puzzle-played-own = In your game you chose: { $answer }.
puzzle-values = Below each card: your points in this deal.
puzzle-values-ahead = Below each card: your lead in this deal.
puzzle-laid-down = Cards you laid down, not played yet
puzzle-unsolved = The points in this deal, and a deal in which the choice matters, are missing: the server is still warming up. They are shown in a minute.
puzzle-due = This puzzle comes again on { $date }.
puzzle-next = Next puzzle

# Ideas of the best choice: `motif-NAME`, declared in games/GAME/motifs.py, and a sentence about each.
motif-count-the-trumps = Count the trumps
motif-count-the-trumps-about = All other clubs are gone, so the highest card of a suit is sure to win. Lead it now.
motif-exit = Let others lead
motif-exit-about = You hold the highest card of a suit, but you lead a card that can be beaten.
motif-draw-trumps = Draw trumps
motif-draw-trumps-about = You lead a club while others may still hold clubs.
motif-cash = Take your winner
motif-cash-about = You lead the highest card of a suit, although somebody might trump it.
motif-duck = Leave the trick
motif-duck-about = You could win the trick, but you leave it to the others.
motif-win-high = Win high
motif-win-high-about = A lower card would win as well, but you take the trick with a higher one.
motif-win-low = Win low
motif-win-low-about = You take the trick with the lowest card of the suit that can win it.
motif-ruff = Trump
motif-ruff-about = You win the trick with a club, although you may play another card.
motif-make-void = Make a void
motif-make-void-about = You part with the last card of a suit, so that you can trump that suit later.
motif-unload = Get rid of a high card
motif-unload-about = The trick is not yours. You part with a higher card than you must.
motif-keep-trumps = Keep your trumps
motif-keep-trumps-about = You could lead a club, but you lead another suit.
motif-lead-strong = Lead your strongest card
motif-lead-strong-about = You lead the card that the fewest cards still out can beat in its suit.
motif-lead-weak = Lead your weakest card
motif-lead-weak-about = You lead the card that the most cards still out can beat in its suit.
motif-throw-weak = Part with your weakest card
motif-throw-weak-about = The trick is not yours. You play the card that the most cards still out can beat in its suit.
motif-throw-strong = Part with your strongest card
motif-throw-strong-about = The trick is not yours. You play the card that the fewest cards still out can beat in its suit.
motif-lead-short = Lead your shortest suit
motif-lead-short-about = You lead from the plain suit of which you hold the fewest cards.
motif-lead-long = Lead your longest suit
motif-lead-long-about = You lead from the plain suit of which you hold the most cards.
motif-over-ruff = Overruff
motif-over-ruff-about = Somebody has trumped, and you beat that club with a higher one.

motif-throw-the-queen = Give your partner the queen
motif-throw-the-queen-about = Your partner is winning the trick, so you add the queen of diamonds to it.
motif-bring-the-queen-home = Bring the queen home
motif-bring-the-queen-home-about = The queen of diamonds is winning this trick, so you play her now.
motif-catch-the-queen = Catch the queen
motif-catch-the-queen-about = The queen of diamonds lies in this trick, and you win it.
motif-keep-the-queen = Keep the queen
motif-keep-the-queen-about = The opponents are winning the trick, so the queen of diamonds stays in your hand.
motif-give-a-club = Give your partner a club
motif-give-a-club-about = Your partner is winning the trick, and a club in it is a point.
motif-overtake = Overtake your partner
motif-overtake-about = Your partner is winning the trick, but you beat that card, although you need not.
motif-unblock = Make way for your partner
motif-unblock-about = You follow below your partner’s card, but not with your lowest one.

motif-take-the-ace-of-hearts = Take the ace of hearts
motif-take-the-ace-of-hearts-about = The ace of hearts is worth 10 points, and you win the trick that it lies in.
motif-stay-without-spades = Stay without spades
motif-stay-without-spades-about = You have taken no spade so far, which is worth 5 points. You leave a trick with a spade to the others.
motif-take-diamonds = Collect diamonds
motif-take-diamonds-about = The most diamonds are worth 20 points. You win a trick with a diamond, although you need not.

motif-wait-to-go-out = Wait before you go out
motif-wait-to-go-out-about = You could play your last cards now, but you wait.
motif-hold-the-15 = Hold the 15
motif-hold-the-15-about = You could play a 15, but you keep it.
motif-spend-the-15 = Spend the 15
motif-spend-the-15-about = You play a 15 now, although another choice would keep it.
motif-pass = Pass
motif-pass-about = You could play, but you pass.
motif-take-clubs = Fight for the clubs
motif-take-clubs-about = There are clubs in this trick, so you play instead of passing.
motif-break-a-set = Break a set
motif-break-a-set-about = You play some cards of a number, and keep the others.
motif-lead-a-single = Lead a single
motif-lead-a-single-about = You could lead a set or a run, but you lead one card.
motif-lead-a-run = Lead a run
motif-lead-a-run-about = You lead numbers in a row.
motif-lead-many = Lead as many as you can
motif-lead-many-about = You lead the largest combination that you have.
motif-keep-clubs = Keep your clubs
motif-keep-clubs-about = You could play a club, but you play only other cards.
motif-play-clubs = Play your clubs
motif-play-clubs-about = You play as many clubs as you can.
motif-lead-low = Lead low
motif-lead-low-about = You lead a combination with the lowest top card.
motif-play-high = Play high
motif-play-high-about = You play a combination with the highest top card.
motif-answer = Do not pass
motif-answer-about = You could pass, but you answer the trick.
