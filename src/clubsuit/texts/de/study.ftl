# Der Bericht einer Studie (clubsuit study --html) und die Namen ihrer Messgrößen.
study-page-kicker = Eine Studie mit Clubsuit
study-page-title = { $game }: { $count ->
    [one] Was ändert „{ $varied }“?
   *[other] Was ändern „{ $varied }“?
  }
study-page-title-one = { $game }, vermessen
study-page-and = {" und "}
study-page-varied-and = {"“ und „"}
study-page-answer-difference = Unterschied zu { $base }; Einheit: { $unit }; mit 99-%-Intervallen. Ein Balken über der Linie bei 0 zeigt keinen klaren Unterschied.
study-page-answer-value = Einheit: { $unit }; mit 99-%-Intervallen.
study-page-one-change = der Variante ohne diese eine Änderung
study-page-before = Vor der ersten Runde festgelegt
study-page-before-note = Die Frage, ihr Maß und das Ende der Studie standen fest, bevor gespielt wurde. Der Zufall konnte sie also nicht aussuchen.
study-page-after = Was gespielt wurde
study-page-primary = Zuerst gemessen
study-page-variants = Varianten
study-page-bots = Bots
study-page-stopping = Ende
study-page-intervals = Intervalle
study-page-deals = Verteilungen
study-page-seed = Startwert
study-page-clock = Nicht wiederholbar
study-page-by-chance = Zufall
study-page-stop-deals = nach { $deals } Verteilungen
study-page-stop-precision = sobald jedes Intervall dieser Messgröße höchstens ± { $precision } { $unit } breit ist, höchstens { $looks }-mal geprüft, oder nach { $deals } Verteilungen. Die Prüfungen teilen sich die { $alpha } % Irrtum; darum sind diese Intervalle breiter.
study-page-intervals-note = 99 %, aus { $block ->
    [one] den Unterschieden zwischen Verteilungen
   *[other] Blöcken von { $block } Verteilungen
  }
study-page-deals-same = Alle Varianten spielten dieselben Verteilungen; das Glück der Karten hebt sich in den Unterschieden auf.
study-page-deals-independent = Nicht alle Varianten können dieselben Verteilungen spielen, weil sich Kartenspiel, Blätter oder Zahl der Mitspielenden unterscheiden. Ihre Unterschiede enthalten Kartenglück; die Intervalle berücksichtigen das.
study-page-rotated = Jede Verteilung wurde mit jedem Platz als Geber einmal gespielt.
study-page-clock-note = Diese Bots entscheiden nach der Uhr; ein neuer Lauf ergibt dieselben Verteilungen, aber nicht dieselben Zahlen: { $bots }
study-page-played = { $deals } Verteilungen zählen; mit allen Varianten, Bots und Plätzen wurde { $plays }-mal gespielt.
study-page-ended-deals = Alle Verteilungen wurden gespielt.
study-page-ended-precision = Die Studie endete früher, weil sie genau genug war.
study-page-ended-interrupted = Die Studie wurde unterbrochen; alle vollständigen Blöcke zählen.
study-page-findings = Was klar ist, und was nicht
study-page-contents = Teile dieses Berichts
study-page-chance = Die Studie macht { $count } Vergleiche. Bei 99 % Sicherheit lässt allein der Zufall etwa { $chance } davon verschieden aussehen. Verlass dich auf das, worin alle Bots übereinstimmen, und spiele andere Verteilungen (einen anderen Startwert), bevor du auf einen einzelnen kleinen Unterschied baust.
study-page-open-list = Kein klarer Unterschied bei: { $metrics }
study-page-clear = { $what }: { $size } { $unit } { $direction ->
    [up] höher
    [later] später
    [earlier] früher
    [longer] länger
    [shorter] kürzer
   *[down] niedriger
  } mit „{ $variant }“ als mit „{ $base }“ (99-%-Intervall { $low } bis { $high }).
study-page-agree = { $what }: bei allen Arten von Bots { $direction ->
    [up] höher
    [later] später
    [earlier] früher
    [longer] länger
    [shorter] kürzer
   *[down] niedriger
  } mit „{ $variant }“ als mit „{ $base }“: { $each } { $unit }.
study-page-partly = { $what }: { $direction ->
    [up] höher
    [later] später
    [earlier] früher
    [longer] länger
    [shorter] kürzer
   *[down] niedriger
  } mit „{ $variant }“ als mit „{ $base }“ bei { $clear }, aber nicht klar bei { $open } ({ $unit }).
study-page-disagree = { $what }: die Bots widersprechen sich. Mit „{ $variant }“ statt „{ $base }“ ändert es sich um { $each } { $unit }.
study-page-open = { $what }: kein klarer Unterschied zwischen „{ $variant }“ und „{ $base }“: { $each } { $unit }.
study-page-open-all = { $what }: keiner der { $count } Unterschiede ist klar.
study-page-each = { $known ->
    [yes] { $bot }{" "}
   *[no] {""}
  }{ $value } ({ $low } bis { $high })
