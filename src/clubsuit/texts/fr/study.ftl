# Le rapport d’une étude (clubsuit study --html) et les noms de ses mesures.
study-page-kicker = Une étude avec Clubsuit
study-page-title = { $game } : { $count ->
    [one] que change « { $varied } » ?
   *[other] que changent « { $varied } » ?
  }
study-page-title-one = { $game }, en chiffres
study-page-and = {" et "}
study-page-varied-and = {" » et « "}
study-page-answer-difference = Différence avec { $base }, en { $unit }, avec des intervalles à 99 %. Une barre qui traverse la ligne de 0 ne montre aucune différence nette.
study-page-answer-value = En { $unit }, avec des intervalles à 99 %.
study-page-one-change = la variante sans ce seul changement
study-page-before = Fixé avant la première donne
study-page-before-note = La question, sa mesure et la fin de l’étude étaient fixées avant de jouer : le hasard n’a pas pu les choisir.
study-page-after = Ce qui a été joué
study-page-primary = Mesuré en premier
study-page-variants = Variantes
study-page-bots = Bots
study-page-stopping = Fin
study-page-intervals = Intervalles
study-page-deals = Donnes
study-page-seed = Graine
study-page-clock = Non reproductible
study-page-by-chance = Hasard
study-page-stop-deals = après { $deals } donnes
study-page-stop-precision = dès que chaque intervalle de cette mesure est d’au plus ± { $precision } { $unit }, vérifié au plus { $looks } fois, ou après { $deals } donnes. Les vérifications se partagent les { $alpha } % d’erreur, d’où des intervalles plus larges.
study-page-intervals-note = 99 %, à partir { $block ->
    [one] des écarts entre les donnes
   *[other] de blocs de { $block } donnes
  }
study-page-deals-same = Toutes les variantes ont joué les mêmes donnes : dans les différences, la chance des cartes s’annule.
study-page-deals-independent = Toutes les variantes ne peuvent pas jouer les mêmes donnes, car le paquet, les mains ou le nombre de places diffèrent. Leurs différences contiennent la chance des cartes ; les intervalles en tiennent compte.
study-page-rotated = Chaque donne a été jouée une fois avec chaque place comme donneur.
study-page-clock-note = Ces bots décident au temps : un autre passage donne les mêmes donnes, mais pas les mêmes nombres : { $bots }
study-page-played = { $deals } donnes comptent, jouées { $plays } fois avec toutes les variantes, tous les bots et toutes les places.
study-page-ended-deals = Toutes les donnes ont été jouées.
study-page-ended-precision = L’étude s’est arrêtée plus tôt, car elle était assez précise.
study-page-ended-interrupted = L’étude a été interrompue ; tous les blocs complets comptent.
study-page-findings = Ce qui est net, et ce qui ne l’est pas
study-page-contents = Parties de ce rapport
study-page-chance = L’étude fait { $count } comparaisons. À 99 % de certitude, le hasard seul en fait paraître environ { $chance } différentes. Fiez-vous à ce que tous les bots confirment, et jouez d’autres donnes (une autre graine) avant de vous appuyer sur une seule petite différence.
study-page-open-list = Pas de différence nette : { $metrics }
study-page-clear = { $what } : { $size } { $unit } { $direction ->
    [up] de plus
    [later] plus tard
    [earlier] plus tôt
    [longer] plus long
    [shorter] plus court
   *[down] de moins
  } avec « { $variant } » qu’avec « { $base } » (intervalle à 99 % de { $low } à { $high }).
study-page-agree = { $what } : { $direction ->
    [up] plus
    [later] plus tard
    [earlier] plus tôt
    [longer] plus long
    [shorter] plus court
   *[down] moins
  } avec « { $variant } » qu’avec « { $base } », pour tous les types de bots : { $each } { $unit }.
study-page-partly = { $what } : { $direction ->
    [up] plus
    [later] plus tard
    [earlier] plus tôt
    [longer] plus long
    [shorter] plus court
   *[down] moins
  } avec « { $variant } » qu’avec « { $base } » pour { $clear }, mais pas nettement pour { $open } ({ $unit }).
