# The first hands with a guide. Each step is one thought; `lesson-GAME-STEP` is said at the step of
# this name in src/clubsuit/lessons/GAME.toml, where it stands when that is.
lesson-guide = Guide
lesson-got = Compris
lesson-leave = Quitter
lesson-lifted = la carte dont parle le guide
lesson-learn = Apprendre en cinq minutes
lesson-learn-game = Apprendre { $game } en cinq minutes
lesson-go-on = Continuer la leçon
lesson-go-on-game = Continuer la leçon de { $game }
lesson-new-here = Ces jeux sont nouveaux pour vous ? Apprenez-en un en cinq minutes : une première manche, avec un guide à vos côtés.
lesson-fact = Leçon
lesson-fact-help = Les cartes ont été choisies pour cette leçon. Elle ne compte dans aucune statistique.
lesson-done = Votre première manche de { $game }
lesson-ended = La leçon est finie.
lesson-play = Jouer une partie
lesson-again = Recommencer
lesson-rules = Règles
lesson-over = la leçon est finie : recommencez-la, ou jouez une partie

# Free Clubs.
lesson-free-clubs-three = Voici les derniers plis d’une manche. Trèfle est atout : le plus haut trèfle fait le pli, sinon la plus haute carte de la couleur demandée. L’as est la plus petite carte.
lesson-free-clubs-follow = On a demandé { $suit } et vous en avez : il faut fournir, donc en jouer un.
lesson-free-clubs-void = Vous n’avez pas de { $suit } : vous pouvez jouer n’importe quelle carte. Un trèfle coupe.
lesson-free-clubs-lead = À vous d’entamer : jouez la carte de votre choix. Qui fait le pli entame le suivant.
lesson-free-clubs-ten = Chaque pli que vous faites vaut dix points ; nous verrons plus tard d’où vient le reste. Passons à une manche entière, qui commence par des enchères.
lesson-free-clubs-auction = D’abord, les enchères. Qui les remporte reçoit le coffre, soit six cartes de plus, mais doit faire sept des dix plis, ou perd 50 points.
lesson-free-clubs-cards = On enchérit avec des cartes d’enchère, distribuées à part. Si vous l’emportez, vous payez pour chacune de celles que vous avez mises : son prix est écrit dessous.
lesson-free-clubs-bid = Vos cartes d’enchère sont sur fond plein. Enchérissez avec { $cards } : si cette carte l’emporte, elle vous coûte un cœur de votre choix.
lesson-free-clubs-levels = Chaque enchère doit monter, d’un palier au plus : 10, valet, dame, roi, joker. Dans un palier, pique est le plus bas, trèfle le plus haut.
lesson-free-clubs-won = Les deux autres ont passé : vous remportez les enchères. Ces six cartes du coffre sont maintenant à vous.
lesson-free-clubs-lost = { $seat } remporte les enchères et le coffre. Si la troisième personne et vous faites quatre plis à vous deux, le contrat est chuté.
lesson-free-clubs-pay = Maintenant, vous payez votre enchère { $cards } : écartez l’un de vos cœurs, de préférence un petit.
lesson-free-clubs-send = Chacun donne une carte à droite, face cachée. Donnez à { $seat } une carte dont vous pouvez vous passer.
lesson-free-clubs-opens = Vous avez remporté les enchères : { $seat }, à votre gauche, entame donc le premier pli. Vous avez plus de cartes que de plis : certaines ne seront jamais jouées.
lesson-free-clubs-extras = Il n’y a pas que les plis qui comptent : 20 points pour le plus de carreaux pris, 10 pour l’as de cœur, 5 si l’on n’a pris aucun pique.
lesson-free-clubs-score = Voici le score de la manche. Remporter les enchères sans faire sept plis coûterait 50 points.
lesson-free-clubs-contract = Vous avez remporté les enchères, fait { $tricks } plis et marqué { $points } points dans cette manche.
lesson-free-clubs-missed = Vous avez remporté les enchères, mais sans faire sept plis. La prochaine fois, enchérissez moins cher, ou passez.
lesson-free-clubs-against = Cette fois, vous avez laissé les enchères aux autres. La prochaine fois, essayez une enchère bon marché.
lesson-free-clubs-scores = On marque dix points par pli, 20 pour le plus de carreaux, 10 pour l’as de cœur et 5 si l’on n’a pris aucun pique. Un contrat chuté en coûte 50.
lesson-free-clubs-joker = Un joker remporte aussitôt les enchères. La personne qui l’a mis et celle qui a enchéri juste avant deviennent partenaires : il leur faut les dix plis, sinon chacun perd 50 points.
lesson-free-clubs-prices = Un 10 coûte une carte quelconque de sa couleur, un valet la plus haute, un roi les trois plus hautes. Une dame cède la plus haute à la personne de gauche.
lesson-free-clubs-short = Une manche se termine après dix plis, ou plus tôt si deux personnes n’ont plus de cartes. Cela peut arriver aux partenaires du joker, qui paient leurs enchères tous les deux.
lesson-free-clubs-end = Dès que quelqu’un a 250 points ou plus à la fin d’une manche, le plus haut score l’emporte.

