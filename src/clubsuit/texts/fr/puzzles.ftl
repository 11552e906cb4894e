# Puzzles: positions with one best choice (web/src/views/Puzzles.svelte).

puzzles-heading = Problèmes : { $game }
puzzles-about = Dans chaque problème, vous êtes au milieu d’une manche et c’est à vous de jouer. Vous voyez ce que voyait la personne dont c’était le tour. Un choix est le meilleur : où que soient les cartes cachées, aucun autre ne rapporte plus.
puzzles-solved = { $number ->
    [0] Aucun des { $all } problèmes n’est encore résolu.
   *[other] Problèmes résolus : { $number } sur { $all }.
}
puzzles-due = { $number ->
    [one] À revoir maintenant : { $number }.
   *[other] À revoir maintenant : { $number }.
}
puzzles-rating = Votre cote aux problèmes : { $skill } ± { $doubt }
puzzles-rating-help = Tout le monde commence à 250. Un nouveau problème résolu l’augmente, d’autant plus qu’il est difficile ; un problème manqué la fait baisser.
puzzles-again = Vous avez résolu tout ce qui était à revoir. Le prochain revient le { $date }.
puzzles-own = De vos propres parties
puzzles-own-about = { $number ->
    [0] Quand vous finissez une partie, les positions où vous avez manqué le meilleur choix apparaissent ici un peu plus tard.
    [one] Positions où vous avez manqué le meilleur choix : { $number }, à résoudre maintenant : { $due }.
   *[other] Positions où vous avez manqué le meilleur choix : { $number }, à résoudre maintenant : { $due }.
}
puzzles-own-start = En résoudre un des vôtres
puzzles-ideas = Ce que vous avez travaillé
puzzles-idea = { $right } sur { $answered } justes
puzzles-start = Résoudre un problème
puzzles-new = Si vous ne connaissez pas le jeu, lisez d’abord ses règles.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.

# What counts in a game, in one or two sentences: `puzzles-goal-GAME`.
puzzles-goal-clubs-whist = Chaque pli au-dessus de votre quota vous vaut un point, chaque pli en dessous vous en coûte un. Trèfle est atout, et qui peut battre un pli doit le faire.
puzzles-goal-ruby-dame = Votre partenaire en face et vous marquez 1 par pli, 1 par trèfle dans ce pli et 5 pour la dame de carreau. Trèfle est atout.
puzzles-goal-free-clubs = Chaque pli vaut 10 points, le plus de carreaux 20, l’as de cœur 10 et aucun pique 5. Qui a pris perd 50 avec trop peu de plis. Trèfle est atout.
puzzles-goal-climbing-clubs = Jouez autant de cartes de la même sorte, mais plus hautes, ou passez. Les trèfles rapportent des points, sortir tôt rapporte un bonus, et qui garde des cartes en dernier ne marque rien.

