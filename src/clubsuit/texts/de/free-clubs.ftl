# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-taste = Biete deine besten Karten für eine Schatztruhe.
game-free-clubs-character = Gib für die Schatztruhe deine besten Karten her und mach dann trotzdem sieben Stiche.
game-free-clubs-length = 10–20 Minuten

option-enforcement = Streng oder auf Ehre
option-enforcement-help = Streng: Du kannst nur tun, was die Regeln erlauben. Auf Ehre: Wie an einem echten Tisch müssen die anderen merken, wenn jemand eine Regel verletzt.
option-enforcement-strict = Streng
option-enforcement-honour = Auf Ehre
option-enforcement-honour-help = Du kannst jede Karte spielen und für ein Gebot zu wenig bezahlen. Wer es merkt, darf Einspruch erheben, und die Spielleitung entscheidet: je früher der Einspruch, desto milder die Strafe. Nichts für die erste Partie.
option-contract = Stiche für den Kontrakt
option-contract-help = So viele muss machen, wer das Bieten allein gewonnen hat.
option-penalty = Strafe für einen verfehlten Kontrakt
option-penalty-help = So viele Punkte verlieren alle, die ihn verfehlt haben.
option-reward = Lohn für einen Kontrakt
option-reward-help = So viele Punkte bekommen alle, die ihn erfüllt haben.
option-passed_is_out = Wer gepasst hat, ist raus
option-passed_is_out-help = Wer passt, darf in diesem Bieten nicht noch einmal bieten.

# Refusals.
free-deal-kind = im falschen Stapel: { $cards }; ab der 10 sind es Bietkarten, Ass bis 9 sind Stichkarten
free-contract-most = ein Kontrakt von { $tricks } Stichen ist zu hoch für Blätter von { $most } Karten
free-must-open = du hast { $card }, also musst du das Bieten damit eröffnen
free-bid-primary = { $cards } kannst du nicht bieten: geboten wird nur mit Bietkarten, ab der 10
free-bid-too-low = ein Gebot muss über { $card } stehen, und { $bid } tut das nicht
free-bid-too-high = { $waits ->
    [king] über { $card } höchstens eine Stufe höher: { $bid } geht erst, wenn ein König geboten ist
    [queen] über { $card } höchstens eine Stufe höher: { $bid } geht erst, wenn eine Dame geboten ist
   *[jack] über { $card } höchstens eine Stufe höher: { $bid } geht erst, wenn ein Bube geboten ist
  }
free-pay-ten = für dein Gebot { $card } musst du ein { $suit } deiner Wahl ablegen: { $cards }
free-pay-jack = für dein Gebot { $card } musst du dein höchstes { $suit } ablegen: { $cards }
free-pay-queen = für dein Gebot { $card } musst du dein höchstes { $suit } nach links abgeben: { $cards }
free-pay-king = für dein Gebot { $card } musst du deine drei höchsten { $suit } ablegen, oder alle, wenn du weniger hast: { $cards }
free-honour-only = "{ $text }" gibt es nur beim Spiel auf Ehre, und an diesem Tisch wird streng gespielt
free-pay-most = für dein Gebot { $card } bezahlst du höchstens eine Karte
free-take-first = der Stich ist vollständig: er muss genommen werden, bevor etwas anderes gespielt wird
free-retake-other = du hast { $cards } in diesem Stich zurückgenommen, also musst du eine andere Karte spielen
free-call-early = vor der ersten ausgespielten Karte ist kein Einspruch möglich
free-call-spent = du hast { $calls }-mal vergeblich Einspruch erhoben und darfst es in dieser Runde nicht mehr
free-ready-already = du hast schon gesagt, dass du bereit bist

# The referee of honour play.
# $seat is the player called, who may be named "You": no verb that depends on it.
free-ruling-none = Die Spielleitung findet nichts. { $left ->
    [0] In dieser Runde ist kein weiterer Einspruch möglich.
    [one] In dieser Runde darf noch ein Einspruch vergeblich sein.
   *[other] In dieser Runde dürfen noch { $left } Einsprüche vergeblich sein.
  }
