game-undertow-name = Undertow
game-undertow-character = Six cards, six tricks for two: high cards win, until spades are led.
game-undertow-length = 10 minutes
undertow-tricks = tricks
undertow-last = the last trick
rule-undertow = I lead my strongest card, and take or throw with the weakest that does
