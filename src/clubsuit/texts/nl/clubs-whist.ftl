# Clubs, Whist group.
whist-clubs-not-broken = klaveren is nog niet gebroken en je hebt andere kleuren: kom met een daarvan uit
whist-must-beat = je moet over { $best } heen; keuze: { $cards }
whist-prompt-exchange = Houd je hand of ruil hem blind tegen de ruilhand.
whist-prompt-lead-plain = Jij komt uit, maar niet met klaveren, want klaveren is nog niet gebroken.
whist-prompt-beat = Bekennen en overnemen: speel een hogere { $suit }.
whist-prompt-ruff = Je hebt geen { $suit }: je moet de slag winnen met klaveren.
# What happened in a hand. $score is a number of points with its sign.
whist-story-over = { $who ->
    [you] Je maakt { $tricks } slagen, { whist-story-count } boven het quotum: { $score }
   *[other] { $seat } maakt { $tricks } slagen, { whist-story-count } boven het quotum: { $score }
  }
whist-story-under = { $who ->
    [you] Je maakt { whist-story-tricks }, { whist-story-count } onder het quotum: { $score }
   *[other] { $seat } maakt { whist-story-tricks }, { whist-story-count } onder het quotum: { $score }
  }
whist-story-quota = { $who ->
    [you] Je maakt { $tricks } slagen, precies het quotum: { $score }
   *[other] { $seat } maakt { $tricks } slagen, precies het quotum: { $score }
  }
whist-story-tied = { $seats } maken elk { $tricks } slagen, { whist-story-count } boven het quotum: { $score }
whist-story-count = { $count ->
    [one] één
    [2] twee
    [3] drie
    [4] vier
   *[other] { $count }
  }
whist-story-tricks = { $tricks ->
    [0] geen slag
    [one] één slag
   *[other] { $tricks } slagen
  }
whist-moment = { $who ->
    [you] In slag { $trick } ging je over het quotum van { $quota }
   *[other] In slag { $trick } ging { $seat } over het quotum van { $quota }
  }

whist-line-last = de laatste slag
whist-line-tricks = { $side ->
    [above] { $tricks } slagen, { $by } boven het quotum van { $quota }
    [level] { $tricks } slagen, precies het quotum
   *[below] { $tricks ->
        [one] 1 slag, { $by } onder het quotum van { $quota }
       *[other] { $tricks } slagen, { $by } onder het quotum van { $quota }
      }
  }
game-clubs-whist-name = Clubs (Whist)
game-clubs-whist-taste = Houd je hand of waag het met de ruilhand. Twee manieren om te winnen: ver omhoog of ver omlaag.
game-clubs-whist-character = Een gok met de ruilhand, slagen die je móét maken, en twee manieren om te winnen: ver omhoog of ver omlaag.
game-clubs-whist-length = 20–30 minuten
option-target-help-clubs-whist = Wie na een ronde minstens zo ver boven of onder nul staat, wint.
option-lead = Wie het eerst uitkomt
option-lead-help = In de eerste slag komt uit: wie het laatst heeft geruild, of de linkerbuur van die speler. (Beide komen voor.)
option-lead-exchanger = Wie het laatst ruilde
option-lead-left-of-exchanger = De linkerbuur van wie het laatst ruilde

# Why a player leads first. `who` is `you` if this player reads it.
whist-told-lead-exchanger = { $who ->
    [you] Jij komt uit in de eerste slag, want jij hebt het laatst geruild.
   *[other] { $seat } heeft het laatst geruild en komt uit in de eerste slag.
  }
whist-told-lead-left = { $who ->
    [you] Jij komt uit in de eerste slag, want wie het laatst heeft geruild, zit rechts van je.
   *[other] { $seat } komt uit in de eerste slag, als linkerbuur van wie het laatst heeft geruild.
  }
whist-told-lead-nobody = { $who ->
    [you] Jij komt uit in de eerste slag, want niemand heeft geruild en de deler zit rechts van je.
   *[other] { $seat } komt als linkerbuur van de deler uit in de eerste slag, want niemand heeft geruild.
  }

# Why the rule bot does what it does.
rule-whist-win = dit geeft me de beste kans op een slag, en kost me later het minst
rule-whist-lose = ik wil weinig slagen, en deze kaart verliest waarschijnlijk
rule-whist-lead = van alle kaarten om mee uit te komen, bevalt deze me het best
rule-whist-keep = mijn hand bevalt me beter dan een onbekende
rule-whist-keep-up = met mijn kaarten verwacht ik ongeveer { $tricks } slagen, en het quotum is 4
rule-whist-keep-down = { $tricks ->
    [0] ik wil weinig slagen, en met mijn kaarten verwacht ik er vrijwel geen
    [one] ik wil weinig slagen, en met mijn kaarten verwacht ik er maar ongeveer één
   *[other] ik wil weinig slagen, en met mijn kaarten verwacht ik er maar ongeveer { $tricks }
  }
