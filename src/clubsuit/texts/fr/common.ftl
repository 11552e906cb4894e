# Words that more than one place uses.
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
seat = place { $number }

# The letters of ranks on cards and in running text: jack, queen, king, ace.
letter-J = V
letter-Q = D
letter-K = R
letter-A = A

# Refusals that every game shares.
notation-card = "{ $text }" n’est pas une carte de ce jeu ; une carte s’écrit avec sa valeur et la lettre de sa couleur, comme 9C
notation-card-twice = en double : { $cards }
notation-action = "{ $text }" n’est pas une action de ce jeu ; une action s’écrit comme "play 9C"
notation-move = "{ $text }" n’est pas une action ; une action est un mot, suivi au besoin de cartes ou d’une place, comme "play 9C 9D"
wrong-phase = "{ $text }" n’est pas possible à ce moment de la manche
not-held = vous n’avez pas { $cards }
not-your-turn = c’est à { $seat } de jouer
nobodys-turn = ce n’est à personne de jouer : la manche suivante n’est pas encore distribuée
game-is-over = la partie est finie
option-unknown = il n’y a pas d’option "{ $option }" ; options connues : { $known }
option-value = l’option { $option } ne peut pas valoir "{ $value }" ; valeurs possibles : { option-allowed }
# The allowed values; `allowed` is the same in English, for programs.
option-allowed = { $form ->
    [number] de { $low } à { $high }
    [numbers] { $length } nombres, chacun de { $low } à { $high }
   *[choice] { $allowed }
  }
pack-all-dealt = toutes les cartes sont distribuées : avec { $ranks } rangs, chaque main a { $ranks } cartes et non { $hand_size }
pack-too-small = le paquet est trop petit pour des mains de { $hand_size } cartes ; possible : { $most } au plus
game-unknown = il n’y a pas de jeu "{ $game }" ; jeux connus : { $known }
game-outside = il n’y a pas de jeu dans { $module } : { $error }
module-passed-over = le fichier { $file } du dossier courant est ignoré, car un autre module s’appelle "{ $module }" : donnez-lui un autre nom
deal-twice = cartes distribuées deux fois : { $cards }
deal-missing = cartes absentes de la distribution : { $cards }
deal-strange = cartes absentes du paquet de cette partie : { $cards }
deal-shape = "{ $name }" doit contenir des listes de noms de cartes
deal-sizes = "{ $name }" doit avoir { $sizes } cartes
must-follow = vous avez encore { $cards } : fournissez à { $suit }

# What is expected of a player, in one line.
prompt-wait = On attend { $seat }.
prompt-choosing = Choix en cours : { $seats }.
prompt-next-hand = La manche est finie. Distribuez la suivante quand vous voulez.
prompt-over = La partie est finie.
prompt-lead = À vous d’entamer : jouez la carte de votre choix.
prompt-follow = Fournissez : jouez un { $suit }.
prompt-any = Vous n’avez pas de { $suit } : jouez la carte de votre choix.

# Why a player leads first. `who` is `you` if this player reads it.
told-lead-dealer = { $who ->
    [you] Vous entamez le premier pli, car le donneur est à votre droite.
   *[other] { $seat }, à gauche du donneur, entame le premier pli.
  }

