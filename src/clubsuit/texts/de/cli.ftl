# The command line.
cli-help = Die Kartenspiele namens Clubs: spielen, simulieren, Protokolle prüfen.
cli-help-play = Den Tisch im Browser öffnen und spielen. ("clubsuit" allein tut dasselbe.)
cli-help-serve = Tische für andere anbieten: der Server eines Klubs (docs/hosting.md).
cli-help-backup = Alle Tische, Partien und Konten eines Servers in eine Datei schreiben, während er läuft und Leute spielen (docs/operations.md).
cli-help-backup-file = Die Datei der Sicherung.
cli-help-restore = Eine Sicherung an die Stelle der Datenbank eines Servers setzen. Halte den Server vorher an.
cli-help-replace = Eine vorhandene Datenbank ersetzen. Ihre Daten gehen verloren.
cli-help-admin = Einen laufenden Server betreuen: seine Tische, seine Leute und ihre Meldungen.
cli-help-tables = Die Tische auflisten, deren Partie nicht zu Ende ist, den zuletzt bespielten zuerst. Karten werden nicht gezeigt.
cli-help-tables-listed = Nur Tische, die in der Lobby für alle stehen.
cli-help-tables-all = Auch Tische, deren Partie zu Ende ist.
cli-help-tables-person = Nur Tische dieser Person: der Anfang ihres Hashes.
cli-help-tables-limit = Höchstens so viele Tische.
cli-help-admin-table = Die Kennung eines Tischs, der letzte Teil seiner Adresse.
cli-help-close = Tische schließen: sie mit ihren Partien für alle entfernen, die dort spielen; sie erfahren es.
cli-help-close-listed = Alle Tische schließen, die in der Lobby für alle stehen.
cli-help-close-person = Die Tische dieser Person schließen, deren Partie nicht zu Ende ist: der Anfang ihres Hashes. Mit --listed nur die in der Lobby.
cli-help-admin-export = Das Protokoll einer beendeten Partie ausgeben. Partien, die noch laufen, zeigen keine Karten, auch nicht der Person, die den Server betreibt.
cli-help-person = Eine Person zeigen: Konto, Namen und Zahl der Tische. Ihren Namen entfernen oder alle ihre Daten löschen.
cli-help-person-id = Der Anfang des Hashes, der für die Person steht, wie "tables" und "reports" ihn zeigen.
cli-help-person-account = Die Person, deren Konto diesen Namen hat.
cli-help-person-remove-name = Ihren Namen an allen ihren Tischen durch den eines unbenannten Gasts ersetzen.
cli-help-person-delete = Alle ihre Daten löschen, wie sie es selbst auf der Seite könnte. Partien, die andere behalten, bleiben ohne ihren Namen.
cli-help-reports = Meldungen von Leuten über andere auflisten, die älteste zuerst, mit den letzten Zeilen des Chats als Beleg.
cli-help-reports-handled = Vorher diese Meldung als erledigt vermerken, sodass sie nicht mehr aufgelistet wird.
cli-help-reports-delete = Vorher diese Meldung löschen.
cli-help-reports-all = Auch erledigte Meldungen auflisten.
cli-help-games = Die Spiele mit ihren Optionen auflisten.
cli-help-rules = Die Regeln eines Spiels zeigen.
cli-help-arena = Herausfinden, welcher von zwei Bots besser ist: dieselben Verteilungen, mit getauschten Plätzen.
cli-help-study = Eine Regel eines Spiels ändern und sehen, was sie bewirkt: dieselben Verteilungen in jeder Variante des Spiels.
cli-help-ratings = Wertungszahlen aus gespielten Vergleichen berechnen (openskill), eine Tabelle für jedes Spiel.
cli-help-exploit = Bestimmen, wie weit Bots von einem Gleichgewicht entfernt sind: was eine beste Antwort gewinnt, genau in einem kleinen Spiel und als untere Schranke (--deals) in jedem.
cli-help-puzzles = Stellungen mit einer besten Wahl finden und als Rätsel in eine Datei schreiben.
cli-help-ratings-places = Ordner mit Vergleichen ("arena --folder") oder Dateien mit Protokollen.
cli-help-html = Eine Seite mit Tabellen und Diagrammen für den Browser schreiben. Sie braucht sonst nichts, auch kein Netz.
cli-help-simulate = Bots ganze Partien gegeneinander spielen lassen.
cli-help-train = Dem Bot "trained" ein Spiel beibringen: Er spielt gegen sich selbst und lernt aus den Ergebnissen.
cli-help-check = Protokolle von Partien nachspielen und melden, was gegen die Regeln ist.
cli-help-conform = Prüfen, ob ein Spiel, etwa ein eigenes, die Anforderungen an alle Spiele erfüllt.
cli-help-fork = Ein Spiel unter neuem Namen kopieren, um seine Regeln zu ändern.
cli-help-fork-name = Name der Kopie und ihres Pakets: Kleinbuchstaben, Ziffern und Unterstriche.
cli-help-set = Mit einer anderen Konstante der Regeln spielen, etwa PER_TRICK=20 in Free Clubs (free-clubs:PER_TRICK=20, wo der Befehl kein Spiel nennt); clubsuit games nennt sie. Mehrfach möglich.
cli-help-positions = Wie viele zufällige Stellungen geprüft werden, reihum in jeder Variante des Spiels.
cli-help-export = Jede Entscheidung aus Protokollen als Zeile einer Tabelle schreiben: Parquet, CSV oder Arrow. Braucht das Extra „frame“.
cli-help-verify = Jede Runde beendeter Partien aus Geheimnis und Zufallsfolgen noch einmal verteilen und vergleichen.
cli-help-solve = Ausrechnen, was jeder mögliche Zug einer Runde mit offenen Karten wert war.
cli-help-review = Zeigen, was jede Entscheidung einer Partie wert war, die teuerste zuerst.
cli-help-review-hand = Nur diese Runde, ab 1.
cli-help-review-seat = Nur diesen Platz, ab 0.
cli-help-review-worlds = Wie viele Verteilungen für jede Entscheidung zu prüfen sind; alle passen zu dem, was am Platz zu sehen war.
cli-help-review-top = Wie viele der teuersten Entscheidungen zu zeigen sind.
cli-help-solve-record = Eine Datei mit einem Protokoll (.json) oder mit einem pro Zeile (.jsonl).
cli-help-solve-hand = Welche Runde der Partie, ab 1.
cli-help-solve-line = Welches Protokoll der Datei, nach seiner Zeile.
cli-help-bench = Zufällige Entscheidungen pro Sekunde auf einem Prozessorkern messen.

