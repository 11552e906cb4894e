# Clubs, Whist group.
whist-clubs-not-broken = Kreuz ist noch nicht gebrochen, und du hast andere Farben: spiel eine davon aus
whist-must-beat = du musst { $best } schlagen; zur Wahl: { $cards }
whist-prompt-exchange = Behalte dein Blatt oder tausch es blind gegen das Tauschblatt.
whist-prompt-lead-plain = Du spielst aus, aber kein Kreuz: Es ist noch nicht gebrochen.
whist-prompt-beat = Bedienen und schlagen: Spiel ein höheres { $suit }.
whist-prompt-ruff = Du hast kein { $suit }: Du musst mit einem Kreuz schlagen.
# What happened in a hand. $score is a number of points with its sign.
whist-story-over = { $who ->
    [you] Du machst { $tricks } Stiche
   *[other] { $seat } macht { $tricks } Stiche
  }, { whist-story-count } über dem Soll: { $score }
whist-story-under = { $who ->
    [you] Du machst { whist-story-tricks }
   *[other] { $seat } macht { whist-story-tricks }
  }, { whist-story-count } unter dem Soll: { $score }
whist-story-quota = { $who ->
    [you] Du machst { $tricks } Stiche, genau das Soll: { $score }
   *[other] { $seat } macht { $tricks } Stiche, genau das Soll: { $score }
  }
whist-story-tied = { $seats } gleichauf: je { $tricks } Stiche gemacht, { whist-story-count } über dem Soll: { $score }
whist-story-count = { $count ->
    [one] einen
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
  }
whist-story-tricks = { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
  }
whist-moment = { $who ->
    [you] Mit dem { $trick }. Stich kamst du über das Soll von { $quota }
   *[other] Mit dem { $trick }. Stich kam { $seat } über das Soll von { $quota }
  }

whist-line-last = der letzte Stich
whist-line-tricks = { $side ->
    [above] { $tricks } Stiche, { $by } über dem Soll von { $quota }
    [level] { $tricks } Stiche, genau das Soll
   *[below] { $tricks ->
        [one] 1 Stich, { $by } unter dem Soll von { $quota }
       *[other] { $tricks } Stiche, { $by } unter dem Soll von { $quota }
      }
  }
game-clubs-whist-name = Clubs (Whist)
game-clubs-whist-taste = Behalte dein Blatt oder tausch es blind. Zwei Wege zum Sieg: sehr viele Stiche oder sehr wenige.
game-clubs-whist-character = Ein Tauschblatt zum Zocken, Stiche, die du machen musst, und zwei Wege zum Sieg: sehr viele oder sehr wenige.
game-clubs-whist-length = 20–30 Minuten
option-target-help-clubs-whist = Wer nach einer Runde mindestens so weit über oder unter null steht, gewinnt.
option-lead = Wer zuerst ausspielt
option-lead-help = Zum ersten Stich spielt aus, wer zuletzt getauscht hat, oder die Person links daneben. (Beides ist üblich.)
option-lead-exchanger = Wer zuletzt tauscht
option-lead-left-of-exchanger = Wer links von der Person sitzt, die zuletzt tauscht

# Why a player leads first. `who` is `you` if this player reads it.
whist-told-lead-exchanger = { $who ->
    [you] Du spielst zum ersten Stich aus, denn du hast zuletzt getauscht.
   *[other] { $seat } hat zuletzt getauscht und spielt zum ersten Stich aus.
  }
whist-told-lead-left = { $who ->
    [you] Du spielst zum ersten Stich aus, denn du sitzt links von der Person, die zuletzt getauscht hat.
   *[other] { $seat } sitzt links von der Person, die zuletzt getauscht hat, und spielt zum ersten Stich aus.
  }
whist-told-lead-nobody = { $who ->
    [you] Niemand hat getauscht. Du sitzt links von der Person, die gibt, und spielst zum ersten Stich aus.
   *[other] Niemand hat getauscht. { $seat } sitzt links von der Person, die gibt, und spielt zum ersten Stich aus.
  }

# Why the rule bot does what it does.
rule-whist-win = das gibt mir die beste Aussicht auf einen Stich und kostet später am wenigsten
rule-whist-lose = ich will wenige Stiche, und diese Karte dürfte keinen machen
rule-whist-lead = von allem, was ich ausspielen kann, gefällt mir das am besten
rule-whist-keep = mein Blatt gefällt mir besser als ein unbekanntes
rule-whist-keep-up = mit meinen Karten mache ich wohl etwa { $tricks } Stiche, und das Soll ist 4
rule-whist-keep-down = { $tricks ->
    [0] ich will wenige Stiche, und mit meinen Karten mache ich wohl kaum einen
    [one] ich will wenige Stiche, und mit meinen Karten mache ich wohl nur etwa einen
   *[other] ich will wenige Stiche, und mit meinen Karten mache ich wohl nur etwa { $tricks }
  }
