# Clubs, Whist group.
whist-clubs-not-broken = trèfle n’est pas encore libéré et vous avez d’autres couleurs : entamez l’une d’elles
whist-must-beat = vous devez battre { $best } ; au choix : { $cards }
whist-prompt-exchange = Gardez votre main ou échangez-la à l’aveugle.
whist-prompt-lead-plain = À vous d’entamer, mais pas à trèfle : il n’est pas encore libéré.
whist-prompt-beat = Fournissez et montez : jouez un { $suit } plus haut.
whist-prompt-ruff = Vous n’avez pas de { $suit } : jouez un trèfle qui l’emporte.
# What happened in a hand. $score is a number of points with its sign.
whist-story-over = { $who ->
    [you] Vous faites { $tricks } plis, { whist-story-count } de plus que le quota : { $score }
   *[other] { $seat } fait { $tricks } plis, { whist-story-count } de plus que le quota : { $score }
  }
whist-story-under = { $who ->
    [you] Vous faites { whist-story-tricks }, { whist-story-count } de moins que le quota : { $score }
   *[other] { $seat } fait { whist-story-tricks }, { whist-story-count } de moins que le quota : { $score }
  }
whist-story-quota = { $who ->
    [you] Vous faites { $tricks } plis, juste le quota : { $score }
   *[other] { $seat } fait { $tricks } plis, juste le quota : { $score }
  }
whist-story-tied = { $seats } : { $tricks } plis chacun, { whist-story-count } de plus que le quota, donc { $score }
whist-story-count = { $count ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
  }
whist-story-tricks = { $tricks ->
    [0] zéro pli
    [1] un pli
   *[other] { $tricks } plis
  }
whist-moment = { $who ->
    [you] Au { $trick }e pli, vous dépassez le quota de { $quota }
   *[other] Au { $trick }e pli, { $seat } dépasse le quota de { $quota }
  }

whist-line-last = le dernier pli
whist-line-tricks = { $side ->
    [above] { $tricks } plis, { $by } de plus que le quota de { $quota }
    [level] { $tricks } plis, juste le quota
   *[below] { $tricks ->
        [one] { $tricks } pli, { $by } de moins que le quota de { $quota }
       *[other] { $tricks } plis, { $by } de moins que le quota de { $quota }
      }
  }
game-clubs-whist-name = Clubs (Whist)
game-clubs-whist-taste = Gardez votre main, ou risquez la main d’échange. On gagne tout en haut ou tout en bas.
game-clubs-whist-character = Une main d’échange à risquer, des plis qu’on ne peut pas refuser, et deux chemins vers la victoire : tout en haut ou tout en bas.
game-clubs-whist-length = 20–30 minutes
option-target-help-clubs-whist = Qui atteint au moins ce score, au-dessus ou au-dessous de zéro, gagne à la fin d’une manche.
option-lead = Qui entame le premier pli
option-lead-help = Le premier pli est entamé par la dernière personne qui a échangé, ou par celle qui est à sa gauche. (Les deux usages existent.)
option-lead-exchanger = Qui a échangé en dernier
option-lead-left-of-exchanger = À gauche de qui a échangé en dernier

# Why a player leads first. `who` is `you` if this player reads it.
whist-told-lead-exchanger = { $who ->
    [you] Vous entamez le premier pli, car vous avez échangé en dernier.
   *[other] { $seat } a échangé en dernier et entame le premier pli.
  }
whist-told-lead-left = { $who ->
    [you] Vous entamez le premier pli, car la dernière personne qui a échangé est à votre droite.
   *[other] { $seat }, à gauche de la dernière personne qui a échangé, entame le premier pli.
  }
whist-told-lead-nobody = { $who ->
    [you] Vous entamez le premier pli : personne n’a échangé, et le donneur est à votre droite.
   *[other] { $seat }, à gauche du donneur, entame le premier pli : personne n’a échangé.
  }

# Why the rule bot does what it does.
rule-whist-win = c’est ma meilleure chance de faire le pli sans trop perdre pour la suite
rule-whist-lose = je veux peu de plis, et cette carte devrait perdre
rule-whist-lead = de toutes les entames, c’est celle que je préfère
rule-whist-keep = je préfère ma main à une main inconnue
rule-whist-keep-up = mes cartes devraient faire environ { $tricks } plis, et le quota est de 4
rule-whist-keep-down = { $tricks ->
    [0] je veux peu de plis, et mes cartes ne devraient presque pas en faire
    [one] je veux peu de plis, et mes cartes ne devraient en faire qu’un environ
   *[other] je veux peu de plis, et mes cartes ne devraient en faire que { $tricks } environ
  }
