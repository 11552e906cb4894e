# People with whom the reader has played: the list, invitations, blocks and reports.
people-title = Mensen met wie ik heb gespeeld
people-page-title = Mensen met wie ik heb gespeeld – Clubsuit
people-help = Alleen jij ziet deze lijst. Erop staan de mensen met wie je een partij hebt uitgespeeld die de server nog heeft.
people-none = Nog niemand. Als je een partij met anderen uitspeelt, verschijnen ze hier.
people-games = { $games ->
    [one] samen 1 partij
   *[other] samen { $games } partijen
  }
people-last = De laatste was { $game }.
people-blocked = Geblokkeerd
people-invite = Weer uitnodigen
people-invite-name = { $name } weer uitnodigen
people-invite-chosen = { $names } uitnodigen voor { $game }
people-invite-help = Met een uitnodiging gaat een tafel open met de instellingen van jullie laatste partij. De anderen zien de uitnodiging in hun lobby, en krijgen een melding als ze dat toestaan. Aan tafel kun je hun ook de link sturen.
people-choose = { $name } samen met anderen uitnodigen
people-remove = Verwijderen
people-remove-name = { $name } van deze lijst verwijderen
people-remove-all = Iedereen verwijderen
people-remove-all-title = Iedereen van deze lijst verwijderen?
people-remove-all-help = De lijst is leeg tot je weer met iemand een partij hebt uitgespeeld. Je partijen en je blokkades blijven.
people-keep = Houden
people-block = Blokkeren
people-block-name = { $name } blokkeren
people-block-title = { $name } blokkeren?
people-block-help = Jullie komen elkaar niet meer tegen bij “Met onbekenden” of aan open tafels. Jullie zien niet meer wat de ander schrijft, en kunnen elkaar niet uitnodigen. { $name } krijgt hiervan geen bericht. Je kunt { $name } altijd deblokkeren, onder “Mensen met wie ik heb gespeeld”.
people-block-keep = Niet blokkeren
people-unblock = Deblokkeren
people-unblock-name = { $name } deblokkeren
people-report = Rapporteren
people-report-name = { $name } rapporteren

manners-none = Er is niemand anders, en niemand anders heeft iets geschreven.

report-title = { $name } rapporteren
report-help = Het rapport gaat naar de beheerder van deze server, met de laatste regels die { $name } in de chat van deze partij schreef, als de server die nog heeft. { $name } krijgt hiervan geen bericht.
report-reason = Wat is er gebeurd?
report-insult = Beledigingen of bedreigingen
report-spam = Reclame, of steeds dezelfde tekst
report-name = Een kwetsende naam
report-cheating = Vals spel, of stiekeme afspraken met anderen
report-delay = Loopt uit partijen weg, of vertraagt ze met opzet
report-other = Iets anders
report-words = In je eigen woorden (hoeft niet)
report-send = Rapport sturen
report-sent = Dank je. De beheerder kan het rapport nu lezen.