cli-help-game = Ein Spiel: { $known }.
cli-help-game-play = Das Spiel für den Anfang: { $known }.
cli-help-lang = Die Sprache des Befehls und seiner Ausgaben: en, de, fr oder nl. Standard: die der Umgebungsvariablen LANG.
cli-lang-unknown = die Sprache "{ $language }" gibt es nicht; bekannt sind: { $known }
cli-panel-arguments = Argumente
cli-panel-options = Optionen
cli-panel-commands = Befehle
cli-panel-errors = Fehler
cli-help-version = Die Version zeigen.
cli-help-port = Der Port auf diesem Rechner. Standard: irgendein freier.
cli-help-no-browser = Den Browser nicht öffnen.
cli-help-host = Die Adresse, unter der der Server Verbindungen annimmt. Standard: nur dieser Rechner; 0.0.0.0: alle seine Netze.
cli-help-name = Ein Name, unter dem Browser diesen Server aufrufen ("club.example"); für mehrere wiederholen.
cli-help-metrics = Wo Prometheus die Zahlen dieses Servers lesen kann ("9182", oder mit einem Rechnernamen davor).
cli-help-unfinished = Nach wie vielen Tagen eine unvollendete Partie entfernt wird, an der niemand weiterspielt. 0: nie.
cli-help-finished = Nach wie vielen Tagen eine beendete Partie entfernt wird. 0: nie.
cli-help-json-log = Das Log als JSON schreiben, ein Objekt pro Zeile.
cli-help-database = Eine PostgreSQL-Datenbank für die Tische ("postgresql://…") anstelle eines Ordners.
cli-help-push = Ein Push-Dienst, über den Leute auch bei geschlossener Seite erfahren, dass sie dran sind; für mehrere wiederholen. Standard: die Dienste aller gängigen Browser. "off": keiner.
cli-help-limit = Eine Grenze dafür, was eine Adresse vom Server verlangen darf, etwa "sockets=600" oder "tables=50/hour"; für mehrere wiederholen.
cli-help-redis = Redis oder Valkey ("redis://…"), damit mehrere Server mit derselben Datenbank sofort voneinander erfahren, was passiert.
cli-help-data = Der Ordner für Partien und Einstellungen. Standard: dein Datenordner.
cli-help-json = Ein JSON-Objekt für Programme ausgeben.
cli-help-games-number = Wie viele Partien.
cli-help-deals = Wie viele Verteilungen; jede wird mit den Bots in jeder Sitzordnung gespielt.
cli-help-arena-bots = Zwei Bots, A und B, oder mehr, von denen jedes Paar spielt: { $known }. Bots, die suchen, können ein Budget haben: search:200ms, search:64. Eigene: my_module:MyBot, trained:PATH mit den Gewichten in einer Datei, oder "cmd:./my_bot", ein Programm (docs/engines.md).
cli-help-exploit-bots = Einer oder mehrere von { $known }, durch Kommas getrennt. cfr+ ist ein Gleichgewicht eines Spiels zu zweit.
cli-help-exploit-deals = Statt einer genauen Antwort, in jedem Spiel: So viele Verteilungen mit einem suchenden Bot gegen jeden Bot spielen, für eine untere Schranke.
cli-help-exploiter = Mit --deals: der Bot, der gegen jeden Bot spielt, etwa trained:PATH aus clubsuit train --against. Sonst ein suchender Bot.
cli-help-iterations = Durchgänge von cfr+.
cli-help-puzzles-out = Die Datei, die geschrieben wird (.jsonl): ein Rätsel pro Zeile.
cli-help-puzzles-number = Wie viele Rätsel.
cli-help-puzzles-grades = Die gesuchten Stufen, durch Kommas getrennt: { $known }.
cli-help-puzzles-records = Die eigenen Fehler eines Spielers in dieser Protokolldatei suchen, nicht in Partien von Bots.
cli-help-puzzles-seat = Mit --records: der Platz des Spielers. Vorgabe: alle Plätze.
cli-help-puzzles-resume = Eine unterbrochene Suche aus ihrer Datei fortsetzen.
cli-help-puzzles-force = Die Datei ersetzen.
cli-help-whole-games = Ganze Partien spielen, nicht einzelne Runden.
cli-help-sprt = Aufhören, sobald der Vorsprung klar ist: ein sequenzieller Test (SPRT) von LOW gegen HIGH Punkte pro Runde. --deals ist dann das Höchste. Beide Fehlerraten sind 5 %, wenn sie nicht folgen: LOW,HIGH,ALPHA,BETA.
cli-help-once = Jede Verteilung nur zweimal spielen: erst mit dem ersten Bot an einem Platz, der von Verteilung zu Verteilung wechselt, und dem zweiten an allen anderen; dann mit dem zweiten an allen Plätzen. Viel schneller bei gleicher Sicherheit.
cli-help-swap = Jede Verteilung nur zweimal spielen: erst mit dem ersten Bot an einem Platz, der von Verteilung zu Verteilung wechselt, und dem zweiten an allen anderen; dann mit vertauschten Bots.
cli-help-mixed = Bei Spielen in Teams: in wie vielen Verteilungen, von der ersten an, jeder Bot auch mit einem der anderen Art im Team spielt. Standard: in allen; 0: in keiner.
cli-help-time = Millisekunden pro Entscheidung für Bots, die suchen, wenn ihr Name nichts anderes sagt.
cli-help-folder = Die Protokolle und das Ergebnis jeder Verteilung in diesem Ordner aufbewahren.
cli-help-resume-match = Einen unterbrochenen Vergleich aus seinem Ordner fortsetzen.
cli-help-vary = Was sich ändert: eine Option mit ihren Werten (--vary target=7,11) oder game=NAME,NAME für das Spiel selbst. Für mehrere, die kombiniert werden, wiederholen. Die ersten Werte sind die Basis, mit der alle anderen verglichen werden.
cli-help-study-set = Konstanten der Regeln, die sich ändern, mit ihren Werten, etwa DAME_POINTS=5,10; "clubsuit games" listet sie auf. Für mehrere, die kombiniert werden, wiederholen.
cli-help-study-bots = Zwei oder mehr Arten von Bots, durch Kommas getrennt. Jede Art spielt an allen Plätzen, und die Ergebnisse jeder Art stehen für sich.
cli-help-study-deals = Wie viele Verteilungen höchstens; jede wird in jeder Variante und von jeder Art von Bots gespielt, und jeder Platz gibt dabei einmal.
cli-help-study-whole-games = Ganze Partien oder einzelne Runden spielen. Standard: Runden, aber Partien, wenn sich das Ziel ändert.
cli-help-metric = Die Maßzahl, um die es in der Studie geht, vor der ersten Verteilung festgelegt: ein Name aus docs/metrics.md oder NAME:TEIL. Manche brauchen --whole-games, --what-if oder --skill.
cli-help-precision = Aufhören, sobald die 99-%-Intervalle der Unterschiede dieser Maßzahl höchstens diese halbe Breite haben. Das wird zehnmal geprüft, und dafür sind die Intervalle breiter.
cli-help-study-skill = Auch das Können messen: was jeder Bot einer Leiter gegenüber dem vorigen gewinnt, zum Beispiel { $ladder }.
cli-help-what-if = Auch herausfinden, was jede Möglichkeit einer Wahl bringt: eine Wahl jeder Runde wird mit jeder ihrer Möglichkeiten weitergespielt.
cli-help-luck = Jede Verteilung noch einmal mit anderen Startwerten der Bots spielen, um zu messen, wie viel Glück ist.
cli-help-rotate = Jede Verteilung so oft spielen, dass jeder Platz einmal gibt, oder nur einmal.
cli-help-study-html = Einen Bericht für den Browser schreiben: Ergebnisse, Bilder und Tabellen. Er braucht sonst nichts, auch kein Netz.
cli-help-study-tables = Werte und Unterschiede als Parquet und CSV in diesen Ordner schreiben. Braucht das Extra „frame“.
cli-help-study-resume = Fertige Verteilungen in dieser Datei aufbewahren und nach ihnen weitermachen, wenn sie schon welche derselben Studie enthält.
cli-help-seed = Derselbe Startwert ergibt überall dieselben Partien (außer mit Bots, die nach der Uhr entscheiden).
cli-help-bots-play = Eigene Bots, die der Tisch auch anbietet: my_module:MyBot, trained:PATH mit den Gewichten in einer Datei, oder "cmd:./my_bot", ein Programm (docs/engines.md); mehrere mit Kommas.
cli-help-bots = Ein Bot für jeden Platz: { $known }, oder ein eigener: my_module:MyBot, trained:PATH mit den Gewichten in einer Datei, oder "cmd:./my_bot", ein Programm (docs/engines.md). Ein einziger Name steht für alle Plätze.
cli-help-option = Eine Option des Spiels; für mehrere wiederholen. "clubsuit games" listet sie auf.
cli-help-records = Die Protokolle der Partien in diese Datei schreiben (.jsonl).
cli-help-workers = Wie viele Prozesse; 0: einer pro Prozessorkern. Die Protokolle hängen nicht davon ab.
cli-help-workers-check = Wie viele Prozesse; 0: einer pro Prozessorkern.
cli-help-executor = Auf mehreren Rechnern statt mit --workers rechnen: ray startet Ray auf diesem Rechner, ray:ADRESSE und dask:ADRESSE benutzen einen Cluster, mpi die Prozesse von mpiexec. Die Ergebnisse hängen nicht davon ab.
cli-help-shard = Nur Teil K von N gleichen Teilen spielen; „clubsuit join“ fügt die Ergebnisse aller Teile zusammen.
cli-help-join = Die Ergebnisse der Teile eines Laufs (--shard) zusammenfügen.
cli-help-join-parts = Das Ergebnis jedes Teils: die Ausgabe von „simulate --json“ in einer Datei, der Ordner von „arena“ oder die Datei von „study --resume“.
cli-help-join-records = Die Aufzeichnungen von Simulationen in dieser Datei (.jsonl) zusammenfügen.
cli-help-join-folder = Die Ordner von Vergleichen in diesem neuen Ordner zusammenfügen.
cli-help-resume = Einen unterbrochenen Lauf aus seiner Protokolldatei fortsetzen.
cli-help-train-folder = Wo die Gewichte, die Lernkurve und alles zum Fortsetzen aufbewahrt werden.
cli-help-minutes = Wie lange trainiert wird, frühere Läufe desselben Trainings eingerechnet.
cli-help-rounds = Nach so vielen Durchgängen aufhören, frühere eingerechnet.
cli-help-resume-train = Ein unterbrochenes Training aus seinem Ordner fortsetzen.
cli-help-seed-review = Derselbe Startwert ergibt dieselben Zahlen.
cli-help-seed-train = Derselbe Startwert ergibt bei gleich vielen Threads und Durchgängen auf demselben Rechner dieselben Gewichte.
cli-help-workers-train = Wie viele Threads spielen und lernen; 0: einer pro Prozessorkern.
cli-help-method = Wie trainiert wird: { $known }. ppo trainiert eine Strategie im Spiel gegen sich selbst; monte-carlo trainiert ein Netz, das Möglichkeiten bewertet, und braucht die Merkmale des Spiels (docs/train.md).
cli-help-device-train = cpu, oder cuda: eine NVIDIA-GPU. Mit ppo wird auch dort gespielt (das Extra „gpu“).
cli-help-against = Mit ppo: ein Bot, der auf allen Plätzen außer einem spielt (in Teamspielen in allen Teams außer einem): rule, trained, oder trained:PATH mit einer Strategie. Das Netz lernt, diesen Bot auszunutzen (docs/yardstick.md).
cli-help-reward = Mit ppo: was das Netz zu gewinnen lernt, { $known }: Punkte einer Runde oder die Chance, das Spiel zu gewinnen (nur auf dem Prozessor).
cli-help-force = Die Protokolldatei ersetzen.
cli-help-files = Protokolldateien: ein Protokoll in einer .json-Datei, eines pro Zeile in einer .jsonl-Datei.
cli-help-export-records = Protokolldatei: .jsonl oder .json.
cli-help-export-table = Die Tabelle, die geschrieben wird: .parquet, .csv, .arrow oder .feather.
cli-help-export-force = Die Tabelle ersetzen, falls es sie schon gibt.
cli-help-peers = Mit OpenSpiel, RLCard, PettingZoo und pgx vergleichen, jedes in einer eigenen Umgebung, und den Löser mit DDS (das Extra „bench“).
cli-help-device = cpu, oder cuda: eine NVIDIA-GPU (das Extra „gpu“).
cli-help-bench-game = Mit --device cuda: nur dieses Spiel messen. Kann mehrfach angegeben werden.
cli-help-bench-batch = Mit --device cuda: wie viele Spiele gleichzeitig laufen. Kann mehrfach angegeben werden.

