# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-taste = Misez vos meilleures cartes pour gagner un coffre.
game-free-clubs-character = Sacrifiez vos meilleures cartes aux enchères pour gagner un coffre, puis faites sept plis sans elles.
game-free-clubs-length = 10–20 minutes

option-enforcement = Jeu strict ou sur l’honneur
option-enforcement-help = Strict : on ne peut faire que ce que les règles permettent. Sur l’honneur : comme à une vraie table, c’est aux autres de remarquer les fautes.
option-enforcement-strict = Strict
option-enforcement-honour = Sur l’honneur
option-enforcement-honour-help = Vous pouvez jouer n’importe quelle carte et payer trop peu pour une enchère. Qui le remarque peut appeler l’arbitre, et celui-ci tranche : plus l’appel vient tôt, plus la peine est légère. À éviter pour une première partie.
option-contract = Plis du contrat
option-contract-help = Ce que doit faire un preneur sans partenaire.
option-penalty = Prix d’un contrat manqué
option-penalty-help = Les points que perd chaque preneur.
option-reward = Prime d’un contrat
option-reward-help = Les points que gagne chaque preneur pour un contrat réussi.
option-passed_is_out = Qui a passé est hors jeu
option-passed_is_out-help = Qui passe ne peut plus enchérir pendant ces enchères.

# Refusals.
free-deal-kind = { $cards } n’est pas dans le bon paquet : 10, valets, dames, rois et jokers sont les cartes d’enchère ; de l’as au 9, ce sont les cartes de jeu
free-contract-most = un contrat de { $tricks } plis est trop haut pour des mains de { $most } cartes
free-must-open = vous avez { $card } : vous devez ouvrir les enchères avec cette carte
free-bid-primary = impossible d’enchérir { $cards } : on n’enchérit qu’avec les cartes d’enchère (10, valets, dames, rois et jokers)
free-bid-too-low = il faut enchérir au-dessus de { $card }, et { $bid } n’y suffit pas
free-bid-too-high = { $waits ->
    [king] sur { $card }, on monte d’un palier au plus : { $bid } doit attendre un roi
    [queen] sur { $card }, on monte d’un palier au plus : { $bid } doit attendre une dame
   *[jack] sur { $card }, on monte d’un palier au plus : { $bid } doit attendre un valet
  }
free-pay-ten = pour { $card }, vous écartez un { $suit } au choix : { $cards }
free-pay-jack = pour { $card }, vous écartez votre plus haut { $suit } : { $cards }
free-pay-queen = pour { $card }, vous cédez à gauche votre plus haut { $suit } : { $cards }
free-pay-king = pour { $card }, vous écartez vos trois plus hautes cartes à { $suit }, ou toutes si vous en avez moins : { $cards }
free-honour-only = "{ $text }" n’existe que sur l’honneur, et cette table est stricte
free-pay-most = pour { $card }, vous payez une carte au plus
free-take-first = le pli est complet : qui l’a fait doit le ramasser avant que le jeu continue
free-retake-other = vous avez repris { $cards } dans ce pli : jouez une autre carte
free-call-early = on ne peut appeler l’arbitre qu’après la première carte
free-call-spent = vous avez appelé l’arbitre { $calls } fois pour rien : vous ne pouvez plus le faire dans cette manche
free-ready-already = vous avez déjà dit que c’est bon

# The referee of honour play.
# $seat is the player called, who may be named "You": no verb that depends on it.
free-ruling-none = L’arbitre ne trouve rien. { $left ->
    [0] Il ne reste aucun appel dans cette manche.
    [one] Il reste { $left } appel à tort dans cette manche.
   *[other] Il reste { $left } appels à tort dans cette manche.
  }
