# The browser's table: everything the page says by itself.

## The lobby
lobby-title = Clubsuit
lobby-tagline = Vier Kartenspiele rund um Kreuz
lobby-name = Dein Name
lobby-name-example = Du
lobby-your-turn = Du bist dran
lobby-title-waiting = { $count ->
    [one] Du bist dran · Clubsuit
   *[other] Du bist an { $count } Tischen dran · Clubsuit
  }
lobby-unfinished = Laufende Partien
lobby-awaits = Warten auf { $names }
lobby-games = Neue Partie
lobby-finished = Beendete Partien
lobby-invitations = Du bist eingeladen
lobby-invitation = { $name } lädt dich zum Spielen ein
lobby-invitation-no = Nein danke
lobby-invitation-no-name = Einladung von { $name } zu { $game } entfernen
lobby-listed = Offene Tische
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-listed-table = { $number ->
    [0] { $count ->
        [one] { $names } wartet
       *[other] { $names } warten
      }
   *[other] Runde { $number }: { $names }
  }
lobby-listed-free = { $count ->
    [0] zum Zuschauen
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
lobby-listed-all = Alle { $count } zeigen
lobby-loading = Wird geladen …
lobby-again = Noch mal
lobby-play = Spielen
lobby-learn = Lernen
lobby-learn-help = Eine erste Runde, bei der dich eine Anleitung begleitet.
lobby-more = Mehr
lobby-more-game = Andere Arten, { $game } zu spielen
lobby-ways-bots = Gegen Bots
lobby-friends = Mit Freunden spielen
lobby-friends-help = Wähle ein Spiel. Dann öffnet sich ein Tisch mit einem Link zum Verschicken: Wer ihn öffnet, braucht weder Konto noch App.
lobby-anyone-help = Du bekommst einen Platz an einem Tisch, an dem schon jemand auf dieses Spiel wartet, oder du wartest selbst. { $clock }.
lobby-play-game = { $game } jetzt spielen
lobby-setup = Einrichten …
lobby-setup-help = Wähle die Optionen, die Bedenkzeit und wer mitspielt.
lobby-rules = Regeln
lobby-rules-game = Regeln von { $game }
lobby-start = Starten
lobby-players = Personen
lobby-players-count = { $count } Personen
lobby-players-range = { $low } bis { $high } Personen
lobby-table = { $number ->
    [0] noch nicht begonnen, mit { $names }
   *[other] Runde { $number }, mit { $names }
  }
lobby-won = Du hast mit { $points } gewonnen
lobby-ended = Vorzeitig beendet; du hattest { $points }
lobby-lost = Sieg für { $names }; du hattest { $points }
lobby-option-usual = Standard
lobby-option-club = ♣{ $number }
lobby-house = Hausregeln
lobby-house-help = Sie ändern das Spiel. Die Bots kennen sie, sind aber für die üblichen Regeln gemacht.
lobby-hints = Tipps
lobby-hints-help = Du kannst fragen, was der beste Bot tun würde.
lobby-opponents = Gegen wen du spielst
lobby-others = Die anderen am Tisch
lobby-opponent = { $number ->
    [1] Gleich nach dir (links von dir)
    [2] An 2. Stelle nach dir
    [3] An 3. Stelle nach dir
    [4] An 4. Stelle nach dir
   *[other] An 5. Stelle nach dir
  }
lobby-level = Stärke der Bots
level-beginner = Einstieg
level-beginner-help = Sie vergessen, was schon gespielt ist, und schätzen Karten oft falsch ein.
level-casual = Freizeit
level-casual-help = Sie kennen das Spiel, übersehen aber ab und zu etwas.
level-strong = Stark
level-strong-help = Sie zählen Karten und wissen, was eine Karte wert ist.
level-best = Spitze
level-best-help = Sie denken voraus und prüfen viele Möglichkeiten, wie die verdeckten Karten liegen könnten.

## With friends
friends-open = Mit Freunden
friends-open-game = Einen Tisch für { $game } mit Freunden öffnen
friends-link = Schick deinen Freunden diesen Link
friends-link-help = Wer ihn öffnet, kann zuschauen oder den Platz eines Bots nehmen.
friends-link-own = Nur dieser Computer kann ihn öffnen. Freunde im selben Netz brauchen „clubsuit play --lan“.
friends-copy = Link kopieren
friends-copied = Kopiert
friends-copy-yourself = Der Text ist markiert. Kopiere ihn mit dem Befehl deines Geräts.
friends-share = Link teilen
friends-copy-this = Kopieren
friends-code = Für ein Handy im selben Raum
friends-code-alt = QR-Code mit dem Link zu diesem Tisch
friends-listed = In der Liste offener Tische zeigen
friends-listed-help = Alle, die diesen Server besuchen, finden den Tisch und können zuschauen oder sich dazusetzen. Das Protokoll der Partie wird öffentlich.
friends-watch = Was das Publikum sieht
friends-watch-public = Nur offene Karten
friends-watch-public-help = Was offen auf dem Tisch liegt.
friends-watch-late = Alle Karten, aber eine Runde später
friends-watch-late-help = Die offenen Karten, und alle Karten einer Runde, sobald die nächste begonnen hat.
friends-watch-seat = Die Karten eines Platzes
friends-watch-seat-help = Die offenen Karten, und das Blatt von jemandem am Tisch, mit dessen Zustimmung.
friends-days = Über mehrere Tage spielen
friends-days-help = Wenn ihr nicht zur gleichen Zeit da seid. Kein Bot springt ein. „Meine Partien“ zeigt dir, wo du dran bist.
friends-brief = Die Regeln in Kürze
friends-invited = { $count ->
    [0] Hier sitzt noch niemand.
    [one] { $names } lädt dich zum Spielen ein.
   *[other] { $names } laden dich zum Spielen ein.
  }
friends-not-yet = { $missing ->
    [0] Alle Plätze sind besetzt. Du kannst hier warten und der Partie zuschauen.
   *[other] Gib deinen Namen ein und setz dich. An freien Plätzen spielen Bots.
  }
friends-wait-alone = Sonst hat sich noch niemand gesetzt.
friends-wait-alone-help = Schick deinen Freunden den Link oder gib schon die Karten: An freien Plätzen spielen Bots, und wer später kommt, kann jederzeit einen Bot ablösen.
friends-wait-here = { $missing ->
    [0] Alle Plätze sind besetzt.
   *[other] { $count } Personen sind da.
  }
friends-wait-help = { $missing ->
    [0] Wer von euch will, kann die Karten geben.
   *[other] Wer von euch will, kann die Karten geben. An freien Plätzen spielen Bots, und wer später kommt, kann jederzeit einen Bot ablösen.
  }
friends-begin = Karten geben
friends-begins = Die Karten werden gemischt …
friends-begins-help = Jeder Browser am Tisch steuert eine eigene Zufallsfolge bei, damit niemand die Verteilung bestimmen kann.
friends-seats = Nimm Platz
friends-full = Alle Plätze sind besetzt.
friends-here = Wer da ist
manners-open = Jemanden sperren oder melden
friends-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
friends-you = du
friends-bot = Bot: { $level }
friends-away = nicht da: ein Bot spielt weiter
friends-sit = Hinsetzen
friends-sit-seat = Hinsetzen, auf den Platz von { $name }
friends-rise = Platz freigeben
friends-onlooker = Du schaust zu.
friends-onlooker-of = Du schaust zu. Du siehst, was { $name } sieht.
friends-before = Die vorige Runde
friends-before-of = Das Blatt von { $name } in der vorigen Runde
friends-show = Meine Karten dem Publikum zeigen
friends-show-help = Sofort, und für alle mit dem Link, auch für die anderen am Tisch.
friends-shown = zeigt dem Publikum die Karten

## Several players at one screen
screen-title = Zu mehreren an diesem Bildschirm
screen-about = Ihr reicht den Bildschirm herum. Dazwischen verdeckt ein Vorhang die Karten.
screen-name = Name der Person, die dazukommt
screen-add = Dazusetzen
screen-here = an diesem Bildschirm
screen-with = am selben Bildschirm wie { $name }
screen-for = Gib den Bildschirm an { $name }
screen-who = Wer hat den Bildschirm?
screen-help = Die anderen schauen weg.
screen-lift = Ich bin { $name }: Karten zeigen

## Another device
device-title = Anderes Gerät
device-help = Spiel auf dem Handy oder einem anderen Computer weiter, mit denselben Plätzen und Partien.
device-make = Link erstellen
device-link = Öffne diesen Link auf dem anderen Gerät
device-link-help = Er gilt einmal und zehn Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, spielt an deiner Stelle.
device-kept-title = Rettungslink
device-kept-help = Falls dieser Browser einmal vergisst, wer du bist, bringt dir dieser Link deine Plätze und Partien zurück. Bewahre ihn dort auf, wo deine Passwörter sind.
device-kept-make = Rettungslink erstellen
device-kept-link = Dein Rettungslink
device-kept-link-help = Er gilt beliebig oft, bis du einen neuen erstellst. Gib ihn nicht weiter: Wer ihn öffnet, spielt an deiner Stelle.
device-code-alt = QR-Code mit diesem Link
device-page-title = Hier weiterspielen – Clubsuit
device-go-on = Hier weiterspielen?
device-go-on-as = Hier als { $name } weiterspielen?
device-go-on-help = Dieser Browser bekommt dieselben Plätze und Partien wie das andere Gerät. Du kannst beide benutzen.
device-others = { $count ->
    [one] Dieser Browser hat eine eigene Partie. Sie geht verloren.
   *[other] Dieser Browser hat eigene Partien. Sie gehen verloren.
  }
device-here = Hier weiterspielen
device-broken = Dieser Link ist nicht vollständig
device-broken-help = Kopiere ihn ganz oder erstelle in den Einstellungen des anderen Geräts einen neuen.

## My games
mine-link = Meine Partien
mine-page-title = Meine Partien – Clubsuit
mine-title = Meine Partien
mine-none = Du hast hier noch keine Partien.
mine-open = Öffnen
mine-go-on = Weiter
mine-open-game = Diese Partie { $game } öffnen
mine-go-on-game = Weiter mit dieser Partie { $game }
mine-record = Speichern
mine-record-game = Das Protokoll dieser Partie { $game } speichern
mine-delete = Löschen
mine-delete-game = Diese Partie { $game } löschen
mine-more = Mehr zeigen
mine-keep = Behalten
mine-delete-title = Diese Partie löschen?
mine-delete-help = { $people ->
    [one] Sie lässt sich nicht zurückholen.
   *[other] Sie verschwindet aus deinen Partien und lässt sich nicht zurückholen. Die anderen am Tisch behalten sie. Wenn sie noch läuft, nimmt ab der nächsten Runde ein Bot deinen Platz ein.
  }
mine-data = Meine Daten
mine-data-help = Der Download enthält alle deine Partien mit ihren Protokollen und die Liste, mit wem du gespielt hast. Das Löschen entfernt alle deine Partien, deine Sperren und Einladungen und deinen Namen aus den Partien, die andere behalten. Dieser Browser beginnt dann ganz von vorn.
mine-export = Alles herunterladen
mine-delete-all = Alles löschen
mine-delete-all-title = Alles löschen?
mine-delete-all-help = Alle deine Partien und die Einstellungen dieses Browsers werden entfernt und lassen sich nicht zurückholen. In laufenden Partien nehmen Bots deine Plätze ein.

## An account
account-link = Anmelden
account-page-title = Konto – Clubsuit
account-log-in = Anmelden
account-log-in-help = Die Partien dieses Browsers kommen zu deinem Konto dazu.
account-make = Konto anlegen
account-make-help = Du kannst auch ohne spielen. Mit einem Konto findest du überall, wo du dich anmeldest, dieselben Partien. Deine Plätze und Partien ziehen mit um; melde dich auch auf anderen Geräten an, auf denen du als dieser Gast spielst.
account-name = Name
account-password = Passwort
account-password-help = Mindestens { $number } Zeichen. Bewahre es gut auf: Ein verlorenes Passwort lässt sich nicht ersetzen.
account-have = Ich habe ein Konto
account-none = Ich habe noch kein Konto
account-in-help = Du bist angemeldet. Überall, wo du dich anmeldest, findest du dieselben Partien.
account-log-out = Abmelden
account-change = Passwort ändern
account-change-help = Danach bist du überall sonst abgemeldet.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-changed = Das Passwort ist geändert.

## Statistics
stats-link = Meine Statistik
people-link = Mit wem ich gespielt habe
lobby-tournament = Gleiche Karten für alle; du hattest { $points }
tournaments-link = Gleiche Karten für alle
tournaments-line = Die Partie der Woche und Turniere deines Clubs: Alle spielen dieselben Karten mit denselben Bots, und du siehst, wie du dich geschlagen hast.
stats-page-title = Meine Statistik – Clubsuit
stats-title = Meine Statistik
stats-loading = Deine Partien werden ausgewertet …
stats-none = Noch gibt es nichts zu zählen: Spiel erst eine Runde.
stats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $hands ->
    [one] 1 beendete Runde.
   *[other] { $hands } beendete Runden.
  }
