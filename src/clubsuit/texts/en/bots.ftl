# What bots say of their choices.
bot-unknown = there is no bot "{ $bot }"; known: { $known }
bot-own = { $bot } gives no reasons
bot-no-module = there is no module "{ $module }" in the current folder or on Python's path
bot-no-class = the module "{ $module }" has no "{ $name }"
bot-entry = the package that offers "{ $bot }" does not have it where it says: { $problem }
bot-no-name = after "{ $module }:" comes the name of a class
bot-arguments = "{ $bot }" cannot be made from a seed alone: { $problem }
bot-no-choose = "{ $bot }" is not a bot: a bot is a class with a method choose(view) that returns an action's text
bot-illegal = the bot { $bot } answered "{ $text }": { $problem }; the answer must be one of view.legal()
command-empty = after "cmd:" comes the command that starts your bot: cmd:./my_bot, or "cmd:python my_bot.py"
command-unreadable = the command { $command } cannot be read: a quotation mark is open, or a character cannot be part of a path
command-no-program = there is no program "{ $program }" that may be run; one in this folder is named ./my_bot, and must be executable (chmod +x)
command-system = bots that are programs need Linux or macOS
command-changed = a file of { $command } has changed since the start; let a copy play while you work on the bot
command-unstarted = { $bot } could not be started: { $problem }
command-late = { $bot } did not answer within { $seconds } seconds
command-ended = { $bot } ended instead of answering{ $told ->
    [no] { "" }
   *[yes] ; its last words: { $said }
  }
command-long = { $bot } answered with more than 65,536 bytes; an answer is one short line
command-nonsense = { $bot } answered "{ $text }"; an answer is one line with this number and one of "actions": {"{"}"id": { $number }, "action": "…"{"}"}
command-illegal = { $bot } answered "{ $text }": { $problem }; the action must be one of "actions"
command-rests = { $bot } is not asked for a while, since it has failed { $failures } times in a row
bot-view = { $bot } plays { $game }: give it a view of that game
bot-turn = it is not the turn of seat { $number }, so there is nothing to choose
bot-random = to me any legal choice is as good as another
bot-likes-best = of all I could do I like this best
bot-budget = "{ $budget }" does not tell a bot how long to think: give a number of deals to try ("64") or milliseconds ("200ms")
trained-best = this should bring { $points } points and win { $chance }% of the games; next best is { $other }, with { $other_points } points and { $other_chance }%
policy-best = I play this with { $share }%; next best is { $other }, with { $other_share }%
policy-only = my network is sure of this
trained-damaged = { $file } holds no weights, or only a part of them; clubsuit train makes new ones
trained-no-path = after "trained:" comes the path of a file of weights, as clubsuit train makes it: trained:runs/weights.npz
trained-no-file = there is no file { $file }, so "trained" has no weights to play by
trained-folder = { $file } is a folder; name the file of weights in it, which clubsuit train calls weights.npz
trained-unreadable = the weights in { $file } cannot be read: { $problem }
trained-other-game = these weights are of { $other }, not of { $game }
trained-other-version = these weights are of another version of { $game }; clubsuit train makes new ones
trained-weights = these weights are not of { $game }, or of another version; clubsuit train makes new ones
trained-no-game = the weights in { $file } are of an unknown game, or of another version of a game
trained-unweighed = no weights come with { $game }; clubsuit train makes some, and trained:PATH plays by them
trained-changed = the weights in { $file } have changed since the start; play with a copy of the file while training continues
trained-untaught = no network has learned { $game }
search-unpolicied = no policy has learned { $game }, so { $bot } cannot play it
search-only = there is nothing else to do
search-honest = everything else would break the rules
search-best = in { $worlds } deals that fit what I saw, this brings { $points } points and wins { $chance }% of the games on average; next best is { $other }, with { $other_points } points and { $other_chance }%
search-solved = { $worlds ->
    [one] only one deal fits what I saw, and with perfect play nothing does better
   *[other] over all { $worlds } deals that fit what I saw, played out perfectly, nothing does better
  }: this wins { $chance }% of the games, and { $other } wins { $other_chance }%
search-solved-best = only one deal fits what I saw, and with perfect play nothing does better
search-solved-some = over { $worlds } deals that fit what I saw, played out perfectly, this wins { $chance }% of the games, and next best is { $other } with { $other_chance }%

# Why a card is led.
lead-clubs = whoever still has clubs must play one on this
lead-last = this is my last card of { $suit }, so I can trump { $suit } from then on
lead-highest = nobody else can hold a higher card of this suit
throw-low = I cannot win this trick, so I play my lowest card of { $suit }
throw-last = this is my last card of { $suit }, so I can trump { $suit } from now on
lead-low = my lowest card of this suit, and I keep the higher ones

# What is counted in deals that fit what the player saw. `of`: whether it is known to be so by what was
# seen, or was counted over all deals that fit, or over some. `how`: whether the better choice is ahead by
# more where it is so (`bears`), or it is so in `each` of them.
counted-in = { $of ->
    [known] { "" }
    [all] { $how ->
        [bears] it matters most in { $times } of the { $worlds } possible deals:{ " " }
       *[counted] in { $times } of the { $worlds } possible deals,{ " " }
      }
   *[some] { $how ->
        [bears] it matters most in { $times } of { $worlds } possible deals:{ " " }
        [each] in each of { $worlds } possible deals,{ " " }
       *[counted] in { $times } of { $worlds } possible deals,{ " " }
      }
  }
counted-holds = { counted-in }{ $seat } holds { $cards }
counted-void = { counted-in }{ $seat } has no { $suit } left
counted-takes = nobody plays after this, so { $cards } takes the trick
counted-stands = { counted-in }nobody who plays later in the trick can beat { $cards }
counted-falls = { counted-in }somebody who plays later in the trick can beat { $cards }
counted-either-falls = { counted-in }somebody who plays later in the trick can beat either of { $cards }
counted-no-clubs = { counted-in }no other player holds a club any more
counted-clubs-out = { $number ->
    [one] one club is still out, in another player’s hand
   *[other] { $number } clubs are still out, all in the other hands
  }
# As these deals were played on, after a choice that `counted-after` names.
counted-after = { $choice ->
    [pass] passing
    [double] doubling
   *[other] { $cards }
  }
counted-you-lead = { counted-in }you would lead next after { counted-after }
counted-leads = { counted-in }{ $seat } would lead next after { counted-after }

bot-ismcts = I tried this more often than anything else: { $visits } times