# Clubs (Whist).
lesson-clubs-whist-trick = Chacun joue une carte, et la meilleure des trois fait le pli. Une manche compte treize plis.
lesson-clubs-whist-goal = Votre quota est de quatre plis. Chaque pli de plus vaut +1 point, chaque pli de moins −1 point.
lesson-clubs-whist-ends = On gagne la partie à +11, mais aussi à −11 : il est bon de faire beaucoup de plis, ou très peu.
lesson-clubs-whist-trumps = Trèfle est toujours atout : même le plus petit trèfle bat toutes les cartes des autres couleurs.
lesson-clubs-whist-strength = Ce sont les trèfles et les cartes hautes qui font des plis. Avec les vôtres, vous en feriez environ quatre, ce qui ne rapporte rien.
lesson-clubs-whist-swap = Prenez donc la main d’échange à la place de la vôtre. Personne ne l’a encore vue, et elle est peut-être meilleure.
lesson-clubs-whist-swapped = Voici vos cartes, et vous ne pouvez pas échanger une deuxième fois. Ensuite, les autres peuvent prendre la main que vous avez posée.
lesson-clubs-whist-kept = Vous gardez vos cartes. Ensuite, les autres peuvent prendre la main d’échange.
lesson-clubs-whist-leads = { $seat } a pris la main que vous avez posée : vous connaissez donc ces cartes. La dernière personne qui a échangé entame, c’est-à-dire joue la première carte.
lesson-clubs-whist-follow = On a demandé { $suit } et vous en avez : il faut fournir, donc en jouer un.
lesson-clubs-whist-beat = Il faut aussi monter si vous le pouvez, c’est-à-dire battre la meilleure carte du pli. À { $suit }, seules ces cartes sont assez hautes.
lesson-clubs-whist-won = Le pli est à vous. Qui fait le pli entame le suivant.
lesson-clubs-whist-lead = À vous d’entamer, mais pas encore à trèfle : on n’entame pas à trèfle avant qu’il soit libéré, c’est-à-dire avant que quelqu’un en ait joué un.
lesson-clubs-whist-ruff = Vous n’avez pas de { $suit } : il faut couper avec un trèfle qui l’emporte. Si aucun des vôtres n’était assez haut, vous pourriez jouer n’importe quelle carte.
lesson-clubs-whist-broken = Un trèfle a été joué sur une autre couleur : trèfle est libéré, on peut maintenant entamer à trèfle.
lesson-clubs-whist-quota = Quatre plis : c’est votre quota. Chaque pli de plus vaut un point.
lesson-clubs-whist-free = À partir d’ici, jouez comme vous voulez, pour beaucoup de plis ou pour peu. Peu est plus difficile, car il faut monter dès que vous pouvez.
lesson-clubs-whist-low = Quand viser peu de plis ? Avec de petites cartes et presque pas de trèfle. Chaque pli en dessous de quatre vous rapproche alors d’un point de −11.
lesson-clubs-whist-score = { $tricks ->
    [one] Vous avez fait { $tricks } pli. Votre score : vos plis moins le quota de quatre.
   *[other] Vous avez fait { $tricks } plis. Votre score : vos plis moins le quota de quatre.
  }
