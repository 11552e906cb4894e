# Climbing Clubs.
game-climbing-clubs-name = Climbing Clubs
game-climbing-clubs-taste = Battez chaque combinaison par une plus haute, et ne restez pas en dernier avec des cartes.
game-climbing-clubs-character = Jouez des singles, des sets et des runs, chacun plus haut que le précédent. Ramassez des trèfles pour leurs points, mais débarrassez-vous de vos cartes à temps : qui reste en dernier avec des cartes ne marque rien.
game-climbing-clubs-length = 10–20 minutes

option-players = Joueurs
option-teams = Équipes
option-teams-help = À quatre, on joue deux contre deux. À six, en deux équipes de trois ou trois équipes de deux. Les partenaires ne sont jamais côte à côte.
option-teams-0 = Sans équipes
option-teams-2 = Deux équipes
option-teams-3 = Trois équipes
option-double_or_nothing = Quitte ou double
option-double_or_nothing-help = Avant votre première carte d’une manche, vous pouvez annoncer « quitte ou double » : si vous sortez en premier, vos points doublent ; sinon, vous ne marquez rien.
option-wild_15s = 15 joker
option-wild_15s-help = Un 15 peut remplacer n’importe quel nombre. Seul un 15 joué comme 15 gagne le pli aussitôt.
option-crazy = Crazy
option-crazy-help = Un 15 ne gagne pas le pli aussitôt, et une combinaison plus longue en bat une plus courte : 1 2 3 bat 14 15, et une paire de 3 bat un 15 seul.
option-club_points = Points des trèfles
option-club_points-help = Ce que vaut chaque trèfle à qui le ramasse, du 1 au 15.
option-wilds_win = Tout 15 gagne
option-wilds_win-help = Un 15 gagne le pli aussitôt, quoi qu’il remplace. Seulement avec les 15 jokers, et pas avec Crazy.
climbing-teams = on ne peut pas former { $teams } équipes avec { $players } joueurs : à 4, il y a 2 équipes ; à 6, il y en a 2 ou 3
climbing-wilds-win = un 15 joker ne peut gagner que si les 15 sont jokers, et pas avec Crazy

# Faults of a record's deal.
climbing-deal-stock = carte mise de côté à la manche précédente, donc à distribuer à { $seat } : { $cards }
climbing-deal-aside = les cartes encore de côté doivent être { $cards }, dans cet ordre

# Refusals.
climbing-no-combination = { $cards } ne vont pas ensemble : jouez une seule carte, des cartes du même nombre, ou des nombres qui se suivent
climbing-say-wild = { $cards } ne vont pas ensemble : dites quel nombre un 15 remplace, comme 15D=8
climbing-only-wild = { $cards } ne peut pas remplacer { $number } : seul un 15 est joker
climbing-not-wild = { $cards } ne peut pas remplacer { $number } : il n’y a pas de jokers dans cette partie
climbing-must-lead = c’est vous qui entamez : vous devez jouer
climbing-no-double = on ne joue pas « quitte ou double » dans cette partie
climbing-doubled = vous avez déjà annoncé « quitte ou double »
climbing-double-late = « quitte ou double » ne s’annonce qu’avant votre première carte de la manche
climbing-same-kind = { $kind ->
    [single] un single { $top } est sur la table : jouez un single plus haut ou passez
    [set] { $size ->
        [2] une paire de { $top } est sur la table : jouez une paire plus haute ou passez
       *[other] un set de { $top } ({ $size } cartes) est sur la table : jouez un set plus haut de { $size } cartes ou passez
      }
   *[run] le run { $low }–{ $top } est sur la table : jouez un run plus haut de { $size } cartes ou passez
  }
climbing-must-beat = { $kind ->
    [run] votre run doit finir au-dessus de { $top }
   *[other] il faut jouer plus haut que { $top }
  }
