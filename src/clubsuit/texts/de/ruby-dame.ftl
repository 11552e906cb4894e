# Ruby Dame.
game-ruby-dame-name = Ruby Dame
game-ruby-dame-taste = Hol mit deinem Gegenüber die Karo-Dame.
game-ruby-dame-character = Zwei gegen zwei: Gib drei Karten weiter, zieh Trumpf und hol die Karo-Dame.
game-ruby-dame-length = 25–45 Minuten
ruby-send-three = du musst genau drei Karten weitergeben, nicht { $number }
ruby-prompt-send = Wähle drei Karten für { $seat }.
ruby-line-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
ruby-line-clubs = { $clubs ->
    [one] 1 Kreuz in den Stichen
   *[other] { $clubs } Kreuz in den Stichen
  }
ruby-line-dame = Karo-Dame geholt
ruby-line-all = alle { $all } Punkte

# What happened in a hand. $score is a number of points with its sign.
ruby-story = { $who ->
    [you] { $won ->
        [yes] Du und { $seats } gewinnt die Runde { $points } zu { $others }, { ruby-story-queen }
       *[no] Du und { $seats } verliert die Runde { $points } zu { $others }, { ruby-story-queen }
    }
   *[other] { $seats } gewinnen die Runde { $points } zu { $others }, { ruby-story-queen }
  }
ruby-story-queen = { $dame ->
    [yes] mit der Karo-Dame
   *[no] ohne die Karo-Dame
  }
ruby-story-all = { $who ->
    [you] Du und { $seats } macht jeden Stich und holt alle { $all } Punkte: { $score }
   *[other] { $seats } machen jeden Stich und holen alle { $all } Punkte: { $score }
  }
ruby-moment = { $who ->
    [you] Im { $trick }. Stich hast du { $cards } geholt
   *[other] Im { $trick }. Stich hat { $seat } { $cards } geholt
  }

# Why the rule bot does what it does.
rule-ruby-pass = ich gebe niedrige Karten weg und behalte Kreuz und hohe Karten
rule-ruby-void = dann habe ich kein { $suit } mehr und kann { $suit } stechen, falls ich keins bekomme
rule-ruby-missed = meine anderen Karten gefallen mir besser
rule-ruby-lead = das dürfte unserer Seite am meisten bringen und später am wenigsten kosten
rule-ruby-win = ich mache den Stich so billig wie möglich
rule-ruby-take = ich mache den Stich mit dieser Karte
rule-ruby-feed = der Stich ist unser, also schmiere ich
rule-ruby-keep = der Stich ist unser, also behalte ich meine besseren Karten
rule-ruby-leave = ich könnte diesen Stich machen, behalte aber { $cards } für einen späteren
rule-ruby-low = diesen Stich kann ich nicht machen, also gebe ich so wenige Punkte wie möglich
rule-ruby-throw = meine anderen Karten gefallen mir besser

## Statistics
fact-ruby-points = Punkte in deinen Stichen
fact-ruby-dame = Du hast die Karo-Dame geholt

## On the page, at the table
table-tag-dame = ♦D geholt
table-fact-dame = ♦D
table-fact-dame-help = Die Karo-Dame zählt fünf Punkte für die Seite, die sie holt.
table-dame-out = im Spiel
table-fact-pass = Weitergeben
table-fact-pass-help = Die drei Karten, die alle vor dem ersten Stich nach links oder rechts geben.
table-fact-hand-score = Diese Runde
table-fact-hand-score-help = Die Punkte, die jede Seite bisher geholt hat, von den 31 einer Runde.
table-fact-sides = wir { $ours }, sie { $theirs }
table-direction-left = nach links
table-direction-right = nach rechts
table-direction-none = keine
table-sending-left = Alle geben drei Karten verdeckt nach links weiter.
table-sending-right = Alle geben drei Karten verdeckt nach rechts weiter.
table-sending-none = In dieser Runde werden keine Karten weitergegeben.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-ruby-dame-aim = Mach mit deinem Gegenüber Stiche, vor allem solche mit Kreuz und der Karo-Dame.
brief-ruby-dame-deal =
    - Zu viert; du spielst mit deinem Gegenüber. Das Ass ist die höchste Karte. Kreuz ist Trumpf.
    - Alle bekommen dreizehn Karten und geben drei weiter, bevor sie sehen, was kommt: in der ersten Runde nach links, in der zweiten nach rechts, in der dritten keine, dann wieder nach links.
    - Gegeben wird reihum, nach jeder Runde einen Platz weiter links.
brief-ruby-dame-turn =
    - Wer links von der Person sitzt, die gibt, spielt eine beliebige Karte aus.
    - Bediene, wenn du kannst; sonst spiel eine beliebige Karte.
    - Das höchste Kreuz macht den Stich, sonst die höchste Karte der angespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.

    - 10S: ausgespielt
    - KS: bedient und ist höher
    - 3C: aus einem Blatt ohne Pik: macht den Stich
    - AD: aus einem Blatt ohne Pik: gewinnt nichts
brief-ruby-dame-score =
    Jede Seite zählt ihre Punkte zusammen.

    - QD: die Ruby Dame: 5 Punkte
    - 7C: jedes Kreuz: 1 Punkt

    - Jeder Stich: 1 Punkt.
    - Alle 31 Punkte einer Runde: 5 Punkte extra.
brief-ruby-dame-end = Wenn nach einer Runde eine Seite { $target } Punkte oder mehr hat. Es gewinnt die Seite mit mehr Punkten; bei Gleichstand geht es weiter.