stats-won = Gewonnen: { $won } von { $finished } beendeten ({ $percent } %).
stats-share = { $percent } % ({ $total } von { $times })
stats-mean = im Schnitt { $mean }
stats-scores = { $count ->
    [one] Punkte in der letzten Runde
   *[other] Punkte in den letzten { $count } Runden
  }
stats-scores-label = { $count } Runden, von { $low } bis { $high } Punkte
stats-as-table = Als Tabelle
stats-hand = Runde
stats-points = Punkte
stats-ratings = Wertungszahlen
stats-ratings-help = Geschätzt aus allen beendeten Partien dieser Art auf diesem Server, auch denen gegen Bots. Alle beginnen bei 250 ± 83. Je mehr Partien, desto sicherer die Wertungszahl.
stats-player = Name
stats-you = Du
stats-rating = Wertung
stats-doubt = Unsicherheit
stats-rated = Partien

## Programs
programs-seat = ein Programm
programs-title = Ein Programm spielen lassen
programs-help = Dein Programm verbindet sich über ein Token mit diesem Tisch, nimmt einen Platz und spielt wie ein Mensch.
programs-make = Token erzeugen
programs-address = Adresse dieses Tisches
programs-token = Token
programs-token-help = Es wird nur jetzt gezeigt. Dein Programm sendet es als Authorization: Bearer und dann das Token.