lesson-clubs-whist-above = { $points ->
    [one] Vous avez fait { $tricks } plis et marqué { $points } point ; il en faut 11 pour gagner.
   *[other] Vous avez fait { $tricks } plis et marqué { $points } points ; il en faut 11 pour gagner.
  }
lesson-clubs-whist-level = Vous avez fait quatre plis, juste le quota : rien de gagné, rien de perdu.
lesson-clubs-whist-below = { $tricks ->
    [one] Vous avez fait { $tricks } pli, moins que le quota. Cela vous rapproche de −11, qui gagne aussi.
   *[other] Vous avez fait { $tricks } plis, moins que le quota. Cela vous rapproche de −11, qui gagne aussi.
  }
lesson-clubs-whist-scores = Avec quatre plis, on ne marque rien. Chaque pli de plus vaut +1 point, chaque pli de moins −1 point.
lesson-clubs-whist-end = On gagne la partie si l’on est à +11 ou plus, ou à −11 ou moins, à la fin d’une manche. On peut gagner à plusieurs.

# Climbing Clubs.
lesson-climbing-clubs-goal = Débarrassez-vous de vos cartes avant les autres : cela rapporte la carte bonus 8. La deuxième sortie rapporte le 5, la troisième le 2.
lesson-climbing-clubs-last = Qui reste en dernier avec des cartes prend le 0 et ne marque rien du tout, pas même pour ses trèfles.
lesson-climbing-clubs-clubs = Seuls les trèfles portent des points, dans un petit cercle : trois pour les petits, deux pour les moyens, un pour les grands. Ils vont à qui fait le pli.
lesson-climbing-clubs-kinds = On entame avec un single (une carte seule), un set (deux cartes ou plus du même nombre) ou un run (deux nombres ou plus qui se suivent, couleurs au choix).
lesson-climbing-clubs-beats = Les autres doivent jouer plus haut, avec la même sorte de combinaison et le même nombre de cartes, ou passer.
lesson-climbing-clubs-leads = La personne à gauche du donneur entame en premier : c’est vous. Ensuite, qui fait le pli entame le suivant.
lesson-climbing-clubs-run = Entamez avec un run : choisissez les trois cartes surélevées, puis appuyez sur le bouton. Rien n’est joué avant.
lesson-climbing-clubs-higher = À vous de battre ce run : il en faut un de trois cartes, qui finisse au-dessus de { $top }. Ou passez.
lesson-climbing-clubs-won = Tous les autres ont passé : vous faites le pli, avec ses trèfles, et c’est encore à vous d’entamer.
lesson-climbing-clubs-pair = Entamez maintenant avec votre paire, un set de deux. Seule une paire plus haute la bat.
lesson-climbing-clubs-pass = Rien de ce que vous avez ne peut battre ce pli : passez. Si votre tour revient dans ce pli, vous pourrez encore jouer.
lesson-climbing-clubs-fifteen = Votre 15 bat tous les autres nombres et gagne le pli aussitôt.
lesson-climbing-clubs-stopped = Après un 15, même dans un set ou un run, le pli s’arrête : personne ne peut y répondre. À vous d’entamer.
lesson-climbing-clubs-one = C’est votre dernière carte : jouez-la, et vous sortez.
lesson-climbing-clubs-first = Vous sortez en premier et prenez la carte bonus 8. Si personne ne bat votre dernière carte, le pli est à vous, et l’entame passe à votre gauche.
lesson-climbing-clubs-out = Vous sortez et prenez la plus haute carte bonus qui reste.
lesson-climbing-clubs-answer = Vous restez en dernier avec des cartes. Vous pouvez répondre une fois à ce pli, mais vous ne marquez rien dans cette manche.
lesson-climbing-clubs-alone = { $seat } reste en dernier avec des cartes : une seule réponse à ce pli est encore permise, puis la manche est finie.
lesson-climbing-clubs-score = Votre score : votre carte bonus et les points des trèfles que vous avez ramassés.
lesson-climbing-clubs-nothing = Vous restiez en dernier avec des cartes : vous prenez le 0 et ne marquez rien.
lesson-climbing-clubs-best = Vous sortez en premier et marquez { $points } points.
lesson-climbing-clubs-later = { $points ->
    [one] Vous sortez à temps et marquez { $points } point.
   *[other] Vous sortez à temps et marquez { $points } points.
  }
