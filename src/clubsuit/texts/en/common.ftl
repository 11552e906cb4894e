# Words that more than one place uses.
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
seat = seat { $number }

# Refusals that every game shares.
notation-card = "{ $text }" is not a card of this game; a card is a rank and a suit letter, like 9C
notation-card-twice = { $cards } is named twice
