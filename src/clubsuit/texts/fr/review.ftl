# Reviews in the browser (docs/review.md). What the server says:
review-no-decision = il n’y a pas de décision { $number } dans la manche { $hand }
review-not-weighed = les appels à l’arbitre ne sont pas analysés
review-no-chances = les chances de gain dans la manche { $hand } ne sont pas connues
review-not-over = on ne peut essayer une position qu’une fois la partie finie
review-record-fault = { $where } : { $text }

## The page
review-heading = Analyse
review-page-title = Analyse : { $game } – Clubsuit
review-loading = Ouverture de l’analyse…
review-unloaded = Cette partie de la page n’a pas pu être chargée. Rechargez la page.
review-nothing = Il n’y a encore rien à analyser : la première manche n’est pas finie.
review-not-open = La partie est encore en cours : vous ne voyez que vos propres décisions et ce que vous pouviez alors savoir. À la fin, toutes les cartes et toutes les décisions sont montrées.
review-to-table = Retour à la table
review-steps = Parcourir les décisions
review-back-one = Décision précédente
review-on-one = Décision suivante
review-back-hand = Manche précédente
review-on-hand = Manche suivante
review-whose = Décisions à montrer
review-everybody = toutes
review-all-cards = Montrer toutes les cartes
review-keys = Touches : ← → une décision, Page préc. et Page suiv. une manche, C la décision la plus coûteuse, A toutes les cartes, T essayer à partir d’ici.
review-progress = { $done ->
    [one] { $done } décision analysée sur { $all }. En attendant, vous pouvez regarder, ou partir et revenir.
   *[other] { $done } décisions analysées sur { $all }. En attendant, vous pouvez regarder, ou partir et revenir.
  }
review-sorting = Toutes les décisions sont analysées. Les plus coûteuses le sont encore une fois, sur plus de donnes, pour que leur ordre soit sûr.
review-moment = Manche { $hand }, n° { $number } · { $name } : { $did }
review-place-short = { $hand }.{ $number }
review-did-call = Appeler l’arbitre contre { $seat }
review-cards-of = { $who ->
    [you] Vos cartes
   *[other] Cartes : { $name }
  }
review-auction-cards = Cartes d’enchère
review-mark-done = joué
review-mark-best = meilleur bot
review-mark-both = joué, comme le meilleur bot
review-mark-open = le mieux

## What a decision was worth
review-numbers = Ce que valait cette décision
review-weighing = Analyse en cours…
review-unknown = Pas encore analysée.
review-forced = Il n’y avait pas d’autre choix.
review-same = Le meilleur bot aurait fait pareil.
review-as-good = À peu près aussi bon que le choix du meilleur bot (essayé sur { $worlds } donnes).
review-costs = { $who ->
    [you] Réduit vos chances de gain de { $cost } sur 100.
   *[other] { $name } : réduit les chances de gain de { $cost } sur 100.
  }
review-may-cost = { $who ->
    [you] Peut-être aussi bon que le choix du meilleur bot. Réduit vos chances de gain d’au plus { $cost } sur 100 (essayé sur { $worlds } donnes).
   *[other] { $name } : peut-être aussi bon que le choix du meilleur bot. Réduit les chances de gain d’au plus { $cost } sur 100 (essayé sur { $worlds } donnes).
  }
review-gains = { $who ->
    [you] Mieux que le choix du meilleur bot. Augmente vos chances de gain de { $cost } sur 100.
   *[other] { $name } : mieux que le choix du meilleur bot. Augmente les chances de gain de { $cost } sur 100.
  }
review-known = { $who ->
    [you] D’après ce que vous pouviez savoir
   *[other] D’après ce que pouvait savoir { $name }
  }
review-known-help = { $who ->
    [you] Essayé sur { $worlds } donnes compatibles avec ce que vous aviez vu. Jugez la décision d’après cela. « ± » indique combien le résultat varie d’une donne à l’autre.
   *[other] Essayé sur { $worlds } donnes compatibles avec ce qui avait été vu par { $name }. Jugez la décision d’après cela. « ± » indique combien le résultat varie d’une donne à l’autre.
  }
review-chance = gagne { $chance } % ± { $spread }
review-points = { $points } pt
review-points-ahead = { $side ->
    [ahead] { $points } d’avance
    [behind] { $points } de retard
   *[level] égalité
  }
