# People with whom the reader has played: the list, invitations, blocks and reports.
people-title = Mit wem ich gespielt habe
people-page-title = Mit wem ich gespielt habe – Clubsuit
people-help = Diese Liste siehst nur du. Darin stehen alle, mit denen du eine Partie beendet hast, die der Server noch hat.
people-none = Noch niemand. Wenn du mit anderen eine Partie beendest, erscheinen sie hier.
people-games = { $games ->
    [one] 1 gemeinsame Partie
   *[other] { $games } gemeinsame Partien
  }
people-last = Die letzte war { $game }.
people-blocked = Gesperrt
people-invite = Wieder einladen
people-invite-name = { $name } wieder einladen
people-invite-chosen = { $names } zu { $game } einladen
people-invite-help = Eine Einladung öffnet einen Tisch mit den Einstellungen eurer letzten gemeinsamen Partie. Die anderen sehen sie in ihrer Lobby und bekommen eine Mitteilung, wenn sie das erlauben. Am Tisch kannst du ihnen auch den Link schicken.
people-choose = { $name } zusammen mit anderen einladen
people-remove = Entfernen
people-remove-name = { $name } von dieser Liste entfernen
people-remove-all = Alle entfernen
people-remove-all-title = Alle von dieser Liste entfernen?
people-remove-all-help = Die Liste ist leer, bis du mit jemandem eine neue Partie beendet hast. Deine Partien und deine Sperren bleiben.
people-keep = Behalten
people-block = Sperren
people-block-name = { $name } sperren
people-block-title = { $name } sperren?
people-block-help = Ihr begegnet euch bei „Offen für alle“ und an offenen Tischen nicht mehr. Was { $name } schreibt, siehst du nicht und umgekehrt, und einladen könnt ihr euch auch nicht. { $name } erfährt davon nichts. Unter „Mit wem ich gespielt habe“ kannst du die Sperre jederzeit aufheben.
people-block-keep = Nicht sperren
people-unblock = Entsperren
people-unblock-name = { $name } entsperren
people-report = Melden
people-report-name = { $name } melden

manners-none = Sonst ist niemand hier, und sonst hat niemand etwas geschrieben.

report-title = { $name } melden
report-help = Die Meldung geht an die Person, die diesen Server betreibt, mit den letzten Zeilen, die { $name } im Chat dieser Partie geschrieben hat, wenn der Server sie noch hat. { $name } erfährt davon nichts.
report-reason = Was ist passiert?
report-insult = Beleidigungen oder Drohungen
report-spam = Werbung oder immer wieder derselbe Text
report-name = Ein anstößiger Name
report-cheating = Betrug oder heimliche Absprachen
report-delay = Verlässt Partien oder verzögert sie absichtlich
report-other = Etwas anderes
report-words = In eigenen Worten (freiwillig)
report-send = Meldung senden
report-sent = Danke. Die Meldung kann jetzt gelesen werden.
