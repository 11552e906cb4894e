# What the server says.
server-guest = Gast
# The name of a person who has deleted their data.
server-former-player = Ehemaliger Gast
server-you = Du
# At least six first names, apart by spaces, of a woman and a man in turn: the bots at a table are called so.
server-bot-names = Ada Bo Clea Dirk Elin Fritz Greta

server-fault = bei uns ist etwas schiefgegangen; es hat sich nichts geändert
server-said = { $text }
server-stale = die Partie ist schon weiter; sieh noch einmal hin
server-decision-late = die Verbindung war weg und deine Entscheidung zählte nicht: die Partie ist schon weiter
server-sent-again = unterwegs ging die Verbindung verloren; sieh am Tisch nach, ob das gezählt hat
server-message-junk = diese Nachricht war nicht lesbar
server-page-outdated = diese Seite gehört zu einer anderen Version von Clubsuit; lade sie neu, um weiterzuspielen
server-message-big = diese Nachricht ist zu lang
server-table-unknown = diesen Tisch gibt es hier nicht, oder es ist nicht deiner
server-table-damaged = dieser Tisch lässt sich nicht öffnen: sein Protokoll ist beschädigt
server-table-full = du hast diesen Tisch in zu vielen Fenstern offen
server-sockets-many = aus deinem Netz sind zu viele Tische offen; schließ erst einen davon
server-busy = aus deinem Netz kam zu viel auf einmal; versuch es in einer Minute noch einmal
server-puzzle-choice = diese Wahl gibt es in der Aufgabe nicht
server-table-crowded = dieser Tisch hat gerade zu viel Publikum
server-tables-many = du hast innerhalb einer Stunde { $number } Tische geöffnet; spiel erst einen davon zu Ende
server-bots-number = die anderen Plätze brauchen { $wanted } Bots, genannt sind aber { $given }
server-string = eine Zufallsfolge hat 64 Zeichen, jedes 0 bis 9 oder a bis f
server-string-other = das ist nicht die zugesagte Zufallsfolge
server-open-seed = ein Tisch, an den sich andere setzen können, hat immer nachprüfbare Verteilungen und deshalb keinen Startwert
server-research = an Tischen werden ganze Spiele gespielt: die Option "{ $option }" ist für die Forschung in Python
server-listed-closed = in der Liste kann nur ein Tisch stehen, an den sich andere setzen dürfen
server-clock = schreib die Bedenkzeit als Sekunden für jede Entscheidung, etwa „30“ (höchstens 30 Tage), oder als Sekunden für die Partie und was jede Entscheidung dazugibt, etwa „300+5“
server-clock-live = ein Tag oder mehr für jede Entscheidung geht nur an einem Tisch über mehrere Tage: wähle „Über mehrere Tage spielen“ oder eine kürzere Bedenkzeit
server-clock-days = an einem Tisch über mehrere Tage gibt es kein Zeitlimit oder mindestens einen Tag für jede Entscheidung
server-clock-closed = eine Bedenkzeit gibt es nur an einem Tisch, an den sich andere setzen können: lass sie weg oder öffne den Tisch für andere
server-clock-same = diese Bedenkzeit gilt am Tisch schon
server-onlooker = du schaust zu: nimm einen Platz, um mitzuspielen
server-watch-carries = in diesem Spiel werden beiseitegelegte Karten in der nächsten Runde ausgeteilt, deshalb kann das Publikum keine beendete Runde sehen
server-show-closed = an diesem Tisch darf niemand dem Publikum Karten zeigen
server-show-other = { $name } zeigt dem Publikum schon die Karten
server-listed-many = zu viele Tische von dir oder aus deinem Netz stehen in der Liste und warten auf das erste Geben; fang an einem davon an oder gib einen auf, bevor du noch einen zeigst
server-seats-often = seit dem letzten Geben wurden Plätze zu oft gewechselt; sie sind wieder zu haben, sobald gegeben ist
server-seat-closed = an diesen Tisch kann sich niemand mehr setzen
server-seat-nobody = dein Browser sendet kein Cookie, deshalb ließe sich kein Platz für dich freihalten: erlaube hier Cookies und lade die Seite neu
server-seat-shown = jemand, der nicht mitspielt, hat Karten dieser Runde gesehen: einen Platz kannst du nehmen, wenn sie vorbei ist
server-seat-over = die Partie ist vorbei: Plätze sind nicht mehr zu haben
server-seat-unknown = diesen Platz gibt es nicht: sie gehen von 1 bis { $seats }
server-seat-refused = an diesem Tisch kannst du keinen Platz nehmen
server-blocks-many = du hast { $number } Personen gesperrt, und mehr sind nicht möglich
server-invite-blocked = du hast { $name } gesperrt: heb die Sperre auf, um { $name } einzuladen
server-invite-many = es gibt Plätze für { $others } andere, also lade weniger ein
server-seat-yours = du hast an diesem Tisch schon einen Platz
server-seat-beside = wer noch an diesem Bildschirm sitzt, kann sich nur vor dem ersten Geben dazusetzen
server-seat-taken = { $name } war schneller als du und sitzt schon dort (Platz { $place }); { $free ->
    [0] jetzt sind alle Plätze besetzt: schau zu oder such in der Lobby einen anderen Tisch
    [one] frei ist noch der Platz von { $names }
   *[other] frei sind noch die Plätze von { $names }
  }
