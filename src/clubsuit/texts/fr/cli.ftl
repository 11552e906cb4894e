# The command line.
cli-help = Les jeux de cartes nommés Clubs : y jouer, les simuler, vérifier leurs enregistrements.
cli-help-play = Ouvrir la table dans le navigateur et jouer. ("clubsuit" seul fait de même.)
cli-help-serve = Servir des tables à d’autres : le serveur d’un club (docs/hosting.md).
cli-help-backup = Écrire toutes les tables, parties et comptes d’un serveur dans un fichier, pendant qu’il tourne et qu’on y joue (docs/operations.md).
cli-help-backup-file = Le fichier de la sauvegarde.
cli-help-restore = Mettre une sauvegarde à la place de la base de données d’un serveur. Arrêtez d’abord le serveur.
cli-help-replace = Remplacer une base de données existante. Ses données sont perdues.
cli-help-admin = S’occuper d’un serveur qui tourne : ses tables, ses membres et leurs signalements.
cli-help-tables = Lister les tables dont la partie n’est pas finie, la dernière jouée d’abord. Aucune carte n’est montrée.
cli-help-tables-listed = Seulement les tables que le salon montre à tout le monde.
cli-help-tables-all = Aussi les tables dont la partie est finie.
cli-help-tables-person = Seulement les tables de cette personne : le début de son empreinte.
cli-help-tables-limit = Nombre maximal de tables.
cli-help-admin-table = L’identifiant d’une table, la dernière partie de son adresse.
cli-help-close = Fermer des tables : les supprimer avec leurs parties pour tous les joueurs, qui en sont informés.
cli-help-close-listed = Fermer toutes les tables que le salon montre à tout le monde.
cli-help-close-person = Fermer les tables de cette personne dont la partie n’est pas finie : le début de son empreinte. Avec --listed, seulement celles du salon.
cli-help-admin-export = Afficher l’enregistrement d’une partie finie. Les parties en cours ne montrent aucune carte, pas même à la personne qui gère le serveur.
cli-help-person = Montrer une personne : compte, noms et nombre de tables. Retirer son nom, ou supprimer toutes ses données.
cli-help-person-id = Le début de l’empreinte qui désigne la personne, comme "tables" et "reports" la montrent.
cli-help-person-account = La personne dont le compte porte ce nom.
cli-help-person-remove-name = Remplacer son nom par celui d’un invité sans nom à toutes ses tables.
cli-help-person-delete = Supprimer toutes ses données, comme elle pourrait le faire sur la page. Les parties que d’autres gardent restent, sans son nom.
cli-help-reports = Lister les signalements, du plus ancien au plus récent, avec les dernières lignes du chat comme preuve.
cli-help-reports-handled = Marquer d’abord ce signalement comme traité : il ne figure plus dans la liste.
cli-help-reports-delete = Supprimer d’abord ce signalement.
cli-help-reports-all = Lister aussi les signalements traités.
cli-help-games = Lister les jeux et leurs options.
cli-help-rules = Afficher les règles d’un jeu.
cli-help-arena = Trouver lequel de deux bots est le meilleur : mêmes donnes, places échangées.
cli-help-study = Changer une règle d’un jeu et voir ce qu’elle fait : les mêmes donnes dans chaque variante du jeu.
cli-help-ratings = Calculer des cotes d’après les matchs joués (openskill), un tableau par jeu.
cli-help-exploit = Déterminer à quelle distance d’un équilibre se trouvent des bots : ce que gagne une meilleure réponse, exactement dans un petit jeu, et comme borne inférieure (--deals) dans tout jeu.
cli-help-puzzles = Trouver des positions où un seul choix est le meilleur, et les écrire dans un fichier comme problèmes.
cli-help-ratings-places = Dossiers de matchs ("arena --folder"), ou fichiers d’enregistrements.
cli-help-html = Écrire une page de tableaux et de graphiques pour un navigateur. Elle n’a besoin de rien d’autre, ni de réseau.
cli-help-simulate = Faire jouer aux bots des parties entières entre eux.
cli-help-train = Enseigner un jeu au bot "trained" : il joue contre lui-même et apprend des résultats.
cli-help-check = Rejouer des parties enregistrées et signaler ce qui enfreint les règles.
cli-help-conform = Vérifier qu’un jeu, par exemple le vôtre, remplit les exigences communes à tous les jeux.
cli-help-fork = Copier un jeu sous un nouveau nom, pour en changer les règles.
cli-help-fork-name = Nom de la copie et de son paquet : minuscules, chiffres et tirets bas.
cli-help-set = Jouer avec une autre constante des règles, par exemple PER_TRICK=20 dans Free Clubs (free-clubs:PER_TRICK=20 si la commande ne nomme aucun jeu) ; clubsuit games les liste. Peut être répété.
cli-help-positions = Combien de positions aléatoires vérifier, tour à tour dans chaque variante du jeu.
cli-help-export = Écrire chaque décision des parties enregistrées comme ligne d’un tableau : Parquet, CSV ou Arrow. Il faut l’extra « frame ».
cli-help-verify = Redistribuer chaque manche de parties finies à partir du secret et des chaînes aléatoires, et comparer.
cli-help-solve = Calculer ce que valait chaque choix d’une manche, toutes cartes visibles.
cli-help-review = Montrer ce que valait chaque décision d’une partie, la plus coûteuse d’abord.
cli-help-review-hand = Cette manche seulement (la première porte le numéro 1).
cli-help-review-seat = Cette place seulement (la première porte le numéro 0).
cli-help-review-worlds = Nombre de donnes à essayer par décision, toutes compatibles avec ce qui avait été vu.
cli-help-review-top = Nombre de décisions à montrer, parmi les plus coûteuses.
cli-help-solve-record = Fichier avec une partie enregistrée (.json), ou une par ligne (.jsonl).
cli-help-solve-hand = Manche de la partie (la première porte le numéro 1).
cli-help-solve-line = Enregistrement du fichier, d’après sa ligne.
cli-help-bench = Mesurer le nombre de décisions au hasard par seconde sur un cœur.

