# Reviews in the browser (docs/review.md). What the server says:
review-no-decision = there is no decision { $number } in hand { $hand } to be reviewed
review-not-weighed = calls are not weighed
review-no-chances = there are no winning chances to show for hand { $hand }
review-not-over = a position can be tried once the game is over
review-record-fault = { $where }: { $text }

## The page
review-heading = Review
review-page-title = Review: { $game } – Clubsuit
review-loading = Looking at the game again …
review-unloaded = This part of the page could not be loaded. Load the page again, please.
review-nothing = There is nothing to review yet: the first hand is not over.
review-not-open = The game goes on, so here are your own decisions only, by what you could see. When it is over, all cards and all players’ decisions are shown.
review-to-table = Back to the table
review-steps = Step through the decisions
review-back-one = One decision back
review-on-one = One decision on
review-back-hand = The hand before
review-on-hand = The next hand
review-whose = Decisions of
review-everybody = everybody
review-all-cards = All cards
review-keys = Keys: ← → one decision, Page up and Page down one hand, C the costliest, A all cards, T try it from here.
review-progress = { $done } of { $all } decisions weighed. You may go on looking, or leave and come back.
review-moment = Hand { $hand }, no. { $number } · { $name }: { $did }
review-place-short = { $hand }.{ $number }
review-did-call = Call { $seat }
review-cards-of = { $who ->
    [you] Your cards
   *[other] Cards of { $name }
  }
review-auction-cards = Auction cards
review-mark-done = done
review-mark-best = best bot
review-mark-both = done, best bot too
review-mark-open = best

## What a decision was worth
review-numbers = What this decision was worth
review-weighing = Being weighed …
review-unknown = Not weighed yet.
review-forced = There was nothing else to do.
review-same = The best bot would have done the same.
review-as-good = As good as what the best bot would have done, as far as { $worlds } deals can tell.
review-costs = Costs { $cost } games in a hundred, give or take { $doubt }.
review-gains = Came out better than what the best bot would have done, by { $cost } games in a hundred, give or take { $doubt }.
review-known = { $who ->
    [you] By what you could know
   *[other] By what { $name } could know
  }
review-known-help = Tried in { $worlds } deals that fit what { $who ->
    [you] you
   *[other] { $name }
  } had seen. Judge the decision by this. “±” says how much it varies from deal to deal.
review-chance = wins { $chance } % ± { $spread }
review-points = { $points } points
review-points-ahead = { $side ->
    [ahead] ahead by { $points }
    [behind] behind by { $points }
   *[level] level
  }
review-opened = With all cards open
review-opened-exact = What this hand scores as the cards really lay, worked out to the end. Nobody could know, so this is luck.
review-opened-ahead = Points against the only other player with cards (in teams: that team), as the cards really lay, worked out to the end. Nobody could know, so this is luck.
review-opened-rough = What this hand scores as the cards really lay, played on by rules of thumb. Nobody could know, so this is luck.
review-best = What the best bot would have done
review-best-help = It saw no more than the player did.
review-candidates = What else it tried
review-choice = Choice
review-games = Games won
review-hand-points = Points
review-tried = Deals
review-why = Why { $name } ({ $bot }) did so
review-why-help = The bot was asked again, with the same cards in sight.
review-why-tried = This bot tries things out. Asked again, in as many deals as above, it says:
review-why-candidates = How it values its choices
review-value = Value (higher is better)

## Curve and lists
review-curve = Chances to win the game
review-curve-help = After each decision, all cards open, if all then play on by rules of thumb.
review-curve-help-own = After each of your decisions, by what you could know.
review-curve-picture = Curves of the chances to win. The same stands in the table below.
review-curve-table = The chances after each hand
review-sides = Chances after this decision
review-slider = Go through the game
review-hand = Hand
review-costliest = The costliest moments
review-costliest-help = Games in a hundred that were lost by what the player could know.
review-costliest-none = Nothing that was done has cost anything, as far as it is weighed.
review-unsure = unsure
review-decisions = All decisions

## Try it from here
review-try = Try it from here
review-try-help = A new table that stands as before this decision (hand { $hand }, no. { $number }). You sit where { $who ->
    [you] you
   *[other] { $name }
  } sat, and bots play all others.
review-try-bots = The bots
review-try-fair = These cards are given by the game that you review, not drawn; later hands are dealt anew from a seed. So the deals of such a table cannot be checked.
review-try-start = Sit down

## Record files
review-file = Review a record file
review-file-help = A record of a game from a table or from the command line. It is checked, and shown to nobody else.
review-file-choose = Choose a file …
review-file-drop = or drop it here
review-file-unreadable = This file cannot be read.
review-file-game = Which of its { $count } games?
review-file-open = Open it
review-file-gone = The file is not here any more. Choose it once more.

## Where the table and the lobby lead here
review-link = Review
review-link-game = Review this game of { $game }
review-given = Tried from a review
review-given-help = The cards of this table were given by a game that was reviewed, not drawn; later hands are dealt anew from a seed. They cannot be checked.
