# The report of a study (clubsuit study --html), and the names of its metrics.
study-page-kicker = A study with Clubsuit
study-page-title = { $game }: { $count ->
    [one] what does “{ $varied }” change?
   *[other] what do “{ $varied }” change?
  }
study-page-title-one = { $game }, measured
study-page-and = {" and "}
study-page-varied-and = {"” and “"}
study-page-answer-difference = Difference from { $base }, in { $unit }, with 99 % intervals. A bar that crosses the line at 0 shows no clear difference.
study-page-answer-value = In { $unit }, with 99 % intervals.
study-page-one-change = the variant without this one change
study-page-before = Written down before the first deal
study-page-before-note = The question, its measure and the end of the study were fixed before any hand was played, so chance could not choose them.
study-page-after = What was played
study-page-primary = Measured first
study-page-variants = Variants
study-page-bots = Bots
study-page-stopping = End
study-page-intervals = Intervals
study-page-deals = Deals
study-page-seed = Seed
study-page-clock = Not repeatable
study-page-by-chance = Chance
study-page-stop-deals = after { $deals } deals
study-page-stop-precision = as soon as every interval of this measure is at most ± { $precision } { $unit }, checked at most { $looks } times, or after { $deals } deals. The checks share the { $alpha } % of error, so these intervals are wider.
study-page-intervals-note = 99 %, from { $block ->
    [one] the spread between deals
   *[other] blocks of { $block } deals
  }
study-page-deals-same = Every variant played the same deals, so luck of the cards cancels out in the differences.
study-page-deals-independent = Not all variants can play the same deals, because pack, hands or players differ. Their differences contain luck of the cards; the intervals allow for it.
study-page-rotated = Each deal was played once with each seat as the dealer.
study-page-clock-note = These bots decide by the clock, so another run gives the same deals, but not the same numbers: { $bots }
study-page-played = { $deals } deals count, with { $plays } plays of all variants, bots and seats.
study-page-ended-deals = All deals were played.
study-page-ended-precision = The study ended early, because it was precise enough.
study-page-ended-interrupted = The study was interrupted; all complete blocks count.
study-page-findings = What is clear, and what is not
study-page-contents = Parts of this report
study-page-chance = The study makes { $count } comparisons. At 99 % certainty, chance alone makes about { $chance } of them look different. Trust what all bots agree on, and play other deals (another seed) before you rely on a single small difference.
study-page-open-list = No clear difference in: { $metrics }
study-page-clear = { $what }: { $size } { $unit } { $direction ->
    [up] higher
    [later] later
    [earlier] earlier
    [longer] longer
    [shorter] shorter
   *[down] lower
  } with “{ $variant }” than with “{ $base }” (99 % interval { $low } to { $high }).
study-page-agree = { $what }: { $direction ->
    [up] higher
    [later] later
    [earlier] earlier
    [longer] longer
    [shorter] shorter
   *[down] lower
  } with “{ $variant }” than with “{ $base }” for every kind of bot: { $each } { $unit }.
study-page-partly = { $what }: { $direction ->
    [up] higher
    [later] later
    [earlier] earlier
    [longer] longer
    [shorter] shorter
   *[down] lower
  } with “{ $variant }” than with “{ $base }” for { $clear }, but not clearly for { $open } ({ $unit }).
study-page-disagree = { $what }: the bots disagree. With “{ $variant }” instead of “{ $base }” it changes by { $each } { $unit }.
study-page-open = { $what }: no clear difference between “{ $variant }” and “{ $base }”: { $each } { $unit }.
study-page-open-all = { $what }: none of the { $count } differences is clear.
study-page-each = { $known ->
    [yes] { $bot }{" "}
   *[no] {""}
  }{ $value } ({ $low } to { $high })
study-page-value = { $what }: { $each } { $unit }.
study-page-listed = { $what }, in { $unit }: { $each }.
study-page-nothing = { $what }: nothing was measured, because it did not occur in any hand, or because these bots never decide by chance.
study-page-unmoved-all = In every hand, { $bots } made the same choices in all variants. They do not react to the change: only the scores and the choices on offer can differ. People may choose otherwise.
study-page-unmoved = With “{ $variant }”, { $bots } made the same choices in every hand as with “{ $base }”: only the scores and the choices on offer can differ. People may choose otherwise.
study-page-level = { $what }: no two of these differ clearly.
study-page-apart = { $what }: higher for { $top } ({ $much }) than for { $bottom } ({ $little }){ $bots ->
    [one] .
    [all] {" "}with { $bot }, and also with the other bots.
   *[some] {" "}with { $bot }; not all other bots agree.
  }