cli-error = clubsuit: { $message }
cli-io-error = { $file }: { $problem }
cli-write-error = die Ausgabe lässt sich nicht schreiben: { $problem }
cli-option-form = "{ $given }" ist keine Option: schreib --option name=value
cli-option-twice = die Option { $option } ist zweimal angegeben
cli-resume-or-force = --resume setzt die Datei fort, --force ersetzt sie: wähle eins davon
cli-resume-what = --resume und --force sagen, was mit einer Protokolldatei geschehen soll: nenne sie mit --records
cli-without = { $option } hat ohne { $needed } keine Wirkung
cli-with = { $option } hat mit { $stronger } keine Wirkung
cli-data-or-database = --data und --database (oder die Variable CLUBSUIT_DATABASE) sagen beide, wo die Tische liegen: gib nur eins davon an
cli-workers-range = { $given } Prozesse sind nicht möglich; möglich: 0 (einer pro Prozessorkern) bis { $most }

games-title = { $name } ({ $game }): { $players } Personen
games-option = Option
games-meaning = Bedeutung
games-house = { $meaning } (Hausregel)
games-default = Standard
games-values = Werte
games-rule = Regel
games-default-depends = hängt von den anderen Optionen ab
games-play-hint = Zum Spielen: clubsuit play { $game }

