# What bots say of their choices.
bot-unknown = il n’y a pas de bot "{ $bot }" ; bots connus : { $known }
bot-own = { $bot } n’explique pas ses choix
bot-no-module = il n’y a pas de module "{ $module }" dans le dossier courant ni sur le chemin de Python
bot-no-class = le module "{ $module }" n’a pas de "{ $name }"
bot-entry = le paquet qui propose "{ $bot }" ne l’a pas à l’endroit annoncé : { $problem }
bot-no-name = après "{ $module }:" vient le nom d’une classe
bot-arguments = impossible de créer "{ $bot }" à partir d’une simple graine : { $problem }
bot-no-choose = "{ $bot }" n’est pas un bot : un bot est une classe dont la méthode choose(view) renvoie le texte d’une action
bot-illegal = le bot { $bot } a répondu "{ $text }" : { $problem } ; la réponse doit être l’une de celles de view.legal()
command-empty = après "cmd:" vient la commande qui lance votre bot : cmd:./my_bot, ou "cmd:python my_bot.py"
command-unreadable = la commande { $command } est illisible : un guillemet reste ouvert, ou un caractère ne peut figurer dans un chemin
command-no-program = il n’y a pas de programme "{ $program }" que l’on puisse lancer ; dans ce dossier, il s’écrit ./my_bot et doit être exécutable (chmod +x)
command-system = les bots qui sont des programmes ont besoin de Linux ou de macOS
command-changed = un fichier de { $command } a changé depuis le début ; faites jouer une copie pendant que vous travaillez sur le bot
command-unstarted = impossible de lancer { $bot } : { $problem }
command-late = { $bot } n’a pas répondu en { $seconds } secondes
command-ended = { $bot } s’est arrêté au lieu de répondre{ $told ->
    [no] { "" }
   *[yes] { "" } ; ses derniers mots : { $said }
  }
command-long = { $bot } a répondu par plus de 65 536 octets ; une réponse est une courte ligne
command-nonsense = { $bot } a répondu "{ $text }" ; une réponse est une ligne avec ce numéro et l’une des "actions" : {"{"}"id": { $number }, "action": "…"{"}"}
command-illegal = { $bot } a répondu "{ $text }" : { $problem } ; l’action doit être l’une des "actions"
command-rests = { $bot } n’est plus interrogé pendant un moment, car il a échoué { $failures } fois de suite
bot-view = { $bot } joue à { $game } : donnez-lui une vue de ce jeu
bot-turn = ce n’est pas le tour de la place { $number } : il n’y a rien à choisir
bot-random = pour moi, tous les choix permis se valent
bot-likes-best = de tout ce que je pouvais faire, c’est ce que je préfère
bot-budget = "{ $budget }" ne dit pas à un bot combien de temps réfléchir : donnez un nombre de donnes à essayer ("64") ou des millisecondes ("200ms")
trained-best = cela devrait rapporter { $points } pt et faire gagner { $chance } % des parties ; ensuite vient { $other }, avec { $other_points } pt et { $other_chance } %
policy-best = je joue cela à { $share } % ; ensuite vient { $other }, à { $other_share } %
policy-only = mon réseau en est sûr
trained-damaged = { $file } ne contient pas de poids, ou une partie seulement ; clubsuit train en crée de nouveaux
trained-no-path = après "trained:" vient le chemin d’un fichier de poids, tel que clubsuit train le crée : trained:runs/weights.npz
trained-no-file = il n’y a pas de fichier { $file } : "trained" n’a pas de poids pour jouer
trained-folder = { $file } est un dossier ; indiquez le fichier de poids qu’il contient, que clubsuit train appelle weights.npz
trained-unreadable = les poids de { $file } sont illisibles : { $problem }
trained-other-game = ces poids sont de { $other }, pas de { $game }
trained-other-version = ces poids sont d’une autre version de { $game } ; clubsuit train en crée de nouveaux
trained-weights = ces poids ne sont pas de { $game }, ou sont d’une autre version ; clubsuit train en crée de nouveaux
trained-no-game = les poids de { $file } sont d’un jeu inconnu, ou d’une autre version d’un jeu
trained-unweighed = { $game } est fourni sans poids ; clubsuit train en crée, et trained:PATH joue avec
trained-changed = les poids de { $file } ont changé depuis le début ; jouez avec une copie du fichier tant que l’entraînement continue
trained-untaught = aucun réseau n’a appris { $game }
search-unpolicied = aucune stratégie n’a appris { $game }, donc { $bot } ne peut pas y jouer
search-only = il n’y a rien d’autre à faire
search-honest = tout le reste serait contraire aux règles
search-best = sur { $worlds } donnes compatibles avec ce que j’ai vu, cela rapporte en moyenne { $points } pt et fait gagner { $chance } % des parties ; ensuite vient { $other }, avec { $other_points } pt et { $other_chance } %
search-solved = { $worlds ->
    [one] une seule donne est compatible avec ce que j’ai vu, et si l’on joue au mieux, aucun choix n’est meilleur : celui-ci fait gagner { $chance } % des parties, et { $other } { $other_chance } %
   *[other] sur les { $worlds } donnes compatibles avec ce que j’ai vu, si l’on joue au mieux, aucun choix n’est meilleur : celui-ci fait gagner { $chance } % des parties, et { $other } { $other_chance } %
  }
