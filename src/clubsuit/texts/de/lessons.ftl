# The first hands with a guide. Each step is one thought; `lesson-GAME-STEP` is said at the step of
# this name in src/clubsuit/lessons/GAME.toml, where it stands when that is.
lesson-guide = Anleitung
lesson-got = Verstanden
lesson-leave = Beenden
lesson-lifted = die Anleitung meint diese Karte
lesson-learn = In fünf Minuten lernen
lesson-learn-game = { $game } in fünf Minuten lernen
lesson-go-on = Weiterlernen
lesson-go-on-game = { $game } weiterlernen
lesson-new-here = Neu hier? Lern ein Spiel in fünf Minuten: eine erste Runde, bei der dich eine Anleitung begleitet.
lesson-fact = Lektion
lesson-fact-help = Die Karten sind für diese Lektion ausgesucht. Sie zählt in keiner Statistik.
lesson-done = Deine erste Runde { $game }
lesson-ended = Die Lektion ist vorbei.
lesson-play = Partie spielen
lesson-again = Noch einmal
lesson-rules = Regeln
lesson-over = die Lektion ist vorbei: beginne sie neu oder spiel eine Partie

# Free Clubs.
lesson-free-clubs-three = Das sind die letzten Stiche einer Runde. Kreuz ist Trumpf: Das höchste Kreuz macht den Stich, sonst die höchste Karte der angespielten Farbe. Das Ass ist die niedrigste Karte.
lesson-free-clubs-follow = Du musst bedienen: { $suit } ist angespielt, und du hast noch { $suit }, also spiel eins davon.
lesson-free-clubs-void = Du hast kein { $suit }, also darfst du jede Karte spielen. Mit einem Kreuz stichst du.
lesson-free-clubs-lead = Du spielst aus: Wähle eine beliebige Karte. Wer einen Stich macht, spielt zum nächsten aus.
lesson-free-clubs-ten = Jeder Stich von dir ist zehn Punkte wert; die anderen Zeilen kommen später dran. Jetzt folgt eine ganze Runde, und die beginnt mit dem Bieten.
lesson-free-clubs-auction = Zuerst wird geboten. Wer gewinnt, bekommt die Schatztruhe, sechs weitere Karten, muss dann aber sieben der zehn Stiche machen: Das ist der Kontrakt. Wer ihn nicht erfüllt, verliert 50 Punkte.
lesson-free-clubs-cards = Du bietest mit Bietkarten, die du zusätzlich zu deinem Blatt bekommst. Wenn du gewinnst, bezahlst du für jede, die du geboten hast: Der Preis steht darunter.
lesson-free-clubs-bid = Deine eigenen Bietkarten erkennst du am Preis darunter. Biete { $cards }: Wenn du damit gewinnst, kostet es dich ein Herz deiner Wahl.
lesson-free-clubs-levels = Jedes Gebot muss höher sein als das vorige, aber höchstens um eine Stufe. Die fünf Stufen: 10, Bube, Dame, König, Joker. Innerhalb einer Stufe ist Pik am niedrigsten, Kreuz am höchsten.
lesson-free-clubs-won = Die beiden anderen haben gepasst, also hast du das Bieten gewonnen. Diese sechs Karten aus der Truhe gehören jetzt dir.
lesson-free-clubs-lost = { $seat } gewinnt das Bieten und die Truhe. Macht ihr beiden anderen zusammen vier Stiche, ist der Kontrakt nicht mehr zu erfüllen.
lesson-free-clubs-pay = Jetzt bezahlst du für { $cards }: Leg ein Herz ab, am besten ein niedriges.
lesson-free-clubs-send = Alle geben eine Karte verdeckt nach rechts weiter. Gib { $seat } eine Karte, die du nicht brauchst.
lesson-free-clubs-opens = Du hast das Bieten gewonnen, also spielt { $seat }, links von dir, zum ersten Stich aus. Du hast mehr Karten, als es Stiche gibt: Einige werden nie gespielt.
lesson-free-clubs-extras = Nicht nur Stiche zählen: 20 Punkte gibt es für die meisten Karokarten, 10 für das Herz-Ass und 5, wenn du kein einziges Pik in deinen Stichen hast.
lesson-free-clubs-score = Hier stehen die Punkte, Zeile für Zeile. Wer das Bieten gewinnt, aber weniger als sieben Stiche macht, verliert 50 Punkte.
lesson-free-clubs-contract = Du hast das Bieten gewonnen, { $tricks } Stiche gemacht und in dieser Runde { $points } Punkte bekommen.
lesson-free-clubs-missed = Du hast das Bieten gewonnen, aber weniger als sieben Stiche gemacht. Biete nächstes Mal billiger oder passe.
lesson-free-clubs-against = Diesmal hast du das Bieten den anderen überlassen. Versuch es nächstes Mal mit einem billigen Gebot.
lesson-free-clubs-scores = Ein Stich ist zehn Punkte wert, das Herz-Ass ebenso. Für die meisten Karokarten gibt es 20 Punkte, ganz ohne Pik 5. Ein nicht erfüllter Kontrakt kostet 50.
lesson-free-clubs-joker = Ein Joker gewinnt das Bieten sofort. Wer ihn bietet, spielt zusammen mit der Person, die davor geboten hat: Die beiden müssen alle zehn Stiche machen, sonst verlieren sie je 50 Punkte.
lesson-free-clubs-prices = Eine 10 kostet eine beliebige Karte ihrer Farbe, ein Bube deine höchste, ein König deine drei höchsten. Für eine Dame gibst du die höchste Karte ihrer Farbe nach links ab.
lesson-free-clubs-short = Eine Runde endet nach zehn Stichen. Sie endet früher, wenn zwei von euch keine Karten mehr haben. Das kann im Joker-Team passieren, weil dort beide bezahlen.
lesson-free-clubs-end = Wenn nach einer Runde jemand 250 Punkte oder mehr hat, gewinnt, wer die meisten hat.

