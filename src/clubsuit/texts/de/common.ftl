# Words that more than one place uses.
suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik
seat = Platz { $number }

# The letters of ranks on cards and in running text: jack, queen, king, ace.
letter-J = B
letter-Q = D
letter-K = K
letter-A = A

# Refusals that every game shares.
notation-card = "{ $text }" ist keine Karte dieses Spiels; eine Karte schreibt man als Wert und Buchstabe der Farbe, etwa 9C
notation-card-twice = { $cards } kommt doppelt vor
notation-action = "{ $text }" ist kein Zug dieses Spiels; ein Zug sieht so aus: "play 9C"
notation-move = "{ $text }" ist kein Zug; ein Zug besteht aus einem Wort und vielleicht Karten oder einem Platz, etwa "play 9C 9D"
wrong-phase = "{ $text }" geht in diesem Teil der Runde nicht
not-held = du hast { $cards } nicht
not-your-turn = jetzt ist { $seat } dran
nobodys-turn = gerade ist niemand dran: die nächste Runde ist noch nicht gegeben
game-is-over = die Partie ist vorbei
option-unknown = die Option "{ $option }" gibt es nicht; bekannt sind: { $known }
option-value = die Option { $option } kann nicht "{ $value }" sein; möglich: { option-allowed }
# The allowed values; `allowed` is the same in English, for programs.
option-allowed = { $form ->
    [number] { $low } bis { $high }
    [numbers] { $length } Zahlen, jede von { $low } bis { $high }
   *[choice] { $allowed }
  }
pack-all-dealt = alle Karten werden ausgeteilt: mit { $ranks } Rängen hat jedes Blatt { $ranks } Karten, nicht { $hand_size }
pack-too-small = für Blätter mit { $hand_size } Karten reichen die Karten nicht; möglich: höchstens { $most }
game-unknown = das Spiel "{ $game }" gibt es nicht; bekannt sind: { $known }
game-outside = in { $module } ist kein Spiel: { $error }
module-passed-over = { $file } im aktuellen Ordner wird nicht verwendet, denn ein anderes Modul heißt "{ $module }": gib der Datei einen anderen Namen
deal-twice = doppelt ausgeteilt: { $cards }
deal-missing = nicht ausgeteilt: { $cards }
deal-strange = in dieser Partie nicht dabei: { $cards }
deal-shape = "{ $name }" muss aus Listen von Kartennamen bestehen
deal-sizes = "{ $name }" muss { $sizes } Karten haben
must-follow = du hast noch { $cards }, also musst du { $suit } bedienen

# What is expected of a player, in one line.
prompt-wait = Warten auf { $seat }.
prompt-choosing = Es wählen noch: { $seats }.
prompt-next-hand = Die Runde ist vorbei. Starte die nächste, wenn du so weit bist.
prompt-over = Die Partie ist vorbei.
prompt-lead = Du spielst aus: Wähle eine beliebige Karte.
prompt-follow = Bedienen: Spiel ein { $suit }.
prompt-any = Du hast kein { $suit }: Spiel eine beliebige Karte.

# Why a player leads first. `who` is `you` if this player reads it.
told-lead-dealer = { $who ->
    [you] Du spielst zum ersten Stich aus, denn du sitzt links von der Person, die gibt.
   *[other] { $seat } sitzt links von der Person, die gibt, und spielt zum ersten Stich aus.
  }