study-page-within = { $value } { $unit }, 99 % interval { $low } to { $high }
study-page-with = { $variant } – { $finding }
study-page-contradicted = The kinds of bots contradict each other on { $metrics }.
study-page-ranked = No two kinds of bots contradict each other. In { $same } of { $count } comparisons all of them put the variants clearly in the same order; in the others, not all differences are clear.
study-page-ranked-all = All kinds of bots put the variants clearly in the same order, in all { $count } comparisons.
study-page-ranked-none = In none of the { $count } comparisons are all differences between the variants clear, so the bots neither agree nor contradict each other.
study-page-ranked-note = Each line is a variant, each column a kind of bot. Lines that cross mean that the bots order the variants differently, which can be chance if the intervals overlap.
study-page-bots-title = Do the bots agree?
study-page-bots-about = Bots were made for the usual rules. A finding that holds for one kind only may tell more about that bot than about the game.
study-page-order-same = same order
study-page-order-unclear = not clear
study-page-order-different = different orders
study-page-axis-difference = Difference from { $base }, in { $unit }. Means over { $per }; the bars are 99 % intervals.
study-page-axis-value = In { $unit }. Means over { $per }; the bars are 99 % intervals.
study-page-left-out = The chart leaves out { $count } rows; the table has all.
study-page-numbers = The numbers
study-page-column-part = Measured
study-page-column-metric = Measured
study-page-column-variant = Variant
study-page-column-instead = Instead of
study-page-column-bot = Bot
study-page-column-difference = Difference
study-page-column-interval = 99 % interval
study-page-column-paired = Same deals
study-page-column-value = Value
study-page-column-n = Number
study-page-column-order = Clear order, highest first
study-page-column-verdict = Orders of the bots
study-page-yes = yes
study-page-setting = { $name }: { $value }
study-page-game = Game
study-page-usual = the usual rules
study-page-no = no
study-page-making = Make it again
study-page-making-note = This command plays the same deals and comes to the same numbers, on one computer or many.
study-page-pace = Minutes assume { $choice } seconds for a choice, { $forced } seconds for a forced decision, and { $deal } seconds to deal and to write down the score of a hand.
study-page-inside = The whole result is inside this page as JSON, in the element with the id "result".
study-page-source = Defined as by { $source }.

study-page-unit-points = points
study-page-unit-share = %
study-page-unit-percentage = percentage points
study-page-unit-decisions = decisions
study-page-unit-minutes = minutes
study-page-unit-choices = choices
study-page-unit-changes = changes
study-page-unit-hands = hands
study-page-unit-drama = drama

study-page-per-hand = hands
study-page-per-game = games
study-page-per-decision = decisions
study-page-per-seat = seats of hands
study-page-per-contract = contracts
study-page-per-offer = times it could be chosen

study-page-overall = overall
study-page-dealer = dealer
study-page-seat = dealer + { $distance }
study-page-role-keeper = keepers
study-page-role-swapper = swappers
study-page-role-last-swapper = last swapper
study-page-role-opener = opener of the auction
study-page-role-auction-winner = auction winner
study-page-role-joker-partner = Joker partner
study-page-role-defender = defenders
study-page-role-first-out = first out
study-page-role-last = last
study-page-role-doubler = doublers
study-page-role-dame-taker = who takes the queen of diamonds
study-page-bid-ten = tens
study-page-bid-jack = jacks
study-page-bid-queen = queens
study-page-bid-king = kings
study-page-bid-joker = Jokers
study-page-what-legal = other choices were legal
study-page-what-chosen = other choices were made
study-page-what-score = the scores differ
study-page-what-winner = somebody else won the hand

study-page-subject-advantage = Who has an advantage?
study-page-about-advantage = Seats are named by their distance from the dealer, clockwise.
study-page-subject-roles = What is each role worth?
study-page-about-roles = Roles are what players became in a hand. Good players choose roles for good reasons, so a role's points are not what it would bring everybody.
study-page-subject-auction = Contracts and handicaps
study-page-about-auction = These are the contracts that the bots chose; easy ones are bid more often.
study-page-subject-changed = How often did the change matter?
study-page-about-changed = Two plays with the same cards and the same bots, one with the base and one with the variant.
study-page-subject-length = How long does it take?
study-page-about-length = Counted in decisions, and in minutes at an assumed human pace.
study-page-subject-choices = How much is there to decide?
study-page-about-choices = Legal choices at each decision; a decision with one legal choice is forced.
study-page-subject-drama = How exciting is it?
study-page-about-drama = Comebacks, lead changes, close finishes.
study-page-subject-luck = Luck and skill
study-page-about-luck = How much the cards decide, and what stronger bots gain.

