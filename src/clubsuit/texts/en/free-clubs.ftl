# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-taste = Bid your own best cards for a treasure chest.
game-free-clubs-character = Bid away your own best cards for a chest of treasure, then win seven tricks without them.
game-free-clubs-length = 10–20 minutes

option-enforcement = Strict or honour play
option-enforcement-help = Strict: you can only do what the rules allow. Honour: as at a real table, the others must notice when somebody breaks a rule.
option-enforcement-strict = Strict
option-enforcement-honour = Honour play
option-enforcement-honour-help = You can play any card, and pay too little for a bid. Whoever notices may call you, and the referee decides: the sooner the call, the lighter the penalty. Not for a first game.
option-contract = Tricks for a contract
option-contract-help = What a declarer without a partner must take.
option-penalty = Cost of a broken contract
option-penalty-help = The points that each declarer loses.
option-reward = Reward for a contract
option-reward-help = The points that each declarer gets for a contract that is made.
option-passed_is_out = Who has passed is out
option-passed_is_out-help = A player who passes cannot bid again in the same auction.

# Refusals.
free-deal-kind = { $cards } is in the wrong pack: 10 and higher are auction cards, ace to 9 are primary cards
free-contract-most = a contract of { $tricks } tricks is too high for hands of { $most } cards
free-must-open = you hold { $card }, so you must open the auction with it
free-bid-primary = { $cards } cannot be bid: you bid with auction cards only, from 10 up
free-bid-too-low = a bid must rank above { $card }, and { $bid } does not
free-bid-too-high = { $waits ->
    [king] over { $card } a bid may go up one level at most: { $bid } must wait until a king is bid
    [queen] over { $card } a bid may go up one level at most: { $bid } must wait until a queen is bid
   *[jack] over { $card } a bid may go up one level at most: { $bid } must wait until a jack is bid
  }
free-pay-ten = for { $card } you discard one card of { $suit }, whichever you like: { $cards }
free-pay-jack = for { $card } you discard your highest card of { $suit }: { $cards }
free-pay-queen = for { $card } you give your highest card of { $suit } to your left neighbour: { $cards }
free-pay-king = for { $card } you discard your three highest cards of { $suit }, or all if you have fewer: { $cards }
free-honour-only = "{ $text }" is for honour play only, and this table is strict
free-pay-most = for { $card } you pay one card at most
free-take-first = the trick is full: its winner must take it before anything else is played
free-retake-other = you took { $cards } back in this trick, so you must play another card
free-call-early = nobody can be called before the first card is led
free-call-spent = you have called { $calls } times and found nothing, so you may not call again in this hand
free-ready-already = you have already said that you are ready

# The referee of honour play.
# $seat is the player called, who may be named "You": no verb that depends on it.
free-ruling-none = The referee finds nothing. { $left ->
    [0] No call is left in this hand.
    [one] One wrong call is left in this hand.
   *[other] { $left } wrong calls are left in this hand.
  }
free-ruling-a = { $seat } played { $cards } { $why ->
    [owed] although it was owed for a bid
   *[revoked] instead of following suit
  }. No card had been played after it, so there is no penalty: { $then ->
    [discarded] it is discarded
    [given] it goes to the left neighbour for the queen
   *[back] it goes back
  }{ $last ->
    [yes] , and there is no other card to play.
   *[no] , and another card is played.
  }
free-ruling-b = { $seat } played { $cards } { $why ->
    [owed] although it was owed for a bid
   *[revoked] instead of following suit
  }. Another card had been played after it, so it stays but is forfeited: another card wins the trick, unless all are forfeited.
free-ruling-c = { $seat } had played { $cards } to trick { $trick } { $why ->
    [owed] although it was owed for a bid
   *[revoked] instead of following suit
  }. The trick had been taken already, so the player called gains no points in this hand.

# Announcements at the table. `who` is `you` if this player reads it.
free-told-won = { $who ->
    [you] You win the auction with { $cards }, and get the treasure chest.
   *[other] { $seat } wins the auction with { $cards }, and gets the treasure chest.
  }
free-told-joker = { $who ->
    [you] You win the auction with a Joker, and get the treasure chest. Partners, who need all ten tricks: { $seats }.
   *[other] { $seat } wins the auction with a Joker, and gets the treasure chest. Partners, who need all ten tricks: { $seats }.
  }
free-told-lead = { $who ->
    [you] You lead the first trick, because the winner of the auction sits on your right.
    [left] { $seat }, on your left, leads the first trick, because you won the auction.
   *[other] { $seat } leads the first trick, as the player on the left of the auction’s winner.
  }