study-page-disagree = { $what } : les bots se contredisent. Avec « { $variant } » au lieu de « { $base } », le changement est : { $each } { $unit }.
study-page-open = { $what } : pas de différence nette entre « { $variant } » et « { $base } » : { $each } { $unit }.
study-page-open-all = { $what } : aucune des { $count } différences n’est nette.
study-page-each = { $known ->
    [yes] { $bot }{" "}
   *[no] {""}
  }{ $value } (de { $low } à { $high })
study-page-value = { $what } : { $each } { $unit }.
study-page-listed = { $what }, en { $unit } : { $each }.
study-page-nothing = { $what } : rien n’a été mesuré, parce que cela n’est arrivé dans aucune manche, ou parce que ces bots ne décident jamais au hasard.
study-page-unmoved-all = Dans toutes les manches, { $bots } ont fait les mêmes choix avec toutes les variantes. Ils ne réagissent pas au changement : seuls les points et les choix offerts peuvent différer. Des personnes choisiraient peut-être autrement.
study-page-unmoved = Avec « { $variant } », { $bots } ont fait dans toutes les manches les mêmes choix qu’avec « { $base } » : seuls les points et les choix offerts peuvent différer. Des personnes choisiraient peut-être autrement.
study-page-level = { $what } : aucune différence nette entre deux d’entre eux.
study-page-apart = { $what } : plus pour { $top } ({ $much }) que pour { $bottom } ({ $little }){ $bots ->
    [one] .
    [all] {" "}avec { $bot }, et aussi avec les autres bots.
   *[some] {" "}avec { $bot } ; les autres bots ne sont pas tous d’accord.
  }
study-page-within = { $value } { $unit }, intervalle à 99 % de { $low } à { $high }
study-page-with = { $variant } – { $finding }
study-page-contradicted = Les types de bots se contredisent sur : { $metrics }.
study-page-ranked = Aucun type de bot n’en contredit un autre. Dans { $same } comparaisons sur { $count }, tous mettent nettement les variantes dans le même ordre ; dans les autres, les différences ne sont pas toutes nettes.
study-page-ranked-all = Tous les types de bots mettent nettement les variantes dans le même ordre, dans les { $count } comparaisons.
study-page-ranked-none = Dans aucune des { $count } comparaisons les différences entre les variantes ne sont toutes nettes : les bots ne s’accordent donc pas, et ne se contredisent pas non plus.
study-page-ranked-note = Chaque ligne est une variante, chaque colonne un type de bot. Quand des lignes se croisent, les bots classent les variantes autrement ; ce peut être le hasard si les intervalles se recouvrent.
study-page-bots-title = Les bots sont-ils d’accord ?
study-page-bots-about = Les bots ont été faits pour les règles habituelles. Ce qui ne vaut que pour un seul type en dit peut-être plus sur ce bot que sur le jeu.
study-page-order-same = même ordre
study-page-order-unclear = pas net
study-page-order-different = ordres différents
study-page-axis-difference = Différence avec { $base }, en { $unit }. Moyennes sur { $per } ; les barres sont des intervalles à 99 %.
study-page-axis-value = En { $unit }. Moyennes sur { $per } ; les barres sont des intervalles à 99 %.
study-page-left-out = Le graphique omet { $count } lignes ; le tableau les a toutes.
study-page-numbers = Les chiffres
study-page-column-part = Mesuré
study-page-column-metric = Mesuré
study-page-column-variant = Variante
study-page-column-instead = Au lieu de
study-page-column-bot = Bot
study-page-column-difference = Différence
study-page-column-interval = Intervalle à 99 %
study-page-column-paired = Mêmes donnes
study-page-column-value = Valeur
study-page-column-n = Nombre
study-page-column-order = Ordre net, le plus haut d’abord
study-page-column-verdict = Ordres des bots
study-page-yes = oui
study-page-setting = { $name } : { $value }
study-page-game = Jeu
study-page-usual = les règles habituelles
study-page-no = non
study-page-making = La refaire
study-page-making-note = Cette commande joue les mêmes donnes et arrive aux mêmes nombres, sur un ordinateur ou sur beaucoup.
study-page-pace = Les minutes supposent { $choice } secondes pour un choix, { $forced } secondes pour une décision forcée et { $deal } secondes pour distribuer et noter le score d’une manche.
study-page-inside = Le résultat entier est dans cette page, en JSON, dans l’élément dont l’id est "result".
study-page-source = Défini comme chez { $source }.

