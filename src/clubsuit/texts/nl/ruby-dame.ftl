# Ruby Dame.
game-ruby-dame-name = Ruby Dame
game-ruby-dame-taste = Haal met je partner ruitenvrouw binnen.
game-ruby-dame-character = Twee tegen twee: geef drie kaarten door, trek troef en haal ruitenvrouw binnen voor jullie team.
game-ruby-dame-length = 25–45 minuten
ruby-send-three = je moet precies drie kaarten doorgeven, niet { $number }
ruby-prompt-send = Kies drie kaarten om door te geven aan { $seat }.
ruby-line-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
  }
ruby-line-clubs = { $clubs ->
    [one] 1 klaveren gepakt
   *[other] { $clubs } klaveren gepakt
  }
ruby-line-dame = ruitenvrouw gepakt
ruby-line-all = alle { $all } punten

# What happened in a hand. $score is a number of points with its sign.
ruby-story = { $who ->
    [you] { $won ->
        [yes] Jij en { $seats } winnen de ronde met { $points } tegen { $others }, { ruby-story-queen }
       *[no] Jij en { $seats } verliezen de ronde met { $points } tegen { $others }, { ruby-story-queen }
    }
   *[other] { $seats } winnen de ronde met { $points } tegen { $others }, { ruby-story-queen }
  }
ruby-story-queen = { $dame ->
    [yes] met ruitenvrouw
   *[no] zonder ruitenvrouw
  }
ruby-story-all = { $who ->
    [you] Jij en { $seats } maken elke slag en pakken alle { $all } punten: { $score }
   *[other] { $seats } maken elke slag en pakken alle { $all } punten: { $score }
  }
ruby-moment = { $who ->
    [you] In slag { $trick } pakte je { $cards }
   *[other] In slag { $trick } pakte { $seat } { $cards }
  }

# Why the rule bot does what it does.
rule-ruby-pass = lage kaarten gaan weg; klaveren en hoge kaarten blijven
rule-ruby-void = dan heb ik geen { $suit } meer en kan ik introeven, tenzij ik { $suit } krijg
rule-ruby-missed = mijn andere kaarten bevallen me beter
rule-ruby-lead = deze kaart levert ons waarschijnlijk het meest op, en kost later het minst
rule-ruby-win = ik maak de slag zo goedkoop mogelijk
rule-ruby-take = ik maak de slag met deze kaart
rule-ruby-feed = de slag is voor ons, dus ik smeer
rule-ruby-keep = de slag is voor mijn partner, dus mijn betere kaarten houd ik
rule-ruby-leave = ik zou deze slag kunnen maken, maar { $cards } bewaar ik voor een latere
rule-ruby-low = ik kan deze slag niet winnen, dus ik geef zo weinig mogelijk punten weg
rule-ruby-throw = mijn andere kaarten bevallen me beter

## Statistics
fact-ruby-points = Punten die je in slagen pakte
fact-ruby-dame = Je pakte ruitenvrouw

## On the page, at the table
table-tag-dame = pakte ♦V
table-fact-dame = ♦V
table-fact-dame-help = Ruitenvrouw is vijf punten waard voor het team dat haar pakt.
table-dame-out = nog te pakken
table-fact-pass = Doorgeven
table-fact-pass-help = De drie kaarten die iedereen vóór de eerste slag aan een buur geeft.
table-fact-hand-score = Deze ronde
table-fact-hand-score-help = De punten die elk team tot nu toe heeft gepakt, van de 31 in een ronde.
table-fact-sides = wij { $ours }, zij { $theirs }
table-direction-left = naar links
table-direction-right = naar rechts
table-direction-none = geen
table-sending-left = Iedereen geeft drie gedekte kaarten door naar links.
table-sending-right = Iedereen geeft drie gedekte kaarten door naar rechts.
table-sending-none = In deze ronde worden geen kaarten doorgegeven.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-ruby-dame-aim = Maak met je partner slagen, vooral die met klaveren en ruitenvrouw erin.
brief-ruby-dame-deal =
    - Vier spelers; partners zitten tegenover elkaar. Azen zijn hoog. Klaveren is troef.
    - Iedereen krijgt dertien kaarten en geeft er drie door zonder te zien wat er komt: in de eerste ronde naar links, in de tweede naar rechts, in de derde geen, dan weer naar links.
    - Na elke ronde gaat het delen één plaats naar links.
brief-ruby-dame-turn =
    - De linkerbuur van de deler komt uit met een kaart naar keuze.
    - Beken als je kunt; zo niet, speel een kaart naar keuze.
    - De hoogste klaveren wint de slag, anders de hoogste kaart van de gevraagde kleur. Wie wint, komt uit in de volgende slag.

    - 10S: de eerste kaart
    - KS: bekent, en is hoger
    - 3C: uit een hand zonder schoppen: wint de slag
    - AD: uit een hand zonder schoppen: wint niets
brief-ruby-dame-score =
    Partners tellen hun punten op.

    - QD: de Ruby Dame: 5 punten
    - 7C: elke klaveren: 1 punt

    - Elke slag: 1 punt.
    - Alle 31 punten van een ronde: 5 punten extra.
brief-ruby-dame-end = Als een team na een ronde { $target } punten of meer heeft. Het hoogste totaal wint; bij gelijke totalen speel je door.