simulate-playing = Spielen
simulate-compiling = Kompilieren des Spiels (einmal)
simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, Startwert { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-mean = Punkte im Schnitt
simulate-wins = Siege
simulate-speed = { $decisions } Entscheidungen, { $rate } pro Sekunde{ $records ->
    [yes] , Protokolle eingerechnet
   *[no] {""}
  }
simulate-resumed = { $games } dieser Partien standen schon in der Datei
simulate-written = Protokolle: { $file }
simulate-interrupted = Unterbrochen: { $games } von { $wanted } Partien sind gespielt.
simulate-interrupted-file = Unterbrochen: { $games } von { $wanted } Partien stehen in { $file }. Derselbe Befehl mit --resume macht weiter.
simulate-worker-lost = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte, nach { $games } von { $wanted } Partien; mit weniger --workers braucht es weniger, und mit --records ließe sich der Lauf fortsetzen
simulate-worker-lost-file = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte; { $games } von { $wanted } Partien stehen in { $file }: derselbe Befehl mit --resume macht weiter, und mit weniger --workers braucht es weniger Speicher
simulate-executor-lost = { $problem }; { $games } von { $wanted } Partien wurden gespielt, und mit --records ließe sich der Lauf fortsetzen
simulate-executor-lost-file = { $problem }; { $games } von { $wanted } Partien stehen in { $file }: derselbe Befehl mit --resume macht weiter
simulate-bots = { $given } Bots sind genannt, aber es gibt { $wanted } Plätze
simulate-games = { $given } Partien sind nicht möglich
simulate-suffix = "{ $file }" muss auf .jsonl enden: es steht ein Protokoll pro Zeile
simulate-exists = { $file } gibt es schon: --resume setzt die Datei fort, --force ersetzt sie
puzzle-suffix = "{ $file }" muss auf .jsonl enden: es steht ein Rätsel pro Zeile
puzzle-grade = die Stufe "{ $given }" gibt es nicht; möglich: { $known }
simulate-other = { $file } hat ein anderer Befehl begonnen, deshalb kann dieser sie nicht fortsetzen
simulate-more = { $file } enthält { $given } Partien, mehr als die verlangten { $wanted }
shard-form = „{ $given }“ ist kein Teil eines Laufs: schreib zum Beispiel 3/8 für den dritten von acht Teilen
shard-many = Teil { $shard } gibt es nicht: nur { $given } Partien oder Verteilungen lassen sich aufteilen
shard-folder = --shard braucht --folder; dessen Inhalt fügt „clubsuit join“ zusammen
shard-sprt = ein Vergleich mit sequentiellem Test lässt sich nicht in Teilen spielen, weil jede Verteilung entscheidet, ob die nächste gespielt wird
join-no-part = { $file } ist nicht das Ergebnis eines Teils eines Laufs (--shard)
join-unfinished = Teil { $shard } in { $file } ist nicht fertig: spiel ihn mit --resume zu Ende
join-other = { $file } gehört zu einem anderen Lauf als { $first }
join-twice = Teil { $shard } ist zweimal da, das zweite Mal in { $file }
join-missing = Teil { $shard } fehlt
join-exists = { $file } gibt es schon: nenn einen neuen Namen
join-folder = das sind Ordner von Vergleichen: nenn den neuen Ordner mit --folder
join-unused = { $option } hat keine Wirkung auf { $kind ->
    [study] die Teile einer Studie
    [match] die Ordner von Vergleichen
   *[games] die Ergebnisse von Simulationen
  }
join-no-records = { $file } nennt keine Aufzeichnungen: spiel den Teil mit --records
join-records = { $file } enthält nicht die Aufzeichnungen, die sein Teil geschrieben hat

export-reading = Lesen
export-written = { $file }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen
export-exists = { $file } gibt es schon: --force ersetzt die Datei
frame-source = "{ $file }" muss auf .jsonl oder .json enden
frame-target = "{ $file }" muss auf eins davon enden: { $endings }
frame-path = "{ $given }" ist kein Pfad einer Datei
games-constant = Konstante
constants-form = "{ $given }" muss die Form SPIEL:NAME=WERT haben, etwa free-clubs:PER_TRICK=20
constants-unknown = { $game } hat keine Konstante { $name }; bekannt: { $known }
constants-none = { $game } hat keine Konstanten, die sich ändern lassen
constants-value = { $name } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
constants-other = --set ändert { $other }, aber das Spiel ist { $game }
constants-twice = --set setzt { $name } zweimal
constants-no-table = { $game } lässt sich nicht am Tisch spielen, weil die Seite die üblichen Regeln zeigt: kopiere das Spiel mit clubsuit fork
game-constants = { $game } ist hier nicht bekannt: nenne es in --set oder in der Variablen CLUBSUIT_GAMES
constant-TRICK_POINTS = Punkte für jeden Stich
constant-CLUB_POINTS = Punkte für jedes Kreuz im Stich
constant-DAME_POINTS = Punkte für die Karo-Dame
constant-ALL_BONUS = Zusätzliche Punkte für eine Seite, die alle Punkte einer Runde holt
constant-LAST_TRICK_POINTS = Zusätzliche Punkte für den letzten Stich
constant-PER_TRICK = Punkte für jeden Stich
constant-MOST_DIAMONDS = Punkte für die meisten Karos; geteilt je die Hälfte
constant-HEART_ACE = Punkte für das Herz-Ass
constant-NO_SPADE = Punkte dafür, kein Pik genommen zu haben
constant-KING_CARDS = Wie viele Karten ein König in der Auktion kostet
constant-LOWEST_BONUS = Die niedrigste Bonuskarte über 0
constant-SECOND_BONUS = Die zweitniedrigste Bonuskarte über 0
constant-THIRD_BONUS = Die dritte Bonuskarte über 0
constant-FOURTH_BONUS = Die vierte Bonuskarte über 0
constant-HIGHEST_BONUS = Die höchste Bonuskarte
constant-BONUS_OF_TWO = Die Bonuskarte im Spiel zu zweit
fork-copied = { $folder } ist eine vollständige Kopie von { $game }.
fork-first = Zuerst bearbeiten:
fork-rules = die Regeln
fork-options = die Optionen
fork-words = die Texte für Aktionen, Ablehnungen und Wertung
fork-knowledge = was Bots wissen
fork-page = die Regeln zum Lesen
fork-messages = der Name des Spiels und andere Meldungen
fork-next = Danach:
fork-exists = { $place } gibt es schon: nimm einen anderen Namen, oder verschiebe es
fork-name = { $given } kann nicht der Name einer Kopie sein: nimm Kleinbuchstaben, Ziffern und Unterstriche, am Anfang einen Buchstaben
fork-taken = es gibt schon ein Spiel oder ein Python-Modul { $given }: nimm einen anderen Namen
fork-homeless = { $game } lässt sich nicht kopieren, weil kein Modul es als RULES mit einer Zeile id = "{ $game }" deklariert
conform-checking = Prüfen
conform-met = ✓ { $requirement } ({ $checks } geprüft)
conform-unmet = ✗ { $requirement }: { $why }
conform-again = { "  " }noch einmal: { $call }
conform-unknown = es gibt keine Anforderung "{ $given }"; bekannt: { $known }
conform-no-rules = check_game braucht die Deklaration eines Spiels, RULES aus seinem Modul, nicht { $given }
conform-unregistered = das Spiel { $game } ist nicht angemeldet, und sein Modul deklariert es nicht als RULES: rufe clubsuit.register auf, oder nenne das Modul in CLUBSUIT_GAMES
conform-hands = keine Karte darf in zwei Händen sein, und Hände enthalten nur Karten des Spiels. Gefunden: { $found }. Sieh dir deal und apply an: sie müssen Karten bewegen, nie kopieren
conform-replay = ein nachgespieltes Protokoll muss denselben Zustand ergeben, Byte für Byte. Verschieden: { $found }. Sieh dir apply an, das nur von Zustand und Aktion abhängen darf, und die Felder, die jede Verteilung neu setzen muss
conform-views = eine Sicht, und was Bots danach wählen, darf nur davon abhängen, was ihr Platz wissen darf. Verschieden, nachdem verdeckte Karten neu verteilt wurden (Platz, Felder): { $found }. Sieh dir view an, das nur Sichtbares kopiert, sample, das dazu passen muss, und was apply über verdeckte Karten folgert, etwa was einem Platz fehlt
conform-samples = ein gezogener Zustand muss sich bis zum Ende der Runde spielen lassen. Gefunden: { $found }. Sieh dir sample an: es muss jede verdeckte Karte verteilen, jeder Hand die richtige Zahl, und me zurücksetzen
conform-texts = der Text jeder erlaubten Aktion muss als diese Aktion gelesen werden, und keine zwei dürfen denselben haben. Gefunden: { $found }. Sieh dir die Methoden text und read der Wörter an
conform-nonsense = ein ungültiger Text muss mit einem Fehler von Clubsuit abgelehnt werden und darf nichts ändern. Gefunden: { $found }. Sieh dir die Methoden read und refusal der Wörter an
conform-explanations = jede Karte muss erlaubt sein, oder eine Meldung muss erklären, warum nicht. Gefunden: { $found }. Sieh dir die Methode refusal der Wörter an: sie liefert eine Regel und eine Meldung
conform-schema = eine Sicht muss zum Schema der Seite passen und eine Regel der Regelseite nennen. Gefunden: { $found }. Sieh dir die Texte des Spiels an, prompt und die Regelnummern der Deklaration
conform-common = was alle sehen, muss in allen Sichten gleich sein, und keine Karte eines Stichs ist verdeckt. Gefunden: { $found }. Sieh dir die Methoden seen und receiver der Wörter an
conform-scores = die Zeilen einer Wertung müssen die Wertung jedes Platzes oder Teams ergeben. Gefunden (Platz, Wertung, Summen): { $found }. Sieh dir score_lines an und das Ende der Runde in apply
conform-matching = die Karten einer erlaubten Aktion müssen zu dieser Aktion führen, und nur zu erlaubten. Gefunden: { $found }. Sieh dir die Methode cards_of der Wörter an
conform-ends = ein zufälliges Spiel muss enden, mit Gewinnern und einem Protokoll, das sich nachspielen lässt. Gefunden: { $found }. Sieh dir das Ende der Runde in apply an: es setzt OVER und die Gewinner, wenn das Ziel erreicht ist
conform-refusals = eine Entscheidung außer der Reihe, vom falschen Platz oder zur falschen Zeit muss mit TurnError abgelehnt werden. Nicht abgelehnt: { $found }. Sieh dir die Felder turn und phase an, die apply pflegen muss
conform-options = eine unbekannte Option und ein ungültiges Ziel müssen abgelehnt werden. Nicht abgelehnt: { $found }. Sieh dir die Optionen der Deklaration an
records-empty = { $file } enthält kein Protokoll
records-game = { $given } hat andere Nummern und Beobachtungen als { $wanted } im ersten Protokoll; jedes Spiel braucht eine eigene Datei
check-checking = Prüfen
check-good = { $file }: { $records ->
    [one] 1 Protokoll, kein Fehler
   *[other] { $records } Protokolle, kein Fehler
  }
check-fault = { $place }: { $message }
check-place = { $file }, Zeile { $line }
check-place-hand = { $file }, Zeile { $line }, Runde { $hand }
check-place-action = { $file }, Zeile { $line }, Runde { $hand }, Zug { $action }

verify-verifying = Verteilungen nachprüfen
verify-nothing = { $file } enthält keine Protokolle
verify-record = { $place }: { $holds ->
    [yes] alle Verteilungen waren fair
   *[no] etwas stimmt nicht
  }
verify-unchecked = { $place }: { $why }
verify-commitment = { "  " }Festlegung: { $commitment }
verify-secret = { "  " }✓ das Geheimnis passt zur Festlegung
verify-strings = { "  " }✓ Zufallsfolgen kamen von: { $who }
verify-promises = { "  " }✓ { $late ->
    [0] jede dieser Folgen war zugesagt, bevor eine gezeigt wurde
    [one] jede dieser Folgen war zugesagt, bevor eine gezeigt wurde; eine kam nie an, an ihrer Stelle wurde ihre Zusage verwendet
   *[other] jede dieser Folgen war zugesagt, bevor eine gezeigt wurde; { $late } kamen nie an, an ihrer Stelle wurden ihre Zusagen verwendet
  }
verify-deals = { "  " }✓ { $deals ->
    [one] zur Kontrolle noch einmal verteilt: zuerst gibt derselbe Platz, und die Verteilung stimmt überein
   *[other] zur Kontrolle noch einmal verteilt: zuerst gibt derselbe Platz, und alle { $deals } Verteilungen stimmen überein
  }
verify-play = { "  " }✓ alle Entscheidungen und Punkte folgen den Regeln
verify-bot = { "    " }{ $player }: der Bot { $bot } traf { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
  }
verify-fault = { "  " }✗ { $place }: { $message }

bench-measuring = Messen
bench-title = Zufällige Entscheidungen pro Sekunde auf einem Prozessorkern, das Geben eingerechnet
bench-game = Spiel
bench-rate = Entscheidungen/s
bench-compile = Kompilierzeit
bench-compile-seconds = { $seconds } s
bench-note = Median von { $runs } Läufen. Kompilierzeit: mit leerem Zwischenspeicher.
bench-note-solver = Exakter Löser, Verteilungen mit Kreuz als Trumpf: { $ours } pro Sekunde; DDS über endplay: { $theirs }. Verhältnis { $ratio }×.
bench-peers-measuring = Andere Pakete messen
bench-peers-no-cache = die Pakete zum Vergleich brauchen einen Ordner für ihre Umgebungen; CLUBSUIT_CACHE kann einen nennen
bench-peers-games = Zufällige Entscheidungen pro Sekunde Prozessorzeit auf einem Kern, das Geben eingerechnet
bench-peers-bare = Nackte Schleife
bench-peers-single = Eine Partie
bench-peers-single-observations = Eine Partie, mit Beobachtungen
bench-peers-batched = Viele Partien
bench-peers-batched-observations = Viele Partien, mit Beobachtungen
bench-peers-memory = 100.000 Partien
bench-peers-megabytes = { $scaled ->
    [yes] ≈ { $megabytes } MB
   *[no] { $megabytes } MB
  }
bench-peers-note = Jeweils der beste von drei Läufen. Der mittlere Lauf hatte { $share } % seines Kerns: Weniger als etwa 95 heißt, dass der Rechner beschäftigt war. ≈: aus weniger als { $games } Partien berechnet.
bench-peers-packages = Pakete, jedes in einer eigenen Umgebung
bench-peers-package = Paket
bench-peers-import = Import (CPU-s)
bench-peers-installed = Installiert (MB)
bench-peers-random-game = Zeilen: eine Zufallspartie
bench-peers-bot = Zeilen: ein Bot
bench-peers-training = Zeilen: Training
bench-peers-gap = { $peer }, { $about }: { $why ->
    [observations-included] Beobachtungen lassen sich nicht weglassen
    [no-batch] spielt immer nur eine Partie
    [no-loop] hat keine andere Schleife als die mit Beobachtungen
    [install] lässt sich hier nicht installieren: { $detail }
    [timeout] dauerte zu lange
   *[crash] schlug fehl: { $detail }
  }
bench-peers-interrupted = Abgebrochen, bevor alles gemessen war.
bench-gpu-title = Zufällige Entscheidungen pro Sekunde auf einer GPU, das Geben eingerechnet
bench-gpu-batch = { $games } Spiele
bench-gpu-card = Gemessen auf: { $card } (CUDA { $driver }), mit { $packages }.
bench-gpu-note = Der schnellste von { $runs } Läufen. Kompilierzeit: für die GPU, ohne Zwischenspeicher.
bench-device = das Gerät "{ $given }" gibt es nicht; bekannt sind: { $known }
bench-only = { $option } gibt es nur mit --device { $device }
bench-environments = Zufällige Schritte pro Sekunde in clubsuit.vector, mit { $one } Partien für einen Thread und { $two } für zwei
bench-masks = { $threads ->
    [one] Masken, 1 Thread
   *[other] Masken, { $threads } Threads
  }
bench-observations = { $threads ->
    [one] Mit Beobachtungen, 1 Thread
   *[other] Mit Beobachtungen, { $threads } Threads
  }
arena-playing = Spielen
arena-title = { $game }: { $a } gegen { $b }, { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
}, Startwert { $seed }
arena-what = Wie weit { $a } vor { $b } liegt
arena-margin = Vorsprung
arena-interval = 99-%-Intervall
arena-points = Punkte pro Runde
arena-mixed = Punkte pro Runde, mit einem der anderen Art im Team
arena-wins = gewonnene Partien, in Prozentpunkten
arena-times = Zeit für eine Entscheidung: { $a } { $median_a } ms (eine von zwanzig braucht mehr als { $most_a }), { $b } { $median_b } ms ({ $most_b }).
arena-hands = { $deals ->
    [one] Eine Verteilung in { $seatings } Sitzordnungen
   *[other] { $deals } Verteilungen in je { $seatings } Sitzordnungen
  }: { $hands } { $unit ->
    [games] ganze Partien
   *[hands] Runden
  }.
arena-hands-mixed = { $mixed ->
    [one] Eine Verteilung in { $all } Sitzordnungen
   *[other] { $mixed } Verteilungen in je { $all } Sitzordnungen
  } und { $rest ->
    [one] eine in { $few }
   *[other] { $rest } in je { $few }
  }: { $hands } { $unit ->
    [games] ganze Partien
   *[hands] Runden
  }.
arena-sprt-low = Sequenzieller Test: Nach { $deals } Verteilungen ist der Vorsprung eher { $low } als { $high } Punkte pro Runde. Wäre er { $high }, würde der Test das hier trotzdem in etwa { $beta } % der Vergleiche sagen.
arena-sprt-high = Sequenzieller Test: Nach { $deals } Verteilungen ist der Vorsprung eher { $high } als { $low } Punkte pro Runde. Wäre er { $low }, würde der Test das hier trotzdem in etwa { $alpha } % der Vergleiche sagen.
arena-sprt-open = Sequenzieller Test: { $deals } Verteilungen zeigen nicht, ob der Vorsprung eher { $low } oder { $high } Punkte pro Runde ist. Das logarithmische Likelihood-Verhältnis ist { $llr }; der Test endet bei { $bottom } und { $top }.
arena-resumed = { $deals } dieser Verteilungen lagen schon im Ordner.
lost-turns = { $bot } hat { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
  } an den Bot rule verloren{ $told ->
    [yes] . Beim ersten Mal: { $why }
   *[no] .
  }
arena-kept = Protokolle: { $folder }
arena-interrupted = Unterbrochen: { $deals } von { $wanted } Verteilungen sind gespielt.
arena-worker-lost = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte, nach { $deals } von { $wanted } Verteilungen; mit weniger --workers braucht es weniger, und mit --folder ließe sich der Vergleich fortsetzen
arena-worker-lost-folder = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte; { $deals } von { $wanted } Verteilungen liegen in { $folder }: derselbe Befehl mit --resume macht weiter, und mit weniger --workers braucht es weniger Speicher
arena-executor-lost = { $problem }; { $deals } von { $wanted } Verteilungen wurden gespielt, und mit --folder ließe sich der Vergleich fortsetzen
arena-executor-lost-folder = { $problem }; { $deals } von { $wanted } Verteilungen liegen in { $folder }: derselbe Befehl mit --resume macht weiter
arena-interrupted-folder = Unterbrochen: { $deals } von { $wanted } Verteilungen liegen in { $folder }. Derselbe Befehl mit --resume macht weiter.
arena-bots = ein Vergleich braucht zwei Bots, nicht { $given }: schreib --bots search,rule (bei mehr als zweien spielt jedes Paar)
not-installed = { $name } ist nicht installiert; das bekommst du mit: { $how }
install-here = ./scripts/install.sh requirements/{ $lock }.txt
install-from-elsewhere = (cd { $folder } && ./scripts/install.sh requirements/{ $lock }.txt)
install-pip = { $python } -m pip install { $packages }
install-pipx = pipx inject { $environment } { $packages }
install-uv = uv pip install --python { $python } { $packages }
install-uv-tool = uv tool install { $tool } { $packages }
server-not-installed = der Server braucht das Paket { $package }; das bekommst du mit: { $how }
arena-page-title = { $game }: Bots im Vergleich
arena-page-match = { $a } gegen { $b }, { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
}
arena-page-plan = Optionen: { $options }. Startwert: { $seed }.
arena-page-defaults = die üblichen
arena-page-figures = Wie weit der erste Bot vor dem zweiten liegt
arena-page-what = Gemessen
arena-page-deals = Verteilungen
arena-page-course = Vorsprung nach und nach
arena-page-course-note = Wie weit { $a } vor { $b } liegt, in Punkten pro Runde, nach jeder Anzahl von Verteilungen. Der wahre Vorsprung liegt mit einer Wahrscheinlichkeit von 99 % im Band.
arena-page-times = Zeit pro Entscheidung
arena-page-times-note = Wie viele Entscheidungen wie lange dauerten, ohne die, bei denen es nur eine Möglichkeit gab.
arena-page-bot = Bot
arena-page-median = Median, ms
arena-page-p95 = 95. Perzentil, ms
arena-page-decisions = Entscheidungen
arena-page-ms = Millisekunden
ratings-reading = Lesen
ratings-title = { $game }: Wertungszahlen
ratings-player = Name
ratings-mu = Wertungszahl (mu)
ratings-sigma = Unsicherheit (sigma)
ratings-games = Partien
ratings-nothing = { $folder } enthält keine Protokolle: es gibt darin keine records.jsonl
ratings-empty = keine dieser Dateien enthält ein Protokoll
ratings-record = { $place }: { $problem }
ratings-seats = im Protokoll müssen Punkte für { $wanted } Plätze stehen
ratings-unfinished = die letzte Runde des Protokolls ist nicht zu Ende
study-playing = Spielen (Verteilungen)
study-estimate = Etwa { $time } (Stunden:Minuten:Sekunden): { $deals } Verteilungen, jede { $seconds } Sekunden in einem Prozess; Prozesse: { $workers }.
study-estimate-most = Höchstens etwa { $time } (Stunden:Minuten:Sekunden): { $deals } Verteilungen, jede { $seconds } Sekunden in einem Prozess; Prozesse: { $workers }.
study-title = { $game }: eine Studie mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
}, Startwert { $seed }
study-by-clock = Manche dieser Bots entscheiden nach der Uhr, deshalb wiederholt ein weiterer Lauf nur die Verteilungen.
study-by-chance = { $count ->
    [one] { $bots } entscheidet zum Teil zufällig; die Intervalle berücksichtigen das.
   *[other] { $bots } entscheiden zum Teil zufällig; die Intervalle berücksichtigen das.
}
study-other-deals = Manche Varianten haben andere Karten oder Blätter und wurden deshalb mit eigenen Verteilungen gespielt, nicht mit denen der Basis.
study-precise = Die Studie endete früher, weil die Genauigkeit erreicht ist.
study-skill = Können
study-metric-column = Maßzahl
study-note = In Klammern: 99-%-Intervalle. docs/metrics.md erklärt die Maßzahlen, und --json gibt alle Werte und Unterschiede aus.
study-primary = { $metric } bei { $bot }: { $value }
study-difference = { $metric } bei { $bot }: { $variant } verglichen mit { $base }: { $value }
study-same-order = Alle Bots ordnen die Varianten nach { $metric } gleich: { $order }
study-unclear-order = Die Reihenfolge der Varianten nach { $metric } ist nicht klar, weil nicht alle ihre Unterschiede klar sind.
study-contradicted = Die Bots ordnen die Varianten nach { $metric } verschieden, und das ist kein Zufall.
study-nothing = { $metric }: nicht gemessen, weil es in keiner Runde vorkam oder weil diese Bots nie nach Zufall entscheiden.
study-unmoved = Mit { $variant } haben diese Bots in jeder Runde dasselbe gewählt wie mit der ersten Variante: { $bots }. Nur die Punkte und die Auswahl können sich unterscheiden.
study-left-out = Ausgelassen, weil sie viele Teile haben (--json gibt sie aus): { $metrics }
study-part-played = Teil { $shard }: { $deals } Verteilungen liegen in { $file }. „clubsuit join“ fügt die Dateien aller Teile zusammen.
study-interrupted = Unterbrochen: { $deals } von { $wanted } Verteilungen zählen. Mit --resume DATEI lässt sich eine Studie fortsetzen.
study-interrupted-file = Unterbrochen: { $deals } von { $wanted } Verteilungen liegen in { $file }. Derselbe Befehl macht weiter.
study-worker-lost = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte, nach { $deals } von { $wanted } Verteilungen; mit weniger --workers braucht es weniger, und mit --resume DATEI ließe sich die Studie fortsetzen
study-worker-lost-file = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte; { $deals } von { $wanted } Verteilungen liegen in { $file }: derselbe Befehl macht weiter, und mit weniger --workers braucht es weniger Speicher
study-executor-lost = { $problem }; { $deals } von { $wanted } Verteilungen wurden gespielt, und mit --resume DATEI ließe sich die Studie fortsetzen
study-executor-lost-file = { $problem }; { $deals } von { $wanted } Verteilungen liegen in { $file }: derselbe Befehl macht weiter
study-bots = eine Studie braucht mindestens zwei verschiedene Arten von Bots, nicht { $given }: was eine Art zeigt, kann am Bot liegen und nicht an der Regel
study-ladder = eine Leiter für das Können braucht mindestens zwei Bots, jeden nur einmal
study-deals = { $given } Verteilungen sind nicht möglich: eine Studie hat 1 bis { $most }
study-precision = eine Genauigkeit kann nicht { $given } sein: sie ist die halbe Breite eines Intervalls, eine Zahl über 0
study-metric = es gibt keine Maßzahl „{ $given }“; bekannt: { $known }
study-not-measured = „{ $metric }“ wird in dieser Studie nicht gemessen: { $needs ->
    [whole-games] es geht um ganze Partien, also nimm --whole-games dazu
    [what-if] nimm --what-if dazu
    [skill] nimm eine Leiter von Bots dazu, etwa --skill random,casual,rule
    [luck] lass --no-luck weg
   *[vary] es vergleicht Varianten mit denselben Verteilungen, also ändere etwas, das die Verteilungen lässt
  }