climbing-must-beat-crazy = { $kind ->
    [single] un single { $top } est sur la table : jouez une carte plus haute, ou un set, ou passez
    [set] { $size ->
        [2] une paire de { $top } est sur la table : jouez une paire plus haute ou un set plus grand, ou passez
       *[other] un set de { $top } ({ $size } cartes) est sur la table : jouez un set plus haut de { $size } cartes ou un set plus grand, ou passez
      }
   *[run] le run { $low }–{ $top } est sur la table : jouez un run plus haut de { $size } cartes ou un run plus long, ou passez
  }

# What is expected of a player.
climbing-prompt-lead = À vous d’entamer : jouez un single, un set ou un run.{ $double ->
    [yes] {" "}Vous pouvez d’abord annoncer « quitte ou double ».
    [hopeless] {" "}Trop tard pour « quitte ou double » : quelqu’un est déjà sorti, vous ne feriez que perdre vos points.
   *[no] {""}
  }
climbing-prompt-follow = { $can ->
    [no] { $kind ->
        [single] Vous n’avez pas de carte au-dessus de { $top } : passez.
        [set] { $size ->
            [2] Vous n’avez pas de paire au-dessus de { $top } : passez.
           *[other] Vous n’avez pas de set de { $size } cartes au-dessus de { $top } : passez.
          }
       *[run] Vous n’avez pas de run de { $size } cartes au-dessus de { $low }–{ $top } : passez.
      }
   *[yes] { $kind ->
        [single] Jouez une carte au-dessus de { $top } ou passez.
        [set] { $size ->
            [2] Jouez une paire au-dessus de { $top } ou passez.
           *[other] Jouez un set de { $size } cartes au-dessus de { $top } ou passez.
          }
       *[run] Jouez un run de { $size } cartes au-dessus de { $low }–{ $top } ou passez.
      }
  }{ $double ->
    [yes] {" "}Vous pouvez d’abord annoncer « quitte ou double ».
    [hopeless] {" "}Trop tard pour « quitte ou double » : quelqu’un est déjà sorti, vous ne feriez que perdre vos points.
   *[no] {""}
  }
climbing-prompt-crazy = { $can ->
    [no] { $kind ->
        [single] Vous ne pouvez pas battre le { $top } : passez.
        [set] { $size ->
            [2] Vous ne pouvez pas battre la paire de { $top } : passez.
           *[other] Vous ne pouvez pas battre le set de { $top } ({ $size } cartes) : passez.
          }
       *[run] Vous ne pouvez pas battre le run { $low }–{ $top } : passez.
      }
   *[yes] { $kind ->
        [single] Battez le { $top } par une carte plus haute ou un set, ou passez.
        [set] { $size ->
            [2] Battez la paire de { $top } par une paire plus haute ou un set plus grand, ou passez.
           *[other] Battez le set de { $top } ({ $size } cartes) : jouez un set plus haut de { $size } cartes ou un set plus grand, ou passez.
          }
       *[run] Battez le run { $low }–{ $top } par un run plus haut de { $size } cartes ou un run plus long, ou passez.
      }
  }{ $double ->
    [yes] {" "}Vous pouvez d’abord annoncer « quitte ou double ».
    [hopeless] {" "}Trop tard pour « quitte ou double » : quelqu’un est déjà sorti, vous ne feriez que perdre vos points.
   *[no] {""}
  }
climbing-prompt-answer = { $can ->
    [no] Vous restez en dernier avec des cartes, et vous ne pouvez pas battre ce pli : passez.
   *[yes] Vous restez en dernier avec des cartes : la manche finit après ce pli. Vous pouvez le battre une fois, pour que personne d’autre n’en ait les points, ou passer.
  }{ $double ->
    [hopeless] {" "}Trop tard pour « quitte ou double » : quelqu’un est déjà sorti.
   *[no] {""}
  }

# Lines of the score.
climbing-line-bonus = carte bonus pour la sortie
climbing-line-clubs = points des trèfles ramassés
climbing-line-doubled = doublé : 1re sortie
climbing-line-failed = quitte ou double, mais pas la 1re sortie ; points perdus : { $points }
climbing-line-last = des cartes en main à la fin : { $points ->
    [0] aucun point
    [one] { $points } point perdu
   *[other] { $points } points perdus
  }