# Clubs (Whist).
lesson-clubs-whist-trick = Alle spielen eine Karte, und die beste der drei macht den Stich. Eine Runde hat dreizehn Stiche.
lesson-clubs-whist-goal = Dein Soll sind vier Stiche. Jeder Stich darüber ist ein Punkt, jeder darunter ein Minuspunkt.
lesson-clubs-whist-ends = Du gewinnst die Partie bei +11, aber auch bei −11: Viele Stiche sind gut, sehr wenige ebenso.
lesson-clubs-whist-trumps = Kreuz ist immer Trumpf: Auch das niedrigste Kreuz schlägt jede Karte einer anderen Farbe.
lesson-clubs-whist-strength = Kreuz und hohe Karten, vor allem Asse, machen Stiche. Mit deinen Karten wären es etwa vier Stiche, und das bringt keinen Punkt.
lesson-clubs-whist-swap = Nimm also statt deiner Karten das verdeckte Tauschblatt. Niemand hat es bisher gesehen, und es ist gut möglich, dass es besser ist.
lesson-clubs-whist-swapped = Das sind jetzt deine Karten, und ein zweites Mal kannst du nicht tauschen. Wer nach dir dran ist, kann das Blatt nehmen, das du abgelegt hast.
lesson-clubs-whist-kept = Du behältst deine Karten. Wer nach dir dran ist, kann das Tauschblatt nehmen.
lesson-clubs-whist-leads = { $seat } hat dein abgelegtes Blatt genommen; diese Karten kennst du also. Wer zuletzt getauscht hat, spielt aus, das heißt: spielt die erste Karte.
lesson-clubs-whist-follow = Du musst bedienen: { $suit } ist angespielt, und du hast noch { $suit }, also spiel eins davon.
lesson-clubs-whist-beat = Du musst auch die bisher beste Karte schlagen, wenn du kannst: Nur diese { $suit } sind hoch genug.
lesson-clubs-whist-won = Der Stich gehört dir. Wer einen Stich macht, spielt zum nächsten aus.
lesson-clubs-whist-lead = Du spielst aus, aber noch kein Kreuz: Das geht erst, wenn Kreuz gebrochen ist, das heißt: wenn jemand ein Kreuz gespielt hat.
lesson-clubs-whist-ruff = Du hast kein { $suit }, also musst du stechen: Spiel ein Kreuz, das die bisher beste Karte schlägt. Nur wenn keins hoch genug ist, darfst du jede Karte spielen.
lesson-clubs-whist-broken = Auf eine andere Farbe wurde ein Kreuz gespielt: Jetzt ist Kreuz gebrochen und darf ausgespielt werden.
lesson-clubs-whist-quota = Vier Stiche: Das ist dein Soll. Jeder weitere Stich ist ein Punkt.
lesson-clubs-whist-free = Ab hier spielst du, wie du willst, auf viele Stiche oder auf wenige. Wenige sind schwerer zu schaffen, weil du schlagen musst, wann immer du kannst.
lesson-clubs-whist-low = Wann spielst du auf wenige Stiche? Mit niedrigen Karten und wenig Kreuz. Dann bringt dich jeder Stich unter vier einen Punkt näher an −11.
lesson-clubs-whist-score = { $tricks ->
    [one] Du hast einen Stich gemacht. Deine Punkte sind deine Stiche minus das Soll von vier.
   *[other] Du hast { $tricks } Stiche gemacht. Deine Punkte sind deine Stiche minus das Soll von vier.
  }