lesson-climbing-clubs-too-late = Cette fois, vous restez en dernier avec des cartes. La prochaine fois, débarrassez-vous plus tôt de vos petites cartes.
lesson-climbing-clubs-scores = Vous marquez votre carte bonus et les points de vos trèfles. Qui reste en dernier avec des cartes ne marque rien.
lesson-climbing-clubs-end = La partie finit après la manche où quelqu’un atteint 50 points. Le plus haut score gagne.
lesson-climbing-clubs-options = Équipes, quitte ou double, 15 joker et « Crazy » sont des options. Elles sont désactivées ici : vous les trouverez sous « Personnaliser… ».

# Ruby Dame.
lesson-ruby-dame-trick = Chacun joue une carte, et la meilleure des quatre fait le pli. Une manche compte treize plis.
lesson-ruby-dame-partner = { $seat }, en face de vous, est votre partenaire. Ce que prend l’un de vous compte pour tous les deux.
lesson-ruby-dame-points = Une manche compte 31 points : un par pli, un par trèfle pris, et cinq pour la dame de carreau.
lesson-ruby-dame-trumps = Trèfle est toujours atout : même le plus petit trèfle bat toutes les cartes des autres couleurs. Dans chaque couleur, l’as est la plus haute carte.
lesson-ruby-dame-pass = Donnez trois petites cartes à { $seat }, l’adversaire à votre gauche. Gardez les trèfles et la dame de carreau.
lesson-ruby-dame-received = { $seat }, à votre droite, vous a donné ces trois cartes.
lesson-ruby-dame-turns = À la première manche, on donne trois cartes à gauche ; à la deuxième, trois à droite ; à la troisième, aucune. Puis cela recommence.
lesson-ruby-dame-leads = La personne à gauche du donneur entame, c’est-à-dire joue la première carte : dans cette manche, c’est { $seat }. Ensuite, qui fait le pli entame le suivant.
lesson-ruby-dame-follow = On a demandé { $suit } et vous en avez : il faut fournir. N’importe lequel convient : rien n’oblige à monter, c’est-à-dire à battre la meilleure carte.
lesson-ruby-dame-first = Votre partenaire a fait ce pli : un point pour le pli et un pour chaque trèfle, soit { $points } en tout pour votre camp.
lesson-ruby-dame-queen = Pour l’instant, votre partenaire tient ce pli. Jouez maintenant la dame de carreau, et ramenez-la dans votre camp.
lesson-ruby-dame-home = La dame est à vous : cinq points pour votre camp.
lesson-ruby-dame-lost = L’autre camp a pris la dame : cinq points pour lui. Il reste des plis et des trèfles à gagner.
lesson-ruby-dame-free = À partir d’ici, jouez comme vous voulez. Si vous ne pouvez pas fournir, jouez n’importe quelle carte, même un trèfle.
lesson-ruby-dame-lead = À vous d’entamer : jouez la carte de votre choix, même un trèfle.
lesson-ruby-dame-void = Vous n’avez pas de { $suit } : vous pouvez jouer n’importe quelle carte. Le plus haut trèfle fait le pli.
lesson-ruby-dame-catch = La dame de carreau va au camp qui fait le pli où elle tombe. Prenez-la à l’autre camp avec le roi ou l’as de carreau, ou avec un trèfle.
lesson-ruby-dame-half = Votre camp a { $points } des 31 points, plus de la moitié. Les points suivants comptent aussi : la partie se joue en 150 points.
lesson-ruby-dame-score = Voici ce que chaque camp a pris, toujours 31 points en tout. Le camp qui prend les 31 points en reçoit cinq de plus.
lesson-ruby-dame-more = Votre camp a pris { $points } des 31 points, plus de la moitié.
lesson-ruby-dame-fewer = { $points ->
    [one] Votre camp a pris { $points } des 31 points. La manche suivante repart de zéro.
   *[other] Votre camp a pris { $points } des 31 points. La manche suivante repart de zéro.
  }