## Settings
settings-title = Einstellungen
settings-pace = Spieltempo
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-theme = Design
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sort = Zahlenkarten sortieren nach
settings-sort-number = Zahl
settings-sort-suit = Farbe
settings-coach = Coach
settings-coach-first = Erste Runden
settings-coach-always = Immer
settings-coach-never = Nie
settings-coach-help = Gegen Bots: Er sagt dir gleich, wenn eine Wahl dich viel kostet, damit du sie zurücknehmen kannst.
settings-forced = Was du tun musst, geschieht von selbst
settings-forced-help = Wenn du nur passen oder nur bestimmte Karten abgeben kannst. Du siehst es jedes Mal kurz.
settings-forced-cards = Die einzige spielbare Karte von selbst spielen
settings-forced-cards-bots = Gegen Bots
settings-forced-cards-always = Immer
settings-forced-cards-never = Nie
settings-forced-cards-help = Nur wenn du auch nicht passen kannst. Du siehst die Karte kurz und kannst sie aufhalten.
settings-drag = Karten auf den Tisch ziehen
settings-drag-help = Lass eine Karte woanders los, um sie zu behalten. Auch ein Klick oder Tippen spielt sie.
settings-ahead = Karte im Voraus wählen
settings-ahead-help = Klick eine Karte an, während andere entscheiden: Sie wird gespielt, wenn du dran bist und die Regeln es erlauben. Bis dahin sieht niemand deine Wahl, und ein zweiter Klick hebt sie auf. Nicht in Climbing Clubs und nicht beim Spiel auf Ehre.
settings-awake = Bildschirm während der Partie anlassen
settings-sound = Töne
settings-volume = Lautstärke
settings-volume-soft = Leise
settings-volume-normal = Normal
settings-volume-loud = Laut
settings-sound-hidden = Ton, wenn ich in einem verdeckten Tab dran bin
settings-sound-hidden-help = Während du einen anderen Tab oder ein anderes Fenster ansiehst. Alle anderen Töne bleiben dann aus.
settings-vibrate = Vibrieren, wenn ich dran bin und wenn ich spiele
settings-motion = Karten bewegen
settings-motion-help = Aus: Karten springen an ihren neuen Ort.
settings-felt = Tischfarbe
settings-felt-green = Grün
settings-felt-ink = Blau
settings-felt-claret = Rot
settings-back = Kartenrücken
settings-back-red = Rot
settings-back-ink = Blau
settings-back-green = Grün
settings-letters = Buchstaben auf den Karten
settings-language = Sprache
settings-deck = Karten
settings-deck-two = Zweifarbig
settings-deck-four = Vierfarbig

## The table: frame
table-page-title-turn = Du bist dran · { $game }
table-page-title = { $game } – Clubsuit
table-to-lobby = Zurück zur Lobby
table-connecting = Der Tisch wird geöffnet …
table-connecting-help = Der erste Tisch eines Spiels braucht etwas länger, weil das Spiel vorbereitet wird.
table-reconnecting = Verbindung verloren. Wiederverbinden …
table-reconnecting-sent = Verbindung verloren. Wiederverbinden … Danach wird deine Wahl noch einmal gesendet.
table-on-its-way = Wird gesendet …
table-reconnected = Verbindung wiederhergestellt.
table-reconnecting-help = Nichts ist verloren: Deine Partie ist gespeichert.
table-warming = Der Server läuft noch warm: Tipps und Analysen folgen in einer Minute. Bis dahin spielt „Spitze“ wie „Stark“.
table-warming-failed = Es gibt keine Tipps und Analysen, und „Spitze“ spielt wie „Stark“: Die Regeln ließen sich nicht kompilieren. Warum, steht im Log des Servers.
page-not-found = Seite nicht gefunden
page-not-found-help = Unter dieser Adresse gibt es nichts. Vielleicht ist sie unvollständig.
table-unreachable = Der Server ist nicht zu erreichen. Läuft er?
table-closed-4402 = Dein Browser sendet kein Cookie
table-closed-4402-help = Ohne Cookie lässt sich dein Platz nicht finden: Erlaube Cookies für diese Seite und lade sie neu.
table-closed-4404 = Tisch nicht gefunden
table-closed-4404-help = Vielleicht gehört er zu einem anderen Browser, oder die Adresse ist unvollständig.
table-closed-4405 = Dieser Tisch wurde geschlossen
table-closed-4405-help = Wer den Server betreibt, hat ihn entfernt, oder alle am Tisch haben ihn gelöscht.
table-closed-4423 = Dieser Tisch hat schon zu viel Publikum
table-closed-4423-help = Lade diese Seite später neu. Wer mitspielt, kommt immer hinein.
table-closed-4429 = Dieser Tisch ist in zu vielen Fenstern offen
table-closed-4429-help = Schließ einige davon und lade diese Seite neu.
table-closed-4426 = Diese Seite gehört zu einer anderen Version von Clubsuit
table-closed-4426-help = Lade sie neu. Deine Partie ist gespeichert.
table-closed-4430 = Diese Seite hat zu viele Nachrichten gesendet
table-closed-4430-help = Lade sie neu. Deine Partie ist gespeichert.
table-closed-4500 = Auf dem Server ist etwas schiefgegangen
table-closed-4500-help = Deine Partie ist gespeichert. Vielleicht hilft es, die Seite neu zu laden.
table-close = Schließen
table-hint = Tipp
why-words = Der Bot denkt: „{ $words }.“
table-hint-card = Tipp
table-hint-equal = Gleich gut: „{ $other }“
table-hint-clear = Deutlich besser als „{ $other }“
table-hint-little = Etwas besser als „{ $other }“
table-hint-near = „{ $other }“ ist vielleicht genauso gut
table-hint-worth = { $doubt ->
    [0] { $chance } %
   *[other] { $chance } ± { $doubt } %
  } gewonnene Partien, { $points } Punkte