lesson-clubs-whist-above = Du hast { $tricks } Stiche gemacht und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } bekommen. Mit 11 Punkten gewinnst du die Partie.
lesson-clubs-whist-level = Du hast vier Stiche gemacht, genau das Soll: nichts gewonnen, nichts verloren.
lesson-clubs-whist-below = { $tricks ->
    [one] Du hast einen Stich gemacht, weniger als das Soll. Das führt in Richtung −11, und auch damit gewinnst du.
   *[other] Du hast { $tricks } Stiche gemacht, weniger als das Soll. Das führt in Richtung −11, und auch damit gewinnst du.
  }
lesson-clubs-whist-scores = Jeder Stich über vier ist ein Punkt, jeder unter vier ein Minuspunkt.
lesson-clubs-whist-end = Wer nach einer Runde bei +11 oder mehr oder bei −11 oder weniger steht, gewinnt die Partie. Es können auch mehrere gewinnen.

# Climbing Clubs.
lesson-climbing-clubs-goal = Werde deine Karten vor allen anderen los: Das bringt die Bonuskarte 8. Danach gibt es die 5, dann die 2.
lesson-climbing-clubs-last = Wer zuletzt noch Karten hat, nimmt die 0 und bekommt gar nichts, nicht einmal für Kreuz.
lesson-climbing-clubs-clubs = Nur Kreuz bringt Punkte, und wie viele, zeigt der kleine Kreis: niedrige Karten drei, mittlere zwei, hohe einen. Wer den Stich macht, bekommt sie.
lesson-climbing-clubs-kinds = Ausspielen kannst du einen Single (eine einzelne Karte), ein Set (zwei oder mehr mit gleicher Zahl) oder einen Run (zwei oder mehr Zahlen in Folge, Farben egal).
lesson-climbing-clubs-beats = Die anderen müssen passen oder deine Karten schlagen: mit der gleichen Art, gleich vielen Karten und einer höheren obersten Karte.
lesson-climbing-clubs-leads = Zuerst spielt aus, wer links von der Person sitzt, die gibt, und das bist du. Danach spielt aus, wer den Stich macht.
lesson-climbing-clubs-run = Spiel einen Run aus: Wähle die drei angehobenen Karten und drück dann den Knopf. Vorher wird nichts gespielt.
lesson-climbing-clubs-higher = Schlag diesen Run jetzt mit einem Run aus drei Karten, dessen höchste Karte über { $top } liegt. Oder passe.
lesson-climbing-clubs-won = Alle anderen haben gepasst. Du machst den Stich, bekommst die Kreuzkarten darin und spielst wieder aus.
lesson-climbing-clubs-pair = Spiel jetzt dein Paar aus, ein Set aus zwei Karten. Nur ein höheres Paar schlägt es.
lesson-climbing-clubs-pass = Du hast nichts, was das schlägt, also passe. Kommst du in diesem Stich noch einmal dran, kannst du trotzdem spielen.
lesson-climbing-clubs-fifteen = Deine 15 schlägt jede andere Zahl und macht den Stich sofort.
lesson-climbing-clubs-stopped = Nach einer 15, auch in einem Set oder Run, ist der Stich zu Ende: Niemand darf sie mehr schlagen. Du spielst aus.
lesson-climbing-clubs-one = Das ist deine letzte Karte: Spiel sie, und du bist fertig.
lesson-climbing-clubs-first = Du bist zuerst fertig und nimmst die Bonuskarte 8. Wenn niemand deine letzte Karte schlägt, gehört der Stich dir, und wer links von dir sitzt, spielt aus.
lesson-climbing-clubs-out = Du bist fertig und nimmst die höchste Bonuskarte, die noch da ist.
lesson-climbing-clubs-answer = Nur du hast noch Karten. Du darfst diesen Stich einmal schlagen, bekommst aber in dieser Runde keine Punkte.
lesson-climbing-clubs-alone = Nur { $seat } hat noch Karten und darf diesen Stich noch einmal schlagen. Dann ist die Runde vorbei.
lesson-climbing-clubs-score = Deine Punkte: deine Bonuskarte und die Punkte auf den Kreuzkarten, die du gewonnen hast.
lesson-climbing-clubs-nothing = Nur du hattest noch Karten, also nimmst du die 0 und bekommst nichts.
lesson-climbing-clubs-best = Du bist zuerst fertig geworden und hast { $points } Punkte bekommen.
lesson-climbing-clubs-later = Du bist rechtzeitig fertig geworden und hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } bekommen.
lesson-climbing-clubs-too-late = Diesmal bist du auf deinen Karten sitzen geblieben. Werde nächstes Mal deine niedrigen Karten früher los.
lesson-climbing-clubs-scores = Du bekommst deine Bonuskarte und die Punkte auf deinen Kreuzkarten. Wer zuletzt noch Karten hat, bekommt nichts.
lesson-climbing-clubs-end = Die Partie endet nach der Runde, in der jemand 50 Punkte erreicht. Es gewinnt, wer die meisten hat.
lesson-climbing-clubs-options = Teams, Doppelt oder nichts, 15er-Joker und „Crazy“ sind Varianten, die in den Regeln stehen. Hier sind sie aus: Wähle sie, wenn du einen Tisch einrichtest.