lesson-ruby-dame-scores = Chaque pli vaut un point, chaque trèfle pris aussi, la dame de carreau cinq. Les 31 points d’une manche en rapportent cinq de plus.
lesson-ruby-dame-end = La partie finit quand un camp a 150 points après une manche. Si les deux les ont, le plus haut total gagne ; à égalité, on continue.

## Questions about the rules
practice-link = S’exercer aux règles
puzzles-link = Problèmes
practice-title = S’exercer aux règles : { $game }
practice-about = Chaque question porte sur une règle. Bonnes réponses jusqu’ici : { $done } sur { $all }.
practice-all = Toutes les questions
practice-done = ✓ réussie
practice-right = Juste :
practice-wrong = Faux :
practice-would-be = La bonne réponse : { $answer }.
practice-nobody = Personne
practice-you = Vous
practice-again = Réessayer
practice-next = Question suivante

# Why an answer is right, where nothing is chosen: `lesson-because-NAME`, named in by_rule/GAME.toml.
lesson-because-total = { $who ->
    [you] Vous
   *[other] { $seat }
  }
lesson-because-trick-club = { $who ->
    [you] Trèfle est atout, et { $cards } est le plus haut trèfle du pli. Vous faites donc le pli et entamez le suivant.
   *[other] Trèfle est atout, et { $cards } est le plus haut trèfle du pli. C’est donc { $seat } qui fait le pli et entame le suivant.
  }
lesson-because-trick-suit = { $who ->
    [you] Personne n’a joué de trèfle : la plus haute carte de la couleur demandée gagne, { $cards }. Vous faites le pli et entamez le suivant.
   *[other] Personne n’a joué de trèfle : la plus haute carte de la couleur demandée gagne, { $cards }. { $seat } fait le pli et entame le suivant.
  }
lesson-because-trick-aside = { $cards } ne peut pas gagner : ce n’est ni un trèfle ni la couleur demandée.
lesson-because-passes = { $who ->
    [you] Les enchères finissent après deux passes de suite. Une seule personne vient de passer : vous pouvez enchérir.
   *[other] Les enchères finissent après deux passes de suite. Une seule personne vient de passer : { $seat } peut enchérir.
  }
lesson-because-joker = { $who ->
    [you] Un joker remporte aussitôt les enchères. Les deux partenaires paient maintenant leurs enchères, la plus ancienne d’abord : c’est la vôtre, { $cards }.
   *[other] Un joker remporte aussitôt les enchères. Les deux partenaires paient maintenant leurs enchères, la plus ancienne d’abord : c’est { $cards }, mise par { $seat }.
  }
lesson-because-below = L’enchère juste au-dessous du joker désigne le partenaire. C’était { $cards }, mise par { $seat }.
lesson-because-right = Chacun donne à droite, et à votre droite, c’est { $seat }.
lesson-because-left = À la première manche, chacun donne à gauche, et à votre gauche, c’est { $seat }.
lesson-because-won-auction = { $who ->
    [you] Vous avez remporté les enchères.
   *[other] { $seat } a remporté les enchères.
  }
