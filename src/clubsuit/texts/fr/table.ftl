# The browser's table: everything the page says by itself.

## The lobby
lobby-title = Clubsuit
lobby-tagline = Quatre jeux de cartes nommés Clubs
lobby-name = Votre nom
lobby-name-example = Vous
lobby-your-turn = À vous de jouer
lobby-title-waiting = { $count ->
    [one] À vous de jouer · Clubsuit
   *[other] À vous de jouer à { $count } tables · Clubsuit
  }
lobby-unfinished = Parties en cours
lobby-awaits = On attend { $names }
lobby-games = Nouvelle partie
lobby-finished = Parties finies
lobby-invitations = On vous invite
lobby-invitation = { $name } vous invite à jouer
lobby-invitation-no = Non, merci
lobby-invitation-no-name = Retirer l’invitation à { $game } envoyée par { $name }
lobby-listed = Tables ouvertes
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-listed-table = { $number ->
    [0] { $count ->
        [one] { $names } attend
       *[other] { $names } attendent
      }
   *[other] manche { $number } : { $names }
  }
lobby-listed-free = { $count ->
    [0] à regarder
    [one] { $count } place libre
   *[other] { $count } places libres
  }
lobby-listed-all = Tout afficher ({ $count })
lobby-loading = Chargement…
lobby-again = Réessayer
lobby-play = Jouer
lobby-learn = Apprendre
lobby-learn-help = Une première manche, avec un guide à vos côtés.
lobby-more = Plus
lobby-more-game = D’autres façons de jouer à { $game }
lobby-ways-bots = Contre des bots
lobby-friends = Jouer entre amis
lobby-friends-help = Choisissez un jeu. Une table s’ouvre, avec un lien à envoyer : vos amis n’ont besoin ni de compte ni d’application.
lobby-anyone-help = Vous rejoignez des gens qui attendent de jouer à ce jeu, ou vous en attendez. { $clock }.
lobby-play-game = Jouer à { $game } tout de suite
lobby-setup = Personnaliser…
lobby-setup-help = Choisissez les options, la pendule et qui joue.
lobby-rules = Règles
lobby-rules-game = Règles de { $game }
lobby-start = Commencer
lobby-players = Joueurs
lobby-players-count = { $count } joueurs
lobby-players-range = { $low } à { $high } joueurs
lobby-table = { $number ->
    [0] pas commencée, avec { $names }
   *[other] manche { $number }, avec { $names }
  }
lobby-won = Partie gagnée, score : { $points }
lobby-ended = Partie écourtée, votre score : { $points }
lobby-lost = Partie gagnée par { $names } ; votre score : { $points }
lobby-option-usual = par défaut
lobby-option-club = ♣{ $number }
lobby-house = Règles maison
lobby-house-help = Elles changent le jeu. Les bots les connaissent, mais ont été faits pour les règles habituelles.
lobby-hints = Conseils
lobby-hints-help = Vous pouvez demander ce que ferait le meilleur bot.
lobby-opponents = Vos adversaires
lobby-others = Les autres joueurs
lobby-opponent = { $number ->
    [1] Juste après vous (à votre gauche)
    [2] 2e après vous
    [3] 3e après vous
    [4] 4e après vous
   *[other] 5e après vous
  }
lobby-level = Niveau des bots
level-beginner = Débutant
level-beginner-help = Oublie ce qui a été joué et évalue souvent mal une carte.
level-casual = Loisir
level-casual-help = Connaît le jeu, mais laisse parfois passer quelque chose.
level-strong = Fort
level-strong-help = Compte les cartes et sait ce que vaut chacune.
level-best = Maximal
level-best-help = Prévoit les coups et essaie de nombreuses répartitions des cartes cachées.

## With friends
friends-open = Entre amis
friends-open-game = Ouvrir une table de { $game } entre amis
friends-link = Envoyez ce lien à vos amis
friends-link-help = Avec ce lien, on peut regarder ou prendre la place d’un bot.
friends-link-own = Seul cet ordinateur peut l’ouvrir. Pour des amis du même réseau : « clubsuit play --lan ».
friends-copy = Copier le lien
friends-copied = Copié
friends-copy-yourself = Le texte est sélectionné. Copiez-le avec la commande de votre appareil.
friends-share = Partager le lien
friends-copy-this = Copier
friends-code = Pour un téléphone dans la même pièce
friends-code-alt = Code QR du lien de cette table
friends-listed = Afficher dans la liste des tables ouvertes
friends-listed-help = Toute personne qui visite ce serveur peut trouver la table, regarder ou prendre place. L’enregistrement de la partie sera public.
friends-watch = Ce que voient les spectateurs
friends-watch-public = Seulement les cartes visibles
friends-watch-public-help = Ce qui est face visible sur la table.
friends-watch-late = Toutes les cartes, avec une manche de retard
friends-watch-late-help = Les cartes visibles, et toutes celles d’une manche dès que la suivante a commencé.
friends-watch-seat = Les cartes d’une seule personne
friends-watch-seat-help = Les cartes visibles, et la main d’une personne qui y consent.
friends-days = Jouer sur plusieurs jours
friends-days-help = Pour jouer sans être là en même temps. Aucun bot ne remplace personne. « Mes parties » montre où c’est à vous de jouer.
friends-brief = Les règles en bref
friends-invited = { $count ->
    [0] Il n’y a encore personne ici.
    [one] { $names } vous invite à jouer.
   *[other] { $names } vous invitent à jouer.
  }
friends-not-yet = { $missing ->
    [0] Toutes les places sont prises. Vous pouvez attendre ici et regarder la partie.
   *[other] Écrivez votre nom et prenez place. Des bots jouent aux places qui restent libres.
  }
friends-wait-alone = Personne d’autre n’a encore pris place.
friends-wait-alone-help = Envoyez le lien à vos amis, ou distribuez dès maintenant : des bots jouent aux places libres, et vos amis peuvent prendre la place d’un bot à tout moment.
friends-wait-here = { $missing ->
    [0] Toutes les places sont prises.
   *[other] { $count } personnes sont là.
  }