# Ruby Dame.
lesson-ruby-dame-trick = Alle spielen eine Karte, und die beste der vier macht den Stich. Eine Runde hat dreizehn Stiche.
lesson-ruby-dame-partner = { $seat }, dir gegenüber, spielt mit dir. Was ihr holt, zählt für euch beide.
lesson-ruby-dame-points = Eine Runde hat 31 Punkte: einen für jeden Stich, einen für jedes Kreuz darin und fünf für die Karo-Dame.
lesson-ruby-dame-trumps = Kreuz ist immer Trumpf: Auch das niedrigste Kreuz schlägt jede Karte einer anderen Farbe. In jeder Farbe ist das Ass am höchsten.
lesson-ruby-dame-pass = Gib drei niedrige Karten an { $seat } weiter: links von dir, in der Gegenpartei. Behalte Kreuz und die Karo-Dame.
lesson-ruby-dame-received = Diese drei Karten hast du von { $seat } bekommen, rechts von dir.
lesson-ruby-dame-turns = In der ersten Runde gehen drei Karten nach links, in der zweiten drei nach rechts, in der dritten keine. Dann geht es von vorn los.
lesson-ruby-dame-leads = Zuerst spielt aus, wer links von der Person sitzt, die gibt: In dieser Runde ist das { $seat }. Ausspielen heißt: die erste Karte spielen. Danach spielt aus, wer den Stich macht.
lesson-ruby-dame-follow = Du musst bedienen: { $suit } ist angespielt, und du hast noch { $suit }. Du kannst jedes davon spielen: Du musst den Stich nicht machen.
lesson-ruby-dame-first = Diesen Stich hat dein Gegenüber gemacht: ein Punkt für den Stich und einer für jedes Kreuz darin, zusammen { $points } für eure Seite.
lesson-ruby-dame-queen = Im Moment gehört der Stich deinem Gegenüber. Spiel jetzt die Karo-Dame und bring sie in Sicherheit.
lesson-ruby-dame-home = Die Dame ist in Sicherheit: fünf Punkte für eure Seite.
lesson-ruby-dame-lost = Die Gegenpartei hat die Dame geholt: fünf Punkte für sie. Stiche und Kreuz gibt es noch zu gewinnen.
lesson-ruby-dame-free = Ab hier spielst du, wie du willst. Wenn du nicht bedienen kannst, darfst du jede Karte spielen, auch ein Kreuz.
lesson-ruby-dame-lead = Du spielst aus: Wähle eine beliebige Karte, auch ein Kreuz.
lesson-ruby-dame-void = Du hast kein { $suit }, also darfst du jede Karte spielen. Das höchste Kreuz macht den Stich.
lesson-ruby-dame-catch = Die Karo-Dame geht an die Seite, die den Stich mit der Dame macht. Fang die Dame der Gegenpartei mit Karo-König, Karo-Ass oder einem Kreuz.
lesson-ruby-dame-half = Eure Seite hat { $points } der 31 Punkte, mehr als die Hälfte. Auch alle weiteren zählen: Die Partie geht bis 150.
lesson-ruby-dame-score = Hier steht, was jede Seite geholt hat, zusammen immer 31 Punkte. Wer alle 31 holt, bekommt fünf Punkte extra.
lesson-ruby-dame-more = Eure Seite hat { $points } der 31 Punkte geholt, mehr als die Hälfte.
lesson-ruby-dame-fewer = Eure Seite hat { $points ->
    [one] einen
   *[other] { $points }
  } der 31 Punkte geholt. In der nächsten Runde gibt es neue Karten.