server-former-account = deine Plätze sind in dein Konto umgezogen: melde dich auch auf diesem Gerät an
server-former-password = dein Passwort wurde auf einem anderen Gerät geändert: melde dich neu an
server-seat-none = du hast hier keinen Platz, den du freigeben könntest
server-seat-hand = deinen Platz kannst du nur zwischen zwei Runden freigeben; wenn du jetzt gehst, übernimmt nach zwei Minuten ein Bot, oder sobald die anderen weiterspielen
server-paused = die Partie ist unterbrochen, bis alle weiterspielen wollen
server-again-now = diese Partie ist noch nicht vorbei
server-ended = alle haben zugestimmt, diese Partie zu beenden
server-replace-here = ein Bot kann nur den Platz von jemandem nehmen, der weg ist oder seit { $days } Tagen nicht gespielt hat
server-replace-hand = dauerhaft kann ein Bot einen Platz nur zwischen zwei Runden nehmen
server-chat-empty = diese Nachricht ist leer
server-chat-long = eine Nachricht kann höchstens { $number } Zeichen haben
server-events-fast = das ist zu viel auf einmal: warte ein paar Sekunden
server-continue-here = diese Person ist da, oder ein Bot spielt schon für sie
server-continue-soon = diese Person ist erst seit einem Moment weg: warte ein paar Sekunden
server-propose-now = das lässt sich jetzt nicht vorschlagen
server-propose-other = es gibt schon einen Vorschlag: antworte erst darauf
server-takeback-none = von dir gibt es in dieser Runde keine Entscheidung, die du zurücknehmen könntest
server-takeback-seen = seitdem hat jemand eine neue Karte gesehen, also gilt deine Entscheidung
server-choices-often = diese Wahl wurde zu oft geändert und gilt jetzt
server-string-first = die Karten werden erst gegeben, wenn dein Browser seine Zufallsfolge gesendet hat
server-hint = Durchschnitt aus { $worlds } Kartenverteilungen, die zu dem passen, was du siehst: wie viele Partien du gewinnst (mit ± die Unsicherheit) und die Punkte in dieser Runde
server-hint-off = an diesem Tisch sind Tipps abgeschaltet
server-warming = der Server läuft noch warm: Tipps und Analysen gibt es in einer Minute
server-warming-failed = es gibt keine Tipps und Analysen: die Regeln ließen sich nicht kompilieren, und warum, steht im Log des Servers
server-rest-unsure = die weiteren Stiche sind dir nicht alle sicher, also spiel weiter
server-hint-not-now = um einen Tipp kannst du bitten, wenn du dran bist
server-seed = ein Startwert ist eine ganze Zahl ab 0 mit höchstens { $bits } Bit
server-request-invalid = die Anfrage ist falsch aufgebaut: { $problem }
server-request-big = die Anfrage ist zu lang
server-not-found = unter dieser Adresse gibt es nichts
server-method = diese Adresse lässt sich so nicht verwenden
server-host-other = dieser Server hört nicht auf den Namen "{ $host }"; wer ihn betreibt, kann ihn mit clubsuit serve --name hinzufügen
server-cookie = dein Browser speichert das Cookie dieser Seite nicht, deshalb wären deine Partien nicht wiederzufinden: erlaube Cookies für diese Seite und lade sie neu
server-origin = diese Anfrage kommt von einer anderen Website
server-device-code = dieser Link wurde schon benutzt, ist älter als { $minutes } Minuten oder durch einen neueren ersetzt: erstelle auf dem anderen Gerät einen neuen
server-push-off = dieser Server sendet keine Mitteilungen an geschlossene Seiten
server-push-unknown = dieser Server sendet nicht an den Push-Dienst deines Browsers
server-push-keys = das sind keine Schlüssel eines Browsers
server-limit-unknown = die Grenze "{ $name }" gibt es nicht; bekannt sind: { $known }
server-limit-number = die Grenze { $name } ist eine Zahl von 1 bis 1000000, nicht "{ $value }"
server-limit-rate = die Grenze { $name } ist eine Zahl je Zeitspanne, etwa "20/hour" oder "10/10minute", nicht "{ $value }"
server-push-service = "{ $name }" ist kein Name eines Push-Dienstes; gib einen an wie fcm.googleapis.com oder *.push.apple.com, oder "off"
server-token = das ist nicht das Token eines Programms: sende es im Header als "Authorization: Bearer TOKEN"
server-tournament-played = du hast alle Runden dieses Turniers gespielt
server-tournament-once = die Karten eines Turniers spielt jeder nur einmal
server-tournament-closed = dieses Turnier ist vorbei