free-ruling-a = { $why ->
    [owed] { $seat }: { $cards } gespielt, obwohl für ein Gebot geschuldet.
   *[revoked] { $seat }: mit { $cards } falsch bedient.
  } Danach kam noch keine Karte, also gibt es keine Strafe: { $then ->
    [discarded] Die Karte wird abgelegt
    [given] Die Karte geht für die Dame nach links
   *[back] Die Karte geht zurück
  }{ $last ->
    [yes] , und eine andere zum Spielen gibt es nicht.
   *[no] , und eine andere wird gespielt.
  }
free-ruling-b = { $why ->
    [owed] { $seat }: { $cards } gespielt, obwohl für ein Gebot geschuldet.
   *[revoked] { $seat }: mit { $cards } falsch bedient.
  } Danach kam schon eine andere Karte. Deshalb bleibt { $cards } liegen, ist aber verwirkt: Den Stich macht eine andere, außer wenn alle verwirkt sind.
free-ruling-c = { $why ->
    [owed] { $seat }: { $cards } im { $trick }. Stich gespielt, obwohl für ein Gebot geschuldet.
   *[revoked] { $seat }: im { $trick }. Stich mit { $cards } falsch bedient.
  } Der Stich war schon genommen. Die Folge: keine Pluspunkte in dieser Runde.

# Announcements at the table. `who` is `you` if this player reads it.
free-told-won = { $who ->
    [you] Du gewinnst das Bieten mit { $cards } und bekommst die Schatztruhe.
   *[other] { $seat } gewinnt das Bieten mit { $cards } und bekommt die Schatztruhe.
  }
free-told-joker = { $who ->
    [you] Du gewinnst das Bieten mit einem Joker und bekommst die Schatztruhe. Das Joker-Team, das alle zehn Stiche braucht: { $seats }.
   *[other] { $seat } gewinnt das Bieten mit einem Joker und bekommt die Schatztruhe. Das Joker-Team, das alle zehn Stiche braucht: { $seats }.
  }
free-told-lead = { $who ->
    [you] Du spielst zum ersten Stich aus, denn du sitzt links von der Person, die das Bieten gewonnen hat.
    [left] { $seat }, links von dir, spielt zum ersten Stich aus, denn du hast das Bieten gewonnen.
   *[other] { $seat } sitzt links von der Person, die das Bieten gewonnen hat, und spielt zum ersten Stich aus.
  }
free-told-lead-joker = { $who ->
    [you] Du spielst zum ersten Stich aus, denn du spielst allein gegen das Joker-Team.
   *[other] { $seat } spielt zum ersten Stich aus, allein gegen das Joker-Team.
  }

# What is expected of a player, in one line.
free-prompt-open = Du hast { $card }: Eröffne damit das Bieten.
free-prompt-bid = Überbiete { $card } um höchstens eine Stufe oder passe.
free-prompt-bid-once = Überbiete { $card } um höchstens eine Stufe oder passe endgültig.
free-prompt-pass = Keine deiner Bietkarten steht über { $card }: Passe.
free-prompt-wait = Über { $card } geht es höchstens eine Stufe höher: Warte mit { $cards } und passe.
free-prompt-wait-once = Über { $card } geht es höchstens eine Stufe höher, zu wenig für { $cards }: Passe endgültig.
free-prompt-ten = Für dein Gebot { $card }: Leg ein { $suit } deiner Wahl ab.
free-prompt-jack = Für dein Gebot { $card }: Leg dein höchstes { $suit } ab.
free-prompt-queen = Für dein Gebot { $card }: Gib dein höchstes { $suit } an { $seat } ab.
free-prompt-king = Für dein Gebot { $card }: Leg deine drei höchsten { $suit } ab, oder alle, wenn du weniger hast.
free-prompt-honour-ten = Für dein Gebot { $card }: Wähle ein { $suit } zum Ablegen.
free-prompt-honour-jack = Für dein Gebot { $card }: Wähle dein höchstes { $suit } zum Ablegen.
free-prompt-honour-queen = Für dein Gebot { $card }: Wähle dein höchstes { $suit }, um es an { $seat } abzugeben.
free-prompt-honour-king = Für dein Gebot { $card }: Wähle deine drei höchsten { $suit } zum Ablegen, oder alle, wenn du weniger hast.
free-prompt-take = Der Stich gehört dir: Nimm ihn.
free-prompt-wait-take = Warten auf { $seat }: Der Stich muss genommen werden.
free-prompt-retake = { $cards } ist wieder in deinem Blatt: Spiel eine andere Karte.
free-prompt-retake-discarded = Die gespielte Karte war geschuldet und ist weg: Spiel eine andere.
free-prompt-ready = Alle Stiche sind gespielt. Sag, dass du bereit bist, oder erhebe vorher Einspruch.
free-prompt-send = Wähle eine Karte für { $seat }, rechts von dir.