study-part = „{ $metric }“ hat keinen Teil „{ $given }“; bekannt: { $known }
study-parts = „{ $metric }“ hat nur einen Wert für jeden einzelnen Teil ({ $by ->
    [seat] Platz
    [role] Rolle, etwa swapper
    [handicap] Handicap, etwa 10S
    [option] Möglichkeit, etwa swap
    [step] Stufe der Leiter
    [what] Art der Änderung
   *[other] Teil
  }), also nenne einen: { $metric }:TEIL; bekannt: { $known }
study-vary-form = „{ $given }“ ändert nichts: schreib NAME=WERT,WERT, zum Beispiel target=7,11
study-set-form = „{ $given }“ setzt nichts: schreib NAME=WERT,WERT, zum Beispiel DAME_POINTS=5,10
study-vary-constant = „{ $name }“ ist eine Konstante der Regeln und keine Option: nimm --set { $name }=WERT,WERT
study-set-option = „{ $name }“ ist eine Option und keine Konstante der Regeln: nimm --vary { $name }=WERT,WERT
study-vary-twice = „{ $name }“ kommt zweimal vor: nenne alle Werte in einem --vary
study-vary-values = „{ $name }“ braucht mindestens einen Wert, und jeden Wert nur einmal
study-variants = das sind { $given } Varianten, und eine Studie hat höchstens { $most }: ändere weniger
study-other = { $file } enthält eine andere Studie, deshalb kann diese sie nicht fortsetzen
study-damaged = { $file } ist in Zeile { $line } beschädigt, deshalb lässt sich die Studie nicht fortsetzen
study-no-result = das ist nicht das Ergebnis einer Studie im Format { $wanted }
study-shard-file = --shard braucht --resume DATEI, deren Inhalt „clubsuit join“ zusammenfügt
study-shard-precision = eine Studie mit --precision lässt sich nicht in Teilen spielen, weil die Verteilungen aller Teile entscheiden, ob sie weitergeht
study-shard-many = Teil { $shard } ist unmöglich: es gibt nur { $given } Blöcke von Verteilungen aufzuteilen
study-shard-page = ein Teil einer Studie hat keine Seite und keine Tabellen: „clubsuit join“ schreibt sie aus den Dateien aller Teile (--html, --tables)
exploit-title = { $game }: was eine beste Antwort gewinnt
exploit-bot = Bot
exploit-seat = Platz
exploit-value = Wert
exploit-gain = Gewinn
exploit-share = vom mittleren Einsatz
exploit-sum = Summe
exploit-note = { $kind ->
    [margin] Wert und Gewinn sind Abstände in einer Runde: die Punkte des Platzes minus die des anderen. Die Summe der Gewinne ist NashConv, die Hälfte davon die Ausnutzbarkeit.
   *[points] Wert und Gewinn sind Punkte in einer Runde. Jeder Gewinn ist ein Bestandteil von NashConv, der Summe.
  } Platz 0 gibt. Der mittlere Einsatz ist { $stake } Punkte: der mittlere Betrag der Punkte in einer Runde, wenn "rule" an allen Plätzen spielt.
