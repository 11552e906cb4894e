# Reviews in the browser (docs/review.md). What the server says:
review-no-decision = eine Entscheidung { $number } gibt es in Runde { $hand } nicht
review-not-weighed = Einsprüche werden nicht analysiert
review-no-chances = die Gewinnchancen in Runde { $hand } sind nicht bekannt
review-not-over = eine Stellung kannst du ausprobieren, sobald die Partie vorbei ist
review-record-fault = { $where }: { $text }

## The page
review-heading = Analyse
review-page-title = Analyse: { $game } – Clubsuit
review-loading = Die Analyse wird geöffnet …
review-unloaded = Dieser Teil der Seite ließ sich nicht laden. Bitte lade die Seite neu.
review-nothing = Noch gibt es nichts zu analysieren: Die erste Runde ist nicht vorbei.
review-not-open = Die Partie läuft noch, deshalb siehst du nur deine eigenen Entscheidungen und was du dabei wissen konntest. Wenn sie vorbei ist, werden alle Karten und alle Entscheidungen gezeigt.
review-to-table = Zurück zum Tisch
review-steps = Durch die Entscheidungen gehen
review-back-one = Vorige Entscheidung
review-on-one = Nächste Entscheidung
review-back-hand = Vorige Runde
review-on-hand = Nächste Runde
review-whose = Entscheidungen zeigen von
review-everybody = allen
review-all-cards = Alle Karten zeigen
review-keys = Tasten: ← → eine Entscheidung, Bild auf und Bild ab eine Runde, C die teuerste Entscheidung, A alle Karten, T von hier ausprobieren.
review-progress = { $done } von { $all } Entscheidungen analysiert. Du kannst dich inzwischen umsehen oder später wiederkommen.
review-sorting = Alle Entscheidungen sind analysiert. Die teuersten werden noch einmal an mehr Verteilungen analysiert, damit ihre Reihenfolge sicher ist.
review-moment = Runde { $hand }, Nr. { $number } · { $name }: { $did }
review-place-short = { $hand }.{ $number }
review-did-call = Einspruch: { $seat }
review-cards-of = { $who ->
    [you] Deine Karten
   *[other] Karten von { $name }
  }
review-auction-cards = Bietkarten
review-mark-done = gespielt
review-mark-best = bester Bot
review-mark-both = gespielt, wie vom besten Bot
review-mark-open = beste

## What a decision was worth
review-numbers = Was diese Entscheidung wert war
review-weighing = Wird analysiert …
review-unknown = Noch nicht analysiert.
review-forced = Es gab keine andere Wahl.
review-same = Der beste Bot hätte dasselbe getan.
review-as-good = Etwa so gut wie die Wahl des besten Bots (geprüft an { $worlds } Verteilungen).
review-costs = { $who ->
    [you] Senkt deine Gewinnchance um { $cost } von 100.
   *[other] Senkt die Gewinnchance von { $name } um { $cost } von 100.
  }
review-may-cost = { $who ->
    [you] Vielleicht so gut wie die Wahl des besten Bots: Senkt deine Gewinnchance um höchstens { $cost } von 100 (geprüft an { $worlds } Verteilungen).
   *[other] Vielleicht so gut wie die Wahl des besten Bots: Senkt die Gewinnchance von { $name } um höchstens { $cost } von 100 (geprüft an { $worlds } Verteilungen).
  }
review-gains = { $who ->
    [you] Besser als die Wahl des besten Bots: Erhöht deine Gewinnchance um { $cost } von 100.
   *[other] Besser als die Wahl des besten Bots: Erhöht die Gewinnchance von { $name } um { $cost } von 100.
  }
review-known = { $who ->
    [you] Nach dem, was du wissen konntest
   *[other] Nach dem, was { $name } wissen konnte
  }
review-known-help = { $who ->
    [you] Geprüft an { $worlds } Verteilungen, die zu dem passen, was du gesehen hattest. Beurteile die Entscheidung danach. „±“ sagt, wie stark das Ergebnis je nach Verteilung schwankt.
   *[other] Geprüft an { $worlds } Verteilungen, die zu dem passen, was { $name } gesehen hatte. Beurteile die Entscheidung danach. „±“ sagt, wie stark das Ergebnis je nach Verteilung schwankt.
  }
review-chance = gewinnt { $chance } % ± { $spread }
review-points = { $points } Punkte
review-points-ahead = { $side ->
    [ahead] { $points } voraus
    [behind] { $points } zurück
   *[level] gleichauf
  }
