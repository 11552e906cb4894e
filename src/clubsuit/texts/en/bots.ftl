# What bots say of their choices.
bot-unknown = there is no bot "{ $bot }"; known: { $known }
bot-random = any legal choice is as good as another to me
