# Ruby Dame.
game-ruby-dame-name = Ruby Dame
game-ruby-dame-taste = Avec votre partenaire, ramenez la dame de carreau dans votre camp.
game-ruby-dame-character = Deux contre deux : donnez trois cartes, faites tomber les atouts, et ramenez la dame de carreau dans votre camp.
game-ruby-dame-length = 25–45 minutes
ruby-send-three = il faut donner exactement trois cartes, pas { $number }
ruby-prompt-send = Choisissez trois cartes à donner à { $seat }.
ruby-line-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
ruby-line-clubs = { $clubs ->
    [one] { $clubs } trèfle pris
   *[other] { $clubs } trèfles pris
  }
ruby-line-dame = dame de carreau prise
ruby-line-all = les { $all } points

# What happened in a hand. $score is a number of points with its sign.
ruby-story = { $who ->
    [you] { $won ->
        [yes] { $seats } et vous gagnez la manche { $points } à { $others }, { ruby-story-queen }
       *[no] { $seats } et vous perdez la manche { $points } à { $others }, { ruby-story-queen }
    }
   *[other] { $seats } gagnent la manche { $points } à { $others }, { ruby-story-queen }
  }
ruby-story-queen = { $dame ->
    [yes] avec la dame de carreau
   *[no] sans la dame de carreau
  }
ruby-story-all = { $who ->
    [you] { $seats } et vous faites tous les plis et prenez les { $all } points : { $score }
   *[other] { $seats } font tous les plis et prennent les { $all } points : { $score }
  }
ruby-moment = { $who ->
    [you] { $trick ->
        [1] Au 1er pli, vous prenez { $cards }
       *[other] Au { $trick }e pli, vous prenez { $cards }
      }
   *[other] { $trick ->
        [1] Au 1er pli, { $seat } prend { $cards }
       *[other] Au { $trick }e pli, { $seat } prend { $cards }
      }
  }

# Why the rule bot does what it does.
rule-ruby-pass = les petites cartes partent ; les trèfles et les cartes hautes restent
rule-ruby-void = je n’ai ensuite plus de { $suit } : je pourrai couper à { $suit }, sauf si j’en reçois
rule-ruby-missed = je préfère mes autres cartes
rule-ruby-lead = cette entame devrait rapporter le plus à notre camp sans trop perdre pour la suite
rule-ruby-win = je fais le pli au meilleur prix
rule-ruby-take = je fais le pli avec cette carte
rule-ruby-feed = le pli est à nous, je charge
rule-ruby-keep = le pli est à nous, je garde mes meilleures cartes
rule-ruby-leave = je pourrais faire ce pli, mais je garde { $cards } pour plus tard
rule-ruby-low = je ne peux pas faire ce pli : je donne aussi peu de points que possible
rule-ruby-throw = je préfère mes autres cartes

## Statistics
fact-ruby-points = Points pris dans vos plis
fact-ruby-dame = Vous avez pris la dame de carreau

## On the page, at the table
table-tag-dame = ♦D prise
table-fact-dame = ♦D
table-fact-dame-help = La dame de carreau compte cinq points pour le camp qui la prend.
table-dame-out = pas prise
table-fact-pass = On donne
table-fact-pass-help = Les trois cartes que chacun donne à gauche ou à droite avant le premier pli.
table-fact-hand-score = Cette manche
table-fact-hand-score-help = Les points pris jusqu’ici par chaque camp, sur les 31 d’une manche.
table-fact-sides = nous { $ours }, eux { $theirs }
table-direction-left = à gauche
table-direction-right = à droite
table-direction-none = rien
table-sending-left = Chacun donne trois cartes à gauche, face cachée.
table-sending-right = Chacun donne trois cartes à droite, face cachée.
table-sending-none = On ne donne pas de cartes dans cette manche.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-ruby-dame-aim = Faites des plis avec votre partenaire, surtout ceux qui contiennent des trèfles et la dame de carreau.
brief-ruby-dame-deal =
    - À quatre ; les partenaires se font face. L’as est la plus haute carte. Trèfle est atout.
    - Treize cartes par personne. Chacun en donne trois avant de voir ce qu’il reçoit : à gauche à la première manche, à droite à la deuxième, à personne à la troisième, puis de nouveau à gauche.
    - Après chaque manche, la distribution passe à gauche.
brief-ruby-dame-turn =
    - La personne à gauche du donneur entame avec n’importe quelle carte.
    - Fournissez si vous le pouvez ; sinon, jouez n’importe quelle carte.
    - Le plus haut trèfle fait le pli, à défaut la plus haute carte de la couleur demandée. Qui fait le pli entame le suivant.

    - 10S: entame
    - KS: fournit, et monte
    - 3C: n’a pas de pique : fait le pli
    - AD: n’a pas de pique, et ne gagne rien
brief-ruby-dame-score =
    Les partenaires additionnent leurs points.

    - QD: la Ruby Dame : 5 points
    - 7C: un trèfle : 1 point

    - Chaque pli : 1 point.
    - Les 31 points d’une manche : 5 points de plus.
brief-ruby-dame-end = Quand un camp a { $target } points ou plus après une manche. Le plus haut total gagne ; si les totaux sont égaux, on continue.