# Faults of records.
record-no-hand = il n’y a pas de manche { $hand } : l’enregistrement n’en a que { $hands }
record-json = ce n’est pas du JSON : { $problem }
record-object = un enregistrement doit être un objet JSON
record-format = le format est "{ $format }" ; ce programme lit "{ $ours }"
puzzle-malformed = ce n’est pas un problème au format "{ $ours }"
record-lacks = il manque "{ $name }" dans l’enregistrement
record-unknown = un enregistrement n’a pas de champ "{ $name }"
record-event = aucun événement ne s’écrit "{ $text }"
record-event-seat = un événement concerne la place { $given }, où l’enregistrement n’a personne
record-event-place = l’action { $action } de la manche { $hand } n’existe pas ici (les deux se comptent à partir de 0), ou les événements ne sont pas dans l’ordre
record-shape = "{ $name }" est mal formé
record-players = avec ces options, le jeu se joue à { $wanted }, pas à { $given }
record-dealer = la place { $given } distribue, mais c’est à la place { $wanted } de distribuer
record-first-dealer = la place { $given } ne peut pas distribuer en premier : elle n’existe pas
record-turn = la place { $given } agit, mais c’est le tour de la place { $wanted }
record-action-after = une action suit alors que la manche est finie
record-hand-after = une manche suit alors que la précédente n’est pas finie
record-hand-after-end = une manche suit alors que la partie est finie
record-score = le score noté est { $given }, mais le jeu donne { $wanted }
record-total = le total noté est { $given }, mais la somme des manches donne { $wanted }
record-winners = victoire notée pour { $given }, mais les règles donnent { $wanted }
record-game = cet enregistrement est d’une partie de { $given }, pas de { $wanted }
record-view = cet enregistrement ne montre que ce qu’une seule personne a vu : impossible de rejouer la partie
fair-method = les donnes sont scellées par la méthode "{ $method }" ; ce programme ne connaît que "{ $ours }"
fair-hash = "{ $name }" doit avoir 64 caractères, chacun de 0 à 9 ou de a à f
fair-string = "{ $name }" doit avoir un texte par place : vide, ou de 64 caractères, chacun de 0 à 9 ou de a à f
fair-strings = il y a des chaînes aléatoires pour { $given } places, mais les options sont pour { $wanted }
fair-nobody = personne n’a donné de chaîne aléatoire : le serveur a pu choisir les donnes à lui seul
fair-commitment = le secret ne correspond pas à l’engagement : son SHA-256 est différent
fair-promise = la chaîne aléatoire de la place { $seat } n’est pas celle qui avait été promise avant que les chaînes soient montrées
fair-none = aucun secret n’a été scellé avant cette partie : on ne peut pas en vérifier les donnes
fair-sealed = le secret des donnes n’est pas encore révélé
fair-dealer = la place { $given } distribue en premier, mais d’après le secret et les chaînes, ce devrait être la place { $wanted }
fair-deal = le secret et les chaînes mènent à une autre donne : "{ $place }" devrait avoir { $cards }
fair-order = le secret et les chaînes mènent à une autre donne : les cartes de "{ $place }" viennent dans un autre ordre
deal-no-seed = donnez une graine pour distribuer, ou les cartes elles-mêmes
deal-no-dealer = dites qui distribue la première manche
deal-argument = une distribution nomme ses groupes de cartes, comme dans un enregistrement ; { $given } ne le fait pas
players-shape = "players" doit être une liste de noms, pas { $players }
cards-shape = les cartes se donnent en liste de noms comme 9C, pas comme { $cards }
fair-argument = "fairness" doit être ce que clubsuit.Fairness.new renvoie, pas { $given }
actions-shape = "actions" doit être une liste de textes comme "play 9C", ou de paires d’une place et d’un texte ; ceci n’est ni l’un ni l’autre : { $actions }
dealer-no-deal = "dealer" exige "deal" : dites quelles cartes sont distribuées
deal-unknown = aucune partie d’une distribution ne s’appelle { $name } dans ce jeu
onlooker-decides = qui regarde n’a rien à décider
onlooker-samples = qui regarde n’a pas de cartes ; tirez une partie compatible avec ce qu’une place a vu
explain-argument = explain attend une raison, telle qu’en portent les erreurs et les résultats, pas { $given }
game-argument = donnez un jeu tel que clubsuit.load le renvoie, pas { $given }
outcome-target = { $points } points suffisent pour finir la partie
outcome-both = { $points } points suffisent pour finir la partie, et le score le plus bas, { $least }, aussi
outcome-below = le score le plus bas, { $points }, suffit aussi pour finir la partie
# What happened in a hand of a game without sentences of its own; $score has its sign.
story-own = Votre score dans cette manche : { $score }
story-best = { $count ->
    [one] Meilleur score de la manche : { $seats }, { $score }
   *[other] Meilleurs scores de la manche : { $seats }, { $score }
  }