exploit-bounds-title = { $game }: was ein suchender Platz gewinnt
exploit-exploiter = Ausnutzer
exploit-bounds-note = Der Ausnutzer spielt auf einem Platz (in Teamspielen in einem Team) gegen den Bot auf allen anderen; das Ergebnis des Bots selbst mit denselben Verteilungen wird abgezogen. Gewinne sind Punkte in einer Runde. Ein besserer Ausnutzer gewinnt vielleicht mehr, daher ist das untere Ende eines Intervalls eine untere Schranke.
exact-game = genaue Antworten zu { $game } sind nicht möglich: die Karten kommen aus zwei Stapeln
exact-too-large = dieses Spiel hat { $deals } Verteilungen, und genaue Antworten brauchen höchstens { $most }: verkleinere es mit den Optionen ranks und hand_size oder nimm für eine untere Schranke clubsuit exploit mit --deals 400
exact-too-many-nodes = der Baum dieses Spiels hat mehr als { $most } Knoten: verkleinere es mit den Optionen ranks und hand_size
exact-two = cfr+ findet nur Gleichgewichte zu zweit, und { $game } hat mehr Plätze
exact-bot = von "{ $bot }" sind die Wahrscheinlichkeiten nicht genau bekannt; möglich: { $known }
arena-one-of = --mixed, --once und --swap sagen jeweils, wie oft eine Verteilung gespielt wird; gib nur eins davon an
arena-time = --time hat keine Wirkung: es gilt für Bots, die suchen und im Namen kein Budget haben, und davon ist keiner dabei
arena-sprt = ein sequenzieller Test kann nicht { $given } sein: schreib LOW,HIGH in Punkten pro Runde, LOW kleiner als HIGH, zum Beispiel 0,0.5; danach können zwei Fehlerraten über 0 und unter 0.5 folgen, zum Beispiel 0,0.5,0.05,0.05
arena-deals = { $given } Verteilungen sind nicht möglich
arena-exists = { $folder } gibt es schon: --resume macht dort weiter
arena-more = { $folder } enthält { $given } Verteilungen, mehr als die verlangten { $wanted }
arena-damaged = { $folder } ist bei Verteilung { $deal } beschädigt, deshalb lässt sich der Vergleich nicht fortsetzen
arena-other = { $folder } enthält einen Vergleich, den ein anderer Befehl begonnen hat, deshalb kann dieser ihn nicht fortsetzen
train-playing = Training (Minuten)
train-tested = Durchgang { $round }, { $minutes } Minuten, { $hands } Runden: Verlust { $loss }; { $margin } Punkte pro Runde mehr als { $bot } (99 %: { $low } bis { $high }) { $bars }
train-kept = Mit diesen Gewichten spielt der Bot trained:{ $file }
train-minutes = Minuten
train-margin = Punkte pro Runde mehr als { $bot }
train-curve = { $bars } Die Lernkurve: { $file }
train-features = { $game } gab dem Netz das Merkmal { $told }: die Nummer eines Merkmals muss kleiner sein als die Anzahl, die die Features des Spiels angeben (hier { $number }, höchstens { $most })
train-no-features = { $game } hat keine Merkmale, deshalb kann kein Netz es lernen: Training braucht die Features seiner Knowledge
train-interrupted = Unterbrochen. Derselbe Befehl mit --resume macht weiter.
train-method = das Trainingsverfahren „{ $given }“ gibt es nicht; bekannt sind: { $known }
train-reward = die Belohnung „{ $given }“ gibt es beim Training nicht; bekannt sind: { $known }
train-win = die Belohnung win braucht --method { $method } und --device { $device }
train-against-method = ein Training gegen einen Bot braucht --method { $method }
train-against = gegen { $bot } kann nicht trainiert werden: Möglich sind rule (nur auf dem Prozessor) und Bots mit einer Strategie, etwa trained:PATH
train-exists = { $folder } gibt es schon: --resume macht dort weiter
train-damaged = { $folder } ist beschädigt ({ $file }), deshalb lässt sich das Training nicht fortsetzen
train-other = { $folder } enthält ein Training, das ein anderer Befehl begonnen hat, deshalb kann dieser es nicht fortsetzen
arena-resume-what = --resume braucht --folder, wo der Vergleich liegt

