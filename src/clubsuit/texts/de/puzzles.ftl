# Puzzles: positions with one best choice (web/src/views/Puzzles.svelte).

puzzles-heading = Aufgaben: { $game }
puzzles-about = In jeder Aufgabe bist du mitten in einer Runde am Zug. Du siehst, was die Person am Zug sah. Eine Wahl ist die beste: Wo auch immer die verdeckten Karten liegen, keine andere bringt mehr.
puzzles-solved = { $number ->
    [0] Du hast noch keine der { $all } Aufgaben gelöst.
   *[other] Du hast { $number } von { $all } Aufgaben gelöst.
}
puzzles-due = { $number ->
    [one] Eine davon ist jetzt wieder dran.
   *[other] { $number } davon sind jetzt wieder dran.
}
puzzles-rating = Deine Wertungszahl bei Aufgaben: { $skill } ± { $doubt }
puzzles-rating-help = Alle beginnen bei 250. Eine neue Aufgabe, die du löst, hebt sie, umso mehr, je schwerer die Aufgabe ist; eine verfehlte senkt sie.
puzzles-again = Du hast alles gelöst, was dran ist. Die nächste kommt wieder am { $date }.
puzzles-own = Aus deinen eigenen Partien
puzzles-own-about = { $number ->
    [0] Wenn du eine Partie beendest, erscheinen hier etwas später Stellungen, in denen du die beste Wahl verpasst hast.
    [one] Eine Stellung, in der du die beste Wahl verpasst hast, jetzt zu lösen: { $due }.
   *[other] { $number } Stellungen, in denen du die beste Wahl verpasst hast, jetzt zu lösen: { $due }.
}
puzzles-own-start = Eine eigene lösen
puzzles-ideas = Was du geübt hast
puzzles-idea = { $right } von { $answered } richtig
puzzles-start = Aufgabe lösen
puzzles-new = Wenn das Spiel für dich neu ist, lies zuerst die Regeln.
puzzles-none = Für dieses Spiel gibt es noch keine Aufgaben.

# What counts in a game, in one or two sentences: `puzzles-goal-GAME`.
puzzles-goal-clubs-whist = Jeder Stich über deinem Soll bringt dir einen Punkt, jeder darunter einen Minuspunkt. Kreuz ist Trumpf, und wer einen Stich schlagen kann, muss es tun.
puzzles-goal-ruby-dame = Du und dein Gegenüber, ihr bekommt 1 Punkt für jeden Stich, 1 für jedes Kreuz darin und 5 für die Karo-Dame. Kreuz ist Trumpf.
puzzles-goal-free-clubs = Jeder Stich zählt 10 Punkte, die meisten Karo 20, das Herz-Ass 10 und gar kein Pik 5. Das höchste Gebot verliert 50 bei zu wenigen Stichen. Kreuz ist Trumpf.
puzzles-goal-climbing-clubs = Spiel gleich viele Karten derselben Art, aber höher, oder passe. Kreuz-Karten bringen Punkte, früh fertig zu werden bringt einen Bonus, und wer zuletzt noch Karten hat, bekommt nichts.