cli-help-game = Un jeu : { $known }.
cli-help-game-play = Le jeu par lequel commencer : { $known }.
cli-help-lang = La langue de la commande et de ses résultats : en, de, fr ou nl. Par défaut : celle de la variable d’environnement LANG.
cli-lang-unknown = la langue "{ $language }" n’existe pas ; langues connues : { $known }
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-panel-errors = Erreur
cli-help-version = Afficher la version.
cli-help-port = Le port sur cette machine. Par défaut : le premier libre.
cli-help-no-browser = Ne pas ouvrir le navigateur.
cli-help-host = L’adresse où écouter. Par défaut : cette machine seulement ; 0.0.0.0 : tous ses réseaux.
cli-help-name = Un nom par lequel les navigateurs appellent ce serveur ("club.example") ; peut être donné plusieurs fois.
cli-help-metrics = Où Prometheus peut lire les mesures de ce serveur ("9182", ou précédé d’un hôte).
cli-help-unfinished = Nombre de jours après lequel une partie inachevée que personne n’a reprise est supprimée. 0 : jamais.
cli-help-finished = Nombre de jours après lequel une partie finie est supprimée. 0 : jamais.
cli-help-json-log = Écrire le journal en JSON, un objet par ligne.
cli-help-database = Une base de données PostgreSQL pour les tables ("postgresql://…") au lieu d’un dossier.
cli-help-push = Un service de notification qui avertit, page fermée, que c’est à vous de jouer ; peut être donné plusieurs fois. Par défaut : ceux de tous les navigateurs courants. "off" : aucun.
cli-help-limit = Une limite à ce qu’une adresse peut demander au serveur, comme "sockets=600" ou "tables=50/hour" ; peut être donnée plusieurs fois.
cli-help-redis = Redis ou Valkey ("redis://…"), pour que plusieurs serveurs sur une même base se disent aussitôt ce qui se passe.
cli-help-data = Le dossier des parties et des paramètres. Par défaut : votre dossier de données.
cli-help-json = Afficher un objet JSON pour des programmes.
cli-help-games-number = Nombre de parties.
cli-help-deals = Nombre de donnes ; chacune est jouée avec les bots dans toutes les dispositions des places.
cli-help-arena-bots = Deux bots, A et B, ou plus, et chacun affronte alors chacun des autres : { $known }. Les bots à recherche peuvent avoir un budget : search:200ms, search:64. Les vôtres : my_module:MyBot, trained:PATH avec les poids dans un fichier, ou "cmd:./my_bot", un programme (docs/engines.md).
cli-help-exploit-bots = Un ou plusieurs parmi { $known }, séparés par des virgules. cfr+ est un équilibre d’un jeu à deux.
cli-help-exploit-deals = Au lieu d’une réponse exacte, dans tout jeu : jouer ce nombre de donnes avec un bot qui cherche contre chaque bot, pour une borne inférieure.
cli-help-exploiter = Avec --deals : le bot qui joue contre chaque bot, comme trained:PATH venant de clubsuit train --against. Sinon, un bot qui cherche.
cli-help-iterations = Itérations de cfr+.
cli-help-puzzles-out = Le fichier à écrire (.jsonl) : un problème par ligne.
cli-help-puzzles-number = Combien de problèmes.
cli-help-puzzles-grades = Les niveaux de preuve à chercher, séparés par des virgules : { $known }.
cli-help-puzzles-records = Chercher les erreurs d’un joueur dans ce fichier d’enregistrements, et non dans des parties de bots.
cli-help-puzzles-seat = Avec --records : la place du joueur. Par défaut : toutes les places.
cli-help-puzzles-resume = Continuer une recherche interrompue à partir de son fichier.
cli-help-puzzles-force = Remplacer le fichier.
cli-help-whole-games = Jouer des parties entières, pas des manches isolées.
cli-help-sprt = S’arrêter dès que l’écart est clair : un test séquentiel (SPRT) entre LOW et HIGH points par manche. --deals est alors le maximum. Les deux taux d’erreur sont de 5 %, sauf s’ils suivent : LOW,HIGH,ALPHA,BETA.
cli-help-once = Jouer chaque donne deux fois seulement : avec le premier bot à une place, qui change d’une donne à l’autre, et le second à toutes les autres ; puis avec le second partout. Bien plus rapide pour la même certitude.
cli-help-swap = Jouer chaque donne deux fois seulement : avec le premier bot à une place, qui change d’une donne à l’autre, et le second à toutes les autres ; puis avec les deux bots échangés.
cli-help-mixed = Dans les jeux par équipes : nombre de donnes, à partir de la première, où chaque bot joue aussi avec l’autre bot pour partenaire. Par défaut : toutes ; 0 : aucune.
cli-help-time = Millisecondes par décision pour les bots à recherche, sauf si leur nom dit autre chose.
cli-help-folder = Garder dans ce dossier les enregistrements et le résultat de chaque donne.
cli-help-resume-match = Continuer un match interrompu à partir de son dossier.
cli-help-vary = Ce qui varie : une option avec ses valeurs (--vary target=7,11), ou game=NOM,NOM pour le jeu lui-même. À répéter pour en combiner plusieurs. Les premières valeurs sont la base à laquelle toutes les autres sont comparées.
cli-help-study-set = Constantes des règles à faire varier, avec leurs valeurs, comme DAME_POINTS=5,10 ; "clubsuit games" en donne la liste. À répéter pour en combiner plusieurs.
cli-help-study-bots = Deux sortes de bots ou plus, séparées par des virgules. Chaque sorte joue à toutes les places, et ses résultats sont donnés à part.
cli-help-study-deals = Nombre maximal de donnes ; chacune est jouée dans chaque variante, par chaque sorte de bots, chaque place donnant une fois.
cli-help-study-whole-games = Jouer des parties entières ou des manches isolées. Par défaut : des manches, mais des parties si l’objectif varie.
cli-help-metric = La mesure sur laquelle porte l’étude, fixée avant la première donne : un nom de docs/metrics.md, ou NOM:PARTIE. Certaines demandent --whole-games, --what-if ou --skill.
cli-help-precision = S’arrêter dès que les intervalles à 99 % des différences de cette mesure ont au plus cette demi-largeur. C’est vérifié dix fois, et les intervalles en sont plus larges.
cli-help-study-skill = Mesurer aussi l’habileté : ce que chaque bot d’une échelle gagne sur le précédent, par exemple { $ladder }.
cli-help-what-if = Trouver aussi ce que rapporte chaque option d’un choix : un choix de chaque manche est joué jusqu’au bout avec chacune de ses options.
cli-help-luck = Jouer chaque donne encore une fois avec d’autres graines des bots, pour mesurer la part de la chance.
cli-help-rotate = Jouer chaque donne autant de fois que de places, chaque place donnant une fois, ou une seule fois.
cli-help-study-html = Écrire un rapport pour le navigateur : résultats, graphiques et tableaux. Il n’a besoin de rien d’autre, ni du réseau.
cli-help-study-tables = Écrire les valeurs et les différences en Parquet et CSV dans ce dossier. Demande l’extra « frame ».
cli-help-study-resume = Garder les donnes finies dans ce fichier, et continuer après elles s’il en contient de la même étude.
cli-help-seed = La même graine donne partout les mêmes parties (sauf avec des bots qui décident au temps).
cli-help-bots-play = Vos propres bots, à proposer aussi à la table : my_module:MyBot, trained:PATH avec les poids dans un fichier, ou "cmd:./my_bot", un programme (docs/engines.md) ; plusieurs avec des virgules.
cli-help-bots = Un bot par place : { $known }, ou le vôtre : my_module:MyBot, trained:PATH avec les poids dans un fichier, ou "cmd:./my_bot", un programme (docs/engines.md). Un seul nom vaut pour toutes les places.
cli-help-option = Une option du jeu ; à répéter pour en donner plusieurs. "clubsuit games" en donne la liste.
cli-help-records = Écrire les enregistrements des parties dans ce fichier (.jsonl).
cli-help-workers = Nombre de processus ; 0 : un par cœur. Les enregistrements n’en dépendent pas.
cli-help-workers-check = Nombre de processus ; 0 : un par cœur.
cli-help-executor = Calculer sur plusieurs machines au lieu de --workers : ray lance Ray sur cette machine, ray:ADRESSE et dask:ADRESSE utilisent une grappe, mpi les processus de mpiexec. Les résultats n’en dépendent pas.
cli-help-shard = Ne jouer que la partie K de N parties égales ; « clubsuit join » réunit les résultats de toutes.
cli-help-join = Réunir les résultats des parties d’un calcul (--shard).
cli-help-join-parts = Le résultat de chaque partie : la sortie de « simulate --json » dans un fichier, le dossier d’« arena », ou le fichier de « study --resume ».
cli-help-join-records = Réunir les enregistrements des simulations dans ce fichier (.jsonl).
cli-help-join-folder = Réunir les dossiers des matchs dans ce nouveau dossier.
cli-help-resume = Continuer une simulation interrompue à partir de son fichier d’enregistrements.
cli-help-train-folder = Où garder les poids, la courbe d’apprentissage et ce qu’il faut pour continuer.
cli-help-minutes = Durée de l’entraînement, sessions précédentes du même entraînement comprises.
cli-help-rounds = S’arrêter après ce nombre de tours, tours précédents compris.
cli-help-resume-train = Continuer un entraînement interrompu à partir de son dossier.
cli-help-seed-review = La même graine donne les mêmes nombres.
cli-help-seed-train = Les mêmes graine, processus et tours donnent les mêmes poids sur la même machine.
cli-help-workers-train = Nombre de fils d’exécution qui jouent et apprennent ; 0 : un par cœur.
cli-help-method = Méthode d’entraînement : { $known }. ppo entraîne une stratégie en jouant contre elle-même ; monte-carlo entraîne un réseau qui évalue les choix, et a besoin des caractéristiques du jeu (docs/train.md).
cli-help-device-train = cpu, ou cuda : un GPU NVIDIA. Avec ppo, on y joue aussi (extra « gpu »).
cli-help-against = Avec ppo : un bot qui joue à toutes les places sauf une (dans les jeux d’équipes, dans toutes les équipes sauf une) : rule, trained, ou trained:PATH avec une stratégie. Le réseau apprend à exploiter ce bot (docs/yardstick.md).
cli-help-reward = Avec ppo : ce que le réseau apprend à gagner, { $known } : les points d’une manche, ou les chances de gagner la partie (sur le processeur seulement).
cli-help-force = Remplacer le fichier d’enregistrements.
cli-help-files = Fichiers d’enregistrements : un par fichier .json, un par ligne d’un fichier .jsonl.
cli-help-export-records = Fichier d’enregistrements : .jsonl ou .json.
cli-help-export-table = Le tableau à écrire : .parquet, .csv, .arrow ou .feather.
cli-help-export-force = Remplacer le tableau s’il existe.
cli-help-peers = Comparer avec OpenSpiel, RLCard, PettingZoo et pgx, chacun dans son propre environnement, et le solveur avec DDS (extra « bench »).
cli-help-device = cpu, ou cuda : un GPU NVIDIA (extra « gpu »).
cli-help-bench-game = Avec --device cuda : ne mesurer que ce jeu. Peut être répété.
cli-help-bench-batch = Avec --device cuda : nombre de parties jouées en même temps. Peut être répété.