search-solved-best = une seule donne est compatible avec ce que j’ai vu, et si l’on joue au mieux, aucun choix n’est meilleur
search-solved-some = sur { $worlds } donnes compatibles avec ce que j’ai vu, si l’on joue au mieux, cela fait gagner { $chance } % des parties ; ensuite vient { $other }, avec { $other_chance } %

# Why a card is led.
lead-clubs = qui a encore des trèfles doit en jouer un là-dessus
lead-last = c’est mon dernier { $suit } : ensuite, je peux couper à { $suit }
lead-highest = personne d’autre ne peut avoir une carte plus haute de cette couleur
throw-low = je ne peux pas faire ce pli : je joue mon plus petit { $suit }
throw-last = c’est mon dernier { $suit } : désormais, je peux couper à { $suit }
lead-low = c’est ma plus petite carte de cette couleur, et je garde les plus hautes

# What is counted in deals that fit what the player saw. `of`: whether it is known to be so by what was
# seen, or was counted over all deals that fit, or over some. `how`: whether the better choice is ahead by
# more where it is so (`bears`), or it is so in `each` of them.
counted-in = { $of ->
    [known] { "" }
    [all] { $how ->
        [bears] cela compte surtout dans { $times } des { $worlds } donnes possibles, celles où{ " " }
       *[counted] dans { $times } des { $worlds } donnes possibles,{ " " }
      }
   *[some] { $how ->
        [bears] cela compte surtout dans { $times } des { $worlds } donnes essayées, celles où{ " " }
        [each] dans chacune des { $worlds } donnes essayées,{ " " }
       *[counted] dans { $times } des { $worlds } donnes essayées,{ " " }
      }
  }
counted-holds = { counted-in }{ $seat } a { $cards }
counted-void = { counted-in }{ $seat } n’a plus de { $suit }
counted-takes = personne ne joue ensuite : { $cards } fait le pli
counted-stands = { counted-in }personne ne peut plus battre { $cards } dans ce pli
counted-falls = { counted-in }quelqu’un peut encore battre { $cards } dans ce pli
counted-either-falls = { counted-in }quelqu’un peut encore battre l’une ou l’autre dans ce pli : { $cards }
counted-no-clubs = { counted-in }personne d’autre n’a plus de trèfle
counted-clubs-out = { $number ->
    [one] il reste { $number } trèfle dehors, dans une autre main
   *[other] il reste { $number } trèfles dehors, tous dans les autres mains
  }
# As these deals were played on, after a choice that `counted-after` names.
counted-after = { $choice ->
    [pass] si l’on passe
    [double] si l’on annonce « quitte ou double »
   *[other] après { $cards }
  }
counted-you-lead = { counted-in }{ counted-after }, c’est vous qui entamez ensuite
counted-leads = { counted-in }{ counted-after }, c’est à { $seat } d’entamer ensuite

bot-ismcts = j’ai essayé cela plus souvent que tout le reste : { $visits } fois