free-told-lead-joker = { $who ->
    [you] You lead the first trick, because you play alone against the Joker partners.
   *[other] { $seat } leads the first trick, and plays alone against the Joker partners.
  }

# What is expected of a player, in one line.
free-prompt-open = You hold { $card }: open the auction with it.
free-prompt-bid = Bid a card above { $card }, one level up at most, or pass.
free-prompt-bid-once = Bid a card above { $card }, one level up at most, or pass for good.
free-prompt-pass = None of your auction cards ranks above { $card }: pass.
free-prompt-wait = Over { $card } a bid may go up one level at most, so you must wait with { $cards }: pass.
free-prompt-wait-once = Over { $card } a bid may go up one level at most, which rules out { $cards }: pass for good.
free-prompt-ten = For your { $card }: pick one card of { $suit } to discard.
free-prompt-jack = For your { $card }: discard your highest card of { $suit }.
free-prompt-queen = For your { $card }: give your highest card of { $suit } to { $seat }.
free-prompt-king = For your { $card }: discard your three highest cards of { $suit }, or all if you have fewer.
free-prompt-honour-ten = For your { $card }: pick one card of { $suit } to discard.
free-prompt-honour-jack = For your { $card }: pick your highest card of { $suit } to discard.
free-prompt-honour-queen = For your { $card }: pick your highest card of { $suit } to give to { $seat }.
free-prompt-honour-king = For your { $card }: pick your three highest cards of { $suit } to discard, or all if you have fewer.
free-prompt-take = The trick is yours: take it.
free-prompt-wait-take = Waiting for { $seat } to take the trick.
free-prompt-retake = { $cards } went back to your hand: play another card.
free-prompt-retake-discarded = The card you played was owed and is gone: play another one.
free-prompt-ready = All tricks are played. Say that you are ready, or call a player first.
free-prompt-send = Pick a card to pass to { $seat }, on your right.

# The score, line by line.
free-line-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }
free-line-made = contract made with { $tricks } tricks: no penalty
free-line-rewarded = { $tricks ->
    [one] contract made with 1 trick
   *[other] contract made with { $tricks } tricks
  }
free-line-broken = { $tricks ->
    [one] contract broken: 1 trick, { $need } needed
   *[other] contract broken: { $tricks } tricks, { $need } needed
  }
free-line-diamonds = most diamonds
free-line-diamonds-tied = most diamonds, shared
free-line-ace = took { $cards }
free-line-no-spade = took no spades
free-line-barred = called after the trick was taken: gains no points

# What happened in a hand. $score is a number of points with its sign.
free-story-made = { $who ->
    [you] You make your contract with { $tricks } tricks
   *[other] { $seat } makes the contract with { $tricks } tricks
  }{ $barred ->
    [yes] , but a broken rule makes it worthless
   *[no] : { $score }
  }
free-story-broken = { $who ->
    [you] Your contract fails by { free-story-short }: { $score }
   *[other] { $seat }’s contract fails by { free-story-short }: { $score }
  }
free-story-short = { $short ->
    [one] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
   *[other] { $short } tricks
  }
free-story-joker-made = { $who ->
    [you] You and { $seats } take all ten tricks with the Joker{ $barred ->
        [yes] , but a broken rule makes them worthless to you
       *[no] : { $score } for you
      }
   *[other] { $seats } take all ten tricks with the Joker
  }
free-story-joker-broken = { $who ->
    [you] You and { $seats } miss the ten tricks of the Joker by { free-story-short }: { $score } each
   *[other] { $seats } miss the ten tricks of the Joker by { free-story-short }: { $score } each
  }
free-story-own = You take { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
  }: { $score } in all
free-story-barred = { $who ->
    [you] You were called for a broken rule and gain no points.
   *[other] { $seat } was called for a broken rule and gains no points.
  }
free-moment-made = Trick { $trick } made the contract safe
free-moment-broken = After trick { $trick } the contract was lost