# The score, line by line.
free-line-tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
  }
free-line-made = Kontrakt mit { $tricks } Stichen erfüllt: keine Strafe
free-line-rewarded = { $tricks ->
    [one] Kontrakt mit 1 Stich erfüllt
   *[other] Kontrakt mit { $tricks } Stichen erfüllt
  }
free-line-broken = { $tricks ->
    [one] Kontrakt nicht erfüllt: 1 Stich, nötig waren { $need }
   *[other] Kontrakt nicht erfüllt: { $tricks } Stiche, nötig waren { $need }
  }
free-line-diamonds = die meisten Karokarten
free-line-diamonds-tied = die meisten Karokarten, geteilt
free-line-ace = { $cards } in den Stichen
free-line-no-spade = kein Pik in den Stichen
free-line-barred = Einspruch, als der Stich schon genommen war: keine Pluspunkte

# What happened in a hand. $score is a number of points with its sign.
free-story-made = { $who ->
    [you] Du erfüllst deinen Kontrakt mit { $tricks } Stichen
   *[other] { $seat } erfüllt den Kontrakt mit { $tricks } Stichen
  }{ $barred ->
    [yes] , aber eine verletzte Regel macht ihn wertlos
   *[no] : { $score }
  }
free-story-broken = { $who ->
    [you] Du bleibst { free-story-short } unter deinem Kontrakt: { $score }
   *[other] { $seat } bleibt { free-story-short } unter dem Kontrakt: { $score }
  }
free-story-short = { $short ->
    [one] einen Stich
    [2] zwei Stiche
    [3] drei Stiche
    [4] vier Stiche
    [5] fünf Stiche
    [6] sechs Stiche
   *[other] { $short } Stiche
  }
free-story-joker-made = { $who ->
    [you] Du und { $seats } macht mit dem Joker alle zehn Stiche{ $barred ->
        [yes] , aber eine verletzte Regel macht sie für dich wertlos
       *[no] : { $score } für dich
      }
   *[other] { $seats } machen mit dem Joker alle zehn Stiche
  }
free-story-joker-broken = { $who ->
    [you] Du und { $seats } bleibt { free-story-short } unter den zehn für den Joker: je { $score }
   *[other] { $seats } bleiben { free-story-short } unter den zehn für den Joker: je { $score }
  }
free-story-own = Du machst { $tricks ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $tricks } Stiche
  }, insgesamt { $score }
free-story-barred = { $who ->
    [you] Ein Einspruch gegen dich hatte Erfolg: keine Pluspunkte für dich.
   *[other] Ein Einspruch gegen { $seat } hatte Erfolg: keine Pluspunkte.
  }
free-moment-made = Nach dem { $trick }. Stich war der Kontrakt sicher
free-moment-broken = Nach dem { $trick }. Stich war der Kontrakt verloren

# What the rule bot says of its choices.
rule-free-bid = mit der Truhe mache ich wohl etwa { $tricks } Stiche, auch wenn ich für dieses Gebot bezahle
rule-free-bid-least = von allen meinen Geboten gefällt mir dieses am besten
rule-free-few = mit der Truhe mache ich wohl nur etwa { $tricks } der sieben Stiche, die ich brauche
rule-free-no-hope = ein Gebot würde mich mehr kosten, als es bringt
rule-free-joker = die Truhe dürfte mir mehr bringen, als ein nicht erfüllter Kontrakt kostet
rule-free-lose-least = meine anderen Karten gefallen mir besser
rule-free-pay-low = mein niedrigstes { $suit }, so bleiben mir die höheren
rule-free-send = dann habe ich nur noch ein { $suit } und kann { $suit } bald stechen
rule-free-send-last = mein letztes { $suit }: dann kann ich { $suit } stechen, falls ich keins bekomme
rule-free-send-weak = { $number ->
    [one] ein höheres { $suit } ist nicht in meinem Blatt, diese Karte macht also kaum einen Stich
   *[other] { $number } höhere { $suit } sind nicht in meinem Blatt, diese Karte macht also kaum einen Stich
  }
