# Climbing Clubs.
game-climbing-clubs-name = Climbing Clubs
game-climbing-clubs-taste = Schlag jeden Run mit einem höheren und bleib nicht auf deinen Karten sitzen.
game-climbing-clubs-character = Spiel Singles, Sets und Runs, jeweils höher als zuvor. Sammle Kreuz für Punkte, aber werde rechtzeitig fertig: Wer zuletzt noch Karten hat, bekommt nichts.
game-climbing-clubs-length = 10–20 Minuten

option-players = Personen
option-teams = Teams
option-teams-help = Zu viert spielen zwei gegen zwei. Zu sechst gibt es zwei Dreierteams oder drei Zweierteams. Zwei aus demselben Team sitzen nie nebeneinander.
option-teams-0 = Ohne Teams
option-teams-2 = Zwei Teams
option-teams-3 = Drei Teams
option-double_or_nothing = Doppelt oder nichts
option-double_or_nothing-help = Vor deiner ersten Karte in einer Runde kannst du „Doppelt“ ansagen: Wirst du zuerst fertig, zählen deine Punkte doppelt; sonst bekommst du keine.
option-wild_15s = 15er-Joker
option-wild_15s-help = Eine 15 kann für jede Zahl stehen. Nur eine 15, die als 15 gespielt wird, macht den Stich sofort.
option-crazy = Crazy
option-crazy-help = Eine 15 macht den Stich nicht sofort, und mehr Karten schlagen weniger Karten: 1 2 3 schlägt 14 15, und zwei Dreien schlagen eine einzelne 15.
option-club_points = Punkte auf Kreuzkarten
option-club_points-help = Was jedes Kreuz wert ist, das du gewinnst, von der 1 bis zur 15.
option-wilds_win = Jede 15 gewinnt
option-wilds_win-help = Eine 15 macht den Stich sofort, egal wofür sie steht. Nur mit 15er-Jokern und nicht bei Crazy.
climbing-teams = { $players } Personen können nicht { $teams } Teams bilden: zu viert gibt es 2 Teams, zu sechst 2 oder 3
climbing-wilds-win = eine 15 als Joker kann nur gewinnen, wenn 15er Joker sind, und nicht bei Crazy

# Faults of a record's deal.
climbing-deal-stock = { $cards } lag seit der vorigen Runde beiseite und muss deshalb an { $seat } gehen
climbing-deal-aside = beiseiteliegen müssen noch { $cards }, in dieser Reihenfolge

# Refusals.
climbing-no-combination = { $cards } gehören nicht zusammen: spiel eine einzelne Karte, Karten mit gleicher Zahl oder aufeinanderfolgende Zahlen
climbing-say-wild = { $cards } gehören nicht zusammen: sag, für welche Zahl eine 15 steht, etwa 15D=8
climbing-only-wild = { $cards } kann nicht für { $number } stehen: nur eine 15 ist ein Joker
climbing-not-wild = { $cards } kann nicht für { $number } stehen: in dieser Partie gibt es keine Joker
climbing-must-lead = du spielst aus, also kannst du nicht passen
climbing-no-double = „Doppelt oder nichts“ wird in dieser Partie nicht gespielt
climbing-doubled = du hast schon „Doppelt“ angesagt
climbing-double-late = du kannst „Doppelt“ nur vor deiner ersten Karte in einer Runde ansagen
climbing-same-kind = { $kind ->
    [single] es liegt eine { $top }, also spiel eine höhere einzelne Karte oder passe
    [set] { $size ->
        [2] es liegt ein { $top }er-Paar, also spiel ein höheres Paar oder passe
       *[other] es liegt ein Set aus { $size } Karten mit der Zahl { $top }, also spiel ein höheres Set aus { $size } Karten oder passe
      }
   *[run] es liegt der Run { $low }–{ $top }, also spiel einen höheren Run aus { $size } Karten oder passe
  }
climbing-must-beat = { $kind ->
    [run] dein Run muss über { $top } enden
   *[other] du musst höher als { $top } spielen
  }