friends-wait-help = { $missing ->
    [0] Chacun peut distribuer les cartes.
   *[other] Chacun peut distribuer les cartes. Des bots jouent aux places libres, et vos amis peuvent prendre la place d’un bot à tout moment.
  }
friends-begin = Distribuer les cartes
friends-begins = On mélange les cartes…
friends-begins-help = Chaque navigateur ajoute son propre nombre aléatoire : ainsi, personne ne peut choisir les donnes.
friends-seats = Prenez place
friends-full = Toutes les places sont prises.
friends-here = Qui est là
manners-open = Bloquer ou signaler quelqu’un
friends-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
  }
friends-you = vous
friends-bot = Bot : { $level }
friends-away = absence : un bot joue à sa place
friends-sit = Prendre place
friends-sit-seat = Prendre place : siège occupé par { $name }
friends-rise = Quitter ma place
friends-onlooker = Vous regardez la partie.
friends-onlooker-of = Vous regardez la partie. Vous voyez ce que voit { $name }.
friends-before = La manche précédente
friends-before-of = Les cartes reçues par { $name } à la manche précédente
friends-show = Montrer mes cartes aux spectateurs
friends-show-help = Tout de suite, et à quiconque a le lien, vos adversaires compris.
friends-shown = montre ses cartes aux spectateurs

## Several players at one screen
screen-title = À plusieurs sur cet écran
screen-about = Vous faites circuler l’écran. Entre les tours, un rideau cache les cartes.
screen-name = Nom de la personne à ajouter
screen-add = Prendre place
screen-here = sur cet écran
screen-with = partage un écran avec { $name }
screen-for = L’écran est pour { $name }
screen-who = Qui a l’écran ?
screen-help = Les autres ne regardent pas.
screen-lift = C’est moi, { $name } : voir mes cartes

## Another device
device-title = Un autre appareil
device-help = Continuez sur votre téléphone ou un autre ordinateur, avec les mêmes places et les mêmes parties.
device-make = Créer un lien
device-link = Ouvrez ce lien sur l’autre appareil
device-link-help = Il ne sert qu’une fois, dans les dix minutes. Ne le donnez à personne : qui l’ouvre joue à votre place.
device-kept-title = Lien de secours
device-kept-help = Si ce navigateur oublie un jour qui vous êtes, ce lien vous rend vos places et vos parties. Gardez-le avec vos mots de passe.
device-kept-make = Créer un lien de secours
device-kept-link = Votre lien de secours
device-kept-link-help = Il sert autant de fois qu’il le faut, jusqu’à ce que vous en créiez un nouveau. Ne le donnez à personne : qui l’ouvre joue à votre place.
device-code-alt = Code QR de ce lien
device-page-title = Continuer ici – Clubsuit
device-go-on = Continuer ici ?
device-go-on-as = Continuer ici sous le nom { $name } ?
device-go-on-help = Ce navigateur aura les mêmes places et les mêmes parties que l’autre appareil. Vous pourrez utiliser les deux.
device-others = { $count ->
    [one] Ce navigateur a déjà une partie. Vous la perdrez.
   *[other] Ce navigateur a déjà des parties. Vous les perdrez.
  }
device-here = Continuer ici
device-broken = Ce lien est incomplet
device-broken-help = Copiez-le en entier, ou créez-en un autre dans les paramètres de l’autre appareil.

## My games
mine-link = Mes parties
mine-page-title = Mes parties – Clubsuit
mine-title = Mes parties
mine-none = Vous n’avez pas encore de parties ici.
mine-open = Ouvrir
mine-go-on = Continuer
mine-open-game = Ouvrir cette partie de { $game }
mine-go-on-game = Continuer cette partie de { $game }
mine-record = Télécharger
mine-record-game = Télécharger l’enregistrement de cette partie de { $game }
mine-delete = Supprimer
mine-delete-game = Supprimer cette partie de { $game }
mine-more = Voir plus
mine-keep = Garder
mine-delete-title = Supprimer cette partie ?
mine-delete-help = { $people ->
    [one] Vous ne pourrez pas la récupérer.
   *[other] Elle disparaît de vos parties, et vous ne pourrez pas la récupérer. Les autres à la table la gardent. Si elle n’est pas finie, un bot prend votre place à partir de la manche suivante.
  }
mine-data = Mes données
mine-data-help = Le téléchargement contient toutes vos parties avec leurs enregistrements, et les personnes avec qui vous avez joué. La suppression efface toutes vos parties, vos blocages et vos invitations, ainsi que votre nom dans les parties que d’autres gardent. Ce navigateur repart alors de zéro.
mine-export = Tout télécharger
mine-delete-all = Tout supprimer
mine-delete-all-title = Tout supprimer ?
mine-delete-all-help = Toutes vos parties et les paramètres de ce navigateur sont effacés, et vous ne pourrez pas les récupérer. Dans les parties en cours, des bots prennent vos places.

## An account
account-link = Se connecter
account-page-title = Compte – Clubsuit
account-log-in = Se connecter
account-log-in-help = Les parties de ce navigateur s’ajoutent au compte.
account-make = Créer un compte
account-make-help = On peut jouer sans. Avec un compte, vous retrouvez vos parties partout où vous vous connectez. Vos places et vos parties passent dans ce compte ; sur les autres appareils où vous jouez sans compte, connectez-vous aussi.
account-name = Nom
account-password = Mot de passe
account-password-help = Au moins { $number } caractères. Gardez-le bien : un mot de passe perdu ne se remplace pas.
account-have = J’ai un compte
account-none = Je n’ai pas encore de compte
account-in-help = Votre compte est connecté ici. Vous retrouvez vos parties partout où vous vous connectez.
account-log-out = Se déconnecter
account-change = Changer le mot de passe
account-change-help = Tous vos autres appareils sont alors déconnectés.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-changed = Le mot de passe a été changé.