# Faults of records.
record-no-hand = eine Runde { $hand } gibt es nicht: das Protokoll hat nur { $hands }
record-json = das ist kein JSON: { $problem }
record-object = ein Protokoll muss ein JSON-Objekt sein
record-format = das Format ist "{ $format }"; dieses Programm liest "{ $ours }"
puzzle-malformed = das ist kein Rätsel im Format "{ $ours }"
record-lacks = im Protokoll fehlt "{ $name }"
record-unknown = ein Protokoll hat kein Feld "{ $name }"
record-event = kein Ereignis lautet "{ $text }"
record-event-seat = ein Ereignis nennt Platz { $given }, aber laut Protokoll sitzt dort niemand
record-event-place = einen Zug { $action } der Runde { $hand } gibt es hier nicht (gezählt wird ab 0), oder ein späteres Ereignis steht davor
record-shape = "{ $name }" ist falsch aufgebaut
record-players = mit diesen Optionen ist das Spiel für { $wanted } Personen, nicht für { $given }
record-dealer = Platz { $given } gibt, aber Platz { $wanted } ist mit Geben an der Reihe
record-first-dealer = Platz { $given } kann nicht zuerst geben: diesen Platz gibt es nicht
record-turn = Platz { $given } ist am Zug, dran wäre aber Platz { $wanted }
record-action-after = nach dem Ende der Runde folgt noch ein Zug
record-hand-after = es folgt eine Runde, obwohl die vorige nicht zu Ende ist
record-hand-after-end = es folgt eine Runde, obwohl die Partie vorbei ist
record-score = das Ergebnis lautet { $given }, aus dem Spielverlauf ergibt sich aber { $wanted }
record-total = der Stand lautet { $given }, aus den Runden ergibt sich aber { $wanted }
record-winners = gewonnen hat laut Protokoll { $given }, nach den Regeln aber { $wanted }
record-game = das Protokoll gehört zu { $given }, nicht zu { $wanted }
record-view = dieses Protokoll zeigt nur, was an einem Platz zu sehen war; nachspielen lässt es sich nicht
fair-method = die Verteilungen sind nach dem Verfahren "{ $method }" festgelegt; dieses Programm kennt nur "{ $ours }"
fair-hash = "{ $name }" muss 64 Zeichen haben, jedes 0 bis 9 oder a bis f
fair-string = "{ $name }" muss einen Text für jeden Platz haben: leer, oder 64 Zeichen, jedes 0 bis 9 oder a bis f
fair-strings = es gibt Zufallsfolgen für { $given } Plätze, die Optionen sind aber für { $wanted }
fair-nobody = von niemandem kam eine Zufallsfolge, also hätte der Server die Verteilungen allein wählen können
fair-commitment = das Geheimnis passt nicht zur Festlegung: sein SHA-256 ist ein anderer
fair-promise = die Zufallsfolge von Platz { $seat } ist nicht die, die zugesagt war, bevor eine gezeigt wurde
fair-none = vor dieser Partie wurde kein Geheimnis festgelegt, deshalb lassen sich die Verteilungen nicht nachprüfen
fair-sealed = das Geheimnis hinter den Verteilungen ist noch nicht offengelegt
fair-dealer = Platz { $given } gibt zuerst, nach Geheimnis und Zufallsfolgen müsste es aber Platz { $wanted } sein
fair-deal = Geheimnis und Zufallsfolgen ergeben eine andere Verteilung: zu "{ $place }" gehören { $cards }
fair-order = Geheimnis und Zufallsfolgen ergeben eine andere Verteilung: die Karten von "{ $place }" kommen in anderer Reihenfolge
deal-no-seed = gib einen Startwert für die Verteilung an oder die Karten selbst
deal-no-dealer = gib an, wer in der ersten Runde gibt
deal-argument = eine Verteilung benennt ihre Kartengruppen wie in einem Protokoll; { $given } tut das nicht
players-shape = "players" muss eine Liste von Namen sein, nicht { $players }
cards-shape = Karten gibt man als Liste von Namen wie 9C an, nicht als { $cards }
fair-argument = "fairness" muss das sein, was clubsuit.Fairness.new liefert, nicht { $given }
actions-shape = "actions" muss eine Liste von Texten wie "play 9C" sein oder von Paaren aus Platz und Text; das hier ist keins von beiden: { $actions }
dealer-no-deal = zu "dealer" gehört "deal": gib an, welche Karten ausgeteilt werden
deal-unknown = kein Teil einer Verteilung dieses Spiels heißt { $name }
onlooker-decides = wer zuschaut, hat nichts zu entscheiden
onlooker-samples = wer zuschaut, hat keine Karten; zieh eine Partie, die zu dem passt, was ein Platz gesehen hat
explain-argument = explain nimmt einen Grund, wie ihn Fehler und Ergebnisse haben, nicht { $given }
game-argument = gib ein Spiel an, wie es clubsuit.load liefert, nicht { $given }
outcome-target = mit { $points } Punkten ist das Ziel erreicht
outcome-both = mit { $points } Punkten ist das Ziel erreicht, und ebenso mit dem tiefen Stand von { $least }
outcome-below = auch ein tiefer Stand von { $points } Punkten beendet die Partie
# What happened in a hand of a game without sentences of its own; $score has its sign.
story-own = Deine Punkte in dieser Runde: { $score }
story-best = { $count ->
    [one] Die meisten Punkte dieser Runde: { $seats } mit { $score }
   *[other] Die meisten Punkte dieser Runde: { $seats } mit je { $score }
  }