table-more = Mehr

## The coach
remark-title = Coach
remark-costly = „{ $best }“ wäre besser gewesen: Deine Wahl senkt deine Gewinnchance um { $loss } von 100.
remark-weighed = Geprüft an { $worlds } Verteilungen, die zu dem passen, was du gesehen hast. Das ist auf etwa { $doubt } von 100 genau.
remark-go-on = Weiter
remark-waits = Die anderen warten auf dich.

table-tools = Tischmenü
table-take-back = Zurücknehmen
table-take-back-what = Zurücknehmen: „{ $what }“
table-pause = Partie unterbrechen
table-paused = Die Partie ist unterbrochen.
table-resume = Fortsetzen
table-agree = Ja
table-disagree = Nein
table-withdraw = Doch nicht
table-proposed-takeback = { $name } möchte „{ $what }“ zurücknehmen.
table-proposed-takeback-mine = Du möchtest „{ $what }“ zurücknehmen.
table-proposed-pause = { $name } möchte die Partie unterbrechen.
table-proposed-pause-mine = Du möchtest die Partie unterbrechen.
table-proposed-resume = { $name } möchte die Partie fortsetzen.
table-proposed-resume-mine = Du möchtest die Partie fortsetzen.
table-proposed-end = { $name } möchte die Partie jetzt beenden, auch unvollendet.
table-proposed-end-mine = Du möchtest die Partie jetzt beenden, auch unvollendet.
table-proposed-replace = { $name } möchte { $other } (gerade nicht da) dauerhaft durch einen Bot ersetzen.
table-proposed-replace-mine = Du möchtest { $other } (gerade nicht da) dauerhaft durch einen Bot ersetzen.
table-proposed-hints = { $name } möchte Tipps für alle.
table-proposed-hints-mine = Du möchtest Tipps für alle.
table-declined = { $name } hat abgelehnt.
table-proposed-missing = Warten auf { $names }.
chat-title = Chat
chat-unread = Chat, { $count } neu
chat-your-turn = Du bist dran.
chat-empty = Noch hat niemand etwas geschrieben.
chat-say = Deine Nachricht
chat-send = Senden
chat-phrases = Schnelle Sätze
chat-watching = Das Publikum kann mitlesen, aber nicht schreiben.
chat-kept = Der Server merkt sich die letzten fünfzig Nachrichten eine Weile. Gespeichert werden sie nur, wenn jemand die Person meldet, die sie geschrieben hat.
chat-mute = { $name } stummschalten
chat-hear = { $name } wieder anzeigen
chat-hello = Hallo!
chat-luck = Viel Glück!
chat-played = Gut gespielt!
chat-close = Das war knapp!
chat-thanks = Danke!
chat-sorry = Tut mir leid!
chat-moment = Einen Moment, bitte.
chat-back = Bin wieder da.
chat-bye = Tschüss!
table-agree-help = Alle am Tisch müssen zustimmen, außer denen, die gerade nicht da sind. Auch um die Partie zu beenden oder jemanden zu ersetzen, genügen alle, die da sind:
table-hints-allow = Tipps erlauben
table-hints-end = Tipps abschalten
table-replace = { $name } dauerhaft durch einen Bot ersetzen
table-end = Partie vorzeitig beenden
table-end-help = Die Partie bleibt unvollendet, und niemand gewinnt sie. Ihr Protokoll lässt sich speichern.
table-end-propose = Ende vorschlagen
table-end-now = Jetzt beenden
table-ended = Die Partie wurde vorzeitig beendet.
table-ended-by = { $count ->
    [one] Vorzeitig beendet von: { $names }.
   *[other] Gemeinsam vorzeitig beendet von: { $names }.
  }
table-facts = Diese Runde
table-centre = Tischmitte
table-hand-number = Runde { $number }
table-hand-to = · bis { $target }
table-target = Die Partie geht bis { $target }.
table-you = (du)
table-yes = ja
table-not-yet = noch nicht
table-rule = Regel { $rule }
table-rules-title = Regeln von { $game } – Clubsuit
table-rules-apart = Regeln in einem eigenen Tab öffnen
brief-title = Kurzregeln für den Tisch: { $game } – Clubsuit
brief-link = Kurzregeln drucken
brief-print = Drucken
brief-none = Für dieses Spiel gibt es keine Kurzregeln.
brief-back = Alle Regeln
brief-aim = Worum es geht
brief-deal = Karten und Geben
brief-turn = So wird gespielt
brief-score = Was zählt
brief-end = Wann die Partie endet
table-rules-none = Diese Regeln ließen sich nicht laden

## Cards
table-joker = Joker
table-joker-index = JOKER
table-card = { $suit } { $rank }
table-card-hidden = verdeckte Karte
table-card-points-badge = { $points }
table-card-stands-for = als { $number }
table-wild = { $card } als { $number }
table-rank-A = Ass
table-rank-J = Bube
table-rank-Q = Dame
table-rank-K = König
table-mark-received = neu
table-mark-ahead = gleich
table-mark-sent = geht weg
table-hand = { $count ->
    [one] Dein Blatt, 1 Karte
   *[other] Dein Blatt, { $count } Karten
  }
table-sort-number = Blatt nach Zahl sortieren
table-sort-suit = Blatt nach Farbe sortieren

## Players
table-seat-you = { $name }, du
table-seat-of = { $name }
table-dealer = gibt
table-dealer-mark = G
table-team = Team { $number }
table-partner = dein Team
table-bids = Gebote:
table-count-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
  }
table-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
table-count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
table-count-total = Stand: { $points }
table-points-short = { $count } P.
table-tag-turn = überlegt
table-tag-your-turn = du bist dran
table-tag-choosing = wählt
table-tag-chosen = hat gewählt
table-tag-passed = gepasst

