# The report of a study (clubsuit study --html), and the names of its metrics.
study-page-kicker = A study with Clubsuit
study-page-title = { $game }: what does “{ $varied }” change?
study-page-title-one = { $game }, measured
study-page-and = {" and "}
study-page-varied-and = {"” and “"}
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
study-page-stop-deals = after { $deals } deals
study-page-stop-precision = as soon as every interval of this measure is at most ± { $precision } ({ $unit }), checked at most { $looks } times, or after { $deals } deals. The checks share the { $alpha } % of error, so these intervals are wider.
study-page-intervals-note = 99 %, from blocks of { $block } deals
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
study-page-chance = The study compares { $count } numbers with the base. At 99 % certainty, chance alone makes about { $chance } of them look different. Trust what all bots agree on, and play other deals (another seed) before you rely on a single small difference.
study-page-open-list = No clear difference in: { $metrics }
study-page-clear = { $what }: { $size } { $unit } { $direction ->
    [up] higher
   *[down] lower
  } with { $variant } than with { $base } (99 % interval { $low } to { $high }).
study-page-agree = { $what }: { $direction ->
    [up] higher
   *[down] lower
  } with { $variant } than with { $base } for every kind of bot: { $each } { $unit }.
study-page-partly = { $what }: { $direction ->
    [up] higher
   *[down] lower
  } with { $variant } than with { $base } for { $clear }, but not clearly for { $open } ({ $unit }).
study-page-disagree = { $what }: the bots disagree. With { $variant } instead of { $base } it changes by { $each } { $unit }.
study-page-open = { $what }: no clear difference between { $variant } and { $base }: { $each } { $unit }.
study-page-open-all = { $what }: none of the { $count } differences from the base is clear.
study-page-each = { $bot } { $value } ({ $low } to { $high })
study-page-value = { $what }: { $each } { $unit }.
study-page-level = { $what }: no two of these differ clearly.
study-page-apart = { $what }: higher for { $top } ({ $much }) than for { $bottom } ({ $little }){ $bots ->
    [one] .
    [all] {" "}with { $bot }, and also with the other bots.
   *[some] {" "}with { $bot }; not all other bots agree.
  }
study-page-within = { $value } { $unit }, 99 % interval { $low } to { $high }
study-page-with = { $variant } – { $finding }
study-page-contradicted = The kinds of bots contradict each other on { $metrics }.
study-page-ranked = No two kinds of bots contradict each other: their order of the variants is the same in { $same } of { $count } comparisons, and the others differ by no more than chance.
study-page-ranked-note = Each line is a variant, each column a kind of bot. Lines that cross mean that the bots order the variants differently, which can be chance if the intervals overlap.
study-page-bots-title = Do the bots agree?
study-page-bots-about = Bots were made for the usual rules. A finding that holds for one kind only may tell more about that bot than about the game.
study-page-order-same = same
study-page-order-chance = may be chance
study-page-order-contradicted = contradicted
study-page-axis-difference = Difference from { $base }, in { $unit }; the bars are 99 % intervals.
study-page-axis-value = In { $unit }; the bars are 99 % intervals.
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
study-page-column-order = Order, highest first
study-page-column-verdict = Orders of the bots
study-page-yes = yes
study-page-no = no
study-page-making = Make it again
study-page-making-note = This command plays the same deals and comes to the same numbers, on one computer or many.
study-page-pace = Minutes assume { $choice } seconds for a choice, { $forced } seconds for a forced decision, and { $deal } seconds to deal and to write down the score of a hand.
study-page-inside = The whole result is inside this page as JSON, in the element with the id "result".
study-page-source = Defined as by { $source }.

study-page-by-whole = Hand and game
study-page-by-seat = By seat
study-page-by-role = By role
study-page-by-bid = By bid
study-page-by-handicap = By handicap
study-page-by-phase = By phase
study-page-by-option = By choice
study-page-by-what = In parts
study-page-by-step = Step by step

study-page-unit-points = points
study-page-unit-share = %
study-page-unit-percentage = percentage points
study-page-unit-decisions = decisions
study-page-unit-minutes = minutes
study-page-unit-choices = choices
study-page-unit-changes = changes
study-page-unit-hands = hands
study-page-unit-drama = drama
