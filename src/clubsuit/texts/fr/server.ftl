# What the server says.
server-guest = Anonyme
# The name of a person who has deleted their data.
server-former-player = Profil supprimé
server-you = Vous
# At least six first names, apart by spaces, of a woman and a man in turn: the bots at a table are called so.
server-bot-names = Ada Bruno Cléa Denis Élise Félix Gaëlle

server-fault = un problème est survenu de notre côté ; rien n’a changé
server-said = { $text }
server-stale = la partie a avancé ; regardez de nouveau
server-decision-late = la connexion était perdue, et votre décision n’a pas compté : la partie a avancé
server-sent-again = la connexion s’est perdue en route ; regardez la table pour voir si cela a compté
server-message-junk = ce message était illisible
server-page-outdated = cette page appartient à une autre version de Clubsuit ; rechargez-la pour continuer
server-message-big = ce message est trop long
server-table-unknown = cette table n’existe pas ici, ou elle n’est pas à vous
server-table-damaged = impossible d’ouvrir cette table : son enregistrement est endommagé
server-table-full = cette table est ouverte dans trop de fenêtres
server-sockets-many = trop de tables sont ouvertes depuis votre réseau ; fermez-en d’abord une
server-busy = trop de demandes à la fois depuis votre réseau ; réessayez dans une minute
server-puzzle-choice = ce problème n’a pas ce choix
server-table-crowded = trop de monde regarde cette table en ce moment
server-tables-many = vous avez ouvert { $number } tables en une heure ; finissez d’abord l’une d’elles
server-bots-number = les autres places demandent { $wanted } bots, mais { $given } sont nommés
server-string = une chaîne a 64 caractères, chacun de 0 à 9 ou de a à f
server-string-other = ce n’est pas la chaîne promise
server-open-seed = une table ouverte aux autres a toujours des donnes vérifiables : elle ne peut pas avoir de graine
server-research = les tables sont faites pour des jeux entiers : l’option « { $option } » sert à la recherche en Python
server-listed-closed = seule une table ouverte aux autres peut être dans la liste
server-clock = écrivez une pendule en secondes par décision, comme « 30 » (30 jours au plus), ou en secondes pour la partie, plus ce qu’ajoute chaque décision, comme « 300+5 »
server-clock-live = un jour ou plus par décision demande une table sur plusieurs jours : choisissez « Jouer sur plusieurs jours », ou une pendule plus courte
server-clock-days = à une table sur plusieurs jours, il n’y a pas de pendule, ou bien un jour ou plus par décision
server-clock-closed = une pendule est pour une table ouverte aux autres : retirez-la ou ouvrez la table
server-clock-same = la table a déjà cette pendule
server-onlooker = vous regardez la partie : prenez une place pour jouer
server-watch-carries = dans ce jeu, des cartes mises de côté servent à la manche suivante : on ne peut donc pas montrer une manche finie aux spectateurs
server-show-closed = à cette table, personne ne peut montrer ses cartes aux spectateurs
server-show-other = { $name } montre déjà ses cartes aux spectateurs
server-listed-many = trop de vos tables dans la liste, ou de celles de votre réseau, attendent leur première distribution ; commencez l’une de ces parties, ou renoncez à l’une d’elles, avant d’en ajouter une
server-seats-often = les places ont changé trop souvent depuis la dernière distribution ; on pourra de nouveau en prendre après la suivante
server-seat-closed = personne d’autre ne peut rejoindre cette table
server-seat-nobody = votre navigateur n’envoie pas de cookie : impossible de vous garder une place. Autorisez les cookies ici et rechargez la page
server-seat-shown = des gens qui ne jouent pas ont vu des cartes de cette manche : vous pourrez prendre place quand elle sera finie
server-seat-over = la partie est finie : il n’y a plus de place à prendre
server-seat-unknown = cette place n’existe pas : elles vont de 1 à { $seats }
server-seat-refused = vous ne pouvez pas prendre place à cette table
server-blocks-many = vous bloquez déjà { $number } personnes, le maximum
server-invite-blocked = vous bloquez { $name } : il faut débloquer cette personne pour l’inviter
server-invite-many = il y a place pour { $others } autres personnes : invitez moins de monde
server-seat-yours = vous avez déjà une place à cette table
server-seat-beside = une autre personne ne peut prendre place sur cet écran qu’avant la première distribution
server-seat-taken = { $free ->
    [0] { $name } a pris cette place juste avant vous (place { $place }) ; tout est pris maintenant : vous pouvez regarder, ou chercher une autre table sur la page d’accueil
    [one] { $name } a pris cette place juste avant vous (place { $place }) ; il en reste { $free } : { $names }
   *[other] { $name } a pris cette place juste avant vous (place { $place }) ; il en reste { $free } : { $names }
  }