cli-error = clubsuit : { $message }
cli-io-error = { $file } : { $problem }
cli-write-error = impossible d’écrire la sortie : { $problem }
cli-option-form = "{ $given }" n’est pas une option : écrivez --option name=value
cli-option-twice = l’option { $option } est donnée deux fois
cli-resume-or-force = --resume continue le fichier, --force le remplace : choisissez l’un des deux
cli-resume-what = --resume et --force disent que faire d’un fichier d’enregistrements : nommez-le avec --records
cli-without = { $option } n’a aucun effet sans { $needed }
cli-with = { $option } n’a aucun effet avec { $stronger }
cli-data-or-database = --data et --database (ou la variable CLUBSUIT_DATABASE) disent tous deux où sont les tables : n’en donnez qu’un
cli-workers-range = il ne peut pas y avoir { $given } processus ; possible : de 0 (un par cœur) à { $most }

games-title = { $name } ({ $game }) : { $players } joueurs
games-option = Option
games-meaning = Signification
games-house = { $meaning } (règle maison)
games-default = Par défaut
games-values = Valeurs
games-rule = Règle
games-default-depends = dépend des autres options
games-play-hint = Pour jouer : clubsuit play { $game }

simulate-playing = Parties en cours
simulate-compiling = Compilation du jeu (une seule fois)
simulate-title = { $games ->
    [one] { $game } : { $games } partie, graine { $seed }
   *[other] { $game } : { $games } parties, graine { $seed }
  }
simulate-seat = Place
simulate-bot = Bot
simulate-mean = Score moyen
simulate-wins = Victoires
simulate-speed = { $records ->
    [yes] { $decisions } décisions, { $rate } par seconde, enregistrement compris
   *[no] { $decisions } décisions, { $rate } par seconde
  }
simulate-resumed = { $games } de ces parties étaient déjà dans le fichier
simulate-written = Enregistrements : { $file }
simulate-interrupted = Interrompu : { $games } parties jouées sur { $wanted }.
simulate-interrupted-file = Interrompu : { $games } parties sur { $wanted } sont dans { $file }. La même commande avec --resume continue.
simulate-worker-lost = un processus de calcul a été tué, sans doute faute de mémoire, après { $games } parties sur { $wanted } ; un plus petit --workers en demande moins, et avec --records on pourrait continuer
simulate-worker-lost-file = un processus de calcul a été tué, sans doute faute de mémoire ; { $games } parties sur { $wanted } sont dans { $file } : la même commande avec --resume continue, et un plus petit --workers demande moins de mémoire
simulate-executor-lost = { $problem } ; { $games } parties sur { $wanted } ont été jouées, et avec --records on pourrait continuer
simulate-executor-lost-file = { $problem } ; { $games } parties sur { $wanted } sont dans { $file } : la même commande avec --resume continue
simulate-bots = { $given } bots sont nommés, mais il y a { $wanted } places
simulate-games = il ne peut pas y avoir { $given } parties
simulate-suffix = "{ $file }" doit finir par .jsonl : on écrit un enregistrement par ligne
simulate-exists = { $file } existe : --resume le continue, --force le remplace
puzzle-suffix = "{ $file }" doit finir par .jsonl : on écrit un problème par ligne
puzzle-grade = il n’y a pas de niveau de preuve "{ $given }" ; possibles : { $known }
simulate-other = { $file } a été commencé par une autre commande : celle-ci ne peut pas le continuer
simulate-more = { $file } contient { $given } parties, plus que les { $wanted } demandées
shard-form = « { $given } » n’est pas une partie d’un calcul : écrivez par exemple 3/8 pour la troisième de huit
shard-many = la partie { $shard } est impossible : il n’y a que { $given } parties ou donnes à répartir
shard-folder = --shard a besoin de --folder, dont « clubsuit join » réunit le contenu
shard-sprt = un match avec un test séquentiel ne peut pas être joué en plusieurs parties, car chaque donne décide si la suivante est jouée
join-no-part = { $file } n’est pas le résultat d’une partie d’un calcul (--shard)
join-unfinished = la partie { $shard } dans { $file } n’est pas terminée : jouez-la jusqu’au bout avec --resume
join-other = { $file } appartient à un autre calcul que { $first }
join-twice = la partie { $shard } est là deux fois, la seconde dans { $file }
join-missing = il manque la partie { $shard }
join-exists = { $file } existe : choisissez un nouveau nom
join-folder = ce sont des dossiers de matchs : nommez le nouveau dossier avec --folder
join-unused = { $option } n’a aucun effet sur { $kind ->
    [study] les parties d’une étude
    [match] les dossiers de matchs
   *[games] les résultats de simulations
  }