rule-whist-swap = een onbekende hand bevalt me beter dan de mijne
rule-whist-swap-up = { $tricks ->
    [0] met mijn kaarten verwacht ik vrijwel geen slagen, terwijl een onbekende hand er gemiddeld vier oplevert
    [one] met mijn kaarten verwacht ik maar ongeveer één slag, terwijl een onbekende hand er gemiddeld vier oplevert
   *[other] met mijn kaarten verwacht ik maar ongeveer { $tricks } slagen, terwijl een onbekende hand er gemiddeld vier oplevert
  }
rule-whist-swap-down = ik wil weinig slagen, en met mijn kaarten verwacht ik er ongeveer { $tricks }
rule-whist-cheap-win = ik wil de slag, en dit is de goedkoopste kaart ervoor
rule-whist-throw-low = ik kan deze slag niet winnen
rule-whist-throw-high = ik wil weinig slagen, dus ik gooi een kaart weg die later een slag kan maken
rule-whist-duck = ik moet over de beste kaart heen, en daarvoor bevalt deze kaart me het best
rule-whist-must-high = ik moet deze slag maken, dus ik speel mijn hoogste kaart en houd lagere over
rule-whist-must-low = ik moet over de beste kaart heen, en misschien gaat iemand nog over mijn laagste heen

# What the expected points of a hand mean for the game. `total` is the player's score.
outlook-whist-down-nearer = deze minpunten helpen je: je staat op { $total }, en −{ $target } wint ook
outlook-whist-down-farther = deze minpunten helpen je niet: van { $total } is het nog ver tot −{ $target }
outlook-whist-up-farther = deze punten leiden weg van −{ $target }, en dat is dichterbij dan { $target }: je staat op { $total }

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-whist-more-clubs = { $number ->
    [one] de ruilhand heeft meer dan één klaveren{ counted-in }
   *[other] de ruilhand heeft meer dan { $number } klaveren{ counted-in }
  }
counted-whist-fewer-clubs = { $number ->
    [one] de ruilhand heeft geen klaveren{ counted-in }
   *[other] de ruilhand heeft minder dan { $number } klaveren{ counted-in }
  }

## Statistics
fact-whist-swap = Je ruilde je hand
fact-whist-swap-points = Punten per ronde als je ruilde
fact-whist-keep-points = Punten per ronde als je niet ruilde

## On the page, at the table
table-target-both = { $target } of −{ $target }
table-tag-keep = niet geruild
table-tag-swap = geruild
table-fact-broken = Klaveren gebroken
table-fact-broken-help = Er is klaveren gespeeld. Vanaf dan mag er met klaveren worden uitgekomen.
table-fact-quota = Quotum
table-fact-quota-help = Vier slagen, die niets opleveren. Vanaf daar tellen de punten, omhoog en omlaag.
table-bid-hand = De ruilhand
table-bid-hand-help = Dertien gedekte kaarten: kaarten die niemand heeft gezien, of de hand die het laatst is neergelegd.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-clubs-whist-aim = Maak per ronde meer dan vier slagen, of juist zo weinig mogelijk: je wint ver omhoog of ver omlaag.
brief-clubs-whist-deal =
    - Drie spelers. De aas is hoog. Klaveren is troef.
    - Elk dertien kaarten; nog dertien liggen gedekt in het midden: de ruilhand.
    - Kies elk één keer, te beginnen bij de linkerbuur van de deler: **houd** je kaarten, of **ruil** ze allemaal, blind, voor die in het midden. De volgende speler kan nemen wat jij neerlegt.
    - Na elke ronde gaat het delen één plaats naar links.
brief-clubs-whist-turn =
    - { $lead ->
        [left-of-exchanger] De linkerbuur van wie het laatst heeft geruild, komt als eerste uit.
       *[other] Wie het laatst heeft geruild, komt als eerste uit.
    } Heeft niemand geruild, dan komt de linkerbuur van de deler uit.
    - Kom niet met klaveren uit voordat klaveren gebroken is (er is klaveren gespeeld), tenzij je niets anders hebt.
    - Beken als je kunt, en **ga over de beste kaart heen als je kunt**.
    - Heb je de gevraagde kleur niet, speel dan een klaveren die wint.
    - Kun je niet winnen, speel dan een kaart naar keuze van de gevraagde kleur; heb je die niet, dan een kaart naar keuze.
    - De hoogste klaveren wint de slag, anders de hoogste kaart van de gevraagde kleur. Wie wint, komt uit in de volgende slag.

    - 9H: de eerste kaart
    - QH: moet over de 9 heen, en doet dat
    - 2C: heeft geen harten en moet dus introeven: wint de slag
brief-clubs-whist-score =
    | slagen | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    |---|---|---|---|---|---|---|---|---|
    | punten | −4 | −3 | −2 | −1 | 0 | +1 | +2 | +3 |

    Elke slag meer is een punt meer.
brief-clubs-whist-end = Na een ronde wint iedereen die op +{ $target } of meer staat, en ook iedereen op −{ $target } of minder. Geldt dat voor alle drie, dan eindigt het gelijk.