free-ruling-a = { $why ->
    [owed] { $seat } : { $cards } était une carte due.
   *[revoked] { $seat } : renonce avec { $cards }.
  } Aucune carte n’a été jouée depuis, donc pas de pénalité. { $then ->
    [discarded] { $last ->
        [yes] La carte est écartée, et il n’y en a pas d’autre à jouer.
       *[no] La carte est écartée, et une autre est jouée.
      }
    [given] { $last ->
        [yes] La carte va à gauche, où la dame l’envoyait, et il n’y en a pas d’autre à jouer.
       *[no] La carte va à gauche, où la dame l’envoyait, et une autre est jouée.
      }
   *[back] { $last ->
        [yes] La carte revient en main, et il n’y en a pas d’autre à jouer.
       *[no] La carte revient en main, et une autre est jouée.
      }
  }
free-ruling-b = { $why ->
    [owed] { $seat } : { $cards } était une carte due.
   *[revoked] { $seat } : renonce avec { $cards }.
  } Une autre carte a été jouée depuis : celle-ci reste, mais hors course. Le pli va à une autre carte, sauf si toutes sont hors course.
free-ruling-c = { $why ->
    [owed] { $seat } : { $cards }, jouée au pli { $trick }, était une carte due.
   *[revoked] { $seat } : renonce avec { $cards } au pli { $trick }.
  } Le pli était déjà ramassé : aucun point gagné dans cette manche pour { $seat }.

# Announcements at the table. `who` is `you` if this player reads it.
free-told-won = { $who ->
    [you] Vous remportez les enchères avec { $cards } et prenez le coffre.
   *[other] { $seat } remporte les enchères avec { $cards } et prend le coffre.
  }
free-told-joker = { $who ->
    [you] Vous remportez les enchères avec un joker et prenez le coffre. Il faut les dix plis aux partenaires : { $seats }.
   *[other] { $seat } remporte les enchères avec un joker et prend le coffre. Il faut les dix plis aux partenaires : { $seats }.
  }
free-told-lead = { $who ->
    [you] Vous entamez le premier pli, car le preneur est à votre droite.
    [left] { $seat }, à votre gauche, entame le premier pli, car vous avez remporté les enchères.
   *[other] { $seat }, à gauche du preneur, entame le premier pli.
  }
free-told-lead-joker = { $who ->
    [you] Vous entamez le premier pli, car vous jouez contre les deux partenaires du joker.
   *[other] { $seat } entame le premier pli et joue contre les deux partenaires du joker.
  }

# What is expected of a player, in one line.
free-prompt-open = Vous avez { $card } : ouvrez les enchères avec cette carte.
free-prompt-bid = Enchérissez au-dessus de { $card }, d’un palier au plus, ou passez.
free-prompt-bid-once = Enchérissez au-dessus de { $card }, d’un palier au plus, ou passez pour de bon.
free-prompt-pass = Aucune de vos cartes d’enchère ne dépasse { $card } : passez.
free-prompt-wait = Sur { $card }, on monte d’un palier au plus. Trop tôt pour { $cards } : passez.
free-prompt-wait-once = Sur { $card }, on monte d’un palier au plus, ce qui exclut { $cards } : passez pour de bon.
free-prompt-ten = Pour votre { $card } : choisissez un { $suit } à écarter.
free-prompt-jack = Pour votre { $card } : écartez votre plus haut { $suit }.
free-prompt-queen = Pour votre { $card } : cédez votre plus haut { $suit } à { $seat }.
free-prompt-king = Pour votre { $card } : écartez vos trois plus hautes cartes à { $suit }, ou toutes si vous en avez moins.
free-prompt-honour-ten = Pour votre { $card } : choisissez un { $suit } à écarter.
free-prompt-honour-jack = Pour votre { $card } : choisissez votre plus haut { $suit } à écarter.
free-prompt-honour-queen = Pour votre { $card } : choisissez votre plus haut { $suit } à céder à { $seat }.
free-prompt-honour-king = Pour votre { $card } : choisissez vos trois plus hautes cartes à { $suit } à écarter, ou toutes si vous en avez moins.
free-prompt-take = Le pli est à vous : ramassez-le.
free-prompt-wait-take = Le pli est à { $seat } : on attend qu’il soit ramassé.
free-prompt-retake = { $cards } est de retour dans votre main : jouez une autre carte.
free-prompt-retake-discarded = La carte jouée était due, elle est partie : jouez-en une autre.
free-prompt-ready = Tous les plis sont joués. Dites que c’est bon, ou appelez d’abord l’arbitre.
free-prompt-send = Choisissez une carte à donner à { $seat }, à votre droite.