climbing-line-team = seule cette équipe avait encore des cartes ; points perdus : { $points }

# What happened in a hand. $score is a number of points with its sign.
climbing-story-out = { $who ->
    [you] Vous sortez { climbing-story-place }, { climbing-story-points } : { $score }
   *[other] { $seat } sort { climbing-story-place }, { climbing-story-points } : { $score }
  }
climbing-story-place = { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en cinquième
  }
climbing-story-points = { $clubs ->
    [0] avec { $bonus } points de bonus
   *[other] avec { $bonus } points de bonus et { $clubs } en trèfles
  }
climbing-story-held = { $who ->
    [you] Vous finissez en second, { climbing-story-count } : { $score }
   *[other] { $seat } finit en second, { climbing-story-count } : { $score }
  }
climbing-story-count = { $clubs ->
    [0] sans le moindre trèfle
   *[other] { $who ->
        [you] mais vos trèfles comptent
       *[other] { $clubs ->
            [one] avec { $clubs } point en trèfles
           *[other] avec { $clubs } points en trèfles
          }
      }
  }
climbing-story-last = { $who ->
    [you] Vous restez en dernier avec des cartes, { climbing-story-nothing }
   *[other] { $seat } reste en dernier avec des cartes, { climbing-story-nothing }
  }
climbing-story-nothing = { $clubs ->
    [0] et il n’y avait pas de points à perdre
    [one] et { $clubs } point pour les trèfles est perdu
   *[other] et { $clubs } points pour les trèfles sont perdus
  }
climbing-story-doubled = { $who ->
    [you] Vous réussissez quitte ou double et sortez en premier : { $score }
   *[other] { $seat } réussit quitte ou double et sort en premier : { $score }
  }
climbing-story-failed = { $who ->
    [you] Vous ratez quitte ou double : { climbing-story-points-lost }
   *[other] { $seat } rate quitte ou double : { climbing-story-points-lost }
  }
climbing-story-points-lost = { $lost ->
    [0] il n’y avait pas de points à perdre
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
  }
climbing-story-double-won = { $who ->
    [you] Vous aviez annoncé « quitte ou double » et sortez en premier.
   *[other] { $seat } avait annoncé « quitte ou double » et sort en premier.
  }
climbing-story-double-lost = { $who ->
    [you] Vous aviez annoncé « quitte ou double », mais ne sortez pas en premier.
   *[other] { $seat } avait annoncé « quitte ou double », mais ne sort pas en premier.
  }
climbing-story-team = { $who ->
    [you] Votre équipe marque : { $score }
   *[other] { $seats } marquent ensemble : { $score }
  }
climbing-story-team-last = { $who ->
    [you] Seule votre équipe a encore des cartes, { climbing-story-team-lost }
   *[other] Seule l’équipe { $seats } a encore des cartes, { climbing-story-team-lost }
  }
climbing-story-team-lost = { $lost ->
    [0] et il n’y avait pas de points à perdre
    [one] et { $lost } point est perdu
   *[other] et { $lost } points sont perdus
  }
climbing-moment = { $who ->
    [you] { $trick ->
        [1] Au 1er pli, vous sortez { climbing-story-place }
       *[other] Au { $trick }e pli, vous sortez { climbing-story-place }
      }
   *[other] { $trick ->
        [1] Au 1er pli, { $seat } sort { climbing-story-place }
       *[other] Au { $trick }e pli, { $seat } sort { climbing-story-place }
      }
  }

