# Reviews in the browser (docs/review.md). What the server says:
review-no-decision = there is no decision { $number } in hand { $hand }
review-not-weighed = calls are not analysed
review-no-chances = the chances to win in hand { $hand } are not known
review-not-over = you can try a position once the game is over
review-record-fault = { $where }: { $text }

## The page
review-heading = Review
review-page-title = Review: { $game } – Clubsuit
review-loading = Opening the review…
review-unloaded = This part of the page could not be loaded. Please reload the page.
review-nothing = There is nothing to review yet: the first hand is not over.
review-not-open = The game is still going on, so you see only your own decisions and what you could know then. When it is over, all cards and everybody’s decisions are shown.
review-to-table = Back to the table
review-steps = Step through the decisions
review-back-one = Previous decision
review-on-one = Next decision
review-back-hand = Previous hand
review-on-hand = Next hand
review-whose = Show decisions of
review-everybody = everybody
review-all-cards = Show all cards
review-keys = Keys: ← → one decision, Page up and Page down one hand, C the costliest decision, A all cards, T try it from here.
review-progress = { $done } of { $all } decisions analysed. You can look around meanwhile, or leave and come back.
review-sorting = All decisions are analysed. The costliest are being analysed again in more deals, to make their order certain.
review-moment = Hand { $hand }, no. { $number } · { $name }: { $did }
review-place-short = { $hand }.{ $number }
review-did-call = Call { $seat }
review-cards-of = { $who ->
    [you] Your cards
   *[other] { $name }’s cards
  }
review-auction-cards = Auction cards
review-mark-done = played
review-mark-best = best bot
review-mark-both = played, as the best bot would
review-mark-open = best

## What a decision was worth
review-numbers = What this decision was worth
review-weighing = Analysing…
review-unknown = Not analysed yet.
review-forced = There was no other choice.
review-same = The best bot would have done the same.
review-as-good = About as good as the best bot’s choice (tried in { $worlds } deals).
review-costs = Lowers { $who ->
    [you] your
   *[other] { $name }’s
  } chance to win by { $cost } in 100.
review-may-cost = Perhaps as good as the best bot’s choice: lowers { $who ->
    [you] your
   *[other] { $name }’s
  } chance to win by at most { $cost } in 100 (tried in { $worlds } deals).
review-gains = Better than the best bot’s choice: raises { $who ->
    [you] your
   *[other] { $name }’s
  } chance to win by { $cost } in 100.
review-known = { $who ->
    [you] From what you could know
   *[other] From what { $name } could know
  }
review-known-help = Tried in { $worlds } deals that fit what { $who ->
    [you] you
   *[other] { $name }
  } had seen. Judge the decision by this. “±” is how much the result varies from deal to deal.
review-chance = wins { $chance }% ± { $spread }
review-points = { $points } points
review-points-ahead = { $side ->
    [ahead] ahead by { $points }
    [behind] behind by { $points }
   *[level] level
  }
review-opened = With all cards open
review-opened-exact = What this hand scores with the cards as they really lay, and perfect play from here on. Nobody could know this, so do not judge by it.
review-opened-ahead = With the cards as they really lay, and perfect play by both: how many points ahead of the only other player with cards (in teams: the other team). Nobody could know this, so do not judge by it.
review-opened-rough = What this hand scores with the cards as they really lay, if everybody plays by simple rules from here on. Nobody could know this, so do not judge by it.
review-solved = Every choice, with all cards open
review-values-score = Below each card: what its player scores in this hand by playing it now, with the cards as they really lay and perfect play by all.
review-values-ahead = Below each card: how many points ahead its player ends by playing it now, with the cards as they really lay and perfect play by both.
review-values-far = Near the end of a hand, where it can be worked out, each card shows here what it is worth with all cards open.
review-best = What the best bot would have done
review-best-help = It saw no more than the player did.
review-candidates = The most promising choices, tried in the same deals
review-choice = Choice
review-games = Games won
review-hand-points = Points
review-why = Why { $name } ({ $bot }) did this
review-why-help = The bot was asked again with the same cards in sight.
review-why-tried = This bot decides by trying its choices out, as in the table above.
review-why-candidates = How it rates its choices
review-value = Rating (higher is better)

## Curve and lists
review-curve = Chances to win the game
review-curve-help = After each decision, with all cards open, if everybody plays by simple rules from there on.
review-curve-help-own = After each of your decisions, from what you could know.
review-curve-picture = The chances to win as curves. The same numbers are in the table below.
review-curve-table = The chances after each hand
review-sides = Chances after this decision
review-slider = Go through the game
review-hand = Hand
review-costliest = Costliest decisions
review-costliest-help = How much each lowered the chance to win (in 100), judged by what the player could know. “=”: perhaps as much as one above.
review-equal = equal: may have cost as much as one above it
review-costliest-none = So far no decision has cost anything.
review-unsure = unsure
review-decisions = All decisions

## Grades
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-good-means = good: the best bot’s choice, or as good
review-grade-inaccuracy-means = inaccuracy: costs at least 5 in 100
review-grade-mistake-means = mistake: costs at least 10 in 100
review-grade-blunder-means = blunder: costs at least 15 in 100
review-summary = How well it was played
review-summary-help = Only decisions with a choice, judged by what each player could know. Uncertain ones have no grade.
review-summary-player = Player
review-made = Decisions
review-lost = Average cost, in 100

## The costliest decisions once more
review-learn = Learn from mistakes
review-learn-place = { $at } of { $all }
review-learn-ask = { $who ->
    [you] Here you made a mistake. What would you do now?
   *[other] Here { $name } made a mistake. What would you do?
  }
review-learn-yours = you
review-learn-wins = wins { $chance }%
review-learn-same = The best bot would do the same.
review-learn-near = About as good as the best bot’s choice.
review-learn-better = Better than what was played, by { $gain } in 100. The best bot found something better still.
review-learn-not = No better than what was played.
review-learn-again = Another choice
review-learn-next = Next mistake
review-learn-end = Back to the review

## Try it from here
review-try = Try it from here
review-try-help = A new table with the cards as they were before this decision (hand { $hand }, no. { $number }). You play { $who ->
    [you] your own seat
   *[other] the seat of { $name }
  }, bots play the others.
review-try-bots = Bots
review-try-fair = The cards are those of the game you are reviewing, and later hands are dealt from a known number, so nobody can check that the deals of this table are fair.
review-try-start = Sit down

## Record files
review-file = Review a record file
review-file-help = A record of a game, saved from a table or written by the command line. It is checked, and shown to nobody else.
review-file-choose = Choose a file…
review-file-drop = or drop it here
review-file-unreadable = This file cannot be read.
review-file-game = Which of the { $count } games in it?
review-file-open = Open
review-file-gone = The file is no longer here. Please choose it again.

## Where the table and the lobby lead here
review-link = Review
review-link-game = Review this game of { $game }
review-given = Replayed from a review
review-given-help = The cards of this table come from a game that was reviewed, and later hands are dealt from a known number, so nobody can check that they are fair.