# The score, line by line.
free-line-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
free-line-made = contrat réussi avec { $tricks } plis : pas de pénalité
free-line-rewarded = { $tricks ->
    [one] contrat réussi avec { $tricks } pli
   *[other] contrat réussi avec { $tricks } plis
  }
free-line-broken = { $tricks ->
    [one] contrat chuté : { $tricks } pli, il en fallait { $need }
   *[other] contrat chuté : { $tricks } plis, il en fallait { $need }
  }
free-line-diamonds = le plus de carreaux
free-line-diamonds-tied = le plus de carreaux, à égalité
free-line-ace = { $cards } dans les plis
free-line-no-spade = pas de pique dans les plis
free-line-barred = faute signalée après le pli : aucun point gagné

# What happened in a hand. $score is a number of points with its sign.
free-story-made = { $who ->
    [you] { $barred ->
        [yes] Vous réussissez votre contrat avec { $tricks } plis, mais une faute en annule les points
       *[no] Vous réussissez votre contrat avec { $tricks } plis : { $score } en tout
      }
   *[other] { $barred ->
        [yes] { $seat } réussit son contrat avec { $tricks } plis, mais une faute en annule les points
       *[no] { $seat } réussit son contrat avec { $tricks } plis : { $score } en tout
      }
  }
free-story-broken = { $who ->
    [you] Vous chutez { free-story-short } : { $score } de pénalité
   *[other] { $seat } chute { free-story-short } : { $score } de pénalité
  }
free-story-short = { $short ->
    [1] d’un pli
    [2] de deux plis
    [3] de trois plis
    [4] de quatre plis
    [5] de cinq plis
    [6] de six plis
   *[other] de { $short } plis
  }
free-story-joker-made = { $who ->
    [you] { $barred ->
        [yes] { $seats } et vous faites les dix plis avec le joker, mais une faute en annule les points pour vous
       *[no] { $seats } et vous faites les dix plis avec le joker : { $score } pour vous
      }
   *[other] { $seats } font les dix plis avec le joker
  }
free-story-joker-broken = { $who ->
    [you] { $seats } et vous chutez { free-story-short } avec le joker : { $score } chacun
   *[other] { $seats } chutent { free-story-short } avec le joker : { $score } chacun
  }
free-story-own = { $tricks ->
    [0] Vous ne faites aucun pli : { $score } en tout
    [one] Vous faites { $tricks } pli : { $score } en tout
   *[other] Vous faites { $tricks } plis : { $score } en tout
  }
free-story-barred = { $who ->
    [you] L’arbitre a relevé votre faute : vous ne gagnez aucun point.
   *[other] L’arbitre a relevé une faute : { $seat } ne gagne aucun point.
  }
free-moment-made = Le { $trick }e pli assure le contrat
free-moment-broken = { $trick ->
    [1] Dès le 1er pli, le contrat est chuté
   *[other] Dès le { $trick }e pli, le contrat est chuté
  }