rule-free-cash = diese Karte dürfte einen Stich machen
rule-free-draw = dieses Kreuz dürfte den Stich machen und zieht den anderen Trumpf
rule-free-lead-low = wohl keine meiner Karten macht einen Stich, also spiele ich eine niedrige aus
rule-free-lead = von allem, was ich ausspielen kann, gefällt mir das am besten
rule-free-win = ich mache den Stich so billig wie möglich
rule-free-take = ich mache den Stich mit dieser Karte
rule-free-ruff = ich habe nichts von der Farbe, also steche ich
rule-free-feed = bisher gehört der Stich meiner Seite, also behalte ich meine besseren Karten
rule-free-side = bisher gehört dieser Stich meiner Seite
rule-free-leave = ich könnte diesen Stich machen, behalte aber { $cards } für einen späteren
rule-free-low = diesen Stich kann ich nicht machen

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-free-joker = { counted-in }{ $seat } hat einen Joker
counted-free-rich = { counted-in }die Schatztruhe enthält mindestens { $number } Kreuz
counted-free-poor = { counted-in }die Schatztruhe enthält weniger als { $number } Kreuz

## Statistics
fact-free-bid = Du hast geboten
fact-free-declared = Du hattest den Kontrakt
fact-free-made = Davon erfüllt

## On the page, at the table
table-mark-owed = geschuldet
table-tag-declarer = höchstes Gebot
table-tag-partner = Joker-Team
table-tag-ace-of-hearts = ♥A geholt
table-tag-barred = keine Pluspunkte
table-tag-ready = bereit
# The points are those for the most diamonds, if the hand ended now; 0 for a player who has fewer than another
table-count-diamonds = { $points ->
    [0] { $count ->
        [one] 1 Karo in den Stichen
       *[other] { $count } Karo in den Stichen
      }
   *[other] { $count ->
        [one] 1 Karo in den Stichen, bisher die meisten: { $points } Punkte
       *[other] { $count } Karo in den Stichen, bisher die meisten: { $points } Punkte
      }
  }
table-diamonds-short = { $count } (+{ $points })
table-fact-contract = { $names }:
table-fact-contract-help = Was erreichen muss, wer das Bieten gewonnen hat: üblicherweise sieben Stiche, nach einem Joker alle zehn.
table-fact-of = { $made ->
    [yes] mit { $have } Stichen erfüllt
   *[no] { $have } von { $need } Stichen
  }
table-fact-chest = Truhe
table-fact-chest-help = Die sechs Karten in der Mitte für das höchste Gebot.
table-handicap = { $who ->
    [you] Du bezahlst für { $cards }
   *[other] { $seat } bezahlt für { $cards }
  }
table-windows = Was passiert, je nachdem, wann der Einspruch kommt
table-window-a = Vor der nächsten Karte
table-window-a-then = keine Strafe: die Karte geht zurück ins Blatt oder wird bezahlt, wenn sie geschuldet war
table-window-b = Bevor der Stich genommen ist
table-window-b-then = die Karte kann den Stich nicht machen
table-window-c = Vor dem nächsten Geben
table-window-c-then = keine Pluspunkte in dieser Runde
table-window-d = Nach dem nächsten Geben
table-window-d-then = nichts
table-settle = Alle Stiche sind gespielt
table-differs-honour = Spiel auf Ehre: Verbotene Karten werden nicht verhindert, weder deine noch die der anderen. Wer eine bemerkt, erhebt Einspruch, und je früher, desto milder geht es aus.
table-settle-help = Letzte Gelegenheit zum Einspruch. Abgerechnet wird, wenn alle bereit sind.
table-settle-ready = { $name }: bereit
table-settle-not-yet = { $name }: noch nicht
table-ladder = Die Gebotsleiter
table-ladder-open = Wer die Bietkarte ♠10 hat, eröffnet damit.
table-ladder-standing = Zu überbieten: { $cards } ({ $seat })
table-ladder-hint = Unter jeder deiner Bietkarten steht, was sie dich kostet, wenn du damit gewinnst, oder ab wann du sie bieten kannst. Die hellen kannst du jetzt bieten. Du bekommst die Truhe, bevor du bezahlst. In jeder Reihe steht Kreuz am höchsten.
table-bid-by = Gebot: { $seat }
table-bid-held = gehört dir
# The lowest bid over which a card may be bid, where the bids are not there yet. The short ones: 13 letters at most.
table-price-waits = { $waits ->
    [king] erst möglich, wenn ein König geboten ist
    [queen] erst möglich, wenn eine Dame geboten ist
   *[jack] erst möglich, wenn ein Bube geboten ist
  }