rule-whist-swap = ein unbekanntes Blatt ist mir lieber als meins
rule-whist-swap-up = { $tricks ->
    [0] mit meinen Karten mache ich wohl kaum einen Stich, mit unbekannten im Schnitt vier
    [one] mit meinen Karten mache ich wohl nur etwa einen Stich, mit unbekannten im Schnitt vier
   *[other] mit meinen Karten mache ich wohl nur etwa { $tricks } Stiche, mit unbekannten im Schnitt 4
  }
rule-whist-swap-down = ich will wenige Stiche, und mit meinen Karten mache ich wohl etwa { $tricks }
rule-whist-cheap-win = ich will den Stich, und das ist die billigste Karte dafür
rule-whist-throw-low = diesen Stich kann ich nicht machen
rule-whist-throw-high = ich will wenige Stiche, also werfe ich eine Karte ab, die später einen machen könnte
rule-whist-duck = ich muss schlagen, und dafür gefällt mir diese Karte am besten
rule-whist-must-high = ich muss den Stich machen, also nehme ich meine höchste Karte und behalte niedrigere
rule-whist-must-low = ich muss schlagen, und meine niedrigste Karte kann noch geschlagen werden

# What the expected points of a hand mean for the game. `total` is the player's score.
outlook-whist-down-nearer = diese Minuspunkte bringen dich voran: du stehst bei { $total }, und −{ $target } gewinnt auch
outlook-whist-down-farther = diese Minuspunkte bringen dich nicht voran: von { $total } ist es noch weit bis −{ $target }
outlook-whist-up-farther = diese Punkte führen weg von −{ $target }, das näher ist als { $target }: du stehst bei { $total }

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-whist-more-clubs = { counted-in }das Tauschblatt hat mehr als { $number ->
    [one] ein Kreuz
   *[other] { $number } Kreuz
  }
counted-whist-fewer-clubs = { counted-in }das Tauschblatt hat weniger als { $number ->
    [one] ein Kreuz
   *[other] { $number } Kreuz
  }

## Statistics
fact-whist-swap = Du hast dein Blatt getauscht
fact-whist-swap-points = Punkte pro Runde mit getauschtem Blatt
fact-whist-keep-points = Punkte pro Runde mit behaltenem Blatt

## On the page, at the table
table-target-both = { $target } oder −{ $target }
table-tag-keep = behalten
table-tag-swap = getauscht
table-fact-broken = Kreuz gebrochen
table-fact-broken-help = Ein Kreuz ist gespielt. Ab dann darf Kreuz ausgespielt werden.
table-fact-quota = Soll
table-fact-quota-help = Vier Stiche, die weder Plus noch Minus bringen. Jeder mehr ist ein Punkt, jeder weniger ein Minuspunkt.
table-bid-hand = Das Tauschblatt
table-bid-hand-help = Dreizehn verdeckte Karten: Noch hat sie niemand gesehen, oder sie wurden beim letzten Tausch abgelegt.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-clubs-whist-aim = Mach in jeder Runde mehr als vier Stiche oder so wenige wie möglich: Die Partie gewinnst du mit vielen Pluspunkten oder mit vielen Minuspunkten.
brief-clubs-whist-deal =
    - Zu dritt. Das Ass ist die höchste Karte. Kreuz ist Trumpf.
    - Je dreizehn Karten; dreizehn weitere liegen verdeckt in der Mitte: das Tauschblatt.
    - Reihum wählen alle einmal; wer links von der Person sitzt, die gibt, fängt an: die eigenen Karten **behalten** oder alle gegen die ungesehenen in der Mitte **tauschen**. Was du ablegst, kann nehmen, wer nach dir dran ist.
    - Gegeben wird reihum, nach jeder Runde einen Platz weiter links.
brief-clubs-whist-turn =
    - { $lead ->
        [left-of-exchanger] Zuerst spielt aus, wer links von der Person sitzt, die zuletzt getauscht hat
       *[other] Zuerst spielt aus, wer zuletzt getauscht hat
    }. Hat niemand getauscht, spielt aus, wer links von der Person sitzt, die gibt.
    - Spiel kein Kreuz aus, bevor Kreuz gebrochen ist (ein Kreuz gespielt wurde), außer du hast nichts anderes.
    - Bediene, wenn du kannst, und **schlag die bisher beste Karte, wenn du kannst**.
    - Hast du keine Karte der angespielten Farbe, musst du stechen; liegt schon ein Kreuz, muss deins höher sein.
    - Kannst du nicht schlagen, spiel eine beliebige Karte der angespielten Farbe; hast du keine, irgendeine Karte.
    - Das höchste Kreuz macht den Stich, sonst die höchste Karte der angespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.

    - 9H: ausgespielt
    - QH: muss die 9 schlagen und tut es
    - 2C: kein Herz, muss also stechen: macht den Stich
brief-clubs-whist-score =
    | Stiche | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    |---|---|---|---|---|---|---|---|---|
    | Punkte | −4 | −3 | −2 | −1 | 0 | +1 | +2 | +3 |

    Jeder weitere Stich ist ein Punkt mehr.
brief-clubs-whist-end = Nach einer Runde gewinnen alle, die bei +{ $target } oder mehr stehen, und ebenso alle bei −{ $target } oder weniger. Sind es alle drei, ist die Partie unentschieden.