record-argument = ce n’est pas un enregistrement : { $given } (clubsuit.Record.from_json en lit un à partir de son texte)
deal-not-now = la manche n’est pas finie : rien à distribuer pour l’instant
generator-shape = un générateur est un tableau de { $words } int64, tel que random_numbers.generator le crée
seed-range = une graine est un nombre entier de 64 bits : de −2^63 à 2^63 − 1
no-such-seat = il n’y a pas de place { $number } ; les places vont de 0 à { $last }
number-range = "{ $name }" doit être un nombre entier de { $low } à { $high }, pas { $given }
chance-range = un nombre aléatoire doit être compris entre 0 et 1, pas { $given }
codes-room = les codes des actions légales demandent un tableau int64 avec de la place pour { $wanted } codes, pas { $given }
seats-shape = les places se donnent en collection de nombres, pas comme { $given }
view-other = donnez une vue d’une place de { $game }, pas { $given }
code-illegal = { $given } n’est pas une action légale à présent : legal() donne la liste de celles qui le sont
spiel-action = { $action } n’est pas une action légale ici : legal_actions() donne la liste de celles qui le sont
spiel-outcome = { $action } n’est pas un résultat possible du hasard ici : legal_actions() donne la liste de ceux qui le sont
spiel-over = la manche est finie : il n’y a plus rien à décider ni à tirer
spiel-nobody = c’est le hasard qui décide ici, et aucune place : dites laquelle vous voulez
spiel-no-chance = c’est une place qui décide ici, et non le hasard
spiel-undealt = les cartes ne sont pas encore distribuées : on ne peut pas les tirer de nouveau
encoding-id = { $given } n’est pas un numéro légal ici : ids() donne la liste de ceux qui le sont
encoding-code = aucun numéro ne mène à { $given } ici : legal() donne la liste des codes possibles
encoding-part = ces tableaux n’ont pas de partie { $name } ; ils ont { $known }
vector-no-encoding = { $game } n’a ni actions numérotées ni observations, donc pas d’environnement
vector-device = "device" doit être l’une de ces valeurs : { $known }, pas { $given }
vector-cpu-only = "{ $name }" ne fonctionne qu’avec device="cpu"
vector-observe = "observe" doit être l’une de ces valeurs : { $known }, pas { $given }
vector-bots = "bots" doit donner un bot à chacune de ses places, parmi { $known }, pas { $given }
vector-all-bots = il y a un bot à chaque place, donc plus rien à décider : laissez une place libre
vector-reset = aucune partie n’a commencé : appelez d’abord reset()
vector-actions = step() demande un tableau de { $n } nombres entiers, un numéro par ligne, pas { $given }
vector-illegal = { $given } n’est pas un numéro légal à la ligne { $row } : masks[{ $row }] montre ceux qui le sont
vector-no-observations = cet environnement ne produit pas d’observations : retirez observe="nothing"
vector-no-perfect = cet environnement ne montre pas les cartes cachées ; observe="perfect-information" le fait, pour les critiques seulement
vector-saved = cet état ne vient pas d’un environnement créé avec les mêmes arguments : "{ $name }" ne convient pas

option-target = Score à atteindre
option-target-help = La partie s’arrête après la manche où quelqu’un atteint ce score.
option-ranks = Rangs dans le paquet
option-ranks-help = Pour la recherche : le paquet n’a que ce nombre de rangs dans chaque couleur. Tout ce qui dépend du nombre de cartes s’y adapte.
option-hand_size = Cartes par personne
option-hand_size-help = Pour la recherche : le nombre de cartes distribuées à chaque personne.
option-auction_size = Cartes d’enchère par personne
option-auction_size-help = Pour la recherche : le nombre de cartes d’enchère distribuées à chaque personne, à partir du 10 de pique.