lesson-because-left-of-winner = { $who ->
    [you] La personne à gauche du preneur entame le premier pli : c’est vous.
   *[other] La personne à gauche du preneur entame le premier pli : c’est { $seat }.
  }
lesson-because-skipped = { $who ->
    [you] Ce serait votre tour, mais vous n’avez plus de cartes : on le saute.
   *[other] Ce serait le tour suivant, mais { $seat } n’a plus de cartes : on le saute.
  }
lesson-because-following = { $who ->
    [you] C’est ensuite à vous : vous avez encore des cartes.
   *[other] C’est ensuite à { $seat }, qui a encore des cartes.
  }
lesson-because-last-card = { $who ->
    [you] Vous avez fait le pli avec votre dernière carte : vous n’avez plus rien pour entamer.
   *[other] { $seat } a fait le pli avec sa dernière carte et n’a plus rien pour entamer.
  }
lesson-because-right-of-taker = { $who ->
    [you] La personne à droite entame alors : c’est vous.
   *[other] La personne à droite entame alors : c’est { $seat }.
  }
lesson-because-without = La manche finit quand au moins deux mains sont vides. Ici, { $number } le sont : plus personne n’entame.
lesson-because-together = { $points ->
    [one] Cela fait { $points } point en tout.
   *[other] Cela fait { $points } points en tout.
  }
lesson-because-most = Quelqu’un a atteint { $target } points : la partie est finie. Le plus haut score gagne ; à égalité, la victoire est partagée.
lesson-because-exchanger = { $who ->
    [you] La dernière personne qui a échangé entame, et c’était vous.
   *[other] La dernière personne qui a échangé entame, et c’était { $seat }.
  }
lesson-because-quota = Le quota est de { $number } plis. Chaque pli de plus vaut +1 point, chaque pli de moins −1 point.
lesson-because-both-ends = Quiconque a +{ $target } ou plus après une manche gagne, et de même avec −{ $target } ou moins.
lesson-because-clubs = { $points ->
    [one] Seuls les trèfles portent des points, autant que l’indique leur petit cercle. Les trèfles de ce pli : { $cards }, soit { $points } point en tout.
   *[other] Seuls les trèfles portent des points, autant que l’indique leur petit cercle. Les trèfles de ce pli : { $cards }, soit { $points } points en tout.
  }
lesson-because-fifteen = { $who ->
    [you] Un 15 gagne le pli aussitôt : personne ne peut répondre à { $cards }. Vous avez donc fait le pli et entamez le suivant.
   *[other] Un 15 gagne le pli aussitôt : personne ne peut répondre à { $cards }. C’est donc { $seat } qui a fait le pli et entame le suivant.
  }
lesson-because-crazy-fifteen = { $who ->
    [you] Avec Crazy, un 15 ne gagne pas le pli aussitôt : il faut d’abord que tous les autres passent. C’est à vous.
   *[other] Avec Crazy, un 15 ne gagne pas le pli aussitôt : il faut d’abord que tous les autres passent. C’est à { $seat }.
  }
lesson-because-bonus = Qui sort prend la plus haute carte bonus qui reste. { $seat } : 1re sortie, avec la plus haute de toutes.
lesson-because-bonus-left = À votre sortie, la plus haute qui restait était le { $number }.
lesson-because-last-out = Vous restiez en dernier avec des cartes. On ne marque alors rien, pas même pour ses trèfles.
lesson-because-last-team = Seule votre équipe avait encore des cartes. L’équipe ne marque alors rien, même pour les partenaires déjà sortis.
lesson-because-one-trick = Le pli lui-même vaut un point.
lesson-because-each-club = Chaque trèfle qu’il contient en vaut un de plus : { $cards }.
lesson-because-dame = ♦D, la Ruby Dame, en vaut cinq de plus.
lesson-because-both-there = Les deux camps ont { $target } points ou plus après la même manche. Le camp qui en a le plus gagne, et les partenaires gagnent ensemble.
lesson-because-double-first = Les options s’ajoutent. Après « quitte ou double », les points sont doublés, ou perdus, avant l’addition de ceux de l’équipe.
lesson-because-goes-back = { $who ->
    [you] Aucune carte n’a été jouée depuis. { $cards } revient donc en main sans pénalité, et vous jouez une autre carte.
   *[other] Aucune carte n’a été jouée depuis. { $cards } revient donc en main sans pénalité, et { $seat } joue une autre carte.
  }