## Statistics
stats-link = Mes statistiques
people-link = Avec qui j’ai joué
lobby-tournament = Les mêmes cartes pour tous, votre score : { $points }
tournaments-link = Les mêmes cartes pour tous
tournaments-line = La partie de la semaine, et les tournois de votre club : tous jouent les mêmes cartes avec les mêmes bots, et vous voyez comment vous vous en êtes tiré.
stats-page-title = Mes statistiques – Clubsuit
stats-title = Mes statistiques
stats-loading = Calcul sur vos parties…
stats-none = Rien à compter pour l’instant : jouez d’abord une manche.
stats-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $hands ->
    [one] { $hands } manche finie.
   *[other] { $hands } manches finies.
  }
stats-won = Parties finies : { $finished }, gagnées : { $won } ({ $percent } %).
stats-share = { $percent } % ({ $total } sur { $times })
stats-mean = { $mean } en moyenne
stats-scores = { $count ->
    [one] Points de la dernière manche
   *[other] Points des { $count } dernières manches
  }
stats-scores-label = { $count ->
    [one] { $count } manche, de { $low } à { $high } points
   *[other] { $count } manches, de { $low } à { $high } points
  }
stats-as-table = En tableau
stats-hand = Manche
stats-points = Points
stats-ratings = Cotes
stats-ratings-help = Estimées d’après toutes les parties de ce type finies sur ce serveur, y compris contre des bots. Tout le monde commence à 250 ± 83. Plus il y a de parties, plus la cote est sûre.
stats-player = Nom
stats-you = Vous
stats-rating = Cote
stats-doubt = Incertitude
stats-rated = Parties

## Programs
programs-seat = un programme
programs-title = Faire jouer un programme
programs-help = Votre programme se connecte à cette table avec un jeton d’accès, prend une place et joue comme tout le monde.
programs-make = Créer un jeton
programs-address = Adresse de cette table
programs-token = Jeton
programs-token-help = Il ne s’affiche que maintenant. Votre programme l’envoie sous la forme Authorization: Bearer, suivi du jeton.

## Settings
settings-title = Paramètres
settings-pace = Vitesse de jeu
settings-pace-slow = Lente
settings-pace-normal = Normale
settings-pace-fast = Rapide
settings-pace-instant = Immédiate
settings-theme = Thème
settings-theme-auto = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-sort = Trier les cartes numérotées par
settings-sort-number = Nombre
settings-sort-suit = Couleur
settings-coach = Coach
settings-coach-first = Premières manches
settings-coach-always = Toujours
settings-coach-never = Jamais
settings-coach-help = Contre des bots : vous avertit aussitôt quand un choix vous coûte cher, pour que vous puissiez l’annuler.
settings-forced = Faire d’office ce qui est obligatoire
settings-forced-help = Si vous ne pouvez que passer, ou payer avec certaines cartes. Chaque fois, vous voyez un instant ce qui se passe.
settings-forced-cards = Jouer d’office la seule carte possible
settings-forced-cards-bots = Contre des bots
settings-forced-cards-always = Toujours
settings-forced-cards-never = Jamais
settings-forced-cards-help = Seulement si vous ne pouvez pas passer non plus. Vous voyez la carte un instant et pouvez l’arrêter.
settings-drag = Faire glisser les cartes vers la table
settings-drag-help = Lâchez la carte ailleurs pour la garder. Un clic ou un appui la joue aussi.
settings-ahead = Choisir une carte avant mon tour
settings-ahead-help = Cliquez sur une carte pendant que les autres décident : elle est jouée à votre tour si les règles le permettent. D’ici là, personne ne voit votre choix, et un deuxième clic l’annule. Impossible à Climbing Clubs et sur l’honneur.
settings-awake = Garder l’écran allumé pendant une partie
settings-sound = Sons
settings-volume = Volume
settings-volume-soft = Faible
settings-volume-normal = Normal
settings-volume-loud = Fort
settings-sound-hidden = Son à mon tour dans un onglet caché
settings-sound-hidden-help = Quand vous regardez un autre onglet ou une autre fenêtre. Les autres sons se taisent alors.
settings-vibrate = Vibrer à mon tour et quand je joue
settings-motion = Animer les cartes
settings-motion-help = Sans animation, les cartes passent d’un coup à leur nouvelle place.
settings-felt = Tapis
settings-felt-green = Vert
settings-felt-ink = Bleu
settings-felt-claret = Rouge
settings-back = Dos des cartes
settings-back-red = Rouge
settings-back-ink = Bleu
settings-back-green = Vert
settings-letters = Lettres sur les cartes
settings-language = Langue
settings-deck = Cartes
settings-deck-two = Bicolores
settings-deck-four = Quadricolores

## The table: frame
table-page-title-turn = À vous de jouer · { $game }
table-page-title = { $game } – Clubsuit
table-to-lobby = Retour à l’accueil
table-connecting = Ouverture de la table…
table-connecting-help = La première table d’un jeu prend un peu plus de temps : le jeu se prépare.
table-reconnecting = Connexion perdue. Reconnexion en cours…
table-reconnecting-sent = Connexion perdue. Reconnexion en cours… Votre choix sera ensuite renvoyé.
table-on-its-way = Envoi…
table-reconnected = Connexion rétablie.
table-reconnecting-help = Rien n’est perdu : votre partie est enregistrée.
table-warming = Préparation : conseils et analyses arrivent dans une minute. D’ici là, le niveau « Maximal » joue comme « Fort ».
table-warming-failed = Ni conseils ni analyses, et le niveau « Maximal » joue comme « Fort » : les règles n’ont pas pu être compilées. Le journal du serveur dit pourquoi.
page-not-found = Page introuvable
page-not-found-help = Il n’y a rien à cette adresse. Elle est peut-être incomplète.
table-unreachable = Le serveur ne répond pas. Est-il en marche ?
table-closed-4402 = Votre navigateur n’envoie pas de cookie
table-closed-4402-help = Sans cookie, votre place reste introuvable : autorisez les cookies pour cette page et rechargez-la.
table-closed-4404 = Table introuvable
table-closed-4404-help = Elle appartient peut-être à un autre navigateur, ou l’adresse est incomplète.
table-closed-4405 = Cette table a été fermée
table-closed-4405-help = La personne qui gère ce serveur l’a supprimée, ou tous les participants l’ont supprimée.
table-closed-4423 = Trop de monde regarde cette table
table-closed-4423-help = Rechargez cette page plus tard. Qui joue peut toujours entrer.
table-closed-4429 = Cette table est ouverte dans trop de fenêtres
table-closed-4429-help = Fermez-en quelques-unes et rechargez cette page.
table-closed-4426 = Cette page appartient à une autre version de Clubsuit
table-closed-4426-help = Rechargez la page. Votre partie est enregistrée.
table-closed-4430 = Cette page a envoyé trop de messages
table-closed-4430-help = Rechargez la page. Votre partie est enregistrée.
table-closed-4500 = Un problème est survenu sur le serveur
table-closed-4500-help = Votre partie est enregistrée. Recharger la page peut aider.
table-close = Fermer
table-hint = Conseil
why-words = « { $words }. »
table-hint-card = conseil
table-hint-equal = Aussi bien : « { $other } »
table-hint-clear = Nettement mieux que « { $other } »
table-hint-little = Un peu mieux que « { $other } »
table-hint-near = « { $other } » est peut-être aussi bien
table-hint-worth = { $doubt ->
    [0] { $chance } %
   *[other] { $chance } ± { $doubt } %
  } de parties gagnées, { $points } pt