# What the rule bot says of its choices.
rule-free-bid = avec le coffre, je devrais faire environ { $tricks } plis, même après avoir payé
rule-free-bid-least = de toutes mes enchères, c’est celle que je préfère
rule-free-few = avec le coffre, je ne ferais qu’environ { $tricks } des sept plis qu’il me faudrait
rule-free-no-hope = une enchère me coûterait plus qu’elle ne me rapporterait
rule-free-joker = le coffre devrait me rapporter plus que ne coûterait un contrat chuté
rule-free-lose-least = je préfère mes autres cartes
rule-free-pay-low = c’est mon plus petit { $suit }, je garde les plus hauts
rule-free-send = il ne me reste ensuite qu’un { $suit } : je pourrai bientôt couper à { $suit }
rule-free-send-last = c’est mon dernier { $suit } : je pourrai couper à { $suit }, sauf si j’en reçois
rule-free-send-weak = { $number ->
    [one] à { $suit }, { $number } carte plus haute n’est pas dans ma main : celle-ci aurait peu de chances de faire un pli
   *[other] à { $suit }, { $number } cartes plus hautes ne sont pas dans ma main : celle-ci aurait peu de chances de faire un pli
  }
rule-free-cash = cette carte devrait faire le pli
rule-free-draw = ce trèfle devrait faire le pli et faire tomber les atouts des autres
rule-free-lead-low = aucune de mes cartes ne devrait faire de pli : j’entame avec une petite
rule-free-lead = de toutes les entames, c’est celle que je préfère
rule-free-win = je fais le pli au meilleur prix
rule-free-take = je fais le pli avec cette carte
rule-free-ruff = je n’ai pas la couleur demandée : je coupe
rule-free-feed = mon camp tient le pli : je garde mes meilleures cartes
rule-free-side = mon camp tient ce pli
rule-free-leave = je pourrais faire ce pli, mais je garde { $cards } pour plus tard
rule-free-low = je ne peux pas faire ce pli

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-free-joker = { counted-in }{ $seat } a un joker
counted-free-rich = { counted-in }{ $number ->
    [one] le coffre a au moins { $number } trèfle
   *[other] le coffre a au moins { $number } trèfles
  }
counted-free-poor = { counted-in }{ $number ->
    [one] le coffre a moins de { $number } trèfle
   *[other] le coffre a moins de { $number } trèfles
  }

## Statistics
fact-free-bid = Vous avez enchéri
fact-free-declared = Votre camp a pris
fact-free-made = Contrats réussis par votre camp

## On the page, at the table
table-mark-owed = due
table-tag-declarer = a pris
table-tag-partner = partenaire
table-tag-ace-of-hearts = ♥A pris
table-tag-barred = ne gagne rien
table-tag-ready = c’est bon
# The points are those for the most diamonds, if the hand ended now; 0 for a player who has fewer than another
table-count-diamonds = { $points ->
    [0] { $count ->
        [one] { $count } carreau pris
       *[other] { $count } carreaux pris
      }
   *[other] { $count ->
        [one] { $count } carreau pris, le maximum jusqu’ici : { $points } points
       *[other] { $count } carreaux pris, le maximum jusqu’ici : { $points } points
      }
  }
table-diamonds-short = { $count } (+{ $points })
table-fact-contract = { $names } :
table-fact-contract-help = Ce que doit faire le preneur : sept plis d’habitude, ou les dix plis de la manche si un joker a remporté les enchères.
table-fact-of = { $made ->
    [yes] { $have } plis, contrat réussi
   *[no] { $have ->
        [one] { $have } pli sur { $need }
       *[other] { $have } plis sur { $need }
      }
  }
table-fact-chest = Coffre
table-fact-chest-help = Les six cartes du milieu, pour le preneur des enchères.
table-handicap = { $who ->
    [you] Vous payez votre enchère { $cards }
   *[other] { $seat } paie son enchère { $cards }
  }