## Facts on the bar
table-trump = Trumpf
table-trump-help = Kreuz ist Trumpf, und jedes Kreuz schlägt jede Karte einer anderen Farbe.
table-differs = Gut zu wissen
table-card-by-itself = Das ist die einzige Karte, die du spielen kannst. Ab jetzt wird so eine Karte von selbst gespielt; in den Einstellungen kannst du das ändern.
table-sound = Töne
table-sound-on = Töne sind aus: einschalten
table-sound-off = Töne sind an: ausschalten
table-stop-by-itself = Halt: Ich entscheide selbst
table-by-itself = { $pays ->
    [yes] Mehr kannst du hier nicht tun. Wo du keine Wahl hast, wird ab jetzt für dich gepasst oder bezahlt; in den Einstellungen kannst du das ändern.
   *[no] Mehr kannst du hier nicht tun. Wo du keine Wahl hast, wird ab jetzt für dich gepasst; in den Einstellungen kannst du das ändern.
  }

## The middle
table-trick = Der Stich
table-trick-none = Auf dem Tisch liegen keine Karten.
table-to-beat = Bisher vorn: { $name }
table-trick-wins = macht ihn
table-trick-forfeited = verwirkt
table-takes = { $who ->
    [you] Dein Stich
   *[other] Stich für { $seat }
  }
table-sending = Karten weitergeben
table-sending-help = Alle geben eine Karte verdeckt nach rechts weiter.

## Honour play
table-call = Einspruch
table-call-left = noch { $left }
table-call-of = Einspruch gegen { $name }: { table-call-title }
table-call-title = { $left ->
    [one] wurde eine Regel verletzt? Noch ein Einspruch darf vergeblich sein
   *[other] wurde eine Regel verletzt? Noch { $left } Einsprüche dürfen vergeblich sein
  }
table-own-up = Selbst melden
table-own-up-title = { $left ->
    [one] hast du eine Regel verletzt? Die Spielleitung prüft, was du gespielt hast. Noch einmal darf das vergeblich sein
   *[other] hast du eine Regel verletzt? Die Spielleitung prüft, was du gespielt hast. Noch { $left }-mal darf das vergeblich sein
  }
table-referee = Die Spielleitung
table-heard = Weiter

## Decisions
table-actions = Deine Entscheidung
table-ahead = { $card } wird gespielt, sobald du dran bist. Ein zweiter Klick hebt das auf.
table-ahead-dropped = { $card } ist inzwischen nicht mehr erlaubt und wurde nicht gespielt.
table-do-play = { $cards } spielen
table-do-bid = { $cards } bieten
table-do-discard = { $cards } ablegen
table-do-give = { $cards } abgeben
table-do-send = { $cards } weitergeben
table-do-discard-none = Nichts ablegen
table-do-give-none = Nichts abgeben
table-do-retake = { $cards } spielen
table-do-take = Stich nehmen
table-do-ready = Bereit
table-do-pass = Passen
table-do-rest = Rest beanspruchen
table-do-rest-help = Alle weiteren Stiche sind dir sicher, egal was die anderen haben: Die Runde wird zu Ende gespielt.
table-do-keep = Behalten
table-do-swap = Tauschen
table-do-double = Doppelt oder nichts
table-do-play-count = { $count } Karten spielen
table-do-send-count = { $count } Karten weitergeben
table-do-discard-count = { $count } Karten ablegen
table-pick-count = { $chosen } von { $count } gewählt
table-pick-one = Wähle eine Karte
table-pick-full = { $count } Karten sind gewählt. Leg eine zurück, bevor du eine andere nimmst.
table-pick-not-yet = Wähle mehr oder andere Karten
table-pick-play = Karten wählen
table-pick-send = Karten wählen
table-pick-discard = Karten wählen
table-pick-give = Karten wählen
table-pick-bid = Karte wählen
table-clear = Zurücklegen
table-chosen = Du hast { $cards } gewählt.
table-choose-again = Wahl ändern
table-choice-stays = Wahl behalten
table-not-now = Abbrechen
table-which = Wie meinst du das?
table-which-help = Ein 15er-Joker kann hier für verschiedene Zahlen stehen.

## The log
table-log = Diese Runde
table-log-empty = Noch wurde nichts gespielt.
table-log-trick = Stich { $number }
table-log-bid = { $who ->
    [you] Du bietest { $cards }
   *[other] { $seat } bietet { $cards }
  }
table-log-pass = { $who ->
    [you] Du passt
   *[other] { $seat } passt
  }
table-log-play = { $who ->
    [you] Du spielst { $cards }
   *[other] { $seat } spielt { $cards }
  }
table-log-play-hidden = { table-log-play }
table-log-discard = { $who ->
    [you] Du legst { $cards } ab
   *[other] { $seat } legt { $cards } ab
  }
table-log-discard-hidden = { $count ->
    [one] { $seat } legt eine Karte ab
   *[other] { $seat } legt { $count } Karten ab
  }
table-log-discard-none = { $who ->
    [you] Du legst nichts ab
   *[other] { $seat } legt nichts ab
  }
table-log-give = { $who ->
    [you] Du gibst { $cards } an { $to } ab
   *[other] { $seat } gibt { $cards } an { $to } ab
  }
table-log-give-none = { $who ->
    [you] Du gibst nichts ab
   *[other] { $seat } gibt nichts ab
  }
table-log-give-hidden = { $seat } gibt eine Karte an { $to } ab
table-log-send = { $who ->
    [you] Du gibst { $cards } an { $to } weiter
   *[other] { $to_who ->
        [you] { $seat } gibt dir { $cards }
       *[other] { $seat } gibt { $cards } an { $to } weiter
    }
  }
table-log-send-hidden = { $to_who ->
    [you] { $count ->
        [one] { $seat } gibt dir eine Karte
       *[other] { $seat } gibt dir { $count } Karten
    }
   *[other] { $count ->
        [one] { $seat } gibt eine Karte an { $to } weiter
       *[other] { $seat } gibt { $count } Karten an { $to } weiter
    }
  }
table-log-keep = { $who ->
    [you] Du behältst dein Blatt
   *[other] { $seat } behält das eigene Blatt
  }
table-log-swap = { $who ->
    [you] Du tauschst dein Blatt
   *[other] { $seat } tauscht das eigene Blatt
  }
table-log-double = { $who ->
    [you] Du sagst „Doppelt“ an
   *[other] { $seat } sagt „Doppelt“ an
  }