join-no-records = { $file } ne nomme aucun enregistrement : jouez la partie avec --records
join-records = { $file } ne contient pas les enregistrements que sa partie a écrits

export-reading = Lecture
export-written = { $file } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions
export-exists = { $file } existe : --force le remplace
frame-source = "{ $file }" doit finir par .jsonl ou .json
frame-target = "{ $file }" doit finir par l’une de ces extensions : { $endings }
frame-path = "{ $given }" n’est pas le chemin d’un fichier
games-constant = Constante
constants-form = "{ $given }" doit avoir la forme JEU:NOM=VALEUR, par exemple free-clubs:PER_TRICK=20
constants-unknown = { $game } n’a pas de constante { $name } ; connues : { $known }
constants-none = { $game } n’a pas de constantes modifiables
constants-value = { $name } est un nombre entier de { $low } à { $high }, pas { $value }
constants-other = --set modifie { $other }, mais le jeu est { $game }
constants-twice = --set donne { $name } deux fois
constants-no-table = { $game } ne peut pas se jouer à une table, car la page montre les règles habituelles : copiez le jeu avec clubsuit fork
game-constants = { $game } n’est pas connu ici : nommez-le dans --set ou dans la variable CLUBSUIT_GAMES
constant-TRICK_POINTS = Points par pli
constant-CLUB_POINTS = Points par trèfle pris
constant-DAME_POINTS = Points de la dame de carreau
constant-ALL_BONUS = Points en plus pour un camp qui prend tous les points d’une manche
constant-LAST_TRICK_POINTS = Points en plus pour le dernier pli
constant-PER_TRICK = Points par pli
constant-MOST_DIAMONDS = Points pour le plus de carreaux ; la moitié chacun en cas d’égalité
constant-HEART_ACE = Points de l’as de cœur
constant-NO_SPADE = Points pour n’avoir pris aucun pique
constant-KING_CARDS = Nombre de cartes que coûte un roi aux enchères
constant-LOWEST_BONUS = La plus petite carte bonus au-dessus de 0
constant-SECOND_BONUS = La deuxième carte bonus au-dessus de 0
constant-THIRD_BONUS = La troisième carte bonus au-dessus de 0
constant-FOURTH_BONUS = La quatrième carte bonus au-dessus de 0
constant-HIGHEST_BONUS = La plus grande carte bonus
constant-BONUS_OF_TWO = La carte bonus d’une partie à deux
fork-copied = { $folder } est une copie complète de { $game }.
fork-first = À modifier d’abord :
fork-rules = les règles
fork-options = les options
fork-words = les textes des actions, des refus et des scores
fork-knowledge = ce que savent les bots
fork-page = les règles à lire
fork-messages = le nom du jeu et d’autres messages
fork-next = Ensuite :
fork-exists = { $place } existe déjà : choisis un autre nom, ou déplace-le
fork-name = { $given } ne peut pas être le nom d’une copie : utilise des minuscules, des chiffres et des tirets bas, en commençant par une lettre
fork-taken = il y a déjà un jeu ou un module Python { $given } : choisis un autre nom
fork-homeless = { $game } ne peut pas être copié, car aucun module ne le déclare comme RULES avec une ligne id = "{ $game }"
conform-checking = Vérification
conform-met = ✓ { $requirement } (vérifié { $checks } fois)
conform-unmet = ✗ { $requirement } : { $why }
conform-again = { "  " }à refaire : { $call }
conform-unknown = il n’y a pas d’exigence "{ $given }" ; connues : { $known }
conform-no-rules = check_game demande la déclaration d’un jeu, RULES dans son module, et non { $given }
conform-unregistered = le jeu { $game } n’est pas enregistré, et son module ne le déclare pas comme RULES : appelez clubsuit.register, ou nommez le module dans CLUBSUIT_GAMES
conform-hands = aucune carte ne peut être dans deux mains, et les mains n’ont que des cartes du jeu. Trouvé : { $found }. Regardez deal et apply : ils doivent déplacer les cartes, jamais les copier
conform-replay = un enregistrement rejoué doit donner le même état, octet par octet. Différent : { $found }. Regardez apply, qui ne peut dépendre que de l’état et de l’action, et les champs que chaque donne doit remettre à zéro
conform-views = une vue, et ce que les bots choisissent d’après elle, ne peut dépendre que de ce que sa place a le droit de savoir. Différent quand les cartes cachées sont redistribuées (place, champs) : { $found }. Regardez view, qui ne copie que ce qui est visible, sample, qui doit s’y accorder, et ce que apply conclut des cartes cachées, par exemple ce qui manque à une place
conform-samples = un état tiré au sort doit pouvoir se jouer jusqu’à la fin de la manche. Trouvé : { $found }. Regardez sample : il doit distribuer chaque carte cachée, à chaque main le bon nombre, et remettre me à zéro
conform-texts = le texte de chaque action permise doit se lire comme cette action, et deux actions ne peuvent avoir le même. Trouvé : { $found }. Regardez les méthodes text et read des mots
conform-nonsense = un texte invalide doit être refusé par une erreur de Clubsuit, sans rien changer. Trouvé : { $found }. Regardez les méthodes read et refusal des mots
conform-explanations = chaque carte doit être permise, ou un message doit expliquer pourquoi elle ne l’est pas. Trouvé : { $found }. Regardez la méthode refusal des mots : elle renvoie une règle et un message
conform-schema = une vue doit suivre le schéma de la page, et nommer une règle de la page des règles. Trouvé : { $found }. Regardez les textes du jeu, prompt et les numéros de règles de la déclaration
conform-common = ce que tous voient doit être pareil dans toutes les vues, et aucune carte d’un pli n’est cachée. Trouvé : { $found }. Regardez les méthodes seen et receiver des mots
conform-scores = les lignes d’un score doivent donner la somme de chaque place ou équipe. Trouvé (place, score, sommes) : { $found }. Regardez score_lines, et la fin d’une manche dans apply
conform-matching = les cartes d’une action permise doivent mener à cette action, et seulement à des actions permises. Trouvé : { $found }. Regardez la méthode cards_of des mots
conform-ends = une partie jouée au hasard doit se terminer, avec des gagnants et un enregistrement que l’on peut rejouer. Trouvé : { $found }. Regardez la fin d’une manche dans apply : elle pose OVER et les gagnants quand l’objectif est atteint
conform-refusals = une décision hors de son tour, d’une mauvaise place ou au mauvais moment doit être refusée par TurnError. Non refusé : { $found }. Regardez les champs turn et phase, que apply doit tenir à jour
conform-options = une option inconnue et un objectif invalide doivent être refusés. Non refusé : { $found }. Regardez les options de la déclaration
records-empty = { $file } ne contient aucun enregistrement
records-game = { $given } a d’autres numéros et d’autres observations que { $wanted }, le premier enregistrement ; mets chaque jeu dans un fichier à part
check-checking = Vérification
check-good = { $records ->
    [one] { $file } : { $records } enregistrement, aucune faute
   *[other] { $file } : { $records } enregistrements, aucune faute
  }