lesson-ruby-dame-scores = Jeder Stich zählt einen Punkt, jedes Kreuz darin einen, die Karo-Dame fünf. Wer alle 31 holt, bekommt fünf Punkte extra.
lesson-ruby-dame-end = Die Partie endet, wenn eine Seite nach einer Runde 150 Punkte hat. Haben beide 150 erreicht, gewinnt die Seite mit mehr Punkten; bei Gleichstand spielt ihr weiter.

## Questions about the rules
practice-link = Regeln üben
puzzles-link = Aufgaben
practice-title = Regeln üben: { $game }
practice-about = Jede Frage gehört zu einer Regel. { $done } von { $all } hast du richtig beantwortet.
practice-all = Alle Fragen
practice-done = ✓ beantwortet
practice-right = Richtig:
practice-wrong = Nicht richtig:
practice-would-be = Richtig ist: { $answer }.
practice-nobody = Niemand
practice-you = Du
practice-again = Noch mal
practice-next = Nächste Frage

# Why an answer is right, where nothing is chosen: `lesson-because-NAME`, named in by_rule/GAME.toml.
lesson-because-total = { $who ->
    [you] Du
   *[other] { $seat }
  }
lesson-because-trick-club = { $who ->
    [you] Kreuz ist Trumpf, und { $cards } ist das höchste Kreuz im Stich. Also machst du ihn und spielst als Nächstes aus.
   *[other] Kreuz ist Trumpf, und { $cards } ist das höchste Kreuz im Stich. Also macht { $seat } ihn und spielt als Nächstes aus.
  }
lesson-because-trick-suit = { $who ->
    [you] Niemand hat Kreuz gespielt, also gewinnt die höchste Karte der angespielten Farbe: { $cards }. Du machst den Stich und spielst als Nächstes aus.
   *[other] Niemand hat Kreuz gespielt, also gewinnt die höchste Karte der angespielten Farbe: { $cards }. { $seat } macht den Stich und spielt als Nächstes aus.
  }
lesson-because-trick-aside = { $cards } kann nicht gewinnen: Das ist weder Kreuz noch die angespielte Farbe.
lesson-because-passes = { $who ->
    [you] Das Bieten endet, wenn zweimal nacheinander gepasst wird. Bisher war es nur einmal, also darfst du als Nächstes bieten.
   *[other] Das Bieten endet, wenn zweimal nacheinander gepasst wird. Bisher war es nur einmal, also darf { $seat } als Nächstes bieten.
  }
lesson-because-joker = { $who ->
    [you] Ein Joker gewinnt das Bieten sofort. Jetzt bezahlen beide im Team für ihre Gebote, das früheste zuerst: Das ist { $cards }, von dir geboten.
   *[other] Ein Joker gewinnt das Bieten sofort. Jetzt bezahlen beide im Team für ihre Gebote, das früheste zuerst: Das ist { $cards }, von { $seat } geboten.
  }