table-more = Plus

## The coach
remark-title = Coach
remark-costly = « { $best } » aurait été mieux : votre choix vous coûte { $loss } chances de gain sur 100.
remark-weighed = Essayé sur { $worlds } donnes compatibles avec ce que vous avez vu. Erreur probable : { $doubt } sur 100.
remark-go-on = Continuer
remark-waits = Les autres vous attendent.

table-tools = Menu de la table
table-take-back = Annuler
table-take-back-what = Annuler « { $what } »
table-pause = Suspendre la partie
table-paused = La partie est suspendue.
table-resume = Reprendre
table-agree = D’accord
table-disagree = Non
table-withdraw = Retirer
table-proposed-takeback = { $name } voudrait annuler « { $what } ».
table-proposed-takeback-mine = Vous voudriez annuler « { $what } ».
table-proposed-pause = { $name } voudrait suspendre la partie.
table-proposed-pause-mine = Vous voudriez suspendre la partie.
table-proposed-resume = { $name } voudrait reprendre la partie.
table-proposed-resume-mine = Vous voudriez reprendre la partie.
table-proposed-end = { $name } voudrait arrêter la partie maintenant, sans la finir.
table-proposed-end-mine = Vous voudriez arrêter la partie maintenant, sans la finir.
table-proposed-replace = { $name } voudrait qu’un bot remplace pour de bon { $other }, qui n’est pas là.
table-proposed-replace-mine = Vous voudriez qu’un bot remplace pour de bon { $other }, qui n’est pas là.
table-proposed-hints = { $name } voudrait des conseils pour tout le monde.
table-proposed-hints-mine = Vous voudriez des conseils pour tout le monde.
table-declined = { $name } a dit non.
table-proposed-missing = On attend { $names }.
chat-title = Chat
chat-unread = Chat, { $count } à lire
chat-your-turn = C’est à vous de jouer.
chat-empty = Personne n’a encore rien dit.
chat-say = Votre message
chat-send = Envoyer
chat-phrases = Phrases toutes faites
chat-watching = Les spectateurs peuvent lire, mais pas écrire.
chat-kept = Le serveur garde quelque temps les cinquante derniers messages en mémoire. Il ne les enregistre que si quelqu’un signale la personne qui les a écrits.
chat-mute = Masquer les messages : { $name }
chat-hear = Afficher les messages : { $name }
chat-hello = Bonjour !
chat-luck = Bonne chance !
chat-played = Bien joué !
chat-close = C’était serré !
chat-thanks = Merci !
chat-sorry = Pardon !
chat-moment = Un instant, s’il vous plaît.
chat-back = Me revoilà.
chat-bye = Au revoir !
table-agree-help = Toute la table doit être d’accord, sauf les absents. Pour arrêter la partie ou remplacer quelqu’un, l’accord des présents suffit :
table-hints-allow = Autoriser les conseils
table-hints-end = Arrêter les conseils
table-replace = Remplacer { $name } par un bot, pour de bon
table-end = Arrêter la partie
table-end-help = La partie reste inachevée, et personne ne la gagne. On peut en garder l’enregistrement.
table-end-propose = Proposer d’arrêter
table-end-now = Arrêter maintenant
table-ended = La partie a été arrêtée avant la fin.
table-ended-by = { $count ->
    [one] { $names } l’a arrêtée avant la fin.
   *[other] Arrêtée avant la fin, d’un commun accord : { $names }.
  }
table-facts = Cette manche
table-centre = Milieu de la table
table-hand-number = Manche { $number }
table-hand-to = · jusqu’à { $target }
table-target = Score à atteindre : { $target }.
table-you = (vous)
table-yes = oui
table-not-yet = pas encore
table-rule = Règle { $rule }
table-rules-title = Règles de { $game } – Clubsuit
table-rules-apart = Ouvrir les règles dans un autre onglet
brief-title = Fiche de table : { $game } – Clubsuit
brief-link = Imprimer une fiche de table
brief-print = Imprimer
brief-none = Ce jeu n’a pas de fiche de table.
brief-back = Toutes les règles
brief-aim = Le but
brief-deal = Cartes et distribution
brief-turn = Le jeu
brief-score = Les points
brief-end = Fin de la partie
table-rules-none = Impossible de charger ces règles

## Cards
table-joker = joker
table-joker-index = JOKER
table-card = { $rank } de { $suit }
table-card-hidden = carte cachée
table-card-points-badge = { $points }
table-card-stands-for = comme { $number }
table-wild = { $card } comme { $number }
table-rank-A = as
table-rank-J = valet
table-rank-Q = dame
table-rank-K = roi
table-mark-received = reçue
table-mark-ahead = ensuite
table-mark-sent = donnée
table-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
  }
table-sort-number = Trier la main par nombre
table-sort-suit = Trier la main par couleur