study-page-unit-points = points
study-page-unit-share = %
study-page-unit-percentage = points de pourcentage
study-page-unit-decisions = décisions
study-page-unit-minutes = minutes
study-page-unit-choices = choix
study-page-unit-changes = changements
study-page-unit-hands = manches
study-page-unit-drama = suspense

study-page-per-hand = les manches
study-page-per-game = les parties
study-page-per-decision = les décisions
study-page-per-seat = les places de chaque manche
study-page-per-contract = les contrats
study-page-per-offer = les occasions

study-page-overall = en tout
study-page-dealer = donneur
study-page-seat = donneur + { $distance }
study-page-role-keeper = main gardée
study-page-role-swapper = main échangée
study-page-role-last-swapper = dernier échange
study-page-role-opener = ouverture des enchères
study-page-role-auction-winner = enchères remportées
study-page-role-joker-partner = partenaire du joker
study-page-role-defender = camp adverse
study-page-role-first-out = sortie en premier
study-page-role-last = sortie en dernier
study-page-role-doubler = « quitte ou double » annoncé
study-page-role-dame-taker = dame de carreau prise
study-page-bid-ten = dix
study-page-bid-jack = valets
study-page-bid-queen = dames
study-page-bid-king = rois
study-page-bid-joker = jokers
study-page-what-legal = d’autres choix étaient permis
study-page-what-chosen = d’autres choix ont été faits
study-page-what-score = les scores diffèrent
study-page-what-winner = une autre place a gagné la manche

study-page-subject-advantage = Qui a l’avantage ?
study-page-about-advantage = Les places portent le nom de leur distance au donneur, dans le sens horaire.
study-page-subject-roles = Que vaut chaque rôle ?
study-page-about-roles = Un rôle est ce que l’on est devenu dans une manche. Qui joue bien choisit ses rôles : leurs points ne sont donc pas ce que le rôle rapporterait à tout le monde.
study-page-subject-auction = Contrats et handicaps
study-page-about-auction = Ce sont les contrats que les bots ont choisis ; les faciles sont demandés plus souvent.
study-page-subject-changed = Combien de fois le changement a-t-il compté ?
study-page-about-changed = Deux fois les mêmes cartes et les mêmes bots : une fois avec la base, une fois avec la variante.
study-page-subject-length = Combien de temps cela dure-t-il ?
study-page-about-length = En décisions, et en minutes à un rythme humain supposé.
study-page-subject-choices = Combien y a-t-il à décider ?
study-page-about-choices = Choix permis à chaque décision ; s’il n’y en a qu’un, elle est forcée.
study-page-subject-drama = Est-ce palpitant ?
study-page-about-drama = Remontées, changements de tête, fins serrées.
study-page-subject-luck = Chance et adresse
study-page-about-luck = Ce que les cartes décident, et ce que gagnent les bots plus forts.