check-fault = { $place } : { $message }
check-place = { $file }, ligne { $line }
check-place-hand = { $file }, ligne { $line }, manche { $hand }
check-place-action = { $file }, ligne { $line }, manche { $hand }, action { $action }

verify-verifying = Redistribution
verify-nothing = { $file } n’a pas d’enregistrements
verify-record = { $holds ->
    [yes] { $place } : toutes les donnes sont régulières
   *[no] { $place } : quelque chose ne va pas
  }
verify-unchecked = { $place } : { $why }
verify-commitment = { "  " }engagement : { $commitment }
verify-secret = { "  " }✓ le secret correspond à l’engagement
verify-strings = { "  " }✓ chaînes aléatoires reçues de : { $who }
verify-promises = { "  " }✓ { $late ->
    [0] chacune de ces chaînes avait été promise avant que la première soit montrée
    [one] chacune de ces chaînes avait été promise avant que la première soit montrée ; { $late } n’est jamais arrivée, sa promesse l’a remplacée
   *[other] chacune de ces chaînes avait été promise avant que la première soit montrée ; { $late } ne sont jamais arrivées, leurs promesses les ont remplacées
  }
verify-deals = { "  " }✓ { $deals ->
    [one] la redistribution donne le même premier donneur et la même donne
   *[other] la redistribution donne le même premier donneur et les mêmes donnes, toutes les { $deals }
  }
verify-play = { "  " }✓ toutes les décisions et tous les scores sont conformes aux règles
verify-bot = { $decisions ->
    [one] { "    " }{ $player } : le bot { $bot } a pris { $decisions } décision
   *[other] { "    " }{ $player } : le bot { $bot } a pris { $decisions } décisions
  }
verify-fault = { "  " }✗ { $place } : { $message }

bench-measuring = Mesure
bench-title = Décisions au hasard par seconde sur un cœur, distributions comprises
bench-game = Jeu
bench-rate = Décisions/s
bench-compile = Compilé en
bench-compile-seconds = { $seconds } s
bench-note = Médiane de { $runs } essais. Compilé en : à partir d’un cache vide.
bench-note-solver = Solveur exact, donnes à l’atout trèfle : { $ours } par seconde ; DDS par endplay : { $theirs }. Rapport { $ratio }×.
bench-peers-measuring = Mesure des autres paquets
bench-peers-no-cache = les paquets à comparer ont besoin d’un dossier pour leurs environnements ; indiquez-en un avec CLUBSUIT_CACHE
bench-peers-games = Décisions au hasard par seconde de temps processeur sur un cœur, donnes comprises
bench-peers-bare = Boucle nue
bench-peers-single = Une partie
bench-peers-single-observations = Une partie, avec observations
bench-peers-batched = Par lots
bench-peers-batched-observations = Par lots, avec observations
bench-peers-memory = 100 000 parties
bench-peers-megabytes = { $scaled ->
    [yes] ≈ { $megabytes } Mo
   *[no] { $megabytes } Mo
  }
bench-peers-note = Chaque fois le meilleur de trois essais. L’essai médian a disposé de { $share } % de son cœur : moins de 95 environ signifie que la machine était occupée. ≈ : calculé à partir de moins de { $games } parties.
bench-peers-packages = Paquets, chacun dans son propre environnement
bench-peers-package = Paquet
bench-peers-import = Import (s CPU)
bench-peers-installed = Installé (Mo)
bench-peers-random-game = Lignes : une partie au hasard
bench-peers-bot = Lignes : un bot
bench-peers-training = Lignes : entraînement
bench-peers-gap = { $peer }, { $about } : { $why ->
    [observations-included] les observations ne peuvent pas être omises
    [no-batch] joue une seule partie à la fois
    [no-loop] n’a pas d’autre boucle que celle avec observations
    [install] ne peut pas être installé ici : { $detail }
    [timeout] a pris trop de temps
   *[crash] a échoué : { $detail }
  }
bench-peers-interrupted = Interrompu avant la fin des mesures.
bench-gpu-title = Décisions au hasard par seconde sur un GPU, distributions comprises
bench-gpu-batch = { $games } parties
bench-gpu-card = Mesuré sur : { $card } (CUDA { $driver }), avec { $packages }.
bench-gpu-note = Le plus rapide de { $runs } essais. Compilé en : pour le GPU, sans cache.
bench-device = l’appareil "{ $given }" n’existe pas ; appareils connus : { $known }
bench-only = { $option } ne va qu’avec --device { $device }
bench-environments = Pas au hasard par seconde dans clubsuit.vector, avec { $one } parties pour un thread et { $two } pour deux
bench-masks = { $threads ->
    [one] Masques, 1 thread
   *[other] Masques, { $threads } threads
  }
bench-observations = { $threads ->
    [one] Avec observations, 1 thread
   *[other] Avec observations, { $threads } threads
  }
arena-playing = Match en cours
arena-title = { $deals ->
    [one] { $game } : { $a } contre { $b }, { $deals } donne, graine { $seed }
   *[other] { $game } : { $a } contre { $b }, { $deals } donnes, graine { $seed }
}
arena-what = Avance de { $a } sur { $b }
arena-margin = Écart
arena-interval = Intervalle à 99 %
arena-points = points par manche
arena-mixed = points par manche, avec l’autre bot pour partenaire
arena-wins = parties gagnées, en points de pourcentage
arena-times = Temps d’une décision : { $a } { $median_a } ms (une sur vingt dépasse { $most_a }), { $b } { $median_b } ms ({ $most_b }).
arena-hands = { $deals ->
    [one] { $deals } donne dans { $seatings } dispositions des places
   *[other] { $deals } donnes, chacune dans { $seatings } dispositions des places
  } : { $hands } { $unit ->
    [games] parties entières
   *[hands] manches
  }.
arena-hands-mixed = { $mixed ->
    [one] { $mixed } donne dans { $all } dispositions des places
   *[other] { $mixed } donnes, chacune dans { $all } dispositions des places
  }, et { $rest ->
    [one] { $rest } dans { $few }
   *[other] { $rest }, chacune dans { $few }
  } : { $hands } { $unit ->
    [games] parties entières
   *[hands] manches
  }.
arena-sprt-low = Test séquentiel : après { $deals } donnes, l’écart est plutôt de { $low } que de { $high } points par manche. S’il était de { $high }, le test dirait quand même cela dans environ { $beta } % des matchs.
arena-sprt-high = Test séquentiel : après { $deals } donnes, l’écart est plutôt de { $high } que de { $low } points par manche. S’il était de { $low }, le test dirait quand même cela dans environ { $alpha } % des matchs.
arena-sprt-open = Test séquentiel : { $deals } donnes ne disent pas si l’écart est plutôt de { $low } ou de { $high } points par manche. Le log du rapport de vraisemblance est de { $llr } ; le test s’arrête à { $bottom } et à { $top }.
arena-resumed = { $deals } de ces donnes étaient déjà dans le dossier.
lost-turns = { $bot } a perdu { $turns ->
    [one] un tour
   *[other] { $turns } tours
  } au profit du bot rule{ $told ->
    [yes] . La première fois : { $why }
   *[no] .
  }