lesson-because-below = Mit dem Joker im Team ist, wer das Gebot direkt darunter gemacht hat. Das war { $cards }, geboten von { $seat }.
lesson-because-right = Alle geben nach rechts weiter, und rechts von dir sitzt { $seat }.
lesson-because-left = In der ersten Runde geben alle nach links weiter, und links von dir sitzt { $seat }.
lesson-because-won-auction = { $who ->
    [you] Du hast das Bieten gewonnen.
   *[other] { $seat } hat das Bieten gewonnen.
  }
lesson-because-left-of-winner = { $who ->
    [you] Zum ersten Stich spielt aus, wer links daneben sitzt: du.
   *[other] Zum ersten Stich spielt aus, wer links daneben sitzt: { $seat }.
  }
lesson-because-skipped = { $who ->
    [you] Du wärst als Nächstes dran, hast aber keine Karten mehr und wirst übersprungen.
   *[other] { $seat } wäre als Nächstes dran, hat aber keine Karten mehr und wird übersprungen.
  }
lesson-because-following = { $who ->
    [you] Die nächste Person mit Karten bist du.
   *[other] Die nächste Person mit Karten ist { $seat }.
  }
lesson-because-last-card = { $who ->
    [you] Du hast den Stich mit deiner letzten Karte gemacht und nichts mehr zum Ausspielen.
   *[other] { $seat } hat den Stich mit der letzten Karte gemacht und nichts mehr zum Ausspielen.
  }
lesson-because-right-of-taker = { $who ->
    [you] Dann spielt aus, wer rechts daneben sitzt: du.
   *[other] Dann spielt aus, wer rechts daneben sitzt: { $seat }.
  }