climbing-must-beat-crazy = { $kind ->
    [single] es liegt eine { $top }, also spiel eine höhere Karte oder ein beliebiges Set oder passe
    [set] { $size ->
        [2] es liegt ein { $top }er-Paar, also spiel ein höheres Paar oder ein größeres Set oder passe
       *[other] es liegt ein Set aus { $size } Karten mit der Zahl { $top }, also spiel ein höheres aus { $size } Karten oder ein größeres Set oder passe
      }
   *[run] es liegt der Run { $low }–{ $top }, also spiel einen höheren Run aus { $size } Karten oder einen längeren oder passe
  }

# What is expected of a player.
climbing-prompt-lead = Du spielst aus: Wähle einen Single, ein Set oder einen Run.{ $double ->
    [yes] {" "}Vorher kannst du „Doppelt“ ansagen.
    [hopeless] {" "}Für „Doppelt“ ist es zu spät: Es ist schon jemand fertig, und es könnte dich nur deine Punkte kosten.
   *[no] {""}
  }
climbing-prompt-follow = { $can ->
    [no] { $kind ->
        [single] Du hast keine Karte über { $top }: Passe.
        [set] { $size ->
            [2] Du hast kein Paar über { $top }: Passe.
           *[other] Du hast kein Set aus { $size } Karten über { $top }: Passe.
          }
       *[run] Du hast keinen Run aus { $size } Karten über { $low }–{ $top }: Passe.
      }
   *[yes] { $kind ->
        [single] Spiel eine Karte über { $top } oder passe.
        [set] { $size ->
            [2] Spiel ein Paar über { $top } oder passe.
           *[other] Spiel ein Set aus { $size } Karten über { $top } oder passe.
          }
       *[run] Schlag den Run { $low }–{ $top } mit einem höheren aus { $size } Karten oder passe.
      }
  }{ $double ->
    [yes] {" "}Vorher kannst du „Doppelt“ ansagen.
    [hopeless] {" "}Für „Doppelt“ ist es zu spät: Es ist schon jemand fertig, und es könnte dich nur deine Punkte kosten.
   *[no] {""}
  }
climbing-prompt-crazy = { $can ->
    [no] { $kind ->
        [single] Du kannst die { $top } nicht schlagen: Passe.
        [set] { $size ->
            [2] Du kannst das { $top }er-Paar nicht schlagen: Passe.
           *[other] Du kannst das Set aus { $size } Karten mit der Zahl { $top } nicht schlagen: Passe.
          }
       *[run] Du kannst den Run { $low }–{ $top } nicht schlagen: Passe.
      }
   *[yes] { $kind ->
        [single] Schlag die { $top } mit einer höheren Karte oder einem beliebigen Set oder passe.
        [set] { $size ->
            [2] Schlag das { $top }er-Paar: Spiel ein höheres Paar oder ein größeres Set oder passe.
           *[other] Schlag das Set aus { $size } Karten mit der Zahl { $top }: Spiel ein höheres aus { $size } Karten oder ein größeres Set oder passe.
          }
       *[run] Schlag den Run { $low }–{ $top } mit einem höheren aus { $size } Karten oder einem längeren oder passe.
      }
  }{ $double ->
    [yes] {" "}Vorher kannst du „Doppelt“ ansagen.
    [hopeless] {" "}Für „Doppelt“ ist es zu spät: Es ist schon jemand fertig, und es könnte dich nur deine Punkte kosten.
   *[no] {""}
  }
climbing-prompt-answer = { $can ->
    [no] Nur du hast noch Karten, und diesen Stich kannst du nicht schlagen: Passe.
   *[yes] Nur du hast noch Karten: Nach diesem Stich ist die Runde vorbei. Du kannst ihn einmal schlagen, damit sonst niemand die Punkte bekommt, oder passen.
  }{ $double ->
    [hopeless] {" "}Für „Doppelt“ ist es zu spät: Es ist schon jemand fertig.
   *[no] {""}
  }

# Lines of the score.
climbing-line-bonus = Bonuskarte fürs Fertigwerden
climbing-line-clubs = Punkte auf gewonnenen Kreuzkarten
climbing-line-doubled = doppelt: zuerst fertig
climbing-line-failed = „Doppelt“, aber nicht zuerst fertig: { $points } verloren
climbing-line-last = am Ende noch Karten: { $points ->
    [0] keine Punkte
   *[other] { $points } verloren
  }