table-price-short-waits = { $waits ->
    [king] ab König
    [queen] ab Dame
   *[jack] ab Bube
  }
table-price-low = jetzt zu niedrig für ein Gebot
table-price-short-low = zu niedrig
# What winning with a card would cost. $count cards are known; $open: the chest may bring others.
# The short ones stand below the card: 13 letters at most, but for the Joker. $mark is the suit's.
table-price-none = { $open ->
    [yes] kostet nichts, außer wenn die Truhe { $suit } bringt
   *[no] kostet nichts
  }
table-price-ten = { $count ->
    [0] { table-price-none }
   *[other] kostet ein { $suit } deiner Wahl
  }
table-price-jack = { $count ->
    [0] { table-price-none }
   *[other] kostet dein höchstes { $suit }: { $cards }{ table-price-or-higher }
  }
table-price-queen = { $count ->
    [0] { table-price-none }
   *[other] dein höchstes { $suit } geht an { $seat }: { $cards }{ table-price-or-higher }
  }
table-price-or-higher = { $open ->
    [yes] {" "}oder ein höheres aus der Truhe
   *[no] { "" }
  }
table-price-king = { $count ->
    [0] { table-price-none }
    [1] kostet { $cards }{ table-price-or-more }
    [2] kostet { $cards }{ table-price-or-more }
   *[other] kostet deine drei höchsten { $suit }: { $cards }{ $open ->
        [yes] {" "}oder höhere aus der Truhe
       *[no] { "" }
      }
  }
table-price-or-more = { $open ->
    [yes] {" "}und dazu jedes { $suit } aus der Truhe, zusammen höchstens drei Karten
   *[no] { "" }
  }
table-price-joker = kostet keine Karte, aber zusammen mit der Person, die vor dir geboten hat, musst du alle zehn Stiche machen
table-price-joker-with = kostet keine Karte, aber zusammen mit { $seat } musst du alle zehn Stiche machen
table-price-short-none = { $open ->
    [yes] noch nichts
   *[no] nichts
  }
table-price-short-ten = { $count ->
    [0] { table-price-short-none }
   *[other] ein { $mark }
  }
table-price-short-jack = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] kostet { $cards }+
       *[no] kostet { $cards }
      }
  }
table-price-short-queen = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] gibt { $cards }+
       *[no] gibt { $cards }
      }
  }
table-price-short-king = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] 3 beste { $mark }
       *[no] kostet { $cards }
      }
  }