table-log-call = { $who ->
    [you] Du erhebst Einspruch gegen { $called }
   *[other] { $seat } erhebt Einspruch gegen { $called }
  }
table-log-own-up = { $who ->
    [you] Du meldest dich selbst
   *[other] { $seat } meldet sich selbst
  }
table-log-you = dich
table-log-retake = { table-log-play }
table-log-take = { $who ->
    [you] Du nimmst den Stich
   *[other] { $seat } nimmt den Stich
  }
table-log-ready = { $who ->
    [you] Du bist bereit
   *[other] { $seat } ist bereit
  }

## The score
table-sheet = Stand
table-sheet-and-log = Stand und Verlauf
table-sheet-empty = Die erste Runde läuft noch.
table-sheet-none = Keine Runde wurde beendet.
table-hand-column = Runde
table-total = Gesamt
table-score-of = Runde { $number }
table-score-nothing = keine Punkte
table-score-lines = Wie die Punkte zustande kamen
table-share = Bild teilen
table-share-failed = Das Bild ließ sich nicht erstellen.
table-podium = Die Rangfolge
table-podium-ends = Je näher an { $ends }, desto besser der Platz.
table-curve = Der Stand nach jeder Runde. Am Ende: { $totals }.
table-best-hand = { $who ->
    [you] Deine beste Runde: Runde { $number }, { $score }
   *[other] Die beste Runde: Runde { $number }, { $seat } mit { $score }
  }
table-costliest-hand = { $who ->
    [you] Deine teuerste Runde: Runde { $number }, { $score }
   *[other] Die teuerste Runde: Runde { $number }, { $seat } mit { $score }
  }
table-moments = Beste und teuerste Entscheidungen
table-moments-best = Am besten
table-moments-costliest = Am teuersten
table-moments-wait = Die Analyse wertet die Entscheidungen aus …
table-moment-of = Runde { $hand }, { $did }
table-moment-points = { $points ->
    [one] 1 Prozentpunkt Gewinnchance
   *[other] { $points } Prozentpunkte Gewinnchance
  }
table-news-score = { $names }: { $points } in dieser Runde, { $total } insgesamt
table-news-totals = Stand: { $totals }.
table-hand-over = Die Runde ist vorbei. Am Tisch wird gleich die nächste gegeben.
table-next-hand = Nächste Runde
table-results = Zu den Ergebnissen
table-over = Partie vorbei
table-over-place = { $who ->
    [you] Du belegst den { $place ->
        [2] zweiten Platz
        [3] dritten Platz
        [4] vierten Platz
       *[5] fünften Platz
      }.
   *[other] Deine Seite belegt den { $place ->
        [2] zweiten Platz
       *[3] dritten Platz
      }.
  }
table-over-winners = { $who ->
    [you] Du gewinnst.
   *[other] { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
      }
  }
table-play-again = Revanche
table-next-of = { $name } hat eine weitere Partie eröffnet. Alle behalten ihre Plätze.
table-next-mine = Du hast eine weitere Partie eröffnet. Alle behalten ihre Plätze.
table-next-join = Zur nächsten Partie
table-last-trick = Der letzte Stich
table-all-tricks = Alle Stiche dieser Runde
table-last-trick-none = Noch ist kein Stich gemacht.

## Help
table-help = Hilfe
table-help-cards = Klick oder tipp eine Karte an, um sie zu spielen. Wo du auch mehrere zusammen spielen kannst, wähle zuerst deine Karten aus und drück dann den Knopf.
table-help-grey = Karten, die du jetzt nicht spielen kannst, sind blasser. Klick eine an, und du siehst, warum und nach welcher Regel.
table-help-keys = Mit der Tastatur
table-help-keys-letters = Hat deine Tastatur keine lateinischen Buchstaben, drück die Taste, auf der bei einer amerikanischen Tastatur der Buchstabe liegt.
table-help-rules = Die Regeln dieses Spiels
table-key-arrows = ← →
table-key-arrows-does = durch die spielbaren Karten oder die möglichen Gebote gehen; mit Umschalt: durch alle deine Karten
table-key-ends = Pos1 Ende
table-key-ends-does = zur ersten oder letzten Karte
table-key-enter = Enter
table-key-enter-does = die Karte spielen, bieten oder wählen
table-key-c = C
table-key-c-does = gewählte Karten bestätigen oder deine Wahl ändern, solange andere noch wählen
table-key-f = F
table-key-f-does = den einzigen möglichen Zug spielen
table-key-i = I
table-key-i-does = um einen Tipp bitten
table-key-z = Z
table-key-z-does = deine letzte Entscheidung zurücknehmen
table-key-p = P
table-key-p-does = passen
table-key-k = K
table-key-k-does = dein Blatt behalten
table-key-s = S
table-key-s-does = dein Blatt tauschen
table-key-d = D
table-key-d-does = „Doppelt“ ansagen
table-key-t = T
table-key-t-does = den Stich nehmen
table-key-r = R
table-key-r-does = bereit
table-key-numbers = 1 2
table-key-numbers-does = Einspruch nach links, nach rechts
table-key-u = U
table-key-u-does = dich selbst melden
table-key-o = O
table-key-o-does = nach der Spielleitung weiter
table-key-n = N
table-key-n-does = nächste Runde oder Revanche
table-key-h = H
table-key-h-does = zu deinem Blatt
table-key-m = M
table-key-m-does = anhören, was auf dem Tisch liegt
table-key-a = A
table-key-a-does = den Stand anhören
table-key-l = L
table-key-l-does = den letzten Stich ansehen
table-key-g = G
table-key-g-does = Stand und Verlauf
table-key-b = B
table-key-b-does = in den Regeln nachschlagen
table-key-v = V
table-key-v-does = Töne an oder aus
table-key-e = E
table-key-e-does = den Rest beanspruchen, wenn dir alle weiteren Stiche sicher sind
table-key-escape = Esc
table-key-escape-does = gewählte Karten zurücklegen; sofort zeigen, was die anderen tun
table-key-help = ?
table-key-help-does = diese Seite