puzzle-ask = Quel choix est le meilleur ?
puzzle-tap = Choisissez une carte de votre main.
puzzle-counts = Ce qui compte dans ce jeu
puzzle-before = Ce qui a été joué avant
puzzle-wrong = Pas le meilleur choix :
puzzle-best = { $count ->
    [one] Le mieux : { $answer }.
   *[other] Choix équivalents : { $answer }.
}
puzzle-fewer = { $deals ->
    [1] Une seule distribution correspond à ce que vous avez vu. Vous y marquez moins de points ainsi.
   *[other] Dans { $worse } des { $deals } distributions possibles, vous marqueriez moins de points ainsi, et dans aucune davantage.
}
puzzle-always = Dans chacune des { $deals } distributions possibles, vous marqueriez moins de points ainsi.
puzzle-most = { $deals ->
    [1] Une seule distribution correspond à ce que vous avez vu. Aucun autre choix n’y rapporte plus de points.
   *[other] Dans aucune des { $deals } distributions possibles, un autre choix ne rapporte plus de points.
}
puzzle-average = En moyenne sur { $deals } distributions possibles, c’est nettement le mieux pour gagner la partie.
puzzle-below = En moyenne sur { $deals } distributions possibles, un autre choix est nettement meilleur pour gagner la partie.
puzzle-agreed = Deux bots de nature différente font ce choix. Ce n’est pas prouvé.
puzzle-choice = Choix
puzzle-mean = Points en moyenne
puzzle-mean-ahead = Avance en moyenne
puzzle-worse = Moins bon dans (distributions)
puzzle-worse-of = { $worse } sur { $deals }
puzzle-possible = Une distribution est possible si elle correspond à tout ce que vous avez vu. Les points sont ceux que vous marquez dans cette manche si tout le monde joue sans faute après votre choix.
puzzle-possible-ahead = Une distribution est possible si elle correspond à tout ce que vous avez vu. Les points sont votre avance sur l’autre personne qui a des cartes si vous jouez sans faute après votre choix, elle comme vous.
puzzle-real = Les cartes telles qu’elles étaient vraiment
puzzle-example = Une distribution où cela compte
puzzle-example-about = Avec les vraies cartes, cela ne change rien. Si les cartes étaient ainsi, oui.
puzzle-played-own = Dans votre partie, vous avez choisi : { $answer }.
puzzle-values = Sous chaque carte : vos points avec cette distribution.
puzzle-values-ahead = Sous chaque carte : votre avance avec cette distribution.
puzzle-laid-down = Cartes que vous avez laissées, pas encore jouées
puzzle-unsolved = Les points avec cette distribution et une distribution où le choix compte manquent : le serveur se prépare encore. Ils seront affichés dans une minute.
puzzle-due = Ce problème revient le { $date }.
puzzle-next = Problème suivant

# Ideas of the best choice: `motif-NAME`, declared in games/GAME/motifs.py, and a sentence about each.
motif-count-the-trumps = Compter les atouts
motif-count-the-trumps-about = Tous les autres trèfles sont partis : la plus haute carte d’une couleur gagne à coup sûr. Entamez-la maintenant.
motif-exit = Laisser entamer les autres
motif-exit-about = Vous avez la plus haute carte d’une couleur, mais vous entamez une carte qui peut être battue.
motif-draw-trumps = Faire tomber les atouts
motif-draw-trumps-about = Vous entamez trèfle tant que d’autres peuvent en avoir.
motif-cash = Encaisser une carte maîtresse
motif-cash-about = Vous entamez la plus haute carte d’une couleur, bien qu’on puisse la couper.
motif-duck = Laisser le pli
motif-duck-about = Vous pourriez faire le pli, mais vous le laissez aux autres.
motif-win-high = Gagner avec une haute carte
motif-win-high-about = Une carte plus basse gagnerait aussi, mais vous faites le pli avec une plus haute.
motif-win-low = Gagner au plus bas
motif-win-low-about = Vous faites le pli avec la plus basse carte de la couleur qui puisse le gagner.
motif-ruff = Couper
motif-ruff-about = Vous gagnez le pli avec un trèfle, bien qu’une autre carte soit permise.
motif-make-void = Se vider d’une couleur
motif-make-void-about = Vous vous séparez de la dernière carte d’une couleur, pour pouvoir la couper plus tard.
motif-unload = Se débarrasser d’une haute carte
motif-unload-about = Le pli n’est pas à vous. Vous vous séparez d’une carte plus haute qu’il ne le faut.
motif-keep-trumps = Garder ses atouts
motif-keep-trumps-about = Vous pourriez entamer trèfle, mais vous entamez une autre couleur.
motif-lead-strong = Entamer sa plus forte carte
motif-lead-strong-about = Vous entamez la carte que le moins de cartes encore dehors peuvent battre dans sa couleur.
motif-lead-weak = Entamer sa plus faible carte
motif-lead-weak-about = Vous entamez la carte que le plus de cartes encore dehors peuvent battre dans sa couleur.
motif-throw-weak = Donner sa plus faible carte
motif-throw-weak-about = Le pli n’est pas à vous. Vous jouez la carte que le plus de cartes encore dehors peuvent battre dans sa couleur.
motif-throw-strong = Donner sa plus forte carte
motif-throw-strong-about = Le pli n’est pas à vous. Vous jouez la carte que le moins de cartes encore dehors peuvent battre dans sa couleur.
motif-lead-short = Entamer sa couleur la plus courte
motif-lead-short-about = Vous entamez la couleur hors atout dont vous avez le moins de cartes.
motif-lead-long = Entamer sa couleur la plus longue
motif-lead-long-about = Vous entamez la couleur hors atout dont vous avez le plus de cartes.
motif-over-ruff = Surcouper
motif-over-ruff-about = Quelqu’un a coupé, et vous battez ce trèfle avec un plus fort.

