# People with whom the reader has played: the list, invitations, blocks and reports.
people-title = Avec qui j’ai joué
people-page-title = Avec qui j’ai joué – Clubsuit
people-help = Personne d’autre ne voit cette liste. Elle contient les personnes avec qui vous avez fini une partie que le serveur a encore.
people-none = Personne pour l’instant. Les gens avec qui vous finissez une partie apparaissent ici.
people-games = { $games ->
    [one] { $games } partie ensemble
   *[other] { $games } parties ensemble
  }
people-last = La dernière : { $game }.
people-blocked = Blocage en cours
people-invite = Inviter de nouveau
people-invite-name = Inviter { $name } de nouveau
people-invite-chosen = Inviter { $names } à { $game }
people-invite-help = Une invitation ouvre une table avec les réglages de votre dernière partie ensemble. Les autres la voient sur leur page d’accueil et reçoivent une notification s’ils l’autorisent. À la table, vous pouvez aussi leur envoyer le lien.
people-choose = Inviter { $name } avec d’autres
people-remove = Retirer
people-remove-name = Retirer { $name } de cette liste
people-remove-all = Retirer tout le monde
people-remove-all-title = Retirer tout le monde de cette liste ?
people-remove-all-help = La liste reste vide jusqu’à ce que vous ayez fini une nouvelle partie avec quelqu’un. Vos parties et vos blocages restent.
people-keep = Tout garder
people-block = Bloquer
people-block-name = Bloquer { $name }
people-block-title = Bloquer { $name } ?
people-block-help = Vous ne vous rencontrez plus par « Avec qui veut » ni aux tables ouvertes. Aucun de vous ne voit ce que l’autre écrit ni ne peut l’inviter. { $name } n’en sait rien. Vous pouvez débloquer { $name } à tout moment, sous « Avec qui j’ai joué ».
people-block-keep = Ne pas bloquer
people-unblock = Débloquer
people-unblock-name = Débloquer { $name }
people-report = Signaler
people-report-name = Signaler { $name }

manners-none = Il n’y a personne d’autre ici, et personne d’autre n’a écrit.

report-title = Signaler { $name }
report-help = Le signalement va à l’hôte de ce serveur, avec les derniers messages du chat écrits par { $name } dans cette partie, si le serveur les a encore. { $name } n’en sait rien.
report-reason = Que s’est-il passé ?
report-insult = Insultes ou menaces
report-spam = Publicité, ou toujours le même texte
report-name = Nom offensant
report-cheating = Triche, ou entente secrète avec d’autres
report-delay = Quitte les parties ou les fait traîner exprès
report-other = Autre chose
report-words = Avec vos mots (facultatif)
report-send = Envoyer le signalement
report-sent = Merci. L’hôte peut maintenant lire le signalement.
