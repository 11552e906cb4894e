# Tournaments: the matches of the week and those of clubs. Everyone plays the same deals.
tournaments-page-title = Les mêmes cartes pour tous – Clubsuit
tournaments-help = Tous jouent les mêmes cartes, à la même place, contre les mêmes bots. Vous voyez ensuite combien de points vous avez faits de plus ou de moins que les autres. Il n’y a ni conseil ni retour en arrière, et chacun ne joue qu’une fois.
tournaments-week = La partie de la semaine
tournaments-week-help = De nouvelles cartes chaque lundi, pour chaque jeu.
tournaments-club = Tournois
tournaments-club-help = Ceux que vous avez créés ou auxquels vous participez. Pour les autres, il faut un lien que quelqu’un vous envoie.
tournaments-none = Aucun pour l’instant.
tournaments-new = Créer un tournoi
tournaments-new-help = Vous recevez un lien à envoyer. Toute personne qui l’a peut jouer, avec un compte ou sans.
tournaments-account = Pour créer un tournoi, connectez-vous ou créez un compte.
tournaments-name = Nom
tournaments-name-example = par exemple Soirée du club
tournaments-game = Jeu
tournaments-hands = Manches
tournaments-level = Niveau des bots
tournaments-days = Ouvert pendant
tournaments-days-count = { $days ->
    [one] 1 jour
   *[other] { $days } jours
  }
tournaments-make = Créer

tournament-week = Partie de la semaine : { $game }
tournament-page-title = { $name } – Clubsuit
tournament-about = { $hands ->
    [one] 1 manche, { $game } ; bots : { $level }
   *[other] { $hands } manches, { $game } ; bots : { $level }
  }
tournament-until = Ouvert jusqu’au { $time }
tournament-over = Terminé le { $time }
tournament-players = { $entries ->
    [0] Personne n’a encore commencé.
    [one] 1 personne a commencé, { $finished } a joué toutes les manches.
   *[other] { $entries } personnes ont commencé, { $finished } ont joué toutes les manches.
  }
tournament-play = Jouer
tournament-play-name = Jouer : { $name }
tournament-continue = Continuer : manche { $number } sur { $hands }
tournament-look = Résultats
tournament-look-name = Résultats : { $name }
tournament-name = Votre nom, tel que les autres le voient
tournament-later = Vous verrez les résultats quand vous aurez joué toutes les manches.
tournament-gone = Vous avez supprimé votre table, et chacun ne joue qu’une fois les cartes d’un tournoi.
tournament-link = Lien pour les autres
tournament-share = Envoyer le lien
tournament-before = La semaine précédente
tournament-results = Résultats
tournament-accounts = Avec un compte
tournament-guests = Sans compte
tournament-guests-help = Les places sans compte sont à part : sans compte, on peut revenir sous un autre nom et connaître les cartes.
tournament-nobody = Personne pour l’instant.
tournament-place = Rang
tournament-player = Nom
tournament-field = Écart à la moyenne
tournament-matchpoints = Battus
tournament-hand = Manche { $number }
tournament-mean = Moyenne de tous
tournament-review-name = Analyser la partie : { $name }
tournament-you = vous
tournament-help = « Écart à la moyenne » dit combien de points par manche quelqu’un a faits de plus que la moyenne de tous ceux qui ont joué chaque manche, avec ou sans compte. « Battus » est la part de ces autres qui ont fait moins de points, en moyenne sur les manches ; l’égalité compte pour moitié. À points égaux, le rang est le même. Un nom mène à l’analyse de cette partie.
tournament-fair = Comment ces cartes sont données
tournament-fair-how = Le serveur a tiré un secret et en montre l’empreinte dès le début : il ne peut donc pas le changer ensuite. Le navigateur de la première personne a ajouté une chaîne aléatoire. Toutes les cartes de tous découlent des deux ensemble.
tournament-fair-later = Le secret est révélé cinq minutes après la fin. Votre navigateur peut alors refaire chaque donne pour vérifier.
tournament-fair-first = Chaîne aléatoire de la première personne
tournament-fair-none = Personne n’a encore joué.
tournament-fair-secret = Secret

## What the server says
server-tournament-guest = il faut un compte pour créer un tournoi
server-tournament-many = vous avez { $number } tournois en cours, c’est le maximum
server-tournament-honour = dans un tournoi, les règles sont strictes, car un appel dépend de qui est le plus rapide
server-tournament-long = { $hands ->
    [0] ce jeu est trop long pour un tournoi
    [one] avec ces options, un tournoi a au plus une manche
   *[other] avec ces options, un tournoi a au plus { $hands } manches
  }
server-tournament-program = les programmes ne participent pas aux tournois
server-tournament-warming = les bots de ce tournoi se préparent encore ; réessayez dans une minute