server-former-account = vos places sont passées dans votre compte : connectez-vous aussi sur cet appareil
server-former-password = votre mot de passe a été changé sur un autre appareil : connectez-vous de nouveau
server-seat-none = vous n’avez pas de place à quitter ici
server-seat-hand = vous ne pouvez quitter votre place qu’entre deux manches ; si vous partez maintenant, un bot prend le relais après deux minutes, ou dès que les autres continuent
server-paused = la partie est suspendue jusqu’à ce que tout le monde soit d’accord pour reprendre
server-again-now = cette partie n’est pas encore finie
server-ended = cette partie a été arrêtée d’un commun accord
server-replace-here = un bot ne peut remplacer que quelqu’un qui n’est pas là, ou qui n’a pas joué depuis { $days } jours
server-replace-hand = un bot ne peut remplacer quelqu’un pour de bon qu’entre deux manches
server-chat-empty = ce message est vide
server-chat-long = un message a { $number } caractères au plus
server-events-fast = c’est trop à la fois : attendez quelques secondes
server-continue-here = cette personne est là, ou un bot joue déjà à sa place
server-continue-soon = cette personne vient seulement de partir : attendez quelques secondes
server-propose-now = on ne peut pas proposer cela maintenant
server-propose-other = il y a déjà une proposition : répondez-y d’abord
server-takeback-none = vous n’avez aucune décision à annuler dans cette manche
server-takeback-seen = quelqu’un a vu une nouvelle carte depuis : votre décision est définitive
server-choices-often = ce choix a changé trop souvent : il est maintenant définitif
server-string-first = les cartes ne sont distribuées qu’une fois la chaîne aléatoire de votre navigateur envoyée
server-hint = moyennes sur { $worlds } donnes compatibles avec ce que vous voyez : parties gagnées, avec l’erreur probable, et points de cette manche
server-hint-off = les conseils sont désactivés à cette table
server-warming = conseils et analyses se préparent encore ; ils arrivent dans une minute
server-warming-failed = il n’y a ni conseils ni analyses : les règles n’ont pas pu être compilées, et le journal du serveur dit pourquoi
server-rest-unsure = il n’est pas certain que tous les plis restants soient à vous : continuez à jouer
server-hint-not-now = vous pouvez demander un conseil quand c’est à vous de jouer
server-seed = une graine est un nombre entier, à partir de 0, de { $bits } bits au plus
server-request-invalid = la requête est mal formée : { $problem }
server-request-big = la requête est trop longue
server-not-found = il n’y a rien à cette adresse
server-method = cette adresse ne s’utilise pas ainsi
server-host-other = ce serveur ne répond pas au nom "{ $host }" ; son hôte peut l’ajouter avec clubsuit serve --name
server-cookie = votre navigateur ne garde pas le cookie de cette page : vos parties seraient introuvables. Autorisez les cookies pour cette page et rechargez-la
server-origin = cette requête vient d’un autre site
server-device-code = ce lien a déjà servi, date de plus de { $minutes } minutes, ou a été remplacé par un plus récent : créez-en un autre sur l’autre appareil
server-push-off = ce serveur n’envoie pas de notifications aux pages fermées
server-push-unknown = ce serveur n’envoie rien au service de notification de votre navigateur
server-push-keys = ce ne sont pas des clés de navigateur
server-limit-unknown = il n’y a pas de limite "{ $name }" ; limites connues : { $known }
server-limit-number = la limite { $name } est un nombre de 1 à 1000000, pas "{ $value }"
server-limit-rate = la limite { $name } est un nombre par durée, comme "20/hour" ou "10/10minute", pas "{ $value }"
server-push-service = "{ $name }" n’est pas le nom d’un service de notification ; donnez-en un comme fcm.googleapis.com ou *.push.apple.com, ou "off"
server-token = ce n’est pas le jeton d’un programme : envoyez-le dans l’en-tête sous la forme "Authorization: Bearer TOKEN"
server-tournament-played = vous avez joué toutes les manches de ce tournoi
server-tournament-once = chacun ne joue qu’une fois les cartes d’un tournoi
server-tournament-closed = ce tournoi est terminé