study-page-value = { $what }: { $each } { $unit }.
study-page-listed = { $what }, in { $unit }: { $each }.
study-page-nothing = { $what }: nicht gemessen, weil es in keiner Runde vorkam oder weil diese Bots nie nach Zufall entscheiden.
study-page-unmoved-all = { $bots } haben in jeder Runde in allen Varianten dasselbe gewählt. Sie reagieren nicht auf die Änderung: Nur die Punkte und die Auswahl können sich unterscheiden. Menschen wählen vielleicht anders.
study-page-unmoved = Mit „{ $variant }“ haben { $bots } in jeder Runde dasselbe gewählt wie mit „{ $base }“: Nur die Punkte und die Auswahl können sich unterscheiden. Menschen wählen vielleicht anders.
study-page-level = { $what }: keine zwei davon unterscheiden sich klar.
study-page-apart = { $what }: höher bei: { $top } ({ $much }) als bei: { $bottom } ({ $little }){ $bots ->
    [one] .
    [all] {" "}mit { $bot }, und ebenso mit den anderen Bots.
   *[some] {" "}mit { $bot }; nicht alle anderen Bots stimmen zu.
  }
study-page-within = { $value } { $unit }, 99-%-Intervall { $low } bis { $high }
study-page-with = { $variant } – { $finding }
study-page-contradicted = Die Arten von Bots widersprechen sich bei: { $metrics }.
study-page-ranked = Keine zwei Arten von Bots widersprechen sich. In { $same } von { $count } Vergleichen bringen alle die Varianten klar in dieselbe Reihenfolge; in den anderen sind nicht alle Unterschiede klar.
study-page-ranked-all = Alle Arten von Bots bringen die Varianten klar in dieselbe Reihenfolge, in allen { $count } Vergleichen.
study-page-ranked-none = In keinem der { $count } Vergleiche sind alle Unterschiede zwischen den Varianten klar. Die Bots stimmen also weder überein, noch widersprechen sie sich.
study-page-ranked-note = Jede Linie ist eine Variante, jede Spalte eine Art von Bot. Kreuzen sich Linien, ordnen die Bots die Varianten verschieden; das kann Zufall sein, wenn sich die Intervalle überlappen.
study-page-bots-title = Sind sich die Bots einig?
study-page-bots-about = Die Bots wurden für die üblichen Regeln gemacht. Was nur für eine Art gilt, sagt vielleicht mehr über diesen Bot als über das Spiel.
study-page-order-same = gleiche Reihenfolge
study-page-order-unclear = nicht klar
study-page-order-different = verschiedene Reihenfolgen
study-page-axis-difference = Unterschied zu { $base }; Einheit: { $unit }. Mittel über { $per }; die Balken sind 99-%-Intervalle.
study-page-axis-value = Einheit: { $unit }. Mittel über { $per }; die Balken sind 99-%-Intervalle.
study-page-left-out = Das Bild lässt { $count } Zeilen aus; die Tabelle hat alle.
study-page-numbers = Die Zahlen
study-page-column-part = Gemessen
study-page-column-metric = Gemessen
study-page-column-variant = Variante
study-page-column-instead = Statt
study-page-column-bot = Bot
study-page-column-difference = Unterschied
study-page-column-interval = 99-%-Intervall
study-page-column-paired = Dieselben Verteilungen
study-page-column-value = Wert
study-page-column-n = Anzahl
study-page-column-order = Klare Reihenfolge, der höchste zuerst
study-page-column-verdict = Reihenfolgen der Bots
study-page-yes = ja
study-page-setting = { $name }: { $value }
study-page-game = Spiel
study-page-usual = die üblichen Regeln
study-page-no = nein
study-page-making = Noch einmal machen
study-page-making-note = Dieser Befehl spielt dieselben Verteilungen und kommt zu denselben Zahlen, auf einem Rechner oder auf vielen.
study-page-pace = Für die Minuten gelten { $choice } Sekunden für eine Wahl, { $forced } Sekunden für eine erzwungene Entscheidung und { $deal } Sekunden zum Geben und zum Aufschreiben einer Runde.
study-page-inside = Das ganze Ergebnis steht als JSON in dieser Seite, im Element mit der id "result".
study-page-source = Definiert wie bei { $source }.

study-page-unit-points = Punkte
study-page-unit-share = %
study-page-unit-percentage = Prozentpunkte
study-page-unit-decisions = Entscheidungen
study-page-unit-minutes = Minuten
study-page-unit-choices = Möglichkeiten
study-page-unit-changes = Wechsel
study-page-unit-hands = Runden
study-page-unit-drama = Dramatik