record-argument = das ist kein Protokoll: { $given } (clubsuit.Record.from_json liest eines aus seinem Text)
deal-not-now = die Runde ist noch nicht vorbei, es gibt also nichts zu geben
generator-shape = ein Generator ist ein Array aus { $words } int64, wie random_numbers.generator es anlegt
seed-range = ein Startwert ist eine ganze Zahl mit 64 Bit: von −2^63 bis 2^63 − 1
no-such-seat = den Platz { $number } gibt es nicht; die Plätze gehen von 0 bis { $last }
number-range = "{ $name }" muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }
chance-range = eine Zufallszahl muss zwischen 0 und 1 liegen, nicht bei { $given }
codes-room = für die erlaubten Codes braucht es ein int64-Array mit Platz für { $wanted }, nicht { $given }
seats-shape = Plätze gibt man als Sammlung von Zahlen an, nicht als { $given }
view-other = gib die Sicht eines Platzes in { $game } an, nicht { $given }
code-illegal = { $given } ist jetzt kein erlaubter Zug: legal() listet die erlaubten auf
spiel-action = { $action } ist hier kein erlaubter Zug: legal_actions() listet die erlaubten auf
spiel-outcome = { $action } ist hier kein mögliches Zufallsergebnis: legal_actions() listet die möglichen auf
spiel-over = die Runde ist vorbei, es gibt nichts mehr zu entscheiden oder zu ziehen
spiel-nobody = hier entscheidet der Zufall und niemand am Tisch: gib an, welchen Platz du meinst
spiel-no-chance = hier entscheidet jemand am Tisch und nicht der Zufall
spiel-undealt = die Karten sind noch nicht ausgeteilt, also lassen sie sich nicht neu ziehen
encoding-id = { $given } ist hier keine erlaubte Nummer: ids() listet die erlaubten auf
encoding-code = keine Nummern führen hier zu { $given }: legal() listet die möglichen Codes auf
encoding-part = diese Arrays haben keinen Teil namens { $name }, nur { $known }
vector-no-encoding = { $game } hat keine nummerierten Züge und Beobachtungen, also auch keine Umgebung zum Lernen
vector-device = "device" muss eins von { $known } sein, nicht { $given }
vector-cpu-only = "{ $name }" geht nur mit device="cpu"
vector-observe = "observe" muss eins von { $known } sein, nicht { $given }
vector-bots = "bots" muss für jeden seiner Plätze einen Bot nennen, einen von { $known }, nicht { $given }
vector-all-bots = auf allen Plätzen sitzen Bots, es gibt also nichts zu entscheiden: lass einen Platz frei
vector-reset = es hat noch keine Partie begonnen: ruf zuerst reset() auf
vector-actions = step() braucht ein Array aus { $n } ganzen Zahlen, eine Nummer für jede Zeile, nicht { $given }
vector-illegal = { $given } ist in Zeile { $row } keine erlaubte Nummer: masks[{ $row }] zeigt die erlaubten
vector-no-observations = diese Umgebung erzeugt keine Beobachtungen: lass observe="nothing" weg
vector-no-perfect = diese Umgebung zeigt keine verdeckten Karten; das tut observe="perfect-information", nur für Kritiker-Netze
vector-saved = das hat keine Umgebung mit denselben Argumenten gespeichert: "{ $name }" passt nicht

option-target = Punkte zum Sieg
option-target-help = Die Partie endet nach der Runde, in der jemand diesen Stand erreicht.
option-ranks = Ränge im Spiel
option-ranks-help = Für die Forschung: Von jeder Farbe sind nur so viele Ränge dabei. Alles, was von der Zahl der Karten abhängt, richtet sich danach.
option-hand_size = Karten pro Person
option-hand_size-help = Für die Forschung: wie viele Karten jede Person bekommt.
option-auction_size = Bietkarten pro Person
option-auction_size-help = Für die Forschung: wie viele Bietkarten jede Person bekommt, von der Pik 10 an.