rule-whist-swap = je préfère une main inconnue à la mienne
rule-whist-swap-up = { $tricks ->
    [0] mes cartes ne devraient presque pas faire de plis, et une main inconnue en fait quatre en moyenne
    [one] mes cartes ne devraient faire qu’un pli environ, et une main inconnue en fait quatre en moyenne
   *[other] mes cartes ne devraient faire que { $tricks } plis environ, et une main inconnue en fait quatre en moyenne
  }
rule-whist-swap-down = je veux peu de plis, et mes cartes devraient en faire environ { $tricks }
rule-whist-cheap-win = je veux ce pli, et c’est la carte la moins chère pour le faire
rule-whist-throw-low = je ne peux pas faire ce pli
rule-whist-throw-high = je veux peu de plis : je me débarrasse d’une carte qui pourrait en faire un
rule-whist-duck = je dois monter avec l’une de mes cartes, et c’est celle que je préfère
rule-whist-must-high = je dois faire ce pli : je dépense ma plus haute carte et garde les petites
rule-whist-must-low = je dois monter, et quelqu’un peut encore battre ma plus petite carte

# What the expected points of a hand mean for the game. `total` is the player's score.
outlook-whist-down-nearer = ces points négatifs vous font avancer : vous êtes à { $total }, et −{ $target } gagne aussi
outlook-whist-down-farther = ces points négatifs n’avancent à rien : de { $total }, il y a encore loin jusqu’à −{ $target }
outlook-whist-up-farther = ces points vous éloignent de −{ $target }, qui est plus près que { $target } : vous êtes à { $total }

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-whist-more-clubs = { counted-in }{ $number ->
    [0] la main d’échange a au moins un trèfle
    [1] la main d’échange a plus d’un trèfle
   *[other] la main d’échange a plus de { $number } trèfles
  }
counted-whist-fewer-clubs = { counted-in }{ $number ->
    [1] la main d’échange n’a pas de trèfle
   *[other] la main d’échange a moins de { $number } trèfles
  }

## Statistics
fact-whist-swap = Vous avez échangé votre main
fact-whist-swap-points = Points par manche, main échangée
fact-whist-keep-points = Points par manche, main gardée

## On the page, at the table
table-target-both = { $target } ou −{ $target }
table-tag-keep = a gardé
table-tag-swap = a échangé
table-fact-broken = Trèfle libéré
table-fact-broken-help = Un trèfle a été joué. À partir de là, on peut entamer à trèfle.
table-fact-quota = Quota
table-fact-quota-help = Quatre plis, qui ne rapportent rien. Chaque pli de plus vaut +1 point, chaque pli de moins −1 point.
table-bid-hand = La main d’échange
table-bid-hand-help = Treize cartes face cachée : des cartes que personne n’a vues, ou la main laissée lors du dernier échange.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-clubs-whist-aim = Faites plus de quatre plis par manche, ou le moins possible : la partie se gagne tout en haut ou tout en bas.
brief-clubs-whist-deal =
    - À trois. L’as est la plus haute carte. Trèfle est atout.
    - Treize cartes par personne ; treize autres sont face cachée au milieu : la main d’échange.
    - Chacun choisit une fois, en commençant à gauche du donneur : **garder** ses cartes, ou les **échanger** toutes, à l’aveugle, contre celles du milieu. Qui choisit après vous peut prendre ce que vous avez posé.
    - Après chaque manche, la distribution passe à gauche.
brief-clubs-whist-turn =
    - { $lead ->
        [left-of-exchanger] La personne à gauche de celle qui a échangé en dernier entame le premier pli.
       *[other] La dernière personne qui a échangé entame le premier pli.
    } Si personne n’a échangé, c’est celle qui est à gauche du donneur.
    - N’entamez pas à trèfle avant que trèfle soit libéré (un trèfle a été joué), sauf si vous n’avez rien d’autre.
    - Fournissez si vous le pouvez, et **montez si vous le pouvez**, c’est-à-dire battez la meilleure carte du pli.
    - Sans carte de la couleur demandée, jouez un trèfle qui l’emporte.
    - Si vous ne pouvez pas l’emporter, jouez n’importe quelle carte de la couleur demandée ; si vous n’en avez pas, n’importe quelle carte.
    - Le plus haut trèfle fait le pli, à défaut la plus haute carte de la couleur demandée. Qui fait le pli entame le suivant.

    - 9H: entame
    - QH: doit battre le 9, et le fait
    - 2C: n’a pas de cœur : doit couper, et fait le pli
brief-clubs-whist-score =
    | plis | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    |---|---|---|---|---|---|---|---|---|
    | points | −4 | −3 | −2 | −1 | 0 | +1 | +2 | +3 |

    Chaque pli de plus vaut un point de plus.
brief-clubs-whist-end = Après une manche, quiconque est à +{ $target } ou plus gagne, et de même à −{ $target } ou moins. Si c’est le cas des trois, il y a égalité.