study-page-per-hand = Runden
study-page-per-game = Partien
study-page-per-decision = Entscheidungen
study-page-per-seat = Plätze in Runden
study-page-per-contract = Kontrakte
study-page-per-offer = Gelegenheiten

study-page-overall = insgesamt
study-page-dealer = Geber
study-page-seat = Geber + { $distance }
study-page-role-keeper = Blatt behalten
study-page-role-swapper = Blatt getauscht
study-page-role-last-swapper = als Letzter getauscht
study-page-role-opener = Bieten eröffnet
study-page-role-auction-winner = Bieten gewonnen
study-page-role-joker-partner = Partner durch Joker
study-page-role-defender = Gegenseite
study-page-role-first-out = zuerst fertig
study-page-role-last = zuletzt fertig
study-page-role-doubler = „Doppelt“ angesagt
study-page-role-dame-taker = Karo-Dame genommen
study-page-bid-ten = Zehnen
study-page-bid-jack = Buben
study-page-bid-queen = Damen
study-page-bid-king = Könige
study-page-bid-joker = Joker
study-page-what-legal = anderes war erlaubt
study-page-what-chosen = anders entschieden
study-page-what-score = andere Punkte
study-page-what-winner = die Runde gewann ein anderer Platz

study-page-subject-advantage = Wer ist im Vorteil?
study-page-about-advantage = Plätze heißen nach ihrem Abstand vom Geber, im Uhrzeigersinn.
study-page-subject-roles = Was ist jede Rolle wert?
study-page-about-roles = Eine Rolle ist, was in einer Runde aus jemandem wurde. Wer gut spielt, wählt Rollen mit Grund; ihre Punkte sind also nicht, was die Rolle allen brächte.
study-page-subject-auction = Kontrakte und Handicaps
study-page-about-auction = Diese Kontrakte haben die Bots gewählt; leichte werden öfter geboten.
study-page-subject-changed = Wie oft machte die Änderung etwas aus?
study-page-about-changed = Zweimal dieselben Karten und dieselben Bots: einmal mit der Basis, einmal mit der Variante.
study-page-subject-length = Wie lange dauert es?
study-page-about-length = In Entscheidungen, und in Minuten bei einem angenommenen menschlichen Tempo.
study-page-subject-choices = Wie viel gibt es zu entscheiden?
study-page-about-choices = Erlaubte Möglichkeiten je Entscheidung; gibt es nur eine, ist sie erzwungen.
study-page-subject-drama = Wie spannend ist es?
study-page-about-drama = Aufholjagden, Führungswechsel, knappe Enden.
study-page-subject-luck = Glück und Können
study-page-about-luck = Wie viel die Karten entscheiden, und was stärkere Bots gewinnen.