lesson-because-owed-queen = { $who ->
    [you] Une dame envoie à gauche la plus haute carte de sa couleur, même en retard : { $cards } est maintenant à vous.
   *[other] Une dame envoie à gauche la plus haute carte de sa couleur, même en retard : { $cards } est maintenant à { $seat }.
  }
lesson-because-forfeited = Une autre carte avait été jouée après { $cards }. La carte reste donc, mais elle ne peut pas faire le pli tant qu’il y en a une autre.
lesson-because-best-of-others = { $who ->
    [you] Parmi les autres, { $cards } est la meilleure : vous faites le pli.
   *[other] Parmi les autres, { $cards } est la meilleure : { $seat } fait le pli.
  }
lesson-because-barred = La faute a été relevée alors que le pli était déjà ramassé. Vous ne gagnez donc aucun point dans cette manche ; les points négatifs restent.

# Questions about one rule each: `lesson-rule-NAME`, see src/clubsuit/lessons/by_rule.
lesson-rule-fc-1 = Que pouvez-vous enchérir ?
lesson-rule-fc-3 = Que pouvez-vous enchérir ?
lesson-rule-fc-4 = Vous avez le 10 de pique. Avec quoi pouvez-vous ouvrir ?
lesson-rule-fc-5-above = Que pouvez-vous enchérir ?
lesson-rule-fc-5-level = Que pouvez-vous enchérir ?
lesson-rule-fc-6-passes = Une personne vient de passer. À qui le tour ?
lesson-rule-fc-6-joker = Un joker vient d’être mis. À qui le tour ?
lesson-rule-fc-7 = Vous avez mis un joker. Qui est votre partenaire ?
lesson-rule-fc-9-ten = Vous payez votre enchère, un 10. Quelle carte pouvez-vous écarter ?
lesson-rule-fc-9-jack = Vous payez votre enchère, un valet. Quelle carte écartez-vous ?
lesson-rule-fc-9-queen = Vous payez votre enchère, une dame. Quelle carte cédez-vous ?
lesson-rule-fc-9-king = Vous payez votre enchère, un roi. Quelles cartes écartez-vous ?
lesson-rule-fc-10 = Chacun a donné une carte. Qui a maintenant la vôtre ?
lesson-rule-fc-11 = Les cartes ont été données. Qui entame le premier pli ?
lesson-rule-fc-12-follow = Que pouvez-vous jouer ?
lesson-rule-fc-12-trick = Cette carte termine le pli. Qui le fait et entame le suivant ?
lesson-rule-fc-13-skip = Qui joue ensuite ?
lesson-rule-fc-13-lead = Le pli a été fait avec une dernière carte. Qui entame le suivant ?
lesson-rule-fc-14 = Deux mains sont vides. À qui le tour maintenant ?
lesson-rule-fc-15 = La manche est finie. Combien de points marquez-vous ?
lesson-rule-fc-16 = La manche est finie. Qui a gagné la partie ?
lesson-rule-fc-17-back = Vous jouez sur l’honneur. L’arbitre a relevé une renonce, et personne n’a joué depuis. À qui le tour maintenant ?
lesson-rule-fc-17-owed = Vous jouez sur l’honneur. La dernière carte jouée était due pour une dame, et personne n’a joué depuis. Qui l’a maintenant ?
lesson-rule-fc-17-forfeit = Vous jouez sur l’honneur. Vous auriez pu fournir, et une autre carte a été jouée depuis. Qui peut ramasser le pli ?
lesson-rule-fc-17-barred = Vous jouez sur l’honneur. L’arbitre a jugé l’une de vos cartes contraire aux règles, mais son pli était déjà ramassé. La manche est finie. Combien de points marquez-vous ?
lesson-rule-cw-1 = Cette carte termine le pli. Qui le fait et entame le suivant ?
lesson-rule-cw-3 = L’échange est fini. Que pouvez-vous faire ?
lesson-rule-cw-4 = Chacun a gardé ou échangé sa main. Qui entame le premier pli ?
lesson-rule-cw-5 = Que pouvez-vous jouer ?
lesson-rule-cw-6-beat = Que pouvez-vous jouer ?
lesson-rule-cw-6-trump = Que pouvez-vous jouer ?
lesson-rule-cw-7 = À vous d’entamer. Que pouvez-vous jouer ?
lesson-rule-cw-8 = Cette carte termine le pli. Qui le fait et entame le suivant ?
lesson-rule-cw-9 = La manche est finie. Combien de points marquez-vous ?
lesson-rule-cw-10 = La manche est finie. Qui a gagné la partie ?
lesson-rule-cc-2 = Le pli est ramassé. Combien de points valent ses trèfles ?
lesson-rule-cc-4-run = À vous d’entamer. Que pouvez-vous jouer ?
lesson-rule-cc-4-set = À vous d’entamer. Que pouvez-vous jouer ?
lesson-rule-cc-5-lead = À vous d’entamer. Que pouvez-vous faire ?
lesson-rule-cc-5-higher = Que pouvez-vous faire ?
lesson-rule-cc-5-size = Que pouvez-vous faire ?
lesson-rule-cc-5-kind = Que pouvez-vous faire ?
lesson-rule-cc-6 = Un 15 a été joué. À qui le tour maintenant ?
lesson-rule-cc-7 = Vous avez joué votre dernière carte. Quelle carte bonus prenez-vous ?
lesson-rule-cc-8 = Vous restez en dernier avec des cartes. Que pouvez-vous faire ?
lesson-rule-cc-9 = La manche est finie. Combien de points marquez-vous ?
lesson-rule-cc-10 = La manche est finie. Qui a gagné la partie ?
lesson-rule-cc-11 = Vous avez déjà joué des cartes dans cette manche. Que pouvez-vous faire ?
lesson-rule-cc-12 = Les 15 sont jokers. Que pouvez-vous jouer ?
lesson-rule-cc-13 = La manche est finie. Combien de points votre équipe marque-t-elle ?
lesson-rule-cc-14-longer = Vous jouez avec Crazy. Que pouvez-vous jouer ?
lesson-rule-cc-14-fifteen = Vous jouez avec Crazy, et un 15 a été joué. À qui le tour maintenant ?
lesson-rule-cc-15 = Les options Équipes et Quitte ou double sont actives. La manche est finie. Combien de points votre équipe marque-t-elle ?
lesson-rule-rd-1 = Cette carte termine le pli. Qui le fait et entame le suivant ?
lesson-rule-rd-2-three = Que pouvez-vous donner ?
lesson-rule-rd-2-left = C’est la première manche, et chacun a donné trois cartes. Qui a maintenant les vôtres ?
lesson-rule-rd-3-follow = Que pouvez-vous jouer ?
lesson-rule-rd-3-trick = Cette carte termine le pli. Qui le fait et entame le suivant ?
lesson-rule-rd-4-club = Vous faites ce pli. Combien de points vaut-il ?
lesson-rule-rd-4-queen = Vous faites ce pli. Combien de points vaut-il ?
lesson-rule-rd-5 = La manche est finie, et les deux camps ont atteint le score visé. Qui a gagné la partie ?