review-reviewing = Analysieren
review-title = { $game }: die teuersten Entscheidungen
review-where = Wo
review-place = Runde { $hand }, Nr. { $number }
review-player = Name
review-who = { $player } ({ $seat })
review-played = Gewählt
review-better = Besser
review-cost = Kosten
review-open = Karten offen
review-open-score = { $played } / { $best }
review-open-ahead = ↔ { $played } / { $best }
review-worth = { $text } ({ $chance } %, { $points })
review-note = In Klammern: gewonnene Partien in Prozent und Punkte in der Runde, im Schnitt über Verteilungen, die zu dem passen, was am Platz zu sehen war. Kosten: um wie viel die Entscheidung die Gewinnchance gesenkt hat, von 100. „=“ heißt vielleicht so viel wie die darüber, „?“ vielleicht reiner Zufall (ein höheres --worlds sagt mehr). Karten offen: die Punkte der Runde mit den Karten, wie sie wirklich lagen, nach dieser Wahl und nach der besten. Mit ↔: Punkte Vorsprung auf die einzige andere Person mit Karten.
review-player-sum = { $player }: { $decisions } Entscheidungen, davon { $same } so gut wie die des besten Bots; im Schnitt hat eine Entscheidung die Gewinnchance um { $cost } von 100 gesenkt
solve-solving = Lösen
solve-title = { $game }, Runde { $hand }: wohin jede Möglichkeit führt, mit offenen Karten und bestem Spiel von da an
solve-number = Nr.
solve-seat = Platz
solve-done = Gewählt
solve-choices = Möglichkeiten nach Wert
solve-value = { $value }: { $choices }
solve-note-score = Wert: die Punkte der Runde für den Platz am Zug.
solve-note-margin = Wert: mit wie vielen Punkten Vorsprung der Platz am Zug vor dem anderen endet, der noch Karten hat.
solve-left-out = { $number ->
    [one] 1 Entscheidung fehlt hier.
   *[other] { $number } Entscheidungen fehlen hier.
  } Gelöst wird nur das Kartenspiel selbst: zu dritt die letzten acht Stiche und Climbing Clubs, sobald nur noch zwei Karten haben.