puzzle-ask = Welche Wahl ist die beste?
puzzle-tap = Wähle eine Karte aus deinem Blatt.
puzzle-counts = Was in diesem Spiel zählt
puzzle-before = Was vorher gespielt wurde
puzzle-wrong = Nicht die beste Wahl:
puzzle-best = { $count ->
    [one] Am besten: { $answer }.
   *[other] Gleich gut: { $answer }.
}
puzzle-fewer = { $deals ->
    [1] Nur eine Verteilung passt zu dem, was du gesehen hast. In ihr bekommst du so weniger Punkte.
   *[other] In { $worse } von { $deals } möglichen Verteilungen bekämst du so weniger Punkte, und in keiner mehr.
}
puzzle-always = In jeder der { $deals } möglichen Verteilungen bekämst du so weniger Punkte.
puzzle-most = { $deals ->
    [1] Nur eine Verteilung passt zu dem, was du gesehen hast. In ihr bringt keine andere Wahl mehr Punkte.
   *[other] In keiner der { $deals } möglichen Verteilungen bringt eine andere Wahl mehr Punkte.
}
puzzle-average = Im Mittel über { $deals } mögliche Verteilungen ist das klar am besten, um die Partie zu gewinnen.
puzzle-below = Im Mittel über { $deals } mögliche Verteilungen ist eine andere Wahl klar besser, um die Partie zu gewinnen.
puzzle-agreed = Zwei Bots verschiedener Art wählen das. Bewiesen ist es nicht.
puzzle-choice = Wahl
puzzle-mean = Punkte im Mittel
puzzle-mean-ahead = Vorsprung im Mittel
puzzle-worse = Schlechter in (Verteilungen)
puzzle-worse-of = { $worse } von { $deals }
puzzle-possible = Eine Verteilung ist möglich, wenn sie zu allem passt, was du gesehen hast. Die Punkte bekommst du in dieser Runde, wenn nach deiner Wahl alle fehlerlos spielen.
puzzle-possible-ahead = Eine Verteilung ist möglich, wenn sie zu allem passt, was du gesehen hast. Die Punkte sind dein Vorsprung vor der einzigen anderen Person mit Karten, wenn nach deiner Wahl beide fehlerlos spielen.
puzzle-real = Die Karten, wie sie wirklich lagen
puzzle-example = Eine Verteilung, in der es darauf ankommt
puzzle-example-about = Mit den wirklichen Karten macht es keinen Unterschied. Wenn die Karten so lägen, schon.
puzzle-played-own = In deiner Partie hast du gewählt: { $answer }.
puzzle-values = Unter jeder Karte: deine Punkte bei dieser Verteilung.
puzzle-values-ahead = Unter jeder Karte: dein Vorsprung bei dieser Verteilung.
puzzle-laid-down = Von dir abgelegt, noch nicht gespielt
puzzle-unsolved = Die Punkte bei dieser Verteilung und eine Verteilung, in der es darauf ankommt, fehlen: Der Server läuft noch warm. In einer Minute werden sie gezeigt.
puzzle-due = Diese Aufgabe kommt wieder am { $date }.
puzzle-next = Nächste Aufgabe

# Ideas of the best choice: `motif-NAME`, declared in games/GAME/motifs.py, and a sentence about each.
motif-count-the-trumps = Trümpfe zählen
motif-count-the-trumps-about = Alle anderen Kreuz sind weg, also gewinnt die höchste Karte einer Farbe sicher. Spiel sie jetzt aus.
motif-exit = Andere ausspielen lassen
motif-exit-about = Du hast die höchste Karte einer Farbe, spielst aber eine aus, die geschlagen werden kann.
motif-draw-trumps = Trumpf ziehen
motif-draw-trumps-about = Du spielst Kreuz aus, solange andere noch Kreuz haben können.
motif-cash = Sicheren Stich mitnehmen
motif-cash-about = Du spielst die höchste Karte einer Farbe aus, obwohl jemand sie stechen könnte.
motif-duck = Den Stich lassen
motif-duck-about = Du könntest den Stich machen, überlässt ihn aber den anderen.
motif-win-high = Hoch gewinnen
motif-win-high-about = Eine niedrigere Karte würde auch gewinnen, aber du nimmst eine höhere.
motif-win-low = Niedrig gewinnen
motif-win-low-about = Du machst den Stich mit der niedrigsten Karte der Farbe, die ihn gewinnen kann.
motif-ruff = Stechen
motif-ruff-about = Du gewinnst den Stich mit einem Kreuz, obwohl du etwas anderes spielen darfst.
motif-make-void = Eine Farbe loswerden
motif-make-void-about = Du gibst die letzte Karte einer Farbe ab, damit du sie später stechen kannst.
motif-unload = Eine hohe Karte loswerden
motif-unload-about = Der Stich gehört dir nicht. Du gibst eine höhere Karte ab, als du musst.
motif-keep-trumps = Trumpf behalten
motif-keep-trumps-about = Du könntest Kreuz ausspielen, spielst aber eine andere Farbe aus.
motif-lead-strong = Die stärkste Karte ausspielen
motif-lead-strong-about = Du spielst die Karte aus, die in ihrer Farbe von den wenigsten ausstehenden Karten geschlagen wird.
motif-lead-weak = Die schwächste Karte ausspielen
motif-lead-weak-about = Du spielst die Karte aus, die in ihrer Farbe von den meisten ausstehenden Karten geschlagen wird.
motif-throw-weak = Die schwächste Karte abgeben
motif-throw-weak-about = Der Stich gehört dir nicht. Du gibst die Karte ab, die in ihrer Farbe von den meisten ausstehenden Karten geschlagen wird.
motif-throw-strong = Die stärkste Karte abgeben
motif-throw-strong-about = Der Stich gehört dir nicht. Du gibst die Karte ab, die in ihrer Farbe von den wenigsten ausstehenden Karten geschlagen wird.
motif-lead-short = Die kürzeste Farbe ausspielen
motif-lead-short-about = Du spielst die Nebenfarbe aus, von der du die wenigsten Karten hast.
motif-lead-long = Die längste Farbe ausspielen
motif-lead-long-about = Du spielst die Nebenfarbe aus, von der du die meisten Karten hast.
motif-over-ruff = Überstechen
motif-over-ruff-about = Jemand hat gestochen, und du schlägst dieses Kreuz mit einem höheren.