table-windows = Ce qui se passe, selon le moment de l’appel
table-window-a = Avant qu’une autre carte soit jouée
table-window-a-then = pas de pénalité : la carte revient en main, ou sert à payer si elle était due
table-window-b = Avant que le pli soit ramassé
table-window-b-then = la carte ne peut pas faire le pli
table-window-c = Avant la distribution suivante
table-window-c-then = aucun point gagné dans cette manche
table-window-d = Après la distribution suivante
table-window-d-then = rien
table-settle = Tous les plis sont joués
table-differs-honour = Sur l’honneur : rien n’empêche une carte interdite, de votre part ou d’une autre. Qui la remarque peut appeler l’arbitre : plus l’appel vient tôt, plus la peine est légère.
table-settle-help = Dernière occasion d’appeler l’arbitre. On compte quand c’est bon pour tout le monde.
table-settle-ready = { $name } : c’est bon
table-settle-not-yet = { $name } : pas encore
table-ladder = L’échelle des enchères
table-ladder-open = Le 10 de pique doit ouvrir les enchères.
table-ladder-standing = À battre : { $cards } ({ $seat })
table-ladder-hint = Sous chacune de vos cartes d’enchère : ce qu’elle coûterait si elle l’emportait, ou sur quelle carte on pourra la mettre. Celles qui sont claires sont possibles maintenant. Le coffre arrive avant que vous payiez. Dans une rangée, trèfle est le plus haut.
table-bid-by = enchère : { $seat }
table-bid-held = à vous
# The lowest bid over which a card may be bid, where the bids are not there yet. The short ones: 13 letters at most.
table-price-waits = { $waits ->
    [king] attend un roi
    [queen] attend une dame
   *[jack] attend un valet
  }
table-price-short-waits = { $waits ->
    [king] sur roi
    [queen] sur dame
   *[jack] sur valet
  }
table-price-low = trop basse pour l’instant
table-price-short-low = trop basse
# What winning with a card would cost. $count cards are known; $open: the chest may bring others.
# The short ones stand below the card: 13 letters at most, but for the Joker. $mark is the suit's.
table-price-none = { $open ->
    [yes] ne coûte rien, sauf si le coffre apporte du { $suit }
   *[no] ne coûte rien
  }
table-price-ten = { $count ->
    [0] { table-price-none }
   *[other] coûte un { $suit } au choix
  }
table-price-jack = { $count ->
    [0] { table-price-none }
   *[other] coûte votre plus haut { $suit } : { $cards }{ table-price-or-higher }
  }
table-price-queen = { $count ->
    [0] { table-price-none }
   *[other] cède votre plus haut { $suit } à { $seat } : { $cards }{ table-price-or-higher }
  }
table-price-or-higher = { $open ->
    [yes] , ou un plus haut du coffre
   *[no] { "" }
  }
table-price-king = { $count ->
    [0] { table-price-none }
    [1] coûte { $cards }{ table-price-or-more }
    [2] coûte { $cards }{ table-price-or-more }
   *[other] { $open ->
        [yes] coûte vos trois plus hautes cartes à { $suit } : { $cards }, ou de plus hautes du coffre
       *[no] coûte vos trois plus hautes cartes à { $suit } : { $cards }
      }
  }
table-price-or-more = { $open ->
    [yes] {" "}et tout { $suit } apporté par le coffre, jusqu’à trois cartes en tout
   *[no] { "" }
  }
table-price-joker = ne coûte aucune carte, mais vous devez faire les dix plis avec la personne qui a enchéri juste avant vous
table-price-joker-with = ne coûte aucune carte, mais vous devez faire les dix plis avec { $seat }
table-price-short-none = { $open ->
    [yes] encore rien
   *[no] rien
  }
table-price-short-ten = { $count ->
    [0] { table-price-short-none }
   *[other] 1 { $mark } au choix
  }
table-price-short-jack = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] { $cards } ou mieux
       *[no] coûte { $cards }
      }
  }
table-price-short-queen = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] cède { $cards }+
       *[no] cède { $cards }
      }
  }
table-price-short-king = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] 3 meilleurs { $mark }
       *[no] coûte { $cards }
      }
  }