review-opened = Toutes cartes visibles
review-opened-exact = Ce que rapporte cette manche avec les cartes telles qu’elles étaient vraiment, si tout le monde joue au mieux à partir d’ici. Personne ne pouvait le savoir : ne jugez pas d’après cela.
review-opened-ahead = Avec les cartes telles qu’elles étaient vraiment, et si les deux jouent au mieux : l’avance en points sur la seule autre main qui a des cartes (en équipes : sur l’autre équipe). Personne ne pouvait le savoir : ne jugez pas d’après cela.
review-opened-rough = Ce que rapporte cette manche avec les cartes telles qu’elles étaient vraiment, si tout le monde joue selon des règles simples à partir d’ici. Personne ne pouvait le savoir : ne jugez pas d’après cela.
review-solved = Tous les choix, cartes visibles
review-values-score = Sous chaque carte : ce que rapporte la manche si on la joue maintenant, avec les cartes telles qu’elles étaient vraiment, si tout le monde joue au mieux.
review-values-ahead = Sous chaque carte : l’avance en points à la fin si on la joue maintenant, avec les cartes telles qu’elles étaient vraiment, si les deux jouent au mieux.
review-values-far = Vers la fin d’une manche, quand on peut le calculer, chaque carte montre ici ce qu’elle vaut toutes cartes visibles.
review-best = Ce qu’aurait fait le meilleur bot
review-best-help = Il n’en voyait pas plus que la personne qui jouait.
review-candidates = Les choix les plus prometteurs, essayés sur les mêmes donnes
review-choice = Choix
review-games = Parties gagnées
review-hand-points = Points
review-why = La raison donnée par { $name } ({ $bot })
review-why-help = On a posé de nouveau la question au bot, avec les mêmes cartes sous les yeux.
review-why-tried = Ce bot décide en essayant ses choix, comme dans le tableau ci-dessus.
review-why-candidates = Comment il note ses choix
review-value = Note (plus haut est mieux)

## Curve and lists
review-curve = Chances de gagner la partie
review-curve-help = Après chaque décision, toutes cartes visibles, si tout le monde joue ensuite selon des règles simples.
review-curve-help-own = Après chacune de vos décisions, d’après ce que vous pouviez savoir.
review-curve-picture = Les chances de gain en courbes. Les mêmes nombres figurent dans le tableau ci-dessous.
review-curve-table = Les chances après chaque manche
review-sides = Chances après cette décision
review-slider = Parcourir la partie
review-hand = Manche
review-costliest = Décisions les plus coûteuses
review-costliest-help = De combien chacune a réduit les chances de gain (sur 100), d’après ce qu’on pouvait savoir en jouant. « = » : peut-être autant qu’une ligne au-dessus.
review-equal = égale : a pu coûter autant qu’une ligne au-dessus
review-costliest-none = Jusqu’ici, aucune décision n’a rien coûté.
review-unsure = incertain
review-decisions = Toutes les décisions

## Grades
review-grade-good = bon
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-grade-good-means = bon : le choix du meilleur bot, ou aussi bon
review-grade-inaccuracy-means = imprécision : coûte au moins 5 chances de gain sur 100
review-grade-mistake-means = erreur : coûte au moins 10 chances de gain sur 100
review-grade-blunder-means = gaffe : coûte au moins 15 chances de gain sur 100
review-summary = La qualité du jeu
review-summary-help = Seules comptent les décisions où il y avait un choix, jugées d’après ce que chacun pouvait savoir. Les cas incertains n’ont pas de mention.
review-summary-player = Nom
review-made = Décisions
review-lost = Coût moyen, sur 100

## The costliest decisions once more
review-learn = Apprendre des erreurs
review-learn-place = { $at } sur { $all }
review-learn-ask = { $who ->
    [you] Ici, vous avez fait une erreur. Que feriez-vous maintenant ?
   *[other] Ici, { $name } a fait une erreur. Que feriez-vous ?
  }
review-learn-yours = vous
review-learn-wins = gagne { $chance } %
review-learn-same = Le meilleur bot ferait pareil.
review-learn-near = À peu près aussi bon que le choix du meilleur bot.
review-learn-better = Mieux que ce qui a été joué : augmente les chances de gain de { $gain } sur 100. Le meilleur bot a trouvé encore mieux.
review-learn-not = Pas mieux que ce qui a été joué.
review-learn-again = Un autre choix
review-learn-next = Erreur suivante
review-learn-end = Retour à l’analyse

## Try it from here
review-try = Essayer à partir d’ici
review-try-help = { $who ->
    [you] Une nouvelle table, avec les cartes telles qu’elles étaient avant cette décision (manche { $hand }, n° { $number }). Vous jouez à votre propre place, des bots jouent aux autres.
   *[other] Une nouvelle table, avec les cartes telles qu’elles étaient avant cette décision (manche { $hand }, n° { $number }). Vous remplacez { $name }, des bots jouent aux autres places.
  }
review-try-bots = Bots
review-try-fair = Les cartes sont celles de la partie analysée, et les manches suivantes sont distribuées à partir d’un nombre connu : personne ne peut vérifier les donnes de cette table.
review-try-start = Prendre place

## Record files
review-file = Analyser un fichier
review-file-help = L’enregistrement d’une partie, fait à une table ou écrit en ligne de commande. Il est vérifié, et n’est montré à personne d’autre.
review-file-choose = Choisir un fichier…
review-file-drop = ou déposez-le ici
review-file-unreadable = Ce fichier est illisible.
review-file-game = Laquelle de ses { $count } parties ?
review-file-open = Ouvrir
review-file-gone = Le fichier n’est plus là. Choisissez-le de nouveau.

## Where the table and the lobby lead here
review-link = Analyse
review-link-game = Analyse de cette partie de { $game }
review-given = Rejouée à partir d’une analyse
review-given-help = Les cartes de cette table viennent d’une partie analysée, et les manches suivantes sont distribuées à partir d’un nombre connu : personne ne peut en vérifier les donnes.