server-page-missing-title = Clubsuit: Die Seite ist nicht gebaut
server-page-missing = Der Server läuft, aber die Seite ist noch nicht gebaut. In einer Kopie des Repositorys baut "make play" sie.
server-ready = Clubsuit ist bereit unter { $url }
server-stop-hint = Strg+C hält den Server an; jede Partie geht dort weiter, wo sie war.
server-port-busy = Port { $port } ist belegt; wähle mit --port einen anderen
server-port-wrong = den Port { $port } gibt es nicht; die Ports gehen bis 65535
server-data-wrong = die Tische in { $folder } lassen sich nicht öffnen: { $problem }
server-data-empty = { $file } ist leer, und das ist eine Datenbank nie: leg eine Sicherung an ihre Stelle oder lösche sie, um neu anzufangen
server-data-newer = geschrieben hat sie eine neuere Version von Clubsuit (Schema { $version })
server-database-unknown = die Adresse einer Datenbank beginnt mit "postgresql://"
server-database-driver = PostgreSQL braucht das Paket { $package }; das bekommst du mit: { $how }
server-news-wrong = Redis lässt sich nicht verwenden: { $problem }
server-redis-unknown = die Adresse von Redis beginnt mit "redis://", "rediss://" oder "unix://"
server-redis-driver = Redis braucht das Paket { $package }; das bekommst du mit: { $how }
server-often = zu viele Anfragen aus deinem Netz; versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal
server-metrics-wrong = die Zahlen für Prometheus lassen sich unter { $address } nicht anbieten: { $problem }; gib einen Port an wie 9182 oder eine Adresse wie 127.0.0.1:9182
server-name-wrong = "{ $name }" ist kein Name eines Servers: gib ihn so an, wie Browser ihn zeigen, ohne https:// und ohne Pfad, etwa club.example
server-host-wrong = unter { $host } sind keine Verbindungen möglich: { $problem }

warmup-start = Die Regeln werden kompiliert, einmal für diese Version
warmup-done = Die Regeln sind bereit.
warmup-not-stored = Die Regeln sind nicht gespeichert.
warmup-worker-lost = ein Prozess, der die Regeln kompiliert hat, wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte; derselbe Befehl macht mit dem weiter, was schon kompiliert ist

## What a browser shows whose page is closed
push-turn = Du bist dran.
push-vote = Die anderen warten auf deine Antwort.
push-invitation = Du bist zum Spielen eingeladen.

## What a messenger shows of a table's link
unfold-title = Eine Partie { $game }
unfold-waiting = { $count ->
    [0] Dort sitzt noch niemand.
    [one] { $names } wartet.
   *[other] { $names } warten.
  }
unfold-free = { $free ->
    [0] Alle Plätze sind besetzt; du kannst zuschauen.
    [one] 1 Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
unfold-playing = { $count ->
    [0] Runde { $number }.
    [one] { $names } spielt, Runde { $number }.
   *[other] { $names } spielen, Runde { $number }.
  }
unfold-terms = Anders als sonst: { $terms }.
unfold-over = { $count ->
    [0] Die Partie ist vorbei.
    [one] { $names } hat diese Partie beendet.
   *[other] { $names } haben diese Partie beendet.
  }

server-delete-hand = andere spielen diese Runde noch mit dir: löschen kannst du die Partie, wenn die Runde vorbei ist

# Accounts
server-account-wrong = Name oder Passwort ist falsch
server-account-taken = der Name { $name } ist vergeben: wähle einen anderen
server-account-name = ein Konto braucht einen sichtbaren Namen
server-account-name-long = der Name eines Kontos kann höchstens { $number } Zeichen haben
server-account-password = ein Passwort hat mindestens { $number } Zeichen
server-account-password-name = das Passwort darf nicht dasselbe sein wie der Name
server-account-in = du bist angemeldet: melde dich erst ab, um ein anderes Konto anzulegen
server-account-out = du bist nicht angemeldet
server-account-often = zu viele Versuche von hier: warte zehn Minuten

# The local network
server-lan-ready = Andere in diesem Netz öffnen { $url }
server-lan-means = Alle in diesem Netz können jetzt zuschauen und sich dazusetzen, und nichts ist verschlüsselt: Nutze das nur in einem Netz, in dem du allen vertraust.
server-open-ready = Andere öffnen { $url }
server-open-means = Alle, die eine solche Adresse erreichen, können zuschauen und sich dazusetzen. Eine solche Verbindung ist nicht verschlüsselt: Über das Internet gehört ein Proxy mit Zertifikat davor.
server-lan-none = dieser Rechner hat keine Adresse in einem lokalen Netz (etwa 192.168.7.9): verbinde ihn mit einem oder nenne eine Adresse mit: clubsuit serve --host ADDRESS