## Players
table-seat-you = { $name } (vous)
table-seat-of = { $name }
table-dealer = donneur
table-dealer-mark = D
table-team = Équipe { $number }
table-partner = partenaire
table-bids = enchères :
table-count-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  }
table-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
table-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
table-count-total = Score : { $points }
table-points-short = { $count } pt
table-tag-turn = réfléchit
table-tag-your-turn = à vous
table-tag-choosing = choisit
table-tag-chosen = a choisi
table-tag-passed = a passé

## Facts on the bar
table-trump = Atout
table-trump-help = Un trèfle, qui bat toutes les cartes des autres couleurs.
table-differs = Bon à savoir
table-card-by-itself = C’est la seule carte que vous pouvez jouer. Désormais, une telle carte sera jouée d’office ; vous pouvez changer cela dans les paramètres.
table-sound = Sons
table-sound-on = Les sons sont coupés : les activer
table-sound-off = Les sons sont activés : les couper
table-stop-by-itself = Stop : c’est moi qui décide
table-by-itself = { $pays ->
    [yes] C’est tout ce que vous pouvez faire ici. Désormais, quand il n’y a pas de choix, vous passerez ou paierez d’office ; vous pouvez changer cela dans les paramètres.
   *[no] C’est tout ce que vous pouvez faire ici. Désormais, quand vous ne pouvez que passer, vous passerez d’office ; vous pouvez changer cela dans les paramètres.
  }

## The middle
table-trick = Le pli
table-trick-none = Il n’y a pas de cartes sur la table.
table-to-beat = { $name } · à battre
table-trick-wins = l’emporte
table-trick-forfeited = hors course
table-takes = { $who ->
    [you] Vous faites le pli
   *[other] { $seat } fait le pli
  }
table-sending = Cartes à donner
table-sending-help = Chacun donne une carte à droite, face cachée.

## Honour play
table-call = Arbitre
table-call-left = encore { $left }
table-call-of = Appeler l’arbitre contre { $name } : { table-call-title }
table-call-title = a-t-on enfreint une règle ? Vous pouvez encore appeler l’arbitre à tort { $left } fois
table-own-up = Avouer
table-own-up-title = avez-vous enfreint une règle ? L’arbitre examine ce que vous avez joué. Vous pouvez encore l’appeler à tort { $left } fois
table-referee = L’arbitre
table-heard = Continuer

## Decisions
table-actions = Votre décision
table-ahead = { $card } : cette carte sera jouée à votre tour. Cliquez de nouveau dessus pour annuler.
table-ahead-dropped = { $card } : les règles interdisent maintenant cette carte, elle n’a pas été jouée.
table-do-play = Jouer { $cards }
table-do-bid = Enchérir { $cards }
table-do-discard = Écarter { $cards }
table-do-give = Céder { $cards }
table-do-send = Donner { $cards }
table-do-discard-none = Ne rien écarter
table-do-give-none = Ne rien céder
table-do-retake = Jouer { $cards }
table-do-take = Ramasser le pli
table-do-ready = C’est bon
table-do-pass = Passer
table-do-rest = Prendre le reste
table-do-rest-help = Tous les plis qui restent sont à vous, quoi qu’aient les autres : la manche se joue jusqu’au bout.
table-do-keep = Garder
table-do-swap = Échanger
table-do-double = Quitte ou double
table-do-play-count = Jouer { $count } cartes
table-do-send-count = Donner { $count } cartes
table-do-discard-count = Écarter { $count } cartes
table-pick-count = { $chosen } sur { $count }
table-pick-one = Choisissez une carte
table-pick-full = { $count } cartes sont choisies. Reposez-en une avant d’en prendre une autre.
table-pick-not-yet = Choisissez plus de cartes, ou d’autres
table-pick-play = Choisissez des cartes
table-pick-send = Choisissez des cartes
table-pick-discard = Choisissez des cartes
table-pick-give = Choisissez des cartes
table-pick-bid = Choisissez une carte
table-clear = Reposer les cartes
table-chosen = Vous avez choisi { $cards }.
table-choose-again = Changer de choix
table-choice-stays = Garder ce choix
table-not-now = Annuler
table-which = Que voulez-vous dire ?
table-which-help = Un 15 joker peut remplacer plusieurs nombres ici.

## The log
table-log = Cette manche
table-log-empty = Rien n’a encore été joué.
table-log-trick = Pli { $number }
table-log-bid = { $who ->
    [you] Vous enchérissez { $cards }
   *[other] { $seat } enchérit { $cards }
  }
table-log-pass = { $who ->
    [you] Vous passez
   *[other] { $seat } passe
  }
table-log-play = { $who ->
    [you] Vous jouez { $cards }
   *[other] { $seat } joue { $cards }
  }
table-log-play-hidden = { table-log-play }
table-log-discard = { $who ->
    [you] Vous écartez { $cards }
   *[other] { $seat } écarte { $cards }
  }
table-log-discard-hidden = { $count ->
    [one] { $seat } écarte { $count } carte
   *[other] { $seat } écarte { $count } cartes
  }
table-log-discard-none = { $who ->
    [you] Vous n’écartez rien
   *[other] { $seat } n’écarte rien
  }
table-log-give = { $who ->
    [you] Vous cédez { $cards } à { $to }
   *[other] { $seat } cède { $cards } à { $to }
  }
table-log-give-none = { $who ->
    [you] Vous ne cédez rien
   *[other] { $seat } ne cède rien
  }
table-log-give-hidden = { $seat } cède une carte à { $to }
table-log-send = { $who ->
    [you] Vous donnez { $cards } à { $to }
   *[other] { $to_who ->
        [you] { $seat } vous donne { $cards }
       *[other] { $seat } donne { $cards } à { $to }
    }
  }
table-log-send-hidden = { $to_who ->
    [you] { $count ->
        [one] { $seat } vous donne { $count } carte
       *[other] { $seat } vous donne { $count } cartes
    }
   *[other] { $count ->
        [one] { $seat } donne { $count } carte à { $to }
       *[other] { $seat } donne { $count } cartes à { $to }
    }
  }
table-log-keep = { $who ->
    [you] Vous gardez votre main
   *[other] { $seat } garde sa main
  }
table-log-swap = { $who ->
    [you] Vous échangez votre main
   *[other] { $seat } échange sa main
  }