arena-kept = Enregistrements : { $folder }
arena-interrupted = Interrompu : { $deals } donnes jouées sur { $wanted }.
arena-worker-lost = un processus de calcul a été tué, sans doute faute de mémoire, après { $deals } donnes sur { $wanted } ; un plus petit --workers en demande moins, et avec --folder on pourrait continuer le match
arena-worker-lost-folder = un processus de calcul a été tué, sans doute faute de mémoire ; { $deals } donnes sur { $wanted } sont dans { $folder } : la même commande avec --resume continue, et un plus petit --workers demande moins de mémoire
arena-executor-lost = { $problem } ; { $deals } donnes sur { $wanted } ont été jouées, et avec --folder on pourrait continuer le match
arena-executor-lost-folder = { $problem } ; { $deals } donnes sur { $wanted } sont dans { $folder } : la même commande avec --resume continue
arena-interrupted-folder = Interrompu : { $deals } donnes sur { $wanted } sont dans { $folder }. La même commande avec --resume continue.
arena-bots = un match demande deux bots, pas { $given } : écrivez --bots search,rule (s’il y en a plus de deux, chacun affronte chacun des autres)
not-installed = { $name } n’est pas installé ; installez-le avec : { $how }
install-here = ./scripts/install.sh requirements/{ $lock }.txt
install-from-elsewhere = (cd { $folder } && ./scripts/install.sh requirements/{ $lock }.txt)
install-pip = { $python } -m pip install { $packages }
install-pipx = pipx inject { $environment } { $packages }
install-uv = uv pip install --python { $python } { $packages }
install-uv-tool = uv tool install { $tool } { $packages }
server-not-installed = le serveur a besoin du paquet { $package } ; installez-le avec : { $how }
arena-page-title = { $game } : comparaison de bots
arena-page-match = { $deals ->
    [one] { $a } contre { $b }, { $deals } donne
   *[other] { $a } contre { $b }, { $deals } donnes
}
arena-page-plan = Options : { $options }. Graine : { $seed }.
arena-page-defaults = celles par défaut
arena-page-figures = Avance du premier bot sur le second
arena-page-what = Mesure
arena-page-deals = Donnes
arena-page-course = Écart au fil des donnes
arena-page-course-note = Avance de { $a } sur { $b }, en points par manche, après chaque nombre de donnes. Le véritable écart est dans la bande avec une probabilité de 99 %.
arena-page-times = Temps par décision
arena-page-times-note = Combien de décisions ont pris combien de temps, sans celles où il n’y avait qu’un choix.
arena-page-bot = Bot
arena-page-median = Médiane, ms
arena-page-p95 = 95e centile, ms
arena-page-decisions = Décisions
arena-page-ms = millisecondes
ratings-reading = Lecture
ratings-title = { $game } : cotes
ratings-player = Nom
ratings-mu = Cote (mu)
ratings-sigma = Incertitude (sigma)
ratings-games = Parties
ratings-nothing = { $folder } n’a pas d’enregistrements : il ne contient pas records.jsonl
ratings-empty = aucun de ces fichiers ne contient d’enregistrement
ratings-record = { $place } : { $problem }
ratings-seats = l’enregistrement ne donne pas les points de { $wanted } joueurs
ratings-unfinished = la dernière manche de l’enregistrement n’est pas finie
study-playing = Donnes jouées
study-estimate = Environ { $time } (heures:minutes:secondes) : { $deals } donnes, chacune { $seconds } secondes dans un processus ; processus : { $workers }.
study-estimate-most = Au plus environ { $time } (heures:minutes:secondes) : { $deals } donnes, chacune { $seconds } secondes dans un processus ; processus : { $workers }.
study-title = { $game } : une étude sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, graine { $seed }
study-by-clock = Certains de ces bots décident au temps : un autre calcul ne répète que les donnes.
study-by-chance = { $count ->
    [one] { $bots } décide en partie au hasard ; les intervalles en tiennent compte.
   *[other] { $bots } décident en partie au hasard ; les intervalles en tiennent compte.
}
study-other-deals = Certaines variantes ont d’autres cartes ou d’autres mains : elles ont été jouées avec leurs propres donnes, pas avec celles de la base.
study-precise = L’étude s’est arrêtée plus tôt, car la précision est atteinte.
study-skill = Habileté
study-metric-column = Mesure
study-note = Entre parenthèses : les intervalles à 99 %. docs/metrics.md définit les mesures, et --json donne toutes les valeurs et différences.
study-primary = { $metric }, avec { $bot } : { $value }
study-difference = { $metric }, avec { $bot } : { $variant } par rapport à { $base } : { $value }
study-same-order = Tous les bots classent les variantes selon { $metric } dans le même ordre : { $order }
study-unclear-order = L’ordre des variantes selon { $metric } n’est pas net, car leurs différences ne le sont pas toutes.
study-contradicted = Les bots classent les variantes selon { $metric } dans des ordres différents, et ce n’est pas un hasard.
study-nothing = { $metric } : rien n’a été mesuré, parce que cela n’est arrivé dans aucune manche, ou parce que ces bots ne décident jamais au hasard.
study-unmoved = Avec { $variant }, ces bots ont fait dans toutes les manches les mêmes choix qu’avec la première variante : { $bots }. Seuls les points et les choix offerts peuvent différer.
study-left-out = Omises, car elles ont beaucoup de parties (--json les donne) : { $metrics }
study-part-played = Partie { $shard } : { $deals } donnes sont dans { $file }. « clubsuit join » réunit les fichiers de toutes les parties.
study-interrupted = Interrompu : { $deals } donnes comptent sur { $wanted }. Avec --resume FICHIER, une étude peut être continuée.
study-interrupted-file = Interrompu : { $deals } donnes sur { $wanted } sont dans { $file }. La même commande continue.
study-worker-lost = un processus de calcul a été tué, sans doute faute de mémoire, après { $deals } donnes sur { $wanted } ; un plus petit --workers en demande moins, et avec --resume FICHIER on pourrait continuer l’étude
study-worker-lost-file = un processus de calcul a été tué, sans doute faute de mémoire ; { $deals } donnes sur { $wanted } sont dans { $file } : la même commande continue, et un plus petit --workers demande moins de mémoire
study-executor-lost = { $problem } ; { $deals } donnes sur { $wanted } ont été jouées, et avec --resume FICHIER on pourrait continuer l’étude
study-executor-lost-file = { $problem } ; { $deals } donnes sur { $wanted } sont dans { $file } : la même commande continue
study-bots = une étude demande au moins deux sortes de bots différentes, pas { $given } : ce que montre une seule sorte peut tenir au bot et non à la règle
study-ladder = une échelle pour l’habileté demande au moins deux bots, chacun une seule fois
study-deals = il ne peut pas y avoir { $given } donnes : une étude en a de 1 à { $most }
study-precision = une précision ne peut pas être { $given } : c’est la demi-largeur d’un intervalle, un nombre au-dessus de 0
study-metric = il n’y a pas de mesure « { $given } » ; connues : { $known }
study-not-measured = « { $metric } » n’est pas mesuré dans cette étude : { $needs ->
    [whole-games] cela concerne des parties entières, ajoutez --whole-games
    [what-if] ajoutez --what-if
    [skill] ajoutez une échelle de bots, par exemple --skill random,casual,rule
    [luck] retirez --no-luck
   *[vary] cela compare des variantes sur les mêmes donnes, faites donc varier quelque chose qui garde les donnes
  }
