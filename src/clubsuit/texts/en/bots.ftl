# What bots say of their choices.
bot-unknown = there is no bot "{ $bot }"; known: { $known }
bot-random = any legal choice is as good as another to me
bot-budget = "{ $budget }" is no budget of a bot; give a number of worlds ("64") or milliseconds ("200ms")
trained-best = this should bring { $points } points and win { $chance } % of the games; next is { $other }, with { $other_points } points and { $other_chance } %
trained-damaged = { $file } holds no weights, or only a part of them; clubsuit train makes new ones
trained-weights = these weights are not of { $game }, or of another version; clubsuit train makes new ones
search-only = there is nothing else to do
search-honest = nothing else keeps to the rules
search-best = in { $worlds } deals that fit what I saw, this brings { $points } points and { $chance } % of the games on average; next is { $other }, with { $other_points } points and { $other_chance } %
bot-ismcts = of all my simulations, most began with this: { $visits }