solve-nothing = Keine Entscheidung von Runde { $hand } lässt sich lösen. Das geht nur beim Kartenspiel selbst: zu dritt in den letzten acht Stichen und in Climbing Clubs, sobald nur noch zwei Karten haben. Beim Spiel auf Ehre geht es nicht.
solve-not-this = diese Entscheidung lässt sich nicht lösen
solve-no-such-line = { $file } hat in Zeile { $line } kein Protokoll

cli-help-lan = Auch alle in diesem lokalen Netz mitspielen lassen: zeigt die Adresse für sie und einen QR-Code.

backup-done = Sicherung: { $file }. Sie enthält verdeckte Karten und Schlüssel: Schütze sie so gut wie die Datenbank.
backup-no-folder = es gibt keinen Ordner { $folder }: Lege ihn zuerst an, nur für seinen Eigentümer lesbar (mkdir -m 700)
backup-exists = { $file } gibt es schon: nenne eine neue Datei
backup-failed = die Datenbank lässt sich nicht kopieren ({ $problem })
backup-program = { $program } ist nicht im Suchpfad: installiere die Programme von PostgreSQL (unter Debian: apt install postgresql-client)
backup-program-failed = { $program } ist gescheitert: { $problem }
restore-done = Wiederhergestellt: { $place }, aus { $file }. Du kannst den Server starten.
restore-empty = { $file } ist leer
restore-unknown = { $file } ist keine Sicherung von Clubsuit
restore-foreign = { $file } ist keine Datenbank von Clubsuit
restore-newer = { $file } stammt von einer neueren Version von Clubsuit (Schema { $version }): aktualisiere zuerst Clubsuit
restore-damaged = { $file } ist beschädigt ({ $problem })
restore-in-use = { $file } ist die Datenbank eines Servers und keine Sicherung: mach eine mit "clubsuit backup"
restore-folder = { $file } ist die Sicherung eines Ordners: nenne den Ordner mit --data, ohne eine Datenbank
restore-address = { $file } ist die Sicherung einer PostgreSQL-Datenbank: nenne die Datenbank mit --database
restore-itself = { $file } ist die Datenbank selbst
restore-exists = { $place } hat schon eine Datenbank: --replace ersetzt sie, und ihre Daten gehen verloren
restore-running = ein anderes Programm benutzt die Datenbank: halte zuerst den Server an
restore-failed = die Datenbank lässt sich nicht ersetzen ({ $problem }); nichts ist verändert

admin-no-data = { $folder } enthält keine Partien eines Servers
admin-no-report = eine Meldung { $id } gibt es nicht
admin-no-reports = Es gibt keine offenen Meldungen.
admin-no-tables = Solche Tische gibt es nicht.
admin-table = { $id }  { $game }, { $state ->
    [new] nicht begonnen
    [over] zu Ende
   *[plays] Spiel { $hand }
  }{ $listed ->
    [yes] , in der Lobby
   *[no] {""}
  }, { $at }
admin-no-table = einen Tisch { $id } gibt es nicht
admin-closed = Geschlossen: { $id }
admin-close-which = nenne die Tische, die geschlossen werden sollen, oder wähle sie mit --listed oder --person
admin-unfinished = die Partie an { $id } ist nicht zu Ende, und ihr Protokoll würde verdeckte Karten zeigen, vielleicht jemandem, der dort spielt: gib es aus, wenn sie zu Ende ist
admin-person-which = nenne eine Person: durch den Anfang ihres Hashes oder mit --account
admin-person-short = nenne mindestens { $number } Buchstaben und Ziffern des Hashes der Person
admin-person-several = der Hash mehrerer Personen beginnt mit { $id }: nenne mehr davon
admin-no-person = der Hash keiner Person beginnt mit { $id }
admin-no-account = kein Konto heißt { $name }
admin-person = Person { $id }
admin-person-deleted = Gelöscht: { $id }, mit allem, was dazu gehörte:
admin-person-has-account = Konto: { $account }
admin-person-has-tables = Tische: { $tables }
admin-person-has-names = Namen: { $names }
admin-report = Meldung { $id }, { $at }{ $state ->
    [handled] {" "}(erledigt)
   *[open] {""}
  }
admin-report-of = { $reason }: { $name } ({ $person }), gemeldet von { $reporter } ({ $other })
admin-report-table = Tisch { $table } ({ $game })
admin-report-words = Wortlaut der Meldung: { $words }
admin-report-line = { $at }  { $text }

# Environments of PettingZoo and Gymnasium: never shown on the page.
env-illegal = { $given } ist hier keine erlaubte Nummer: die Aktionsmaske zeigt die erlaubten
env-ended = die Episode ist zu Ende: ruf zuerst reset() auf
env-dead = die Episode ist für { $agent } zu Ende: möglich ist nur noch None, nicht { $given }
env-agent = einen Agenten { $given } gibt es nicht, nur { $known }
env-render = "render_mode" muss None oder eins von { $known } sein, nicht { $given }
env-opponents = "opponents" muss einen Bot nennen oder einen für jeden der Plätze { $seats }, nicht { $given }
env-mode = "illegal" muss eins von { $known } sein, nicht { $given }

# clubsuit puzzles
puzzles-searching = Suche
puzzles-title = { $game }: { $number ->
    [one] 1 Rätsel
   *[other] { $number } Rätsel
  }, Startwert { $seed }
puzzles-motif = Motiv
puzzles-count = Rätsel
puzzles-written = Rätsel: { $file }
puzzles-interrupted = Unterbrochen: { $number ->
    [one] 1 Rätsel steht
   *[other] { $number } Rätsel stehen
  } in { $file }. Derselbe Befehl mit --resume macht weiter.
game-here = es gibt noch kein Spiel „{ $game }“, aber ein Modul { $game } liegt in diesem Ordner: Setze CLUBSUIT_GAMES={ $game }, dann kennt es jeder Befehl