study-page-metric-lead-advantage = Avantage de la première entame
study-page-note-lead-advantage = Points de la place qui entame, au-dessus de la moyenne de la table.
study-page-metric-seat-advantage = Avantage de chaque place
study-page-note-seat-advantage = Points d’une place au-dessus de la moyenne de toutes les places.
study-page-metric-seat-wins = Manches gagnées par chaque place
study-page-note-seat-wins = Part des manches où la place a le meilleur score ; un meilleur score partagé compte en partie.
study-page-metric-balance = Équilibre des places
study-page-note-balance = 100 % si toutes les places gagnent aussi souvent, moins la plus grande différence entre deux places.
study-page-metric-role-advantage = Avantage de chaque rôle
study-page-note-role-advantage = Points dans un rôle, au-dessus de la moyenne de la table.
study-page-metric-role-points = Points de chaque rôle
study-page-note-role-points = Points dans un rôle.
study-page-metric-contract-made = Contrats réussis
study-page-note-contract-made = Part des contrats que leur camp a tenus : en tout, par niveau et par enchère.
study-page-metric-handicap-made = Contrats réussis avec un handicap
study-page-note-handicap-made = Part des contrats tenus par un camp qui a payé ce handicap.
study-page-metric-handicap-points = Points avec un handicap
study-page-note-handicap-points = Points avec ce handicap, au-dessus de la moyenne de la table.
study-page-metric-hand-decisions = Décisions dans une manche
study-page-note-hand-decisions = Toutes les décisions de la table, même forcées.
study-page-metric-hand-minutes = Durée d’une manche
study-page-note-hand-minutes = Minutes d’une manche au rythme supposé.
study-page-metric-game-hands = Manches dans une partie
study-page-note-game-hands = Nombre de manches jusqu’à la fin de la partie.
study-page-metric-game-decisions = Décisions dans une partie
study-page-note-game-decisions = Toutes les décisions de toutes les manches.
study-page-metric-game-minutes = Durée d’une partie
study-page-note-game-minutes = Minutes d’une partie au rythme supposé.
study-page-metric-branching-factor = Choix à une décision
study-page-note-branching-factor = Nombre de choix permis : en tout, et par phase de la manche.
study-page-metric-decision-moves = Décisions qui ne sont pas forcées
study-page-note-decision-moves = Part des décisions avec plus d’un choix permis.
study-page-metric-option-chosen = Fréquence de chaque choix
study-page-note-option-chosen = Part des occasions.
study-page-metric-option-gain = Ce qu’un choix a rapporté
study-page-note-option-gain = Points au-dessus de la moyenne des autres choix possibles, là où il a été fait ; tout le reste est inchangé.
study-page-metric-option-effect = Ce qu’un choix rapporterait
study-page-note-option-effect = La même chose pour toutes les occasions, choisi ou non.
study-page-metric-option-best = Fréquence à laquelle un choix était le meilleur
study-page-note-option-best = Part des occasions où il a eu après coup le meilleur résultat.
study-page-metric-completion = Parties terminées
study-page-note-completion = Part des parties arrivées à leur fin.
study-page-metric-drawishness = Victoires partagées
study-page-note-drawishness = Part des parties gagnées par plusieurs camps ensemble.
study-page-metric-hand-ties = Meilleurs scores partagés
study-page-note-hand-ties = Part des manches où plusieurs camps ont le meilleur score.
study-page-metric-hand-lead-changes = Changements de tête dans une manche
study-page-note-hand-lead-changes = Nombre de fois où un autre camp prend seul la tête : après chaque pli, et selon les points à la fin.
study-page-metric-hand-drama = Suspense d’une manche
study-page-note-hand-drama = Retard des futurs vainqueurs, pli après pli : 0 s’ils ont toujours mené. Les points qui ne comptent qu’à la fin disent qui a gagné, mais pas de combien quelqu’un était en retard.
study-page-metric-hand-settled = Quand une manche est jouée
study-page-note-hand-settled = Part des plis après laquelle ses vainqueurs ont mené jusqu’à la fin. S’ils sont plusieurs, tous doivent mener ensemble.
study-page-metric-hand-margin = Écart d’une manche
study-page-note-hand-margin = Points du meilleur camp au-dessus du suivant.
study-page-metric-game-lead-changes = Changements de tête dans une partie
study-page-note-game-lead-changes = Nombre de fois où un autre camp prend seul la tête, manche après manche.
study-page-metric-game-drama = Suspense d’une partie
study-page-note-game-drama = Retard des futurs vainqueurs, manche après manche : 0 s’ils ont toujours mené.
study-page-metric-game-settled = Quand une partie est jouée
study-page-note-game-settled = Part des manches après laquelle ses vainqueurs ont mené jusqu’à la fin. S’ils sont plusieurs, tous doivent mener ensemble.
study-page-metric-close-finish = Fins serrées
study-page-note-close-finish = Part des parties où le meilleur perdant avait au plus un dixième du chemin de retard.
study-page-metric-blow-out = Victoires écrasantes
study-page-note-blow-out = Part des parties où le meilleur perdant avait au moins la moitié du chemin de retard.
study-page-metric-luck = Chance de la donne
study-page-note-luck = Part des différences entre manches que les cartes expliquent ; le reste est le jeu.
study-page-metric-skill-step = Ce que gagne un bot plus fort
study-page-note-skill-step = Points qu’un bot plus fort gagne à la place d’un plus faible (faible<fort).
study-page-metric-skill-differs = Manches où l’adresse compte
study-page-note-skill-differs = Part des donnes où le bot plus fort a eu un autre résultat.
study-page-metric-rule-changed = Ce que le changement des règles a changé
study-page-note-rule-changed = Part des manches qui diffèrent de la même manche avec la base.