study-page-metric-lead-advantage = Vorteil des ersten Ausspiels
study-page-note-lead-advantage = Punkte dessen, der zuerst ausspielt, über dem Mittel aller am Tisch.
study-page-metric-seat-advantage = Vorteil jedes Platzes
study-page-note-seat-advantage = Punkte eines Platzes über dem Mittel aller Plätze.
study-page-metric-seat-wins = Gewonnene Runden jedes Platzes
study-page-note-seat-wins = Anteil der Runden, in denen der Platz die meisten Punkte hat; geteilte beste Punkte zählen anteilig.
study-page-metric-balance = Ausgewogenheit der Plätze
study-page-note-balance = 100 %, wenn alle Plätze gleich oft gewinnen, weniger um den größten Unterschied zweier Plätze.
study-page-metric-role-advantage = Vorteil jeder Rolle
study-page-note-role-advantage = Punkte in einer Rolle über dem Mittel aller am Tisch.
study-page-metric-role-points = Punkte jeder Rolle
study-page-note-role-points = Punkte in einer Rolle.
study-page-metric-contract-made = Erfüllte Kontrakte
study-page-note-contract-made = Anteil der Kontrakte, die ihre Seite erfüllte: insgesamt, nach Stufe und nach höchstem Gebot.
study-page-metric-handicap-made = Erfüllte Kontrakte mit einem Handicap
study-page-note-handicap-made = Anteil der erfüllten Kontrakte von Seiten, die dieses Handicap bezahlten.
study-page-metric-handicap-points = Punkte mit einem Handicap
study-page-note-handicap-points = Punkte mit diesem Handicap, über dem Mittel aller am Tisch.
study-page-metric-hand-decisions = Entscheidungen in einer Runde
study-page-note-hand-decisions = Alle Entscheidungen aller am Tisch, auch die erzwungenen.
study-page-metric-hand-minutes = Dauer einer Runde
study-page-note-hand-minutes = Minuten einer Runde beim angenommenen Tempo.
study-page-metric-game-hands = Runden in einer Partie
study-page-note-game-hands = Zahl der Runden bis zum Ende der Partie.
study-page-metric-game-decisions = Entscheidungen in einer Partie
study-page-note-game-decisions = Alle Entscheidungen in allen Runden.
study-page-metric-game-minutes = Dauer einer Partie
study-page-note-game-minutes = Minuten einer Partie beim angenommenen Tempo.
study-page-metric-branching-factor = Möglichkeiten je Entscheidung
study-page-note-branching-factor = Zahl der erlaubten Möglichkeiten: insgesamt und nach Abschnitt der Runde.
study-page-metric-decision-moves = Entscheidungen, die nicht erzwungen sind
study-page-note-decision-moves = Anteil der Entscheidungen mit mehr als einer erlaubten Möglichkeit.
study-page-metric-option-chosen = Wie oft jede Möglichkeit gewählt wurde
study-page-note-option-chosen = Anteil der Gelegenheiten.
study-page-metric-option-gain = Was eine Wahl brachte
study-page-note-option-gain = Punkte über dem Mittel der anderen Möglichkeiten, wo sie gewählt wurde; alles andere bleibt gleich.
study-page-metric-option-effect = Was eine Wahl brächte
study-page-note-option-effect = Dasselbe für alle Gelegenheiten, ob gewählt oder nicht.
study-page-metric-option-best = Wie oft eine Wahl die beste war
study-page-note-option-best = Anteil der Gelegenheiten, bei denen sie im Nachhinein das beste Ergebnis hatte.
study-page-metric-completion = Beendete Partien
study-page-note-completion = Anteil der Partien, die an ihr Ende kamen.
study-page-metric-drawishness = Geteilte Siege
study-page-note-drawishness = Anteil der Partien, die mehrere Seiten gemeinsam gewannen.
study-page-metric-hand-ties = Geteilte beste Punkte
study-page-note-hand-ties = Anteil der Runden, in denen mehrere Seiten die meisten Punkte haben.
study-page-metric-hand-lead-changes = Führungswechsel in einer Runde
study-page-note-hand-lead-changes = Wie oft eine andere Seite allein die Führung übernimmt: nach jedem Stich, und nach den Punkten am Ende.
study-page-metric-hand-drama = Dramatik einer Runde
study-page-note-hand-drama = Wie weit die späteren Sieger zurücklagen, Stich für Stich: 0, wenn sie immer führten. Punkte, die erst am Ende zählen, entscheiden mit, wer gewonnen hat, aber nicht, wie weit jemand zurücklag.
study-page-metric-hand-settled = Wann eine Runde entschieden ist
study-page-note-hand-settled = Anteil der Stiche, nach dem ihre Sieger bis zum Ende führten. Gewinnen mehrere, müssen alle gemeinsam führen.
study-page-metric-hand-margin = Vorsprung in einer Runde
study-page-note-hand-margin = Punkte der besten Seite vor der nächsten.
study-page-metric-game-lead-changes = Führungswechsel in einer Partie
study-page-note-game-lead-changes = Wie oft eine andere Seite allein die Führung übernimmt, Runde für Runde.
study-page-metric-game-drama = Dramatik einer Partie
study-page-note-game-drama = Wie weit die späteren Sieger zurücklagen, Runde für Runde: 0, wenn sie immer führten.
study-page-metric-game-settled = Wann eine Partie entschieden ist
study-page-note-game-settled = Anteil der Runden, nach dem ihre Sieger bis zum Ende führten. Gewinnen mehrere, müssen alle gemeinsam führen.
study-page-metric-close-finish = Knappe Enden
study-page-note-close-finish = Anteil der Partien, in denen der beste Verlierer höchstens ein Zehntel des Weges zum Ziel zurücklag.
study-page-metric-blow-out = Haushohe Siege
study-page-note-blow-out = Anteil der Partien, in denen der beste Verlierer mindestens den halben Weg zum Ziel zurücklag.
study-page-metric-luck = Glück der Verteilung
study-page-note-luck = Anteil der Unterschiede zwischen Runden, den die Karten erklären; der Rest ist Spiel.
study-page-metric-skill-step = Was ein stärkerer Bot gewinnt
study-page-note-skill-step = Punkte, die ein stärkerer Bot anstelle eines schwächeren gewinnt (schwächer<stärker).
study-page-metric-skill-differs = Runden, in denen Können zählt
study-page-note-skill-differs = Anteil der Verteilungen, in denen der stärkere Bot ein anderes Ergebnis hatte.
study-page-metric-rule-changed = Was die Änderung der Regeln änderte
study-page-note-rule-changed = Anteil der Runden, die anders sind als dieselbe Runde mit der Basis.