climbing-line-team = nur dieses Team hatte noch Karten: { $points } verloren

# What happened in a hand. $score is a number of points with its sign.
climbing-story-out = { $who ->
    [you] Du wirst { climbing-story-place } fertig, { climbing-story-points }: { $score }
   *[other] { $seat } wird { climbing-story-place } fertig, { climbing-story-points }: { $score }
  }
climbing-story-place = { $place ->
    [1] zuerst
    [2] an zweiter Stelle
    [3] an dritter Stelle
    [4] an vierter Stelle
   *[other] an fünfter Stelle
  }
climbing-story-points = { $clubs ->
    [0] mit der Bonuskarte { $bonus }
   *[other] mit der Bonuskarte { $bonus }, dazu { $clubs } für Kreuz
  }
climbing-story-held = { $who ->
    [you] Nur du hast am Ende noch Karten, { climbing-story-count }: { $score }
   *[other] Nur { $seat } hat am Ende noch Karten, { climbing-story-count }: { $score }
  }
climbing-story-count = { $clubs ->
    [0] ohne ein einziges gewonnenes Kreuz
   *[other] { $who ->
        [you] aber deine Kreuzkarten zählen
       *[other] bekommt aber { $clubs } für Kreuz
      }
  }
climbing-story-last = { $who ->
    [you] Nur du hast am Ende noch Karten, { climbing-story-nothing }
   *[other] Nur { $seat } hat am Ende noch Karten, { climbing-story-nothing }
  }
climbing-story-nothing = { $clubs ->
    [0] aber zu verlieren gab es nichts
    [one] deshalb verfällt ein Punkt für Kreuz
   *[other] deshalb verfallen { $clubs } Punkte für Kreuz
  }
climbing-story-doubled = { $who ->
    [you] Du hast „Doppelt“ angesagt und wirst zuerst fertig: { $score }
   *[other] { $seat } hat „Doppelt“ angesagt und wird zuerst fertig: { $score }
  }
climbing-story-failed = { $who ->
    [you] Du hast „Doppelt“ angesagt, warst aber nicht zuerst fertig: { climbing-story-points-lost }
   *[other] { $seat } hat „Doppelt“ angesagt, war aber nicht zuerst fertig: { climbing-story-points-lost }
  }
climbing-story-points-lost = { $lost ->
    [0] zu verlieren gab es nichts
    [one] ein Punkt verfällt
   *[other] { $lost } Punkte verfallen
  }
climbing-story-double-won = { $who ->
    [you] Du hast „Doppelt“ angesagt und warst zuerst fertig.
   *[other] { $seat } hat „Doppelt“ angesagt und war zuerst fertig.
  }
climbing-story-double-lost = { $who ->
    [you] Du hast „Doppelt“ angesagt und warst nicht zuerst fertig.
   *[other] { $seat } hat „Doppelt“ angesagt und war nicht zuerst fertig.
  }
climbing-story-team = { $who ->
    [you] Dein Team bekommt zusammen: { $score }
   *[other] { $seats } bekommen zusammen: { $score }
  }
climbing-story-team-last = { $who ->
    [you] Nur dein Team hat am Ende noch Karten, { climbing-story-team-lost }
   *[other] Nur das Team von { $seats } hat am Ende noch Karten, { climbing-story-team-lost }
  }
climbing-story-team-lost = { $lost ->
    [0] aber zu verlieren gab es nichts
    [one] deshalb verfällt ein Punkt
   *[other] deshalb verfallen { $lost } Punkte
  }
climbing-moment = { $who ->
    [you] Im { $trick }. Stich bist du { climbing-story-place } fertig geworden
   *[other] Im { $trick }. Stich ist { $seat } { climbing-story-place } fertig geworden
  }