# What the rule bot thinks.
rule-climbing-go-out = je sors
rule-climbing-win-clubs = il y a des points dans ce pli, et je devrais les gagner
rule-climbing-stop = cela devrait me donner l’entame
rule-climbing-lead-loser = puisque c’est moi qui entame, je me débarrasse de cartes qui auraient peu de chances de faire un pli plus tard
rule-climbing-lead-strong = cela devrait tenir, et j’entame de nouveau
rule-climbing-follow = c’est ma plus petite combinaison de cette sorte, et mes cartes hautes restent
rule-climbing-spare = je préfère cette combinaison à mes autres
rule-climbing-save = jouer maintenant me coûterait plus que cela ne me rapporterait
rule-climbing-no-clubs = il n’y a pas de trèfle dans ce pli : je garde mes cartes pour un meilleur
rule-climbing-cannot = rien de ce que j’ai ne peut battre ce pli
rule-climbing-partner = le pli est à mon équipe
rule-climbing-deny = je fais ce pli pour que personne d’autre n’en ait les points
rule-climbing-double = avec cette main, je devrais sortir en premier

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-climbing-stands = { counted-in }personne d’autre ne peut battre { $cards }
counted-climbing-falls = { counted-in }quelqu’un d’autre peut battre { $cards }
counted-climbing-beats = { counted-in }{ $seat } peut battre { $cards }
counted-climbing-all = { counted-in }{ $seat } peut battre { $cards } et n’a alors plus de cartes
counted-climbing-last = { counted-in }{ counted-after }, vous restez en dernier avec des cartes, et vos points ne comptent pas
counted-climbing-last-of = { counted-in }{ counted-after }, { $seat } reste en dernier avec des cartes, et ses points ne comptent pas
counted-climbing-team-last = { counted-in }{ counted-after }, seule votre équipe a encore des cartes, et aucun de ses points ne compte
counted-climbing-team-last-of = { counted-in }{ counted-after }, une seule équipe a encore des cartes ({ $seat }), et aucun de ses points ne compte
counted-climbing-first = { counted-in }{ counted-after }, vous sortez en premier et prenez la carte bonus
counted-climbing-first-of = { counted-in }{ counted-after }, { $seat } sort en premier et prend la carte bonus
counted-climbing-double-won = { counted-in }{ counted-after }, vous sortez en premier, et vos points doublent
counted-climbing-double-lost = { counted-in }{ counted-after }, quelqu’un d’autre sort en premier, et « quitte ou double » vous coûte tous vos points
counted-climbing-double-lost-of = { counted-in }{ counted-after }, { $seat } ne sort pas en premier, et « quitte ou double » coûte tous les points
counted-climbing-double-of = { counted-in }{ counted-after }, { $seat } sort en premier et double ses points

## Statistics
fact-climbing-place = Votre rang de sortie
fact-climbing-first = Sorties en premier
fact-climbing-double = Quitte ou double réussis

## On the page, at the table
table-tag-doubled = quitte ou double
table-tag-out = { $place ->
    [1] 1re sortie
    [2] 2e sortie
    [3] 3e sortie
    [4] 4e sortie
   *[other] 5e sortie
  }
table-tag-bonus = bonus { $bonus }
table-fact-bonus-left = Bonus restants
table-fact-bonus-left-help = Ce qu’on peut encore gagner en sortant.
table-fact-stock = Pas distribuées
table-fact-stock-help = Les cartes que personne n’a dans cette manche. Elles sont de côté et viennent en premier à la distribution suivante.
table-fact-variant = Variante
table-double = Doubler
table-differs-teams = { $partners ->
    [one] Équipes : la place en face est à votre partenaire, et vos points s’additionnent. Dès qu’une seule équipe a encore des cartes, la manche s’arrête, et cette équipe ne marque rien, même pour un partenaire déjà sorti.
   *[other] Équipes : une place sur deux est à votre équipe, et tous vos points s’additionnent. Dès qu’une seule équipe a encore des cartes, la manche s’arrête, et cette équipe ne marque rien, même pour un partenaire déjà sorti.
  }