table-price-short-joker = keine Karte; alle 10 Stiche mit der Person, die vor dir bot
table-price-short-joker-with = keine Karte; alle 10 Stiche mit { $seat }
table-joker-help = Der Joker kostet keine Karte, aber zusammen mit der Person, die vor dir geboten hat, musst du alle zehn Stiche machen. Zurücknehmen kannst du ihn nicht.
table-joker-help-with = Der Joker kostet keine Karte, aber zusammen mit { $seat } musst du alle zehn Stiche machen. Zurücknehmen kannst du ihn nicht.
table-help-honour-title = Spiel auf Ehre
table-help-honour = Niemand hält dich auf: Du kannst jede Karte spielen und für ein Gebot zu wenige Karten bezahlen oder gar keine. Aber dann können die anderen Einspruch erheben.
table-help-honour-pay = Eine Karte, die du hättest bezahlen müssen, ist mit „geschuldet“ markiert: Sie zu spielen ist gegen die Regeln, und beim Bedienen zählt sie nicht mit.
table-help-honour-call = Drück auf „Einspruch“, wenn du glaubst, dass jemand falsch bedient oder eine geschuldete Karte gespielt hat. Warst du es selbst, drück an deinem Platz auf „Selbst melden“. Die Spielleitung beurteilt die erste solche Karte an diesem Platz. Was passiert, hängt davon ab, wann der Einspruch kommt:
table-help-honour-end = Ein vollständiger Stich bleibt offen liegen, bis er genommen wird, und abgerechnet wird erst, wenn alle bereit sind. Je langsamer das Spieltempo in den Einstellungen, desto mehr Zeit bleibt für einen Einspruch. In jeder Runde darfst du dreimal vergeblich Einspruch erheben.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-free-clubs-aim = Gewinne das Bieten und die Schatztruhe, bezahle deine Gebote mit eigenen Karten und mach trotzdem sieben von zehn Stichen. Oder halte die Person auf, die das versucht.
brief-free-clubs-deal =
    Zu dritt. Kreuz ist Trumpf. Gegeben wird reihum, nach jeder Runde einen Platz weiter links.

    - 10S JH QD KC X: je sechs Bietkarten: nur zum Bieten
    - AS 2S 3S 9S: je zehn Stichkarten: das Ass ist am niedrigsten
    - ? ? ?: sechs verdeckt: die Schatztruhe
brief-free-clubs-turn =
    - **Bieten**: Wer die Pik-10 hat, bietet sie. Dann geht es im Uhrzeigersinn: passen oder höher bieten, höchstens eine Stufe. Die Stufen: Zehner, Buben, Damen, Könige, Joker; in jeder Stufe Pik, Herz, Karo, Kreuz. Schluss ist, wenn zweimal nacheinander gepasst wird, oder mit einem Joker.
    - **Truhe**: Wer das Bieten gewinnt, bekommt sie. Wer einen Joker bietet, spielt im Team mit der Person, die davor den König geboten hat.
    - **Handicaps**: Wer das Bieten gewonnen hat (oder das ganze Joker-Team), bezahlt für jede selbst gebotene Karte, der Reihe nach:

    | Karte | aus deinem Blatt, in ihrer Farbe |
    |---|---|
    | 10 | eine beliebige wird abgelegt |
    | Bube | deine höchste wird abgelegt |
    | Dame | deine höchste geht nach links |
    | König | deine drei höchsten werden abgelegt |
    | Joker | nichts |

    - **Weitergeben**: Alle geben eine Karte nach rechts weiter, ohne zu wissen, was kommt.
    - **Stiche**: Zum ersten Stich spielt aus, wer links von der Person sitzt, die das Bieten gewonnen hat, nach einem Joker die Person, die allein spielt. Bediene, wenn du kannst; sonst spiel eine beliebige Karte. Das höchste Kreuz macht den Stich, sonst die höchste Karte der angespielten Farbe. Wer den Stich macht, spielt zum nächsten aus. Wer keine Karten hat, wird übersprungen. Es gibt zehn Stiche, oder weniger, wenn zwei Personen keine Karten mehr haben.
    { $enforcement ->
        [honour] - **Auf Ehre**: Niemand hält dich davon ab, eine Regel zu verletzen, aber andere können Einspruch erheben. Je früher der Einspruch, desto milder die Strafe.
       *[other] { "" }
    }
brief-free-clubs-score =
    | wofür | Punkte |
    |---|---|
    | jeder Stich, den du gemacht hast | +10 |
    | das Bieten allein gewonnen, aber weniger als 7 Stiche | −50 |
    | das Bieten mit einem Joker gewonnen, aber zusammen weniger als 10 Stiche | je −50 |
    | die meisten Karokarten in den Stichen (bei Gleichstand: je +10) | +20 |
    | Herz-Ass in deinen Stichen | +10 |
    | kein Pik in deinen Stichen | +5 |
brief-free-clubs-end = Wenn nach einer Runde jemand { $target } Punkte oder mehr hat. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt.