table-log-double = { $who ->
    [you] Vous annoncez quitte ou double
   *[other] { $seat } annonce quitte ou double
  }

table-log-call = { $who ->
    [you] Vous appelez l’arbitre contre { $called }
   *[other] { $seat } appelle l’arbitre contre { $called }
  }
table-log-own-up = { $who ->
    [you] Vous avouez
   *[other] { $seat } avoue
  }
table-log-you = vous
table-log-retake = { table-log-play }
table-log-take = { $who ->
    [you] Vous ramassez le pli
   *[other] { $seat } ramasse le pli
  }
table-log-ready = { $who ->
    [you] C’est bon pour vous
   *[other] C’est bon pour { $seat }
  }

## The score
table-sheet = Score
table-sheet-and-log = Score et journal
table-sheet-empty = La première manche est en cours.
table-sheet-none = Aucune manche n’a été finie.
table-hand-column = Manche
table-total = Total
table-score-of = Manche { $number }
table-score-nothing = pas de points
table-score-lines = D’où viennent les points
table-share = Partager une image
table-share-failed = L’image n’a pas pu être créée.
table-podium = Le podium
table-podium-ends = Plus on est près de { $ends }, meilleure est la place.
table-curve = Les totaux après chaque manche. À la fin : { $totals }.
table-best-hand = { $who ->
    [you] Votre meilleure manche : la { $number }, { $score }
   *[other] La meilleure manche : la { $number }, { $seat } avec { $score }
  }
table-costliest-hand = { $who ->
    [you] Votre manche la plus coûteuse : la { $number }, { $score }
   *[other] La manche la plus coûteuse : la { $number }, { $seat } avec { $score }
  }
table-moments = Les meilleures décisions et les plus coûteuses
table-moments-best = Les meilleures
table-moments-costliest = Les plus coûteuses
table-moments-wait = L’analyse évalue les décisions…
table-moment-of = Manche { $hand }, { $did }
table-moment-points = { $points ->
    [one] { $points } point de chances de gain
   *[other] { $points } points de chances de gain
  }
table-news-score = { $names } : { $points } dans cette manche, { $total } au total
table-news-totals = Score : { $totals }.
table-hand-over = La manche est finie. On attend que la table distribue la suivante.
table-next-hand = Manche suivante
table-results = Voir les résultats
table-over = Partie finie
table-over-place = { $who ->
    [you] Vous terminez à la { $place ->
        [2] deuxième place
        [3] troisième place
        [4] quatrième place
       *[5] cinquième place
      }.
   *[other] Votre camp termine à la { $place ->
        [2] deuxième place
       *[3] troisième place
      }.
  }
table-over-winners = { $who ->
    [you] Vous gagnez.
   *[other] { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
      }
  }
table-play-again = Rejouer
table-next-of = { $name } a ouvert une autre partie. Tout le monde garde sa place.
table-next-mine = Vous avez ouvert une autre partie. Tout le monde garde sa place.
table-next-join = Rejoindre la suivante
table-last-trick = Le dernier pli
table-all-tricks = Tous les plis de cette manche
table-last-trick-none = Aucun pli n’a encore été fait.

## Help
table-help = Aide
table-help-cards = Cliquez ou appuyez sur une carte pour la jouer. Là où l’on peut jouer plusieurs cartes à la fois, choisissez d’abord les vôtres, même s’il n’y en a qu’une, puis appuyez sur le bouton.
table-help-grey = Les cartes que vous ne pouvez pas jouer sont grisées. Cliquez sur l’une d’elles pour voir pourquoi, et selon quelle règle.
table-help-keys = Au clavier
table-help-keys-letters = Si votre clavier n’a pas de lettres latines, appuyez sur la touche qui porte la lettre sur un clavier américain.
table-help-rules = Les règles de ce jeu
table-key-arrows = ← →
table-key-arrows-does = passer d’une carte jouable ou d’une enchère possible à l’autre ; avec Maj : parcourir toutes les vôtres
table-key-ends = Début Fin
table-key-ends-does = aller à la première ou à la dernière carte
table-key-enter = Entrée
table-key-enter-does = jouer, enchérir ou choisir la carte
table-key-c = C
table-key-c-does = confirmer les cartes choisies, ou changer un choix tant qu’on attend encore les autres
table-key-f = F
table-key-f-does = jouer le seul coup possible
table-key-i = I
table-key-i-does = demander un conseil
table-key-z = Z
table-key-z-does = annuler votre dernière décision
table-key-p = P
table-key-p-does = passer
table-key-k = K
table-key-k-does = garder votre main
table-key-s = S
table-key-s-does = échanger votre main
table-key-d = D
table-key-d-does = quitte ou double
table-key-t = T
table-key-t-does = ramasser le pli
table-key-r = R
table-key-r-does = c’est bon
table-key-numbers = 1 2
table-key-numbers-does = appeler l’arbitre contre la personne à votre gauche, à votre droite
table-key-u = U
table-key-u-does = avouer une faute
table-key-o = O
table-key-o-does = continuer après l’arbitre
table-key-n = N
table-key-n-does = manche suivante, ou nouvelle partie
table-key-h = H
table-key-h-does = aller à votre main
table-key-m = M
table-key-m-does = entendre ce qui est sur la table
table-key-a = A
table-key-a-does = entendre le score
table-key-l = L
table-key-l-does = voir le dernier pli
table-key-g = G
table-key-g-does = score et journal
table-key-b = B
table-key-b-does = consulter les règles
table-key-v = V
table-key-v-does = couper ou activer les sons
table-key-e = E
table-key-e-does = prendre le reste, quand tous les plis restants sont à vous
table-key-escape = Échap
table-key-escape-does = reposer les cartes choisies ; voir tout de suite ce que font les autres
table-key-help = ?
table-key-help-does = cette page