table-differs-double = Quitte ou double : avant votre première carte, vous pouvez annoncer « quitte ou double ». Vos points de cette manche doublent si vous sortez en premier ; sinon, vous n’en marquez aucun.
table-differs-wild = 15 joker : votre 15 peut remplacer n’importe quel nombre, et vous dites lequel. Il est alors simplement ce nombre et ne gagne pas le pli aussitôt, mais il garde ses points.
table-differs-crazy = Crazy : une combinaison plus longue de la même sorte en bat une plus courte, quels que soient les nombres. Un 15 ne gagne pas le pli aussitôt : il faut que tous les autres passent.
table-double-help = Si vous sortez en premier, vos points de cette manche comptent double. Sinon, vous n’y marquez rien. Impossible de l’annuler.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-climbing-clubs-aim =
    Débarrassez-vous de vos cartes avant les autres et ramassez des trèfles en chemin : seuls les trèfles et les cartes bonus rapportent des points.
    { $teams ->
        [0] { "" }
       *[other] Il y a { $teams } équipes. Les partenaires additionnent leurs points.
    }
brief-climbing-clubs-deal =
    - Des cartes de 1 à 15 dans quatre couleurs. Chacun en reçoit dix.
    - Le reste est mis de côté et vient en premier à la distribution suivante.
    - Cartes bonus au milieu : { $players ->
        [2] le 5 seul
        [3] 5, 2 et 0
        [5] 10, 8, 5, 2 et 0
        [6] 12, 10, 8, 5, 2 et 0
       *[4] 8, 5, 2 et 0
    }.
    - Après chaque manche, la distribution passe à gauche.
brief-climbing-clubs-turn =
    La personne à gauche du donneur entame avec l’une de ces combinaisons :

    - 9H: un single
    - 4C 4D 4S: un set, de deux cartes ou plus
    - 7C 8D 9H: un run, de deux cartes ou plus

    - Ensuite, dans le sens horaire, passez ou battez la combinaison : même sorte, même nombre de cartes, mais plus haut.
    - Vous pouvez passer maintenant et jouer plus tard dans le même pli.
    - Quand tous les autres ont passé, la dernière personne qui a joué ramasse le pli et entame le suivant.
    - Avec votre dernière carte, vous sortez et prenez la meilleure carte bonus qui reste.
    - Qui reste en dernier avec des cartes peut répondre une fois au pli en cours. Puis la manche est finie.
    { $crazy ->
        [true] - Une combinaison plus longue de la même sorte en bat une plus courte, quels que soient les nombres. Un single compte comme un set d’une carte.
       *[other] - Une combinaison qui contient un 15 gagne le pli aussitôt.
    }
    { $wild_15s ->
        [true] - Un 15 peut remplacer n’importe quel nombre. { $crazy ->
            [true] { "" }
           *[other] Seul un 15 joué comme 15 gagne le pli aussitôt.
        }
       *[other] { "" }
    }
    { $double_or_nothing ->
        [true] - Avant votre première carte d’une manche, vous pouvez annoncer « quitte ou double » : si vous sortez en premier, tous vos points de la manche doublent ; sinon, vous n’en marquez aucun.
       *[other] { "" }
    }
brief-climbing-clubs-score =
    - 1C 5C: petits trèfles
    - 6C 10C: trèfles moyens
    - 11C 15C: grands trèfles

    - Vous marquez votre carte bonus et les points des trèfles que vous avez ramassés.
    - { $teams ->
        [0] { $players ->
            [2] Qui a encore des cartes ne marque que ses trèfles.
           *[other] Qui a encore des cartes à la fin ne marque rien.
        }
       *[other] Dès qu’une seule équipe a encore des cartes, la manche s’arrête et cette équipe ne marque rien.
    }
brief-climbing-clubs-end =
    { $teams ->
        [0] { $target ->
            [null] Quand quelqu’un a 50 points ou plus après une manche.
           *[other] Quand quelqu’un a { $target } points ou plus après une manche.
        }
       *[other] { $target ->
            [null] Quand une équipe a 50 points ou plus après une manche.
           *[other] Quand une équipe a { $target } points ou plus après une manche.
        }
    } Le plus haut score gagne ; à égalité, la victoire est partagée.