server-page-missing-title = Clubsuit : la page n’est pas construite
server-page-missing = Le serveur tourne, mais la page n’a pas été construite. Dans un clone du dépôt, "make play" la construit.
server-ready = Clubsuit est prêt : { $url }
server-stop-hint = Ctrl+C l’arrête ; chaque partie reprendra où elle en était.
server-port-busy = le port { $port } est déjà utilisé ; choisissez-en un autre avec --port
server-port-wrong = il n’y a pas de port { $port } ; les ports vont jusqu’à 65535
server-data-wrong = impossible d’ouvrir les tables de { $folder } : { $problem }
server-data-empty = { $file } est vide, ce qu’une base de données n’est jamais : remettez une sauvegarde à sa place, ou supprimez-le pour repartir de zéro
server-data-newer = une version plus récente de Clubsuit les a écrites (schéma { $version })
server-database-unknown = l’adresse d’une base de données commence par "postgresql://"
server-database-driver = PostgreSQL a besoin du paquet { $package } ; installez-le avec : { $how }
server-news-wrong = impossible d’utiliser Redis : { $problem }
server-redis-unknown = l’adresse de Redis commence par "redis://", "rediss://" ou "unix://"
server-redis-driver = Redis a besoin du paquet { $package } ; installez-le avec : { $how }
server-often = { $minutes ->
    [one] trop de requêtes depuis votre réseau ; réessayez dans { $minutes } minute
   *[other] trop de requêtes depuis votre réseau ; réessayez dans { $minutes } minutes
}
server-metrics-wrong = impossible de servir les mesures pour Prometheus à { $address } : { $problem } ; donnez un port comme 9182, ou une adresse comme 127.0.0.1:9182
server-name-wrong = "{ $name }" n’est pas un nom d’hôte : donnez-le comme l’affichent les navigateurs, sans https:// ni chemin, par exemple club.example
server-host-wrong = impossible d’écouter à { $host } : { $problem }

warmup-start = Compilation des règles, une fois pour cette version
warmup-done = Les règles sont prêtes.
warmup-not-stored = Les règles compilées ne sont pas enregistrées.
warmup-worker-lost = un processus qui compilait les règles a été tué, sans doute faute de mémoire ; la même commande reprend là où la compilation en est

## What a browser shows whose page is closed
push-turn = C’est à vous de jouer.
push-vote = Les autres attendent votre réponse.
push-invitation = On vous invite à jouer.

## What a messenger shows of a table's link
unfold-title = Une partie de { $game }
unfold-waiting = { $count ->
    [0] Il n’y a encore personne à cette table.
    [one] { $names } attend.
   *[other] { $names } attendent.
  }
unfold-free = { $free ->
    [0] Toutes les places sont prises ; vous pouvez regarder.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
  }
unfold-playing = { $count ->
    [0] Manche { $number }.
    [one] { $names } joue, manche { $number }.
   *[other] { $names } jouent, manche { $number }.
  }
unfold-terms = Ce qui change : { $terms }.
unfold-over = { $count ->
    [0] La partie est finie.
    [one] { $names } a fini cette partie.
   *[other] { $names } ont fini cette partie.
  }

server-delete-hand = d’autres jouent encore cette manche avec vous : vous pourrez supprimer la partie après la manche

# Accounts
server-account-wrong = nom ou mot de passe incorrect
server-account-taken = le nom { $name } est pris : choisissez-en un autre
server-account-name = un compte a besoin d’un nom visible
server-account-name-long = le nom d’un compte a { $number } caractères au plus
server-account-password = un mot de passe a au moins { $number } caractères
server-account-password-name = le mot de passe ne doit pas être le même que le nom
server-account-in = un compte est déjà connecté ici : déconnectez-vous d’abord pour en créer un autre
server-account-out = aucun compte n’est connecté ici
server-account-often = trop de tentatives depuis ici : attendez dix minutes

# The local network
server-lan-ready = Dans ce réseau, les autres ouvrent { $url }
server-lan-means = Dans ce réseau, tout le monde peut maintenant regarder et prendre place, et rien n’est chiffré : à éviter dans un réseau d’inconnus.
server-open-ready = Les autres ouvrent { $url }
server-open-means = Toute personne qui atteint une telle adresse peut regarder et prendre place. Une telle connexion n’est pas chiffrée : sur Internet, placez devant un proxy avec un certificat.
server-lan-none = cette machine n’a pas d’adresse dans un réseau local (comme 192.168.7.9) : connectez-la à un réseau, ou donnez une adresse avec : clubsuit serve --host ADDRESS