review-opened = Mit offenen Karten
review-opened-exact = Was diese Runde bringt, wenn die Karten so liegen, wie sie wirklich lagen, und ab hier bestens gespielt wird. Wissen konnte das niemand, also urteile nicht danach.
review-opened-ahead = Mit den Karten, wie sie wirklich lagen, und bestem Spiel von beiden: wie viele Punkte Vorsprung auf die einzige andere Person mit Karten (in Teams: auf das andere Team). Wissen konnte das niemand, also urteile nicht danach.
review-opened-rough = Was diese Runde bringt, wenn die Karten so liegen, wie sie wirklich lagen, und ab hier alle nach einfachen Regeln spielen. Wissen konnte das niemand, also urteile nicht danach.
review-solved = Jede Möglichkeit, mit offenen Karten
review-values-score = Unter jeder Karte steht, was die Runde bringt, wenn sie jetzt gespielt wird, mit den Karten, wie sie wirklich lagen, und bestem Spiel von allen.
review-values-ahead = Unter jeder Karte steht, wie viele Punkte Vorsprung am Ende bleiben, wenn sie jetzt gespielt wird, mit den Karten, wie sie wirklich lagen, und bestem Spiel von beiden.
review-values-far = Gegen Ende einer Runde, wenn es sich ausrechnen lässt, zeigt hier jede Karte, was sie mit offenen Karten wert ist.
review-best = Was der beste Bot getan hätte
review-best-help = Er hat nicht mehr gesehen als die Person am Zug.
review-candidates = Die aussichtsreichsten Möglichkeiten, an denselben Verteilungen geprüft
review-choice = Möglichkeit
review-games = Siege
review-hand-points = Punkte
review-why = Warum { $name } ({ $bot }) das getan hat
review-why-help = Der Bot wurde noch einmal gefragt, mit denselben Karten vor Augen.
review-why-tried = Dieser Bot entscheidet, indem er seine Möglichkeiten durchspielt, wie in der Tabelle oben.
review-why-candidates = Wie er seine Möglichkeiten bewertet
review-value = Bewertung (höher ist besser)

## Curve and lists
review-curve = Gewinnchancen in der Partie
review-curve-help = Nach jeder Entscheidung, mit offenen Karten, wenn von dort an alle nach einfachen Regeln spielen.
review-curve-help-own = Nach jeder deiner Entscheidungen, nach dem, was du wissen konntest.
review-curve-picture = Die Gewinnchancen als Kurven. Dieselben Zahlen stehen in der Tabelle darunter.
review-curve-table = Die Gewinnchancen nach jeder Runde
review-sides = Gewinnchancen nach dieser Entscheidung
review-slider = Durch die Partie gehen
review-hand = Runde
review-costliest = Teuerste Entscheidungen
review-costliest-help = Um wie viel jede die Gewinnchance gesenkt hat (von 100), nach dem, was dabei zu wissen war. „=“: vielleicht so viel wie eine darüber.
review-equal = gleich: hat vielleicht so viel gekostet wie eine darüber
review-costliest-none = Bisher hat keine Entscheidung etwas gekostet.
review-unsure = unsicher
review-decisions = Alle Entscheidungen

## Grades
review-grade-good = gut
review-grade-inaccuracy = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-grade-good-means = gut: die Wahl des besten Bots oder genauso gut
review-grade-inaccuracy-means = Ungenauigkeit: kostet mindestens 5 von 100
review-grade-mistake-means = Fehler: kostet mindestens 10 von 100
review-grade-blunder-means = Patzer: kostet mindestens 15 von 100
review-summary = Wie gut gespielt wurde
review-summary-help = Nur Entscheidungen mit einer Wahl, nach dem, was dabei zu wissen war. Unsichere haben keine Note.
review-summary-player = Name
review-made = Entscheidungen
review-lost = Kosten im Schnitt, von 100

## The costliest decisions once more
review-learn = Aus Fehlern lernen
review-learn-place = { $at } von { $all }
review-learn-ask = { $who ->
    [you] Hier hast du einen Fehler gemacht. Was würdest du jetzt tun?
   *[other] Hier hat { $name } einen Fehler gemacht. Was würdest du tun?
  }
review-learn-yours = du
review-learn-wins = gewinnt { $chance } %
review-learn-same = Der beste Bot würde dasselbe tun.
review-learn-near = Etwa so gut wie die Wahl des besten Bots.
review-learn-better = Besser als das, was gespielt wurde, um { $gain } von 100. Der beste Bot hat noch etwas Besseres gefunden.
review-learn-not = Nicht besser als das, was gespielt wurde.
review-learn-again = Andere Wahl
review-learn-next = Nächster Fehler
review-learn-end = Zurück zur Analyse

## Try it from here
review-try = Von hier ausprobieren
review-try-help = { $who ->
    [you] Ein neuer Tisch mit den Karten, wie sie vor dieser Entscheidung lagen (Runde { $hand }, Nr. { $number }). Du spielst an deinem eigenen Platz, Bots an den anderen.
   *[other] Ein neuer Tisch mit den Karten, wie sie vor dieser Entscheidung lagen (Runde { $hand }, Nr. { $number }). Du spielst am Platz von { $name }, Bots an den anderen.
  }
review-try-bots = Bots
review-try-fair = Die Karten sind die aus der analysierten Partie, und in späteren Runden ergeben sie sich aus einer bekannten Zahl. Niemand kann also nachprüfen, ob die Verteilungen an diesem Tisch fair sind.
review-try-start = Hinsetzen

## Record files
review-file = Ein Protokoll analysieren
review-file-help = Das Protokoll einer Partie, an einem Tisch gespeichert oder von der Befehlszeile geschrieben. Es wird geprüft und sonst niemandem gezeigt.
review-file-choose = Datei wählen …
review-file-drop = oder zieh sie hierher
review-file-unreadable = Diese Datei ist nicht lesbar.
review-file-game = Welche der { $count } Partien darin?
review-file-open = Öffnen
review-file-gone = Die Datei ist nicht mehr da. Bitte wähle sie noch einmal.

## Where the table and the lobby lead here
review-link = Analyse
review-link-game = Analyse dieser Partie { $game }
review-given = Aus einer Analyse nachgespielt
review-given-help = Die Karten an diesem Tisch stammen aus einer analysierten Partie, und in späteren Runden ergeben sie sich aus einer bekannten Zahl. Niemand kann also nachprüfen, ob sie fair sind.