study-part = « { $metric } » n’a pas de partie « { $given } » ; connues : { $known }
study-parts = « { $metric } » n’a de valeur que pour chaque partie ({ $by ->
    [seat] place
    [role] rôle, par exemple swapper
    [handicap] handicap, par exemple 10S
    [option] option, par exemple swap
    [step] marche de l’échelle
    [what] sorte de changement
   *[other] partie
  }), nommez-en une : { $metric }:PARTIE ; connues : { $known }
study-vary-form = « { $given } » ne fait rien varier : écrivez NOM=VALEUR,VALEUR, par exemple target=7,11
study-set-form = « { $given } » ne fixe rien : écrivez NOM=VALEUR,VALEUR, par exemple DAME_POINTS=5,10
study-vary-constant = « { $name } » est une constante des règles et non une option : utilisez --set { $name }=VALEUR,VALEUR
study-set-option = « { $name } » est une option et non une constante des règles : utilisez --vary { $name }=VALEUR,VALEUR
study-vary-twice = « { $name } » varie deux fois : donnez toutes ses valeurs dans un seul --vary
study-vary-values = « { $name } » demande au moins une valeur, et chaque valeur une seule fois
study-variants = cela fait { $given } variantes, et une étude en a au plus { $most } : faites varier moins de choses
study-other = { $file } contient une autre étude : celle-ci ne peut pas la continuer
study-damaged = { $file } est endommagé à la ligne { $line } : impossible de continuer l’étude
study-no-result = ce n’est pas le résultat d’une étude au format { $wanted }
study-shard-file = --shard demande --resume FICHIER, dont « clubsuit join » réunit le contenu
study-shard-precision = une étude avec --precision ne peut pas être jouée en parties, car les donnes de toutes les parties décident si elle continue
study-shard-many = la partie { $shard } est impossible : il n’y a que { $given } blocs de donnes à répartir
study-shard-page = une partie d’étude n’a ni page ni tables : « clubsuit join » les écrit à partir des fichiers de toutes les parties (--html, --tables)
exploit-title = { $game } : ce que gagne une meilleure réponse
exploit-bot = Bot
exploit-seat = Place
exploit-value = Valeur
exploit-gain = Gain
exploit-share = de la mise moyenne
exploit-sum = somme
exploit-note = { $kind ->
    [margin] Valeur et gain sont des écarts dans une manche : les points de la place moins ceux de l’autre. La somme des gains est NashConv, et sa moitié l’exploitabilité.
   *[points] Valeur et gain sont des points d’une manche. Chaque gain est une composante de NashConv, leur somme.
  } La place 0 distribue. La mise moyenne est de { $stake } points : la valeur absolue moyenne des points d’une manche quand « rule » joue à toutes les places.
exploit-bounds-title = { $game } : ce que gagne une place qui cherche
exploit-exploiter = Exploiteur
exploit-bounds-note = L’exploiteur joue à une place (dans les jeux d’équipes, dans une équipe) contre le bot à toutes les autres ; le résultat du bot lui-même avec les mêmes donnes est soustrait. Les gains sont des points d’une manche. Un meilleur exploiteur gagnerait peut-être plus : le bas d’un intervalle est donc une borne inférieure.
exact-game = des réponses exactes sur { $game } ne sont pas possibles : ses cartes viennent de deux paquets
exact-too-large = ce jeu a { $deals } donnes, et des réponses exactes en demandent au plus { $most } : réduisez-le avec les options ranks et hand_size ou ajoutez --deals 400 à clubsuit exploit pour une borne inférieure
exact-too-many-nodes = l’arbre de ce jeu a plus de { $most } nœuds : réduisez-le avec les options ranks et hand_size
exact-two = cfr+ ne trouve que des équilibres à deux, et { $game } a plus de places
exact-bot = les probabilités de « { $bot } » ne sont pas connues exactement ; possible : { $known }
arena-one-of = --mixed, --once et --swap disent chacun combien de fois une donne est jouée : n’en donnez qu’un
arena-time = --time n’a aucun effet : il vaut pour les bots à recherche sans budget dans leur nom, et il n’y en a pas
arena-sprt = un test séquentiel ne peut pas être { $given } : écrivez LOW,HIGH en points par manche, LOW au-dessous de HIGH, par exemple 0,0.5 ; deux taux d’erreur au-dessus de 0 et au-dessous de 0.5 peuvent suivre, par exemple 0,0.5,0.05,0.05
arena-deals = il ne peut pas y avoir { $given } donnes
arena-exists = { $folder } existe : --resume le continue
arena-more = { $folder } contient { $given } donnes, plus que les { $wanted } demandées
arena-damaged = { $folder } est endommagé à la donne { $deal } : impossible de continuer le match
arena-other = { $folder } contient un match commencé par une autre commande : celle-ci ne peut pas le continuer
train-playing = Entraînement (minutes)
train-tested = tour { $round }, { $minutes } minutes, { $hands } manches : perte { $loss } ; { $margin } points par manche de plus que { $bot } (99 % : de { $low } à { $high }) { $bars }
train-kept = Avec ces poids, le bot est trained:{ $file }
train-minutes = Temps (minutes)
train-margin = Points par manche de plus que { $bot }
train-curve = { $bars } La courbe d’apprentissage : { $file }
train-features = { $game } a donné au réseau la caractéristique { $told } : les numéros doivent être inférieurs au { $number } que déclare son Features, lequel est de { $most } au plus
train-no-features = { $game } n’a pas de caractéristiques : un réseau ne peut pas l’apprendre, car l’entraînement a besoin de celles de son Knowledge
train-interrupted = Interrompu. La même commande avec --resume continue.
train-method = il n’y a pas de méthode d’entraînement « { $given } » ; méthodes connues : { $known }
train-reward = il n’y a pas de récompense « { $given } » à l’entraînement ; récompenses connues : { $known }
train-win = la récompense win demande --method { $method } et --device { $device }
train-against-method = un entraînement contre un bot demande --method { $method }
train-against = on ne peut pas s’entraîner contre { $bot } : choisissez rule (sur le processeur seulement) ou un bot qui a une stratégie, comme trained:PATH
train-exists = { $folder } existe : --resume le continue
train-damaged = { $folder } est endommagé ({ $file }) : impossible de continuer l’entraînement
train-other = { $folder } contient un entraînement commencé par une autre commande : celle-ci ne peut pas le continuer
arena-resume-what = --resume demande --folder, où le match est gardé