# What the rule bot thinks.
rule-climbing-go-out = ich werde fertig
rule-climbing-win-clubs = in diesem Stich liegen Punkte, und ich bekomme sie wohl
rule-climbing-stop = damit komme ich wohl zum Ausspielen
rule-climbing-lead-loser = solange ich ausspiele, werde ich Karten los, die später kaum einen Stich machen
rule-climbing-lead-strong = das schlägt wohl niemand, und dann spiele ich wieder aus
rule-climbing-follow = etwas Niedrigeres kann ich hier nicht spielen, und meine höheren Karten bleiben mir
rule-climbing-spare = das gefällt mir besser als alles andere, was ich spielen kann
rule-climbing-save = jetzt zu spielen würde mehr kosten, als es bringt
rule-climbing-no-clubs = in diesem Stich liegt kein Kreuz, also spare ich meine Karten für einen besseren
rule-climbing-cannot = nichts in meinem Blatt schlägt das
rule-climbing-partner = der Stich gehört meinem Team
rule-climbing-deny = ich mache diesen Stich, damit sonst niemand die Punkte bekommt
rule-climbing-double = mit diesem Blatt werde ich wohl zuerst fertig

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-climbing-stands = { counted-in }niemand sonst kann { $cards } schlagen
counted-climbing-falls = { counted-in }jemand anders kann { $cards } schlagen
counted-climbing-beats = { counted-in }{ $seat } kann { $cards } schlagen
counted-climbing-all = { counted-in }{ $seat } kann { $cards } schlagen und hat dann keine Karte mehr
counted-climbing-last = { counted-in }nach { counted-after } hättest nur du noch Karten, und deine Punkte würden verfallen
counted-climbing-last-of = { counted-in }nach { counted-after } hätte nur { $seat } noch Karten, und die eigenen Punkte würden verfallen
counted-climbing-team-last = { counted-in }nach { counted-after } hätte nur noch dein Team Karten, und keiner seiner Punkte würde zählen
counted-climbing-team-last-of = { counted-in }nach { counted-after } hätte nur noch ein Team Karten ({ $seat }), und keiner seiner Punkte würde zählen
counted-climbing-first = { counted-in }nach { counted-after } wärst du zuerst fertig und bekämst die Bonuskarte
counted-climbing-first-of = { counted-in }nach { counted-after } wäre { $seat } zuerst fertig und bekäme die Bonuskarte
counted-climbing-double-won = { counted-in }nach { counted-after } wärst du zuerst fertig, und deine Punkte würden doppelt zählen
counted-climbing-double-lost = { counted-in }nach { counted-after } wäre jemand anders zuerst fertig, und dein „Doppelt“ würde dich alle Punkte kosten
counted-climbing-double-lost-of = { counted-in }nach { counted-after } wäre { $seat } nicht zuerst fertig, und „Doppelt“ würde alle Punkte kosten
counted-climbing-double-of = { counted-in }nach { counted-after } wäre { $seat } zuerst fertig und bekäme doppelte Punkte

## Statistics
fact-climbing-place = Rang beim Fertigwerden
fact-climbing-first = Du warst zuerst fertig
fact-climbing-double = „Doppelt“ gewonnen

## On the page, at the table
table-tag-doubled = doppelt
table-tag-out = { $place ->
    [1] zuerst fertig
    [2] als 2. fertig
    [3] als 3. fertig
    [4] als 4. fertig
   *[other] als 5. fertig
  }
table-tag-bonus = Bonus { $bonus }
table-fact-bonus-left = Bonuskarten übrig
table-fact-bonus-left-help = Was alle, die noch Karten haben, fürs Fertigwerden bekommen können.
table-fact-stock = Nicht ausgeteilt
table-fact-stock-help = Die Karten, die in dieser Runde niemand hat. Sie liegen beiseite und werden beim nächsten Geben zuerst ausgeteilt.
table-fact-variant = Variante
table-double = Doppelt
table-differs-teams = Teams: { $partners ->
    [one] Dein Gegenüber spielt mit dir, und eure Punkte werden zusammengezählt
   *[other] Jeder zweite Platz gehört zu deinem Team, und alle eure Punkte werden zusammengezählt
  }. Sobald nur noch ein Team Karten hat, endet die Runde, und dieses ganze Team bekommt nichts, auch wer schon fertig ist.