## Fair deals
table-fair = Nachprüfbare Verteilung
table-fair-short = Niemand hat diese Karten ausgesucht. Wenn die Partie vorbei ist, kannst du das selbst nachprüfen.
table-fair-seed = An diesem Tisch ergeben sich die Karten aus einer bekannten Zahl, und vor der ersten Karte wurde nichts festgelegt. Niemand kann also nachprüfen, ob die Verteilungen fair sind.
table-fair-about = Wie diese Karten verteilt werden
table-fair-how = Vor der ersten Karte hat der Server ein Geheimnis gezogen und dessen Fingerabdruck gezeigt; austauschen kann er es danach nicht mehr. Erst dann hat dein Browser seine eigene Zufallsfolge gezogen. Alle Verteilungen ergeben sich aus beidem zusammen. Deshalb konnte weder der Server noch jemand am Tisch die Karten aussuchen.
table-fair-several = Sitzen mehrere am Tisch, sendet jeder Browser zuerst den Fingerabdruck seiner Zufallsfolge und die Folge selbst erst, wenn alle Fingerabdrücke da sind. So kann niemand die eigene Folge nach denen der anderen ausrichten.
table-fair-later = Wenn die Partie vorbei ist, wird das Geheimnis offengelegt, und dein Browser verteilt zur Kontrolle alle Runden noch einmal.
table-fair-fingerprint = Fingerabdruck des Geheimnisses (SHA-256)
table-fair-own = Zufallsfolge deines Browsers
table-fair-changed = Der Server zeigt jetzt einen anderen Fingerabdruck als am Anfang. Trau diesen Verteilungen nicht.
table-fair-check = Verteilungen nachprüfen
table-fair-checking = Alle Verteilungen werden nachgeprüft …
table-fair-good = Alle Verteilungen waren fair
table-fair-bad = Diesen Verteilungen ist nicht zu trauen
table-fair-unknown = Hier lässt sich nicht alles nachprüfen
table-fair-unknown-help = Diese Seite weiß nicht, wie bei diesem Spiel verteilt wird, und kann die Verteilungen nicht wiederholen. Speichere das Protokoll und prüfe es mit: clubsuit verify FILE
table-fair-unkept = Dieser Browser hat vom Beginn der Partie nichts gespeichert. Er weiß deshalb nicht, ob der Fingerabdruck, seine Zufallsfolge und deine Karten noch dieselben sind.
table-fair-insecure = Diese Seite kann die Verteilungen hier nicht nachprüfen: Browser erlauben das nur über https oder auf dem Rechner des Servers. Speichere das Protokoll und prüfe es mit: clubsuit verify FILE
table-fair-save = Protokoll speichern
table-fair-record-bad = Das Protokoll ist nicht lesbar oder gehört zu einer anderen Partie.
table-fair-commitment-good = Der Fingerabdruck ist derselbe, den dein Browser vor der ersten Karte gespeichert hat.
table-fair-commitment-bad = Der Fingerabdruck ist nicht der, den dein Browser vor der ersten Karte gespeichert hat.
table-fair-secret-good = Das offengelegte Geheimnis hat diesen Fingerabdruck.
table-fair-secret-bad = Das offengelegte Geheimnis hat nicht diesen Fingerabdruck.
table-fair-string-good = Die Zufallsfolge deines Browsers wurde verwendet, und die Bots haben nichts beigesteuert.
table-fair-string-bad = Die Zufallsfolge deines Browsers wurde nicht verwendet, oder eine andere kam dazu.
table-fair-promises-good = { $late ->
    [0] Alle Zufallsfolgen haben den Fingerabdruck, der gesendet wurde, bevor eine gezeigt wurde.
    [one] Alle Zufallsfolgen haben den Fingerabdruck, der gesendet wurde, bevor eine gezeigt wurde. Eine Folge kam nie an; an ihrer Stelle wurde ihr Fingerabdruck verwendet.
   *[other] Alle Zufallsfolgen haben den Fingerabdruck, der gesendet wurde, bevor eine gezeigt wurde. { $late } Folgen kamen nie an; an ihrer Stelle wurden ihre Fingerabdrücke verwendet.
  }
table-fair-promises-bad = Eine Zufallsfolge hat nicht den Fingerabdruck, der gesendet wurde, bevor eine gezeigt wurde, oder deine wurde ausgelassen.
table-fair-joined-good = Die Zufallsfolgen aller am Tisch wurden verwendet. Dein Browser hat keine beigesteuert und muss sich bei den Fingerabdrücken auf das Protokoll verlassen.
table-fair-joined-bad = Von niemandem am Tisch wurde eine Zufallsfolge verwendet, oder eine hat nicht ihren Fingerabdruck.
table-fair-dealer-good = Zuerst gegeben hat der richtige Platz: { $seat }.
table-fair-dealer-bad = Runde { $number }: Am falschen Platz gegeben, richtig wäre { $seat }.
table-fair-deal-good = { $number ->
    [one] Zur Kontrolle aus Geheimnis und Zufallsfolgen noch einmal verteilt: Karte für Karte dieselbe Verteilung.
   *[other] Zur Kontrolle aus Geheimnis und Zufallsfolgen noch einmal verteilt: Karte für Karte dieselben { $number } Verteilungen.
  }
table-fair-deal-bad = Runde { $number }: Geheimnis und Zufallsfolgen ergeben eine andere Verteilung. { $place ->
    [hands] { $seat }: Richtig wären die Karten { $cards }.
    [auction] { $seat }: Richtig wären die Bietkarten { $cards }.
   *[other] Übrig bleiben müssten { $cards }.
  }
table-fair-mine-good = Diese Verteilungen hast du gespielt: Dein Browser hat deine Karten aus { $count } von { $hands } Runden gespeichert, und es sind dieselben.
table-fair-mine-bad = Runde { $number }: Das sind nicht die Karten, die du bekommen hast.

## Play with whoever comes
anyone-play = Offen für alle
anyone-waiting = { $people } da, noch { $missing } nötig
anyone-here = { $missing ->
    [0] Alle Plätze sind besetzt.
    [one] { $people ->
        [0] Hier sitzt noch niemand: 1 Person fehlt.
        [one] 1 Person ist da, 1 fehlt noch.
       *[other] { $people } Personen sind da, 1 fehlt noch.
      }
   *[other] { $people ->
        [0] Hier sitzt noch niemand: { $missing } Personen fehlen.
        [one] 1 Person ist da, { $missing } fehlen noch.
       *[other] { $people } Personen sind da, { $missing } fehlen noch.
      }
  }
anyone-begins = Wenn alle da sind, beginnt die Partie von selbst. Du musst nicht warten: Gib die Karten, dann spielen an freien Plätzen Bots.
anyone-leave = Tisch verlassen