# What the rule bot says of its choices.
rule-free-bid = with the chest I should take about { $tricks } tricks, even after paying for this
rule-free-bid-least = of all my bids I like this one best
rule-free-few = with the chest I should take only about { $tricks } of the seven tricks that I would need
rule-free-no-hope = a bid would cost me more than it brings
rule-free-joker = the chest should bring me more than a missed contract would cost
rule-free-lose-least = I like my other cards better
rule-free-pay-low = my lowest card of { $suit }, so I keep the higher ones
rule-free-send = then I have only one card of { $suit } left, and can soon trump { $suit }
rule-free-send-last = my last card of { $suit }: then I can trump { $suit }, unless I am passed some
rule-free-send-weak = { $number } higher { $suit } are not in my hand, so this card would hardly win a trick
rule-free-cash = this card should win
rule-free-draw = this club should win, and draws trumps that the others still hold
rule-free-lead-low = none of my cards is likely to win, so I lead a low one
rule-free-lead = of all cards I could lead I like this one best
rule-free-win = I take the trick as cheaply as I can
rule-free-take = I take the trick with this card
rule-free-ruff = I have none of the suit, so I trump
rule-free-feed = my side is winning, so I keep my better cards
rule-free-side = my side is winning this trick
rule-free-leave = I could take this trick, but I keep { $cards } for a later one
rule-free-low = I cannot win this trick

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-free-joker = { counted-in }{ $seat } holds a Joker
counted-free-rich = { counted-in }the treasure chest has { $number } clubs or more
counted-free-poor = { counted-in }the treasure chest has fewer than { $number } clubs

## Statistics
fact-free-bid = You bid
fact-free-declared = You were on the declaring side
fact-free-made = Contracts made when declaring

## On the page, at the table
table-mark-owed = owed
table-tag-declarer = declarer
table-tag-partner = Joker partner
table-tag-ace-of-hearts = has ♥A
table-tag-barred = gains no points
table-tag-ready = ready
# The points are those for the most diamonds, if the hand ended now; 0 for a player who has fewer than another
table-count-diamonds = { $points ->
    [0] { $count ->
        [one] 1 diamond taken
       *[other] { $count } diamonds taken
      }
   *[other] { $count ->
        [one] 1 diamond taken, the most so far: { $points } points
       *[other] { $count } diamonds taken, the most so far: { $points } points
      }
  }
table-diamonds-short = { $count } (+{ $points })
table-fact-contract = { $names }:
table-fact-contract-help = What the declarer has to reach: usually seven tricks, or all ten after a Joker.
table-fact-of = { $made ->
    [yes] made with { $have } tricks
   *[no] { $have } of { $need } tricks
  }
table-fact-chest = Chest
table-fact-chest-help = The six cards in the middle, for whoever wins the auction.
table-handicap = { $who ->
    [you] You pay for { $cards }
   *[other] { $seat } pays for { $cards }
  }
table-windows = What happens, depending on when the player is called
table-window-a = Before another card is played
table-window-a-then = no penalty: the card goes back to the hand, or is paid if it was owed
table-window-b = Before the trick is taken
table-window-b-then = the card cannot win the trick
table-window-c = Before the next deal
table-window-c-then = gains no points in this hand
table-window-d = After the next deal
table-window-d-then = nothing
table-settle = All tricks are played
table-differs-honour = Honour play: nothing stops a forbidden card, from you or anybody else. Whoever notices one calls that player, and the sooner, the milder it ends.
table-settle-help = Last chance to call somebody. The hand is scored when everybody is ready.
table-settle-ready = { $name }: ready
table-settle-not-yet = { $name }: not yet
table-ladder = The bid ladder
table-ladder-open = Whoever holds ♠10 must open with it.
table-ladder-standing = To beat: { $cards }, bid by { $seat }
table-ladder-hint = Each of your auction cards shows what winning with it would cost, or what it waits for. You can bid the light ones now. You get the chest before you pay. In a row clubs rank highest.
table-bid-by = bid by { $seat }
table-bid-held = yours
# The lowest bid over which a card may be bid, where the bids are not there yet. The short ones: 13 letters at most.
table-price-waits = { $waits ->
    [king] waits until a king is bid
    [queen] waits until a queen is bid
   *[jack] waits until a jack is bid
  }
table-price-short-waits = { $waits ->
    [king] after a king
    [queen] after a queen
   *[jack] after a jack
  }
table-price-low = too low to bid now
table-price-short-low = too low
# What winning with a card would cost. $count cards are known; $open: the chest may bring others.
# The short ones stand below the card: 13 letters at most, but for the Joker. $mark is the suit's.
table-price-none = { $open ->
    [yes] takes nothing, unless the chest brings { $suit }
   *[no] takes nothing
  }
table-price-ten = { $count ->
    [0] { table-price-none }
   *[other] takes one card of { $suit } of your choice
  }
table-price-jack = { $count ->
    [0] { table-price-none }
   *[other] takes your highest card of { $suit }: { $cards }{ table-price-or-higher }
  }
table-price-queen = { $count ->
    [0] { table-price-none }
   *[other] gives your highest card of { $suit } to { $seat }: { $cards }{ table-price-or-higher }
  }