review-reviewing = Analyse
review-title = { $game } : les décisions les plus coûteuses
review-where = Où
review-place = manche { $hand }, n° { $number }
review-player = Nom
review-who = { $player } ({ $seat })
review-played = Choisi
review-better = Mieux
review-cost = Coût
review-open = Cartes visibles
review-open-score = { $played } / { $best }
review-open-ahead = ↔ { $played } / { $best }
review-worth = { $text } ({ $chance } %, { $points })
review-note = Entre parenthèses : parties gagnées, en pour cent, et points de la manche, en moyenne sur des donnes compatibles avec ce qui avait été vu. Coût : de combien la décision a réduit les chances de gain, sur 100. « = » : peut-être autant que la ligne au-dessus ; « ? » : peut-être pur hasard (un plus grand --worlds en dit plus). Cartes visibles : les points de la manche avec les cartes telles qu’elles étaient vraiment, après ce choix et après le meilleur. Avec ↔ : points d’avance sur la seule autre main qui a des cartes.
review-player-sum = { $player } : { $decisions } décisions, dont { $same } aussi bonnes que celles du meilleur bot ; en moyenne, une décision a réduit les chances de gain de { $cost } sur 100
solve-solving = Résolution
solve-title = { $game }, manche { $hand } : où mène chaque choix, toutes cartes visibles et si l’on joue ensuite au mieux
solve-number = N°
solve-seat = Place
solve-done = Choisi
solve-choices = Valeur : choix
solve-value = { $value } : { $choices }
solve-note-score = Valeur : les points de la manche pour la place qui décide.
solve-note-margin = Valeur : avance en points, à la fin, de la place qui décide sur l’autre main qui a encore des cartes.
solve-left-out = { $number ->
    [one] { $number } décision est laissée de côté. Seul le jeu des cartes est résolu : à trois, les huit derniers plis, et à Climbing Clubs, dès que deux mains seulement ont des cartes.
   *[other] { $number } décisions sont laissées de côté. Seul le jeu des cartes est résolu : à trois, les huit derniers plis, et à Climbing Clubs, dès que deux mains seulement ont des cartes.
  }
solve-nothing = Aucune décision de la manche { $hand } ne peut être résolue. Seul le jeu des cartes peut l’être : à trois, les huit derniers plis, et à Climbing Clubs, dès que deux mains seulement ont des cartes. Le jeu sur l’honneur ne peut pas l’être.
solve-not-this = cette décision ne peut pas être résolue
solve-no-such-line = { $file } n’a pas d’enregistrement à la ligne { $line }

cli-help-lan = Laisser jouer aussi tout le monde dans ce réseau local : affiche l’adresse à leur donner, et un code QR.

backup-done = Sauvegarde : { $file }. Elle contient des cartes cachées et des clés : protégez-la comme la base de données.
backup-no-folder = il n’y a pas de dossier { $folder } : créez-le d’abord, lisible par son seul propriétaire (mkdir -m 700)
backup-exists = { $file } existe déjà : nommez un nouveau fichier
backup-failed = impossible de copier la base de données ({ $problem })
backup-program = { $program } est introuvable : installez les programmes de PostgreSQL (sous Debian : apt install postgresql-client)
backup-program-failed = { $program } a échoué : { $problem }
restore-done = Restauré : { $place }, depuis { $file }. Vous pouvez démarrer le serveur.
restore-empty = { $file } est vide
restore-unknown = { $file } n’est pas une sauvegarde de Clubsuit
restore-foreign = { $file } n’est pas une base de données de Clubsuit
restore-newer = { $file } vient d’une version plus récente de Clubsuit (schéma { $version }) : mettez d’abord Clubsuit à jour
restore-damaged = { $file } est endommagé ({ $problem })
restore-in-use = { $file } est la base de données d’un serveur, pas une sauvegarde : faites-en une avec "clubsuit backup"
restore-folder = { $file } est la sauvegarde d’un dossier : nommez le dossier avec --data, sans base de données
restore-address = { $file } est la sauvegarde d’une base PostgreSQL : nommez la base avec --database
restore-itself = { $file } est la base de données elle-même
restore-exists = { $place } a déjà une base de données : --replace la remplace, et ses données sont perdues
restore-running = un autre programme utilise la base de données : arrêtez d’abord le serveur
restore-failed = impossible de remplacer la base de données ({ $problem }) ; rien n’a changé

admin-no-data = { $folder } n’a pas de parties d’un serveur
admin-no-report = il n’y a pas de signalement { $id }
admin-no-reports = Il n’y a pas de signalement en cours.
admin-no-tables = Il n’y a pas de telle table.
admin-table = { $id }  { $game }, { $state ->
    [new] pas commencée
    [over] finie
   *[plays] donne { $hand }
  }{ $listed ->
    [yes] , au salon
   *[no] {""}
  }, { $at }
admin-no-table = il n’y a pas de table { $id }
admin-closed = Fermée : { $id }
admin-close-which = nommez les tables à fermer, ou choisissez-les avec --listed ou --person
admin-unfinished = la partie de { $id } n’est pas finie, et son enregistrement montrerait des cartes cachées, peut-être à quelqu’un qui y joue : exportez-la quand elle sera finie
admin-person-which = désignez une personne : par le début de son empreinte, ou par --account
admin-person-short = donnez au moins { $number } lettres et chiffres de l’empreinte de la personne
admin-person-several = l’empreinte de plusieurs personnes commence par { $id } : donnez-en davantage
admin-no-person = aucune personne n’a une empreinte qui commence par { $id }
admin-no-account = aucun compte ne s’appelle { $name }
admin-person = Personne { $id }
admin-person-deleted = Supprimé : { $id }, avec tout ce qui était à cette personne :
admin-person-has-account = compte : { $account }
admin-person-has-tables = tables : { $tables }
admin-person-has-names = noms : { $names }
admin-report = { $state ->
    [handled] Signalement { $id }, { $at } (traité)
   *[open] Signalement { $id }, { $at }
  }
admin-report-of = { $reason } : { $name } ({ $person }), signalement fait par { $reporter } ({ $other })
admin-report-table = Table { $table } ({ $game })
admin-report-words = Commentaire du signalement : { $words }
admin-report-line = { $at }  { $text }

# Environments of PettingZoo and Gymnasium: never shown on the page.
env-illegal = { $given } n’est pas un numéro légal ici : le masque d’actions montre ceux qui le sont
env-ended = l’épisode est terminé : appelez d’abord reset()
env-dead = l’épisode est terminé pour { $agent } : la seule action possible est None, pas { $given }
env-agent = il n’y a pas d’agent { $given } ; les agents sont { $known }
env-render = "render_mode" doit être None ou l’une de ces valeurs : { $known }, pas { $given }
env-opponents = "opponents" doit donner un bot, ou un bot à chacune des places { $seats }, pas { $given }
env-mode = "illegal" doit être l’une de ces valeurs : { $known }, pas { $given }

# clubsuit puzzles
puzzles-searching = Recherche
puzzles-title = { $game } : { $number ->
    [one] 1 problème
   *[other] { $number } problèmes
  }, graine { $seed }
puzzles-motif = Motif
puzzles-count = Problèmes
puzzles-written = Problèmes : { $file }
puzzles-interrupted = Interrompu : { $number ->
    [one] 1 problème est
   *[other] { $number } problèmes sont
  } dans { $file }. La même commande avec --resume continue.
game-here = il n’y a pas encore de jeu « { $game } », mais un module { $game } se trouve dans ce dossier : définissez CLUBSUIT_GAMES={ $game }, et chaque commande le connaîtra