## Fair deals
table-fair = Donnes vérifiables
table-fair-short = Personne n’a choisi ces cartes. À la fin de la partie, vous pourrez le vérifier vous-même.
table-fair-seed = Cette table est distribuée à partir d’un nombre connu, et rien n’a été scellé avant la première carte : personne ne peut donc vérifier ses donnes.
table-fair-about = Comment ces cartes sont distribuées
table-fair-how = Avant la première carte, le serveur a tiré un secret et en a montré l’empreinte : il ne peut donc plus en changer. C’est alors seulement que votre navigateur a tiré sa propre chaîne aléatoire. Toutes les donnes découlent des deux ensemble : ni le serveur ni personne à la table n’a pu choisir les cartes.
table-fair-several = À plusieurs, chaque navigateur a d’abord envoyé l’empreinte de sa chaîne, et la chaîne elle-même seulement une fois toutes les empreintes reçues. Personne n’a donc pu choisir sa chaîne en fonction de celles des autres.
table-fair-later = À la fin de la partie, le secret est révélé, et votre navigateur redistribue chaque manche pour vérifier.
table-fair-fingerprint = Empreinte du secret (SHA-256)
table-fair-own = Chaîne aléatoire de votre navigateur
table-fair-changed = Le serveur montre maintenant une autre empreinte qu’au début. Ne vous fiez pas à ces donnes.
table-fair-check = Vérifier les donnes
table-fair-checking = Vérification de chaque donne…
table-fair-good = Toutes les donnes sont régulières
table-fair-bad = On ne peut pas se fier à ces donnes
table-fair-unknown = Tout n’est pas vérifiable ici
table-fair-unknown-help = Cette page ne sait pas comment ce jeu se distribue et ne peut pas refaire les donnes. Enregistrez la partie et vérifiez-la avec : clubsuit verify FILE
table-fair-unkept = Ce navigateur n’a rien gardé du début de la partie : il ne peut pas dire si l’empreinte, sa chaîne et vos cartes sont restées les mêmes.
table-fair-insecure = Cette page ne peut pas vérifier les donnes ici : les navigateurs ne le permettent qu’en https ou sur la machine même du serveur. Enregistrez la partie et vérifiez-la avec : clubsuit verify FILE
table-fair-save = Enregistrer la partie
table-fair-record-bad = L’enregistrement est illisible, ou c’est celui d’une autre partie.
table-fair-commitment-good = L’empreinte est celle que votre navigateur a gardée avant la première carte.
table-fair-commitment-bad = L’empreinte n’est pas celle que votre navigateur a gardée avant la première carte.
table-fair-secret-good = Le secret révélé correspond bien à cette empreinte.
table-fair-secret-bad = Le secret révélé ne correspond pas à cette empreinte.
table-fair-string-good = La chaîne aléatoire de votre navigateur a été utilisée, et les bots n’ont rien ajouté.
table-fair-string-bad = La chaîne aléatoire de votre navigateur n’a pas été utilisée, ou une autre a été ajoutée.
table-fair-promises-good = { $late ->
    [0] Chaque chaîne aléatoire correspond à l’empreinte envoyée avant que la première chaîne soit montrée.
    [one] Chaque chaîne aléatoire correspond à l’empreinte envoyée avant que la première chaîne soit montrée. { $late } chaîne n’est jamais arrivée : son empreinte l’a remplacée.
   *[other] Chaque chaîne aléatoire correspond à l’empreinte envoyée avant que la première chaîne soit montrée. { $late } chaînes ne sont jamais arrivées : leurs empreintes les ont remplacées.
  }
table-fair-promises-bad = Une chaîne aléatoire ne correspond pas à l’empreinte envoyée avant que les chaînes soient montrées, ou la vôtre a été laissée de côté.
table-fair-joined-good = Les chaînes aléatoires de la table ont été utilisées. Votre navigateur n’en a pas donné : pour leurs empreintes, il ne peut que se fier à l’enregistrement.
table-fair-joined-bad = Aucune chaîne aléatoire de la table n’a été utilisée, ou l’une d’elles ne correspond pas à son empreinte.
table-fair-dealer-good = { $seat } : c’était bien la place du premier donneur.
table-fair-dealer-bad = Manche { $number } : c’était à { $seat } de distribuer.
table-fair-deal-good = { $number ->
    [one] Refaite à partir du secret et des chaînes, la donne est la même, carte par carte.
   *[other] Refaites à partir du secret et des chaînes, les { $number } donnes sont les mêmes, carte par carte.
  }
table-fair-deal-bad = Manche { $number } : le secret et les chaînes mènent à une autre donne. { $place ->
    [hands] La bonne main ({ $seat }) : { $cards }.
    [auction] Les bonnes cartes d’enchère ({ $seat }) : { $cards }.
   *[other] Les cartes qui devaient rester de côté : { $cards }.
  }
table-fair-mine-good = Ces donnes sont celles que vous avez jouées : votre navigateur a gardé vos cartes (manches : { $count } sur { $hands }), et ce sont les mêmes.
table-fair-mine-bad = Manche { $number } : ce ne sont pas les cartes que vous aviez reçues.

## Play with whoever comes
anyone-play = Avec qui veut
anyone-waiting = { $people } en attente, il en manque { $missing }
anyone-here = { $missing ->
    [0] Toutes les places sont prises.
    [one] { $people ->
        [0] Il n’y a encore personne ici : il faut { $missing } personne.
        [one] { $people } personne est là, il en manque { $missing }.
       *[other] { $people } personnes sont là, il en manque { $missing }.
      }
   *[other] { $people ->
        [0] Il n’y a encore personne ici : il faut { $missing } personnes.
        [one] { $people } personne est là, il en manque { $missing }.
       *[other] { $people } personnes sont là, il en manque { $missing }.
      }
  }
anyone-begins = Quand tout le monde est là, la partie commence d’elle-même. Vous pouvez aussi ne pas attendre : distribuez les cartes, et des bots jouent aux places libres.
anyone-leave = Quitter la table

## Who is gone
gone-short = absence · bot dans { $left }
gone-long = n’est plus là depuis { $away } ; un bot prend le relais dans { $left }
gone-bot-short = absence · un bot joue
gone-bot-long = n’est plus là depuis { $away } : un bot joue à cette place
gone-idle-short = pas de réponse · bot dans { $left }
gone-idle-long = pas de réponse depuis { $away } ; un bot prend le relais dans { $left }
gone-idle-bot-short = pas de réponse · un bot joue
gone-idle-bot-long = pas de réponse depuis { $away } : un bot joue à cette place
gone-continue = Continuer sans attendre
gone-mine = Un bot a pris la dernière décision à votre place.
gone-decided = par un bot ({ $level })
gone-decided-for = Décision prise par un bot pour { $name }.