table-differs-double = Doppelt oder nichts: Vor deiner ersten Karte kannst du „Doppelt“ ansagen. Deine Punkte in dieser Runde zählen doppelt, wenn du zuerst fertig wirst; sonst bekommst du keine.
table-differs-wild = 15er-Joker: Deine 15 kann für jede Zahl stehen, und du sagst, für welche. Dann ist sie einfach diese Zahl und macht den Stich nicht sofort, behält aber ihre Punkte.
table-differs-crazy = Crazy: Mehr Karten schlagen weniger Karten der gleichen Art, egal welche Zahlen. Eine 15 macht den Stich nicht sofort; alle anderen müssen passen.
table-double-help = Wirst du zuerst fertig, zählen deine Punkte in dieser Runde doppelt. Sonst bekommst du keine. Zurücknehmen kannst du das nicht.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-climbing-clubs-aim =
    Werde deine Karten vor den anderen los und sammle unterwegs Kreuz: Nur Kreuzkarten und Bonuskarten zählen.
    { $teams ->
        [0] { "" }
       *[other] Es gibt { $teams } Teams. Im Team werden die Punkte zusammengezählt.
    }
brief-climbing-clubs-deal =
    - Die Zahlen 1 bis 15 in vier Farben. Alle bekommen zehn Karten.
    - Der Rest wird beiseitegelegt und beim nächsten Geben zuerst ausgeteilt.
    - Bonuskarten in der Mitte: { $players ->
        [2] nur die 5
        [3] 5, 2 und 0
        [5] 10, 8, 5, 2 und 0
        [6] 12, 10, 8, 5, 2 und 0
       *[4] 8, 5, 2 und 0
    }.
    - Gegeben wird reihum, nach jeder Runde einen Platz weiter links.
brief-climbing-clubs-turn =
    Wer links von der Person sitzt, die gibt, spielt eins davon aus:

    - 9H: ein Single
    - 4C 4D 4S: ein Set, aus zwei oder mehr Karten
    - 7C 8D 9H: ein Run, aus zwei oder mehr Karten

    - Dann im Uhrzeigersinn passen oder schlagen: gleiche Art, gleich viele Karten, höhere oberste Karte.
    - Du kannst jetzt passen und im selben Stich später spielen.
    - Wenn alle anderen gepasst haben, macht den Stich, wer zuletzt gespielt hat, und spielt zum nächsten aus.
    - Mit deiner letzten Karte wirst du fertig und nimmst die höchste Bonuskarte, die noch da ist.
    - Wer zuletzt noch Karten hat, darf den offenen Stich einmal schlagen. Dann ist die Runde vorbei.
    { $crazy ->
        [true] - Mehr Karten schlagen weniger Karten der gleichen Art, egal welche Zahlen. Ein Single gilt als Set aus einer Karte.
       *[other] - Wer eine 15 spielt, auch in einem Set oder Run, macht den Stich sofort.
    }
    { $wild_15s ->
        [true] - Eine 15 kann für jede Zahl stehen. { $crazy ->
            [true] { "" }
           *[other] Nur eine 15, die als 15 gespielt wird, macht den Stich sofort.
        }
       *[other] { "" }
    }
    { $double_or_nothing ->
        [true] - Vor deiner ersten Karte in einer Runde kannst du „Doppelt“ ansagen: Wirst du zuerst fertig, zählen alle deine Punkte der Runde doppelt; sonst bekommst du keine.
       *[other] { "" }
    }
brief-climbing-clubs-score =
    - 1C 5C: niedrige Kreuzkarten
    - 6C 10C: mittlere Kreuzkarten
    - 11C 15C: hohe Kreuzkarten

    - Du bekommst deine Bonuskarte und die Punkte auf den Kreuzkarten, die du gewonnen hast.
    - { $teams ->
        [0] { $players ->
            [2] Wer am Ende noch Karten hat, bekommt nur die Punkte auf den gewonnenen Kreuzkarten.
           *[other] Wer am Ende noch Karten hat, bekommt nichts.
        }
       *[other] Sobald nur noch ein Team Karten hat, endet die Runde, und dieses ganze Team bekommt nichts.
    }
brief-climbing-clubs-end =
    Wenn nach einer Runde { $teams ->
        [0] jemand
       *[other] ein Team
    } { $target ->
        [null] 50
       *[other] { $target }
    } Punkte oder mehr hat. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