## Statistics: what is told of a hand
fact-points = Punkte pro Runde
fact-tricks = Stiche pro Runde

## The cache of compiled rules
cache-not-stored = Kompilierte Regeln lassen sich in { $folder } nicht speichern ({ $problem }) und werden deshalb bei jedem Start neu kompiliert: Nenne in der Umgebungsvariablen CLUBSUIT_CACHE einen Ordner, in den du schreiben darfst.
cache-not-private = Auch andere können { $folder } ändern. Deshalb werden kompilierte Regeln dort weder gelesen noch gespeichert und bei jedem Start neu kompiliert: Entzieh anderen das Schreibrecht (chmod go-w) oder nenne in der Umgebungsvariablen CLUBSUIT_CACHE einen eigenen Ordner.
cache-no-home = Für kompilierte Regeln gibt es keinen Ordner, deshalb werden sie bei jedem Start neu kompiliert: Nenne in der Umgebungsvariablen CLUBSUIT_CACHE einen Ordner, in den du schreiben darfst.

## Worker processes
worker-lost = ein Arbeitsprozess wurde abgebrochen, wahrscheinlich weil der Speicher nicht reichte; mit weniger Prozessen braucht es weniger
executor-unknown = „{ $given }“ ist kein Executor: schreib ray, ray:ADRESSE, dask:ADRESSE oder mpi
executor-mpi = die Prozesse von MPI fehlen: starte den Befehl mit { $command }
executor-connect = { $executor } ist nicht erreichbar: { $problem }
executor-lost = der Executor hat den Arbeitsprozess einer Aufgabe { $tries }-mal verloren: { $problem }
executor-versions = der Arbeitsprozess auf { $host } hat eine andere Version von { $package }: { $found } statt { $wanted }; installiere auf allen Rechnern dasselbe
executor-game-changed = der Arbeitsprozess auf { $host } benutzt schon eine andere Version von { $module }: starte die Arbeitsprozesse neu
executor-luggage = deine eigenen Module und Gewichte haben { $size } MB, und höchstens { $most } MB reisen mit einem Auftrag ({ $modules }): leg große Dateien woanders ab, oder installiere die Pakete auf allen Rechnern

## GPU
gpu-none = CUDA findet auf diesem Rechner keine GPU: { $problem }
gpu-driver = der Treiber der GPU unterstützt CUDA { $known }, aber die installierten Pakete brauchen CUDA { $wanted }; installiere einen neueren Treiber
gpu-memory = { $games } Spiele passen nicht in den freien Speicher der GPU; höchstens { $fits } passen hinein
gpu-memory-launch = die GPU hat zu wenig freien Speicher für diese Spiele; vielleicht belegen ihn andere Programme
gpu-arrays = die Zustände müssen ein Array aus { $number } Datensätzen von { $game } sein und die Generatoren ein int64-Array mit { $number } Zeilen und { $words } Spalten

# Shown instead of a page that cannot be shown (web/index.html).
page-old = Dieser Browser ist zu alt für Clubsuit: Es braucht Chrome oder Edge 109, Firefox 115, Safari 16 oder etwas Neueres.
page-failed = Clubsuit konnte nicht starten: Prüfe deine Verbindung und lade die Seite neu. Wenn das nicht hilft, aktualisiere deinen Browser.
page-no-script = Clubsuit braucht JavaScript: Erlaube es für diese Seite und lade sie neu.
offline-title = Keine Verbindung – Clubsuit
offline-device = Du bist offline
offline-device-help = Clubsuit braucht das Internet. Diese Seite lädt neu, sobald du wieder online bist.
offline-server = Clubsuit antwortet nicht
offline-server-help = Vielleicht startet der Server gerade neu, oder die Verbindung zu ihm ist gestört. Versuch es in einer Minute noch einmal.
offline-safe = Deine Partien sind sicher: Der Server speichert jede Entscheidung, die er bestätigt.
offline-retry = Noch mal
page-broken = Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind gespeichert; lade die Seite neu, um weiterzuspielen.
page-reload = Seite neu laden