table-price-or-higher = { $open ->
    [yes] , or a higher one from the chest
   *[no] { "" }
  }
table-price-king = { $count ->
    [0] { table-price-none }
    [1] takes { $cards }{ table-price-or-more }
    [2] takes { $cards }{ table-price-or-more }
   *[other] takes your three highest cards of { $suit }: { $cards }{ $open ->
        [yes] , or higher ones from the chest
       *[no] { "" }
      }
  }
table-price-or-more = { $open ->
    [yes] {" "}and any { $suit } that the chest brings, up to three cards in all
   *[no] { "" }
  }
table-price-joker = takes no card, but you and the player who bid before you must take all ten tricks together
table-price-joker-with = takes no card, but you and { $seat } must take all ten tricks together
table-price-short-none = { $open ->
    [yes] nothing yet
   *[no] nothing
  }
table-price-short-ten = { $count ->
    [0] { table-price-short-none }
   *[other] any one { $mark }
  }
table-price-short-jack = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] { $cards } or higher
       *[no] costs { $cards }
      }
  }
table-price-short-queen = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] gives { $cards }+
       *[no] gives { $cards }
      }
  }
table-price-short-king = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] 3 highest { $mark }
       *[no] costs { $cards }
      }
  }
table-price-short-joker = no card; all ten tricks, with the bidder before you
table-price-short-joker-with = no card; all ten tricks, with { $seat }
table-joker-help = The Joker takes no card, but you and the player who bid before you must take all ten tricks together. You cannot take it back.
table-joker-help-with = The Joker takes no card, but you and { $seat } must take all ten tricks together. You cannot take it back.
table-help-honour-title = Honour play
table-help-honour = Nobody stops you: you may play any card, and pay too few cards for a bid, or none. But then the others may call you.
table-help-honour-pay = A card you should have paid is marked “owed”: playing it breaks the rules, and it does not count when you must follow suit.
table-help-honour-call = Press “Call” at a player who you think broke the rules: did not follow suit, or played a card they owed. If it was you, press “Own up” at your own seat. The referee judges that player’s first such card. What happens depends on when you call:
table-help-honour-end = A full trick lies open until its winner takes it, and the hand is scored when everybody is ready. The slower the speed of play in the settings, the more time there is to call. In each hand you may call wrongly three times.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-free-clubs-aim = Win the auction and the treasure chest, pay for your bids with your own cards, and take seven of ten tricks all the same. Or stop the player who tries.
brief-free-clubs-deal =
    Three players. Clubs are trumps. The deal moves one seat to the left after each hand.

    - 10S JH QD KC X: six auction cards each: only for bidding
    - AS 2S 3S 9S: ten primary cards each: aces are low
    - ? ? ?: six face down: the treasure chest
brief-free-clubs-turn =
    - **Auction**: the holder of the 10 of spades bids it. Then, clockwise, pass or bid a higher card, at most one level up. Levels: tens, jacks, queens, kings, Joker; within a level spades, hearts, diamonds, clubs. It ends after two passes in a row, or with a Joker.
    - **Chest**: the winner takes it. A Joker’s bidder is partner to the bidder of the last king.
    - **Handicaps**: the winner (or both partners) pays for each card bid, in order:

    | card | from your hand, of its suit |
    |---|---|
    | 10 | any one card is discarded |
    | Jack | your highest is discarded |
    | Queen | your highest goes to your left neighbour |
    | King | your three highest are discarded |
    | Joker | nothing |

    - **Pass**: everybody passes one card to the right, without having seen what comes.
    - **Tricks**: the winner’s left neighbour leads, or after a Joker the lone player. Follow suit if you can; if not, play any card. The highest club takes the trick, else the highest card of the suit led, and its player leads to the next. Players without cards are skipped. There are ten tricks, or fewer once two players have no cards.
    { $enforcement ->
        [honour] - **Honour play**: nobody stops you from breaking a rule, but others may call you. The sooner the call, the lighter the penalty.
       *[other] { "" }
    }
brief-free-clubs-score =
    | what | points |
    |---|---|
    | each trick that you took | +10 |
    | the auction won alone, but fewer than 7 tricks | −50 |
    | the auction won with a Joker, but fewer than 10 tricks together | −50 each |
    | the most diamonds in tricks (shared: +10 each) | +20 |
    | the ace of hearts in your tricks | +10 |
    | no spade in your tricks | +5 |
brief-free-clubs-end = When somebody has { $target } points or more after a hand. The highest score wins; equal scores share the win.