motif-throw-the-queen = Dem Gegenüber die Dame geben
motif-throw-the-queen-about = Dein Gegenüber gewinnt den Stich, also legst du die Karo-Dame dazu.
motif-bring-the-queen-home = Die Dame nach Hause bringen
motif-bring-the-queen-home-about = Die Karo-Dame gewinnt diesen Stich, also spielst du sie jetzt.
motif-catch-the-queen = Die Dame fangen
motif-catch-the-queen-about = In diesem Stich liegt die Karo-Dame, und du gewinnst ihn.
motif-keep-the-queen = Die Dame behalten
motif-keep-the-queen-about = Die Gegenpartei gewinnt den Stich, also bleibt die Karo-Dame in deinem Blatt.
motif-give-a-club = Dem Gegenüber ein Kreuz geben
motif-give-a-club-about = Dein Gegenüber gewinnt den Stich, und ein Kreuz darin zählt einen Punkt.
motif-overtake = Den Stich vom Gegenüber übernehmen
motif-overtake-about = Dein Gegenüber gewinnt den Stich, aber du schlägst diese Karte, obwohl du nicht musst.
motif-unblock = Dem Gegenüber Platz machen
motif-unblock-about = Du bedienst unter der Karte deines Gegenübers, aber nicht mit deiner niedrigsten.

motif-take-the-ace-of-hearts = Das Herz-Ass holen
motif-take-the-ace-of-hearts-about = Das Herz-Ass zählt 10 Punkte, und du gewinnst den Stich, in dem es liegt.
motif-stay-without-spades = Ohne Pik bleiben
motif-stay-without-spades-about = Du hast bisher kein Pik in deinen Stichen, das zählt 5 Punkte. Einen Stich mit Pik überlässt du den anderen.
motif-take-diamonds = Karo sammeln
motif-take-diamonds-about = Die meisten Karo zählen 20 Punkte. Du gewinnst einen Stich mit Karo, obwohl du nicht musst.

motif-wait-to-go-out = Noch nicht fertig werden
motif-wait-to-go-out-about = Du könntest deine letzten Karten spielen, wartest aber.
motif-hold-the-15 = Die 15 behalten
motif-hold-the-15-about = Du könntest eine 15 spielen, behältst sie aber.
motif-spend-the-15 = Die 15 ausgeben
motif-spend-the-15-about = Du spielst jetzt eine 15, obwohl du sie behalten könntest.
motif-pass = Passen
motif-pass-about = Du könntest spielen, passt aber.
motif-take-clubs = Um die Kreuz kämpfen
motif-take-clubs-about = In diesem Stich liegen Kreuz, also spielst du, statt zu passen.
motif-break-a-set = Ein Set teilen
motif-break-a-set-about = Du spielst einige Karten einer Zahl und behältst die übrigen.
motif-lead-a-single = Ein Single ausspielen
motif-lead-a-single-about = Du könntest ein Set oder einen Run ausspielen, spielst aber eine einzelne Karte aus.
motif-lead-a-run = Einen Run ausspielen
motif-lead-a-run-about = Du spielst aufeinanderfolgende Zahlen aus.
motif-lead-many = So viele wie möglich ausspielen
motif-lead-many-about = Du spielst die größte Kombination aus, die du hast.
motif-keep-clubs = Kreuz behalten
motif-keep-clubs-about = Du könntest Kreuz spielen, spielst aber nur andere Karten.
motif-play-clubs = Kreuz spielen
motif-play-clubs-about = Du spielst so viele Kreuz, wie du kannst.
motif-lead-low = Niedrig ausspielen
motif-lead-low-about = Du spielst eine Kombination mit der niedrigsten höchsten Karte aus.
motif-play-high = Hoch spielen
motif-play-high-about = Du spielst eine Kombination mit der höchsten Karte.
motif-answer = Nicht passen
motif-answer-about = Du könntest passen, spielst aber höhere Karten.