## Players who do nothing while others wait
idle-title = Toujours là ?
idle-asked = Les autres vous attendent. Si vous ne répondez pas, un bot joue pour vous jusqu’à votre retour.
idle-left = Temps pour répondre : { $left }
idle-here = Je suis là
idle-bot-title = Un bot joue pour vous
idle-bot = Vous n’avez pas répondu alors que les autres attendaient. Votre place est toujours à vous.
idle-back = Me revoilà

## What people do besides playing. The short texts stand at a player’s seat for a few seconds.
company-sits = { $name } prend place.
company-sits-short = prend place
company-rises = { $name } a quitté la table.
company-rises-short = { $name } a quitté la table
company-replaced = { $bot } remplace { $name }.
company-replaced-short = remplace { $name }
company-away = { $name } n’est plus là.
company-away-short = n’est plus là
company-back = { $name } est de retour.
company-back-short = est de retour
company-watches = { $name } regarde la partie.
company-says = { $name } : { $words }

## Clocks
clock-title = Pendule
clock-help-realtime = Quand le temps de quelqu’un est écoulé, un bot prend cette seule décision à sa place.
clock-help-correspondence = Quand le délai de quelqu’un est écoulé, un bot prend cette seule décision à sa place.
clock-none = Sans pendule
clock-move = { $seconds } secondes par décision
clock-bank = { $minutes } minutes pour la partie, plus { $seconds } secondes par décision
clock-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
  }
clock-short-move = { $seconds } s par tour
clock-short-bank = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
clock-here = Pendule : { $clock }
clock-left = Temps restant : { $left }
clock-left-days = { $days } j { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-soon = Il vous reste 10 secondes.
clock-change = Changer la pendule
clock-propose = Proposer cette pendule
clock-now = Choisir cette pendule
table-proposed-clock = { $name } voudrait une autre pendule : { $clock }.
table-proposed-clock-mine = Vous voudriez une autre pendule : { $clock }.

## Notifications
notify-switch = M’avertir quand c’est à moi de jouer
notify-help = Par une notification de votre navigateur, quand vous jouez avec d’autres et regardez une autre page. Elle ne révèle aucune carte.
notify-reach-closed = Elle vous parvient aussi quand la page est fermée.
notify-reach-open = La table doit rester ouverte dans un onglet : ce navigateur, ou ce serveur, ne peut pas atteindre une page fermée.
notify-reach-failed = Impossible de vous avertir quand la page est fermée : votre navigateur n’a pas pu s’y inscrire. La table doit rester ouverte dans un onglet.
notify-refused = Votre navigateur n’autorise pas cette page à vous envoyer des notifications. Vous pouvez changer cela dans ses réglages pour cette page.
notify-none = Ce navigateur ne peut pas vous avertir ici. Il lui faut https, ou le serveur sur votre propre machine ; sur un iPhone ou un iPad, il faut aussi ajouter cette page à l’écran d’accueil.
notify-turn = { $game } : c’est à vous de jouer

## The terms of a table, for the invited
# About how long a game takes, with quick and with slow players.
terms-minutes = environ { $low } à { $high } minutes
terms-hours = environ { $low } à { $high } heures
terms-hours-one = { $hours ->
    [one] environ { $hours } heure
   *[other] environ { $hours } heures
  }
terms-takes = Durée
terms-days = sur plusieurs jours
terms-target = en { $target } points
terms-changed = Différences avec le jeu habituel
terms-option = { $option } : { $value }
terms-no = non
terms-team = Équipe { $team } : { $names }
terms-team-of = Équipe { $team }
terms-partners = { $count ->
    [one] Partenaire : { $names }.
   *[other] Partenaires : { $names }.
  }
terms-alone = Chacun joue pour soi.
anyone-name = Quel est votre nom ?
anyone-name-help = Les autres à la table le voient. Vous pouvez le changer à tout moment sur la page d’accueil.
anyone-name-missing = Écrivez d’abord un nom : les autres à la table le voient.

## Lost seats, and how to have them back
seat-lost-stranger = Dans ce navigateur, vous jouiez ici sous le nom { $name }. Connectez-vous, ou ouvrez votre lien de secours, et la place est de nouveau à vous.
seat-lost-free = Votre place ({ $name }) a été libérée en votre absence. Elle n’est à personne : vous pouvez la reprendre.
seat-lost-taken = Votre place ({ $name }) a été libérée en votre absence, et { $now } l’occupe maintenant.
seat-lost-merged = Vous jouez maintenant ici sous le nom { $now }. Votre compte avait déjà une place à cette table : la place ({ $name }) a donc été libérée.
come-back-seat = Vous avez déjà une place ici ?
come-back-games = Vous avez déjà joué ?
settings-face = Votre portrait
settings-face-help = Les autres le voient à la table.
settings-face-number = Portrait { $number } sur { $all }
settings-account = Emportez vos places et vos parties sur tous vos appareils :
come-back-link = Cette partie est-elle liée à votre compte ?
former-account = Sur un autre appareil, vous avez créé un compte ou utilisé le vôtre, et vos places et vos parties sont passées dans ce compte. Connectez-vous aussi sur cet appareil.
former-password = Le mot de passe de votre compte a été changé sur un autre appareil. Connectez-vous de nouveau pour retrouver vos places et vos parties.
former-guest = Jouer sans compte
table-closed-4410 = Votre place est maintenant dans votre compte
table-closed-4410-help = Sur un autre appareil, vous avez créé un compte ou utilisé le vôtre, et vos places et vos parties sont passées dans ce compte. Connectez-vous aussi sur cet appareil, et vous revoilà à cette table.
table-closed-4411 = Connectez-vous de nouveau
table-closed-4411-help = Le mot de passe de votre compte a été changé sur un autre appareil. Connectez-vous, et vous revoilà à cette table.
account-back = Retour