lesson-because-without = Die Runde endet, wenn mindestens zwei keine Karten mehr haben. Hier haben { $number } keine, also spielt niemand mehr aus.
lesson-because-together = Zusammen ist das { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
lesson-because-most = Jemand hat { $target } Punkte erreicht, also ist die Partie vorbei. Wer die meisten Punkte hat, gewinnt, und zwar allein, wenn niemand sonst genauso viele hat.
lesson-because-exchanger = { $who ->
    [you] Wer zuletzt getauscht hat, spielt aus, und das warst du.
   *[other] Wer zuletzt getauscht hat, spielt aus, und das war { $seat }.
  }
lesson-because-quota = Jeder Stich über dem Soll von { $number } ist ein Punkt, jeder darunter ein Minuspunkt.
lesson-because-both-ends = Wer nach einer Runde bei +{ $target } oder mehr steht, gewinnt, und ebenso, wer bei −{ $target } oder weniger steht.
lesson-because-clubs = Nur Kreuz bringt Punkte, jede Karte so viele, wie in ihrem kleinen Kreis stehen. Die Kreuzkarten in diesem Stich: { $cards }, zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
lesson-because-fifteen = { $who ->
    [you] Eine 15 macht den Stich sofort: Niemand darf { $cards } schlagen. Also hast du den Stich gemacht und spielst als Nächstes aus.
   *[other] Eine 15 macht den Stich sofort: Niemand darf { $cards } schlagen. Also hat { $seat } den Stich gemacht und spielt als Nächstes aus.
  }
lesson-because-crazy-fifteen = { $who ->
    [you] Bei Crazy macht eine 15 den Stich nicht sofort: Erst müssen alle anderen passen. Als Nächstes bist du dran.
   *[other] Bei Crazy macht eine 15 den Stich nicht sofort: Erst müssen alle anderen passen. Als Nächstes ist { $seat } dran.
  }
lesson-because-bonus = Wer fertig wird, nimmt die höchste Bonuskarte, die noch da ist. { $seat } war zuerst fertig und hat die allerhöchste genommen.
lesson-because-bonus-left = Als du fertig wurdest, war die { $number } die höchste Bonuskarte, die noch da war.
lesson-because-last-out = Nur du hattest noch Karten. Dann gibt es keine Punkte, nicht einmal für Kreuz.
lesson-because-last-team = Nur noch dein Team hatte Karten. Dann bekommt das ganze Team nichts, auch wer schon fertig ist.
lesson-because-one-trick = Der Stich selbst ist ein Punkt.
lesson-because-each-club = Jedes Kreuz darin ist einer mehr: { $cards }.
lesson-because-dame = ♦D, die Ruby Dame, bringt fünf dazu.
lesson-because-both-there = Beide Seiten haben nach derselben Runde { $target } Punkte oder mehr. Dann gewinnt die Seite mit mehr Punkten, und zwar beide Personen auf dieser Seite.
lesson-because-double-first = Optionen gelten zusammen. Wer „Doppelt“ angesagt hat, verdoppelt oder verliert die eigenen Punkte, bevor die des Teams zusammengezählt werden.
lesson-because-goes-back = { $who ->
    [you] Danach kam noch keine Karte. Also geht { $cards } ohne Strafe zurück, und du spielst eine andere Karte.
   *[other] Danach kam noch keine Karte. Also geht { $cards } ohne Strafe zurück, und { $seat } spielt eine andere Karte.
  }
lesson-because-owed-queen = { $who ->
    [you] Für eine Dame geht die höchste Karte ihrer Farbe nach links, auch noch nachträglich: { $cards } gehört jetzt dir.
   *[other] Für eine Dame geht die höchste Karte ihrer Farbe nach links, auch noch nachträglich: { $cards } hat jetzt { $seat }.
  }
lesson-because-forfeited = Nach { $cards } kam schon eine andere Karte. Deshalb bleibt { $cards } liegen, kann aber den Stich nicht machen, solange eine andere daliegt.
lesson-because-best-of-others = { $who ->
    [you] Von den anderen ist { $cards } die beste, also nimmst du den Stich.
   *[other] Von den anderen ist { $cards } die beste, also nimmt { $seat } den Stich.
  }
lesson-because-barred = Die Karte fiel erst auf, als ihr Stich schon genommen war. Deshalb bekommst du in dieser Runde keine Pluspunkte; Minuspunkte bleiben stehen.

# Questions about one rule each: `lesson-rule-NAME`, see src/clubsuit/lessons/by_rule.
lesson-rule-fc-1 = Welche Karte darfst du bieten?
lesson-rule-fc-3 = Welche Karte darfst du bieten?
lesson-rule-fc-4 = Du hast die Pik-10. Mit welcher Karte darfst du das Bieten eröffnen?
lesson-rule-fc-5-above = Welche Karte darfst du bieten?
lesson-rule-fc-5-level = Welche Karte darfst du bieten?
lesson-rule-fc-6-passes = Einmal wurde gepasst. Wer ist jetzt dran?
lesson-rule-fc-6-joker = Ein Joker ist geboten. Wer ist dran?
lesson-rule-fc-7 = Du hast einen Joker geboten. Wer spielt mit dir im Team?
lesson-rule-fc-9-ten = Du bezahlst für eine 10. Welche Karte darfst du ablegen?
lesson-rule-fc-9-jack = Du bezahlst für einen Buben. Welche Karte legst du ab?
lesson-rule-fc-9-queen = Du bezahlst für eine Dame. Welche Karte gibst du ab?
lesson-rule-fc-9-king = Du bezahlst für einen König. Welche Karten legst du ab?
lesson-rule-fc-10 = Alle haben eine Karte weitergegeben. Wer hat jetzt deine?
lesson-rule-fc-11 = Die Karten sind weitergegeben. Wer spielt zum ersten Stich aus?
lesson-rule-fc-12-follow = Welche Karte darfst du spielen?
lesson-rule-fc-12-trick = Mit dieser Karte ist der Stich vollständig. Wer macht ihn und spielt als Nächstes aus?
lesson-rule-fc-13-skip = Wer spielt als Nächstes?
lesson-rule-fc-13-lead = Der Stich wurde mit einer letzten Karte gemacht. Wer spielt als Nächstes aus?
lesson-rule-fc-14 = Zwei haben keine Karten mehr. Wer ist jetzt dran?
lesson-rule-fc-15 = Die Runde ist vorbei. Wie viele Punkte bekommst du?
lesson-rule-fc-16 = Die Runde ist vorbei. Wer hat die Partie gewonnen?
lesson-rule-fc-17-back = Ihr spielt auf Ehre. Ein Einspruch zeigt, dass falsch bedient wurde, und danach kam noch keine Karte. Wer ist jetzt dran?
lesson-rule-fc-17-owed = Ihr spielt auf Ehre. Die zuletzt gespielte Karte war für eine Dame geschuldet, und danach kam noch keine. Wer hat sie jetzt?
lesson-rule-fc-17-forfeit = Ihr spielt auf Ehre. Du hast falsch bedient, und danach kam schon eine andere Karte. Wer darf den Stich nehmen?
lesson-rule-fc-17-barred = Ihr spielt auf Ehre. Eine deiner Karten hast du gegen die Regeln gespielt, und das fiel erst auf, als ihr Stich schon genommen war. Die Runde ist vorbei. Wie viele Punkte bekommst du?
lesson-rule-cw-1 = Mit dieser Karte ist der Stich vollständig. Wer macht ihn und spielt als Nächstes aus?
lesson-rule-cw-3 = Das Tauschen ist vorbei. Was davon darfst du tun?
lesson-rule-cw-4 = Alle haben ihr Blatt behalten oder getauscht. Wer spielt zum ersten Stich aus?
lesson-rule-cw-5 = Welche Karte darfst du spielen?
lesson-rule-cw-6-beat = Welche Karte darfst du spielen?
lesson-rule-cw-6-trump = Welche Karte darfst du spielen?
lesson-rule-cw-7 = Du spielst aus. Welche Karte darfst du spielen?
lesson-rule-cw-8 = Mit dieser Karte ist der Stich vollständig. Wer macht ihn und spielt als Nächstes aus?
lesson-rule-cw-9 = Die Runde ist vorbei. Wie viele Punkte bekommst du?
lesson-rule-cw-10 = Die Runde ist vorbei. Wer hat die Partie gewonnen?
lesson-rule-cc-2 = Der Stich ist gemacht. Wie viele Punkte sind die Kreuzkarten darin wert?
lesson-rule-cc-4-run = Du spielst aus. Was davon darfst du spielen?
lesson-rule-cc-4-set = Du spielst aus. Was davon darfst du spielen?
lesson-rule-cc-5-lead = Du spielst aus. Was davon darfst du tun?
lesson-rule-cc-5-higher = Was davon darfst du tun?
lesson-rule-cc-5-size = Was davon darfst du tun?
lesson-rule-cc-5-kind = Was davon darfst du tun?
lesson-rule-cc-6 = Eine 15 ist gespielt. Wer ist jetzt dran?
lesson-rule-cc-7 = Du hast deine letzte Karte gespielt. Welche Bonuskarte nimmst du?
lesson-rule-cc-8 = Nur du hast noch Karten. Was davon darfst du tun?
lesson-rule-cc-9 = Die Runde ist vorbei. Wie viele Punkte bekommst du?
lesson-rule-cc-10 = Die Runde ist vorbei. Wer hat die Partie gewonnen?
lesson-rule-cc-11 = Du hast in dieser Runde schon Karten gespielt. Was davon darfst du tun?
lesson-rule-cc-12 = Ihr spielt mit 15er-Jokern. Was davon darfst du spielen?
lesson-rule-cc-13 = Die Runde ist vorbei. Wie viele Punkte bekommt dein Team?
lesson-rule-cc-14-longer = Ihr spielt Crazy. Was davon darfst du spielen?
lesson-rule-cc-14-fifteen = Ihr spielt Crazy, und eine 15 ist gespielt. Wer ist jetzt dran?
lesson-rule-cc-15 = Ihr spielt in Teams und mit Doppelt oder nichts. Die Runde ist vorbei. Wie viele Punkte bekommt dein Team?
lesson-rule-rd-1 = Mit dieser Karte ist der Stich vollständig. Wer macht ihn und spielt als Nächstes aus?
lesson-rule-rd-2-three = Welche Karten darfst du weitergeben?
lesson-rule-rd-2-left = Das ist die erste Runde, und alle haben drei Karten weitergegeben. Wer hat jetzt deine?
lesson-rule-rd-3-follow = Welche Karte darfst du spielen?
lesson-rule-rd-3-trick = Mit dieser Karte ist der Stich vollständig. Wer macht ihn und spielt als Nächstes aus?
lesson-rule-rd-4-club = Du machst diesen Stich. Wie viele Punkte ist er wert?
lesson-rule-rd-4-queen = Du machst diesen Stich. Wie viele Punkte ist er wert?
lesson-rule-rd-5 = Die Runde ist vorbei, und beide Seiten haben das Ziel erreicht. Wer hat die Partie gewonnen?