## Statistics: what is told of a hand
fact-points = Points par manche
fact-tricks = Plis par manche

## The cache of compiled rules
cache-not-stored = Impossible de conserver les règles compilées dans { $folder } ({ $problem }) : chaque lancement les compile de nouveau. Indiquez un dossier où vous pouvez écrire dans la variable d’environnement CLUBSUIT_CACHE.
cache-not-private = D’autres comptes peuvent modifier { $folder } : les règles compilées n’y sont ni lues ni conservées, et chaque lancement les compile de nouveau. Retirez aux autres le droit d’y écrire (chmod go-w), ou indiquez un dossier à vous dans la variable d’environnement CLUBSUIT_CACHE.
cache-no-home = Il n’y a pas de dossier personnel pour les règles compilées : chaque lancement les compile de nouveau. Indiquez un dossier où vous pouvez écrire dans la variable d’environnement CLUBSUIT_CACHE.

## Worker processes
worker-lost = un processus de calcul a été tué, sans doute faute de mémoire ; moins de processus demandent moins de mémoire
executor-unknown = « { $given } » n’est pas un exécuteur : écrivez ray, ray:ADRESSE, dask:ADRESSE ou mpi
executor-mpi = les processus de MPI manquent : lancez la commande avec { $command }
executor-connect = { $executor } est injoignable : { $problem }
executor-lost = l’exécuteur a perdu { $tries } fois le processus d’une tâche : { $problem }
executor-versions = le processus sur { $host } a une autre version de { $package } : { $found } au lieu de { $wanted } ; installez la même sur toutes les machines
executor-game-changed = le processus sur { $host } utilise déjà une autre version de { $module } : redémarrez les processus de calcul
executor-luggage = vos propres modules et poids font { $size } Mo, et { $most } Mo au plus voyagent avec un calcul ({ $modules }) : rangez les gros fichiers ailleurs, ou installez les paquets sur toutes les machines

## GPU
gpu-none = CUDA ne trouve aucun GPU sur cette machine : { $problem }
gpu-driver = le pilote du GPU prend en charge CUDA { $known }, mais les paquets installés demandent CUDA { $wanted } ; installez un pilote plus récent
gpu-memory = { $games } parties ne tiennent pas dans la mémoire libre du GPU ; le maximum est de { $fits }
gpu-memory-launch = le GPU n’a pas assez de mémoire libre pour ces parties ; d’autres programmes l’utilisent peut-être
gpu-arrays = les états doivent être un tableau de { $number } enregistrements de { $game }, et les générateurs un tableau int64 de { $number } lignes et { $words } colonnes

# Shown instead of a page that cannot be shown (web/index.html).
page-old = Ce navigateur est trop ancien pour Clubsuit : il faut Chrome ou Edge 109, Firefox 115 ou Safari 16, ou une version plus récente.
page-failed = Clubsuit n’a pas pu démarrer : vérifiez votre connexion et rechargez la page. Si cela ne suffit pas, mettez votre navigateur à jour.
page-no-script = Clubsuit a besoin de JavaScript : autorisez-le pour cette page, puis rechargez-la.
offline-title = Pas de connexion – Clubsuit
offline-device = Pas de connexion à Internet
offline-device-help = Clubsuit a besoin d’Internet. Cette page se recharge dès que la connexion revient.
offline-server = Clubsuit ne répond pas
offline-server-help = Le serveur redémarre peut-être, ou la liaison avec lui est coupée. Réessayez dans une minute.
offline-safe = Vos parties sont en sécurité : le serveur garde chaque décision qu’il a confirmée.
offline-retry = Réessayer
page-broken = Un problème est survenu sur cette page. Vos parties sont enregistrées ; rechargez la page pour continuer.
page-reload = Recharger la page