## Who is gone
gone-short = weg · Bot in { $left }
gone-long = seit { $away } weg; in { $left } übernimmt ein Bot
gone-bot-short = weg · ein Bot spielt
gone-bot-long = seit { $away } weg: ein Bot spielt weiter
gone-idle-short = keine Antwort · Bot in { $left }
gone-idle-long = seit { $away } keine Antwort; in { $left } übernimmt ein Bot
gone-idle-bot-short = keine Antwort · ein Bot spielt
gone-idle-bot-long = seit { $away } keine Antwort: ein Bot spielt weiter
gone-continue = Ohne Warten weiter
gone-mine = Zuletzt hat ein Bot für deinen Platz entschieden.
gone-decided = von einem Bot ({ $level })
gone-decided-for = Das hat ein Bot für { $name } entschieden.

## Players who do nothing while others wait
idle-title = Noch da?
idle-asked = Die anderen warten auf dich. Wenn du nicht antwortest, spielt ein Bot für dich, bis du zurück bist.
idle-left = Zeit zum Antworten: { $left }
idle-here = Bin da
idle-bot-title = Ein Bot spielt für dich
idle-bot = Du hast nicht geantwortet, während die anderen warteten. Der Platz gehört weiter dir.
idle-back = Bin zurück

## What people do besides playing. The short texts stand at a player’s seat for a few seconds.
company-sits = { $name } setzt sich dazu.
company-sits-short = setzt sich
company-rises = { $name } ist gegangen.
company-rises-short = { $name } ist gegangen
company-replaced = { $bot } spielt für { $name } weiter.
company-replaced-short = für { $name }
company-away = { $name } ist weg.
company-away-short = ist weg
company-back = { $name } ist wieder da.
company-back-short = wieder da
company-watches = { $name } schaut zu.
company-says = { $name }: { $words }

## Clocks
clock-title = Bedenkzeit
clock-help-realtime = Ist die Zeit abgelaufen, trifft ein Bot diese eine Entscheidung.
clock-help-correspondence = Sind die Tage abgelaufen, trifft ein Bot diese eine Entscheidung.
clock-none = Ohne Zeitlimit
clock-move = { $seconds } Sekunden für jede Entscheidung
clock-bank = { $minutes } Minuten für die Partie und { $seconds } Sekunden mehr mit jeder Entscheidung
clock-days = { $days ->
    [one] 1 Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
  }
clock-short-move = je { $seconds } s
clock-short-bank = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
clock-here = Bedenkzeit: { $clock }
clock-left = Restliche Zeit: { $left }
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-soon = Du hast noch 10 Sekunden.
clock-change = Bedenkzeit ändern
clock-propose = Bedenkzeit vorschlagen
clock-now = Bedenkzeit übernehmen
table-proposed-clock = { $name } möchte eine andere Bedenkzeit: { $clock }.
table-proposed-clock-mine = Du möchtest eine andere Bedenkzeit: { $clock }.

## Notifications
notify-switch = Mitteilen, wenn ich dran bin
notify-help = Mit einer Mitteilung deines Browsers, wenn du mit anderen spielst und gerade eine andere Seite ansiehst. Karten nennt sie nicht.
notify-reach-closed = Sie erreicht dich auch, wenn die Seite geschlossen ist.
notify-reach-open = Der Tisch muss in einem Tab offen bleiben: Dieser Browser oder dieser Server erreicht keine geschlossene Seite.
notify-reach-failed = Bei geschlossener Seite ist dein Browser nicht zu erreichen: Er konnte sich dafür gerade nicht anmelden. Der Tisch muss in einem Tab offen bleiben.
notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das kannst du in seinen Einstellungen für diese Seite ändern.
notify-none = Dieser Browser kann dir hier keine Mitteilungen zeigen. Dazu braucht es https oder den Server auf deinem eigenen Rechner, auf einem iPhone oder iPad auch diese Seite auf dem Startbildschirm.
notify-turn = { $game }: Du bist dran

## The terms of a table, for the invited
# About how long a game takes, with quick and with slow players.
terms-minutes = etwa { $low }–{ $high } Minuten
terms-hours = etwa { $low }–{ $high } Stunden
terms-hours-one = etwa { $hours } Stunden
terms-takes = Dauer
terms-days = über mehrere Tage
terms-target = bis { $target } Punkte
terms-changed = Anders als sonst
terms-option = { $option }: { $value }
terms-no = nein
terms-team = Team { $team }: { $names }
terms-team-of = Team { $team }
terms-partners = { $count ->
    [one] Du spielst zusammen mit { $names }.
   *[other] Du spielst im Team mit { $names }.
  }
terms-alone = Alle spielen für sich.
anyone-name = Wie heißt du?
anyone-name-help = Die anderen am Tisch sehen den Namen. Du kannst ihn in der Lobby jederzeit ändern.
anyone-name-missing = Schreib erst einen Namen: Die anderen am Tisch sehen ihn.

## Lost seats, and how to have them back
seat-lost-stranger = In diesem Browser hast du hier als { $name } gesessen. Melde dich an oder öffne deinen Rettungslink, dann gehört der Platz wieder dir.
seat-lost-free = Dein Platz ({ $name }) wurde freigegeben, während du weg warst. Er ist noch frei, du kannst ihn wieder nehmen.
seat-lost-taken = Dein Platz ({ $name }) wurde freigegeben, während du weg warst, und jetzt sitzt dort { $now }.
seat-lost-merged = Du sitzt hier jetzt als { $now }. Dein Konto hatte an diesem Tisch schon einen Platz, deshalb wurde der von { $name } freigegeben.
come-back-seat = Hast du hier schon einen Platz?
come-back-games = Hast du schon einmal gespielt?
settings-face = Dein Porträt
settings-face-help = Die anderen sehen es am Tisch.
settings-face-number = Porträt { $number } von { $all }
settings-account = Nimm deine Plätze und Partien auf jedes Gerät mit:
come-back-link = Gehört das zu deinem Konto?
former-account = Du hast auf einem anderen Gerät ein Konto angelegt oder dich angemeldet, und deine Plätze und Partien sind mit umgezogen. Melde dich auch auf diesem Gerät an.
former-password = Das Passwort deines Kontos wurde auf einem anderen Gerät geändert. Melde dich neu an, um deine Plätze und Partien zu finden.
former-guest = Als neuer Gast spielen
table-closed-4410 = Dein Platz ist jetzt in deinem Konto
table-closed-4410-help = Du hast auf einem anderen Gerät ein Konto angelegt oder dich angemeldet, und deine Plätze und Partien sind mit umgezogen. Melde dich auch auf diesem Gerät an, dann bist du wieder an diesem Tisch.
table-closed-4411 = Melde dich neu an
table-closed-4411-help = Das Passwort deines Kontos wurde auf einem anderen Gerät geändert. Melde dich an, dann bist du wieder an diesem Tisch.
account-back = Zurück