table-price-short-joker = aucune carte ; les dix plis, avec qui a enchéri avant vous
table-price-short-joker-with = aucune carte ; les dix plis, avec { $seat }
table-joker-help = Le joker ne coûte aucune carte, mais vous devez faire les dix plis avec la personne qui a enchéri juste avant vous. Impossible de l’annuler.
table-joker-help-with = Le joker ne coûte aucune carte, mais vous devez faire les dix plis avec { $seat }. Impossible de l’annuler.
table-help-honour-title = Jeu sur l’honneur
table-help-honour = Rien ne vous arrête : vous pouvez jouer n’importe quelle carte, et payer une enchère avec trop peu de cartes, ou aucune. Mais les autres peuvent alors appeler l’arbitre.
table-help-honour-pay = Une carte que vous auriez dû payer porte la marque « due » : la jouer est une faute, et elle ne compte pas quand vous devez fournir.
table-help-honour-call = Si une personne vous semble en faute, parce qu’elle n’a pas fourni ou a joué une carte due, appuyez sur « Arbitre », près de son nom. Si c’est vous, appuyez sur « Avouer », près du vôtre. L’arbitre juge la première carte fautive. La suite dépend du moment de l’appel :
table-help-honour-end = Un pli complet reste visible jusqu’à ce qu’il soit ramassé, et la manche est comptée quand c’est bon pour tout le monde. Plus la vitesse de jeu est lente dans les paramètres, plus on a le temps d’appeler. Dans chaque manche, vous pouvez appeler trois fois à tort.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-free-clubs-aim = Remportez les enchères et le coffre, payez vos enchères avec vos propres cartes, et faites quand même sept plis sur dix. Ou arrêtez qui s’y essaie.
brief-free-clubs-deal =
    À trois. Trèfle est atout. Après chaque manche, la distribution passe à gauche.

    - 10S JH QD KC X: six cartes d’enchère par personne : pour enchérir seulement
    - AS 2S 3S 9S: dix cartes de jeu par personne : l’as est le plus bas
    - ? ? ?: six cartes face cachée : le coffre
brief-free-clubs-turn =
    - **Enchères** : qui a le 10 de pique ouvre avec cette carte. Ensuite, dans le sens horaire, on passe ou on met une carte plus haute, d’un palier de plus au maximum. Paliers : dix, valets, dames, rois, joker ; dans un palier : pique, cœur, carreau, trèfle. Deux passes de suite, ou un joker, mettent fin aux enchères.
    - **Coffre** : il va au preneur des enchères. Après un joker, le dernier roi désigne le partenaire.
    - **Handicaps** : le preneur (ou les deux partenaires) paie pour chaque carte mise, dans l’ordre :

    | carte | de votre main, dans sa couleur |
    |---|---|
    | 10 | une carte au choix est écartée |
    | Valet | la plus haute est écartée |
    | Dame | la plus haute va à votre gauche |
    | Roi | les trois plus hautes sont écartées |
    | Joker | rien |

    - **Une carte à droite** : chacun en donne une, sans avoir vu ce qu’il reçoit.
    - **Plis** : la personne à gauche du preneur entame ; après un joker, c’est celle qui joue contre les deux partenaires. Fournissez si vous le pouvez ; sinon, jouez n’importe quelle carte. Le plus haut trèfle fait le pli, à défaut la plus haute carte de la couleur demandée ; qui fait le pli entame le suivant. Qui n’a plus de cartes saute son tour. Il y a dix plis, ou moins si deux mains sont vides.
    { $enforcement ->
        [honour] - **Sur l’honneur** : rien n’empêche une faute, mais les autres peuvent appeler l’arbitre. Plus l’appel vient tôt, plus la peine est légère.
       *[other] { "" }
    }
brief-free-clubs-score =
    | quoi | points |
    |---|---|
    | chacun de vos plis | +10 |
    | enchères remportées sans partenaire, mais moins de 7 plis | −50 |
    | enchères remportées avec un joker, mais moins de 10 plis à deux | −50 chacun |
    | le plus de carreaux dans vos plis (à égalité : +10 chacun) | +20 |
    | l’as de cœur dans vos plis | +10 |
    | pas de pique dans vos plis | +5 |
brief-free-clubs-end = Quand quelqu’un a { $target } points ou plus après une manche. Le plus haut score gagne ; à égalité, la victoire est partagée.