study-page-metric-lead-advantage = Advantage of the first lead
study-page-note-lead-advantage = Points of the player who leads first, above the mean of all players.
study-page-metric-seat-advantage = Advantage of each seat
study-page-note-seat-advantage = Points of a seat above the mean of all seats.
study-page-metric-seat-wins = Hands won by each seat
study-page-note-seat-wins = Share of the hands in which the seat has the best score; a shared best score counts in part.
study-page-metric-balance = Balance of the seats
study-page-note-balance = 100 % if all seats win equally often, less by the largest difference between two seats.
study-page-metric-role-advantage = Advantage of each role
study-page-note-role-advantage = Points of players in a role above the mean of all players of the hand.
study-page-metric-role-points = Points of each role
study-page-note-role-points = Points of players in a role.
study-page-metric-contract-made = Contracts made
study-page-note-contract-made = Share of the contracts that their side fulfilled: overall, by level and by winning bid.
study-page-metric-handicap-made = Contracts made with a handicap
study-page-note-handicap-made = Share of the contracts that were fulfilled by a side that paid this handicap.
study-page-metric-handicap-points = Points with a handicap
study-page-note-handicap-points = Points of players who paid this handicap, above the mean of all players.
study-page-metric-hand-decisions = Decisions in a hand
study-page-note-hand-decisions = All decisions of all players, forced ones included.
study-page-metric-hand-minutes = Length of a hand
study-page-note-hand-minutes = Minutes of a hand at the assumed pace.
study-page-metric-game-hands = Hands in a game
study-page-note-game-hands = Number of hands until the game ends.
study-page-metric-game-decisions = Decisions in a game
study-page-note-game-decisions = All decisions of all players in all hands.
study-page-metric-game-minutes = Length of a game
study-page-note-game-minutes = Minutes of a game at the assumed pace.
study-page-metric-branching-factor = Choices at a decision
study-page-note-branching-factor = Number of legal choices at a decision: overall, and by phase of the hand.
study-page-metric-decision-moves = Decisions that are not forced
study-page-note-decision-moves = Share of the decisions with more than one legal choice.
study-page-metric-option-chosen = How often each choice was taken
study-page-note-option-chosen = Share of the times it was possible.
study-page-metric-option-gain = What a choice brought
study-page-note-option-gain = Points above the mean of the other possible choices, where it was chosen; everything else stays the same.
study-page-metric-option-effect = What a choice would bring
study-page-note-option-effect = The same for every time that it was possible, chosen or not.
study-page-metric-option-best = How often a choice was best
study-page-note-option-best = Share of the times it was possible in which it had the best result in hindsight.
study-page-metric-completion = Games that ended
study-page-note-completion = Share of the games that came to their end.
study-page-metric-drawishness = Shared wins
study-page-note-drawishness = Share of the games that several sides won together.
study-page-metric-hand-ties = Shared best scores
study-page-note-hand-ties = Share of the hands in which several sides have the best score.
study-page-metric-hand-lead-changes = Lead changes in a hand
study-page-note-hand-lead-changes = How often another side takes the lead alone: after each trick, and by the score at the end.
study-page-metric-hand-drama = Drama of a hand
study-page-note-hand-drama = How far behind the later winners were, trick by trick: 0 if they always led. Points that count only at the end decide who won, but come too late to be behind by.
study-page-metric-hand-settled = When a hand is settled
study-page-note-hand-settled = Part of the tricks after which its winners led to the end. If several win, all of them must lead together.
study-page-metric-hand-margin = Margin of a hand
study-page-note-hand-margin = Points of the best side above the next.
study-page-metric-game-lead-changes = Lead changes in a game
study-page-note-game-lead-changes = How often another side takes the lead alone, hand by hand.
study-page-metric-game-drama = Drama of a game
study-page-note-game-drama = How far behind the later winners were, hand by hand: 0 if they always led.
study-page-metric-game-settled = When a game is settled
study-page-note-game-settled = Part of the hands after which its winners led to the end. If several win, all of them must lead together.
study-page-metric-close-finish = Close finishes
study-page-note-close-finish = Share of the games in which the best loser lacked at most a tenth of the way to the target.
study-page-metric-blow-out = Blow-outs
study-page-note-blow-out = Share of the games in which the best loser lacked at least half of the way to the target.
study-page-metric-luck = Luck of the deal
study-page-note-luck = Share of the differences between hands that the cards explain; the rest is play.
study-page-metric-skill-step = What a stronger bot gains
study-page-note-skill-step = Points that one stronger bot gains in the place of a weaker one (weaker<stronger).
study-page-metric-skill-differs = Hands in which skill matters
study-page-note-skill-differs = Share of the deals in which the stronger bot had another result.
study-page-metric-rule-changed = What the change of the rules changed
study-page-note-rule-changed = Share of the hands that differ from the same hand with the base.