motif-throw-the-queen = Donner la dame à son partenaire
motif-throw-the-queen-about = Votre partenaire gagne le pli : vous y ajoutez la dame de carreau.
motif-bring-the-queen-home = Ramener la dame
motif-bring-the-queen-home-about = La dame de carreau gagne ce pli : vous la jouez maintenant.
motif-catch-the-queen = Attraper la dame
motif-catch-the-queen-about = La dame de carreau est dans ce pli, et vous le gagnez.
motif-keep-the-queen = Garder la dame
motif-keep-the-queen-about = Les adversaires gagnent le pli : la dame de carreau reste dans votre main.
motif-give-a-club = Donner un trèfle à son partenaire
motif-give-a-club-about = Votre partenaire gagne le pli, et un trèfle y vaut un point.
motif-overtake = Passer devant son partenaire
motif-overtake-about = Votre partenaire gagne le pli, mais vous battez sa carte, bien que rien ne vous y oblige.
motif-unblock = Faire place à son partenaire
motif-unblock-about = Vous fournissez sous la carte de votre partenaire, mais pas avec votre plus basse.

motif-take-the-ace-of-hearts = Prendre l’as de cœur
motif-take-the-ace-of-hearts-about = L’as de cœur vaut 10 points, et vous gagnez le pli où il se trouve.
motif-stay-without-spades = Rester sans pique
motif-stay-without-spades-about = Vous n’avez encore aucun pique dans vos plis, ce qui vaut 5 points. Vous laissez aux autres un pli avec un pique.
motif-take-diamonds = Ramasser des carreaux
motif-take-diamonds-about = Le plus de carreaux vaut 20 points. Vous gagnez un pli avec un carreau, bien que rien ne vous y oblige.

motif-wait-to-go-out = Attendre avant de sortir
motif-wait-to-go-out-about = Vous pourriez jouer vos dernières cartes, mais vous attendez.
motif-hold-the-15 = Garder le 15
motif-hold-the-15-about = Vous pourriez jouer un 15, mais vous le gardez.
motif-spend-the-15 = Dépenser le 15
motif-spend-the-15-about = Vous jouez un 15 maintenant, alors qu’un autre choix le garderait.
motif-pass = Passer
motif-pass-about = Vous pourriez jouer, mais vous passez.
motif-take-clubs = Se battre pour les trèfles
motif-take-clubs-about = Il y a des trèfles dans ce pli : vous jouez au lieu de passer.
motif-break-a-set = Casser un set
motif-break-a-set-about = Vous jouez quelques cartes d’un nombre, et gardez les autres.
motif-lead-a-single = Entamer un single
motif-lead-a-single-about = Vous pourriez entamer un set ou un run, mais vous entamez une seule carte.
motif-lead-a-run = Entamer un run
motif-lead-a-run-about = Vous entamez des nombres qui se suivent.
motif-lead-many = Entamer le plus de cartes possible
motif-lead-many-about = Vous entamez la plus grande combinaison que vous avez.
motif-keep-clubs = Garder ses trèfles
motif-keep-clubs-about = Vous pourriez jouer un trèfle, mais vous ne jouez que d’autres cartes.
motif-play-clubs = Jouer ses trèfles
motif-play-clubs-about = Vous jouez autant de trèfles que possible.
motif-lead-low = Entamer bas
motif-lead-low-about = Vous entamez une combinaison dont la plus haute carte est la plus basse possible.
motif-play-high = Jouer haut
motif-play-high-about = Vous jouez une combinaison dont la plus haute carte est la plus haute possible.
motif-answer = Ne pas passer
motif-answer-about = Vous pourriez passer, mais vous répondez au pli.
