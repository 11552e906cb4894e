# Climbing Clubs.
game-climbing-clubs-name = Climbing Clubs
game-climbing-clubs-taste = Sla elke run met een hogere, en blijf niet als laatste met kaarten zitten.
game-climbing-clubs-character = Speel singles, sets en runs, elk hoger dan de vorige. Verzamel klaveren voor de punten, maar zorg dat je je kaarten op tijd kwijt bent: wie als laatste kaarten heeft, krijgt niets.
game-climbing-clubs-length = 10–20 minuten

option-players = Spelers
option-teams = Teams
option-teams-help = Met vier spelers twee tegen twee. Met zes in twee teams van drie of drie teams van twee. Partners zitten nooit naast elkaar.
option-teams-0 = Geen teams
option-teams-2 = Twee teams
option-teams-3 = Drie teams
option-double_or_nothing = Dubbel of niks
option-double_or_nothing-help = Vóór je eerste kaart in een ronde mag je “dubbel” roepen. Ben je als eerste uit, dan tellen je punten dubbel; zo niet, dan krijg je niets.
option-wild_15s = 15-jokers
option-wild_15s-help = Een 15 kan voor elk nummer staan. Alleen een 15 die als 15 wordt gespeeld, wint de slag meteen.
option-crazy = Crazy
option-crazy-help = Een 15 wint niet meteen, en meer kaarten slaan minder kaarten: 1 2 3 slaat 14 15, en twee kaarten met nummer 3 slaan een losse 15.
option-club_points = Punten op de klaveren
option-club_points-help = Hoeveel elke klaveren waard is voor wie hem pakt, van de 1 tot de 15.
option-wilds_win = Elke 15 wint
option-wilds_win-help = Een 15 wint de slag meteen, waar hij ook voor staat. Alleen met 15-jokers, en niet in Crazy.
climbing-teams = { $players } spelers kunnen geen { $teams } teams vormen: het kan met 4 spelers in 2 teams, en met 6 spelers in 2 of 3
climbing-wilds-win = een 15 als joker kan alleen winnen als 15-en jokers zijn, en niet in Crazy

# Faults of a record's deal.
climbing-deal-stock = in de vorige ronde apart gelegd en dus voor { $seat }: { $cards }
climbing-deal-aside = de kaarten die nog apart liggen, moeten { $cards } zijn, in deze volgorde

# Refusals.
climbing-no-combination = { $cards } passen niet bij elkaar: speel één kaart, kaarten met hetzelfde nummer of opeenvolgende nummers
climbing-say-wild = { $cards } passen niet bij elkaar: zeg voor welk nummer een 15 staat, zoals 15D=8
climbing-only-wild = { $cards } kan niet voor { $number } staan: alleen een 15 is joker
climbing-not-wild = { $cards } kan niet voor { $number } staan: deze partij heeft geen jokers
climbing-must-lead = jij komt uit, dus je moet spelen
climbing-no-double = “dubbel of niks” hoort niet bij deze partij
climbing-doubled = je hebt al “dubbel” geroepen
climbing-double-late = “dubbel” roepen kan alleen vóór je eerste kaart in een ronde
climbing-same-kind = { $kind ->
    [single] er ligt een single met nummer { $top }, dus speel een hogere single of pas
    [set] { $size ->
        [2] er liggen twee kaarten met nummer { $top }, dus speel een hoger paar of pas
       *[other] er liggen { $size } kaarten met nummer { $top }, dus speel een hogere set van { $size } of pas
      }
   *[run] er ligt een run van { $low } tot en met { $top }, dus speel een hogere run van { $size } of pas
  }
climbing-must-beat = { $kind ->
    [run] je run moet hoger eindigen dan { $top }
   *[other] je moet hoger spelen dan { $top }
  }
climbing-must-beat-crazy = { $kind ->
    [single] er ligt een single met nummer { $top }, dus speel een hogere single of een set, of pas
    [set] { $size ->
        [2] er liggen twee kaarten met nummer { $top }, dus speel een hoger paar of een grotere set, of pas
       *[other] er liggen { $size } kaarten met nummer { $top }, dus speel een hogere set van { $size } of een grotere set, of pas
      }
   *[run] er ligt een run van { $low } tot en met { $top }, dus speel een hogere run van { $size } of een langere run, of pas
  }

# What is expected of a player.
climbing-prompt-lead = Jij komt uit: speel één kaart, een set of een run.{ $double ->
    [yes] {" "}Je mag eerst verdubbelen.
    [hopeless] {" "}Verdubbelen is te laat: er is al iemand uit, dus het kan je alleen je punten kosten.
   *[no] {""}
  }
climbing-prompt-follow = { $can ->
    [no] { $kind ->
        [single] Je hebt geen kaart boven { $top }: pas.
        [set] { $size ->
            [2] Je hebt geen paar boven { $top }: pas.
           *[other] Je hebt geen set van { $size } boven { $top }: pas.
          }
       *[run] Je hebt geen run van { $size } boven { $low }–{ $top }: pas.
      }
   *[yes] { $kind ->
        [single] Speel een kaart boven { $top } of pas.
        [set] { $size ->
            [2] Speel een paar boven { $top } of pas.
           *[other] Speel een set van { $size } boven { $top } of pas.
          }
       *[run] Sla de run { $low }–{ $top } met een hogere run van { $size } of pas.
      }
  }{ $double ->
    [yes] {" "}Je mag eerst verdubbelen.
    [hopeless] {" "}Verdubbelen is te laat: er is al iemand uit, dus het kan je alleen je punten kosten.
   *[no] {""}
  }
climbing-prompt-crazy = { $can ->
    [no] { $kind ->
        [single] Je kunt de { $top } niet slaan: pas.
        [set] { $size ->
            [2] Je kunt de twee kaarten met nummer { $top } niet slaan: pas.
           *[other] Je kunt de { $size } kaarten met nummer { $top } niet slaan: pas.
          }
       *[run] Je kunt de run { $low }–{ $top } niet slaan: pas.
      }
   *[yes] { $kind ->
        [single] Sla de { $top } met een hogere kaart of een set, of pas.
        [set] { $size ->
            [2] Sla de twee kaarten met nummer { $top }: speel een hoger paar of een grotere set, of pas.
           *[other] Sla de { $size } kaarten met nummer { $top }: speel een hogere set van { $size } of een grotere set, of pas.
          }
       *[run] Sla de run { $low }–{ $top } met een hogere run van { $size } of een langere run, of pas.
      }
  }{ $double ->
    [yes] {" "}Je mag eerst verdubbelen.
    [hopeless] {" "}Verdubbelen is te laat: er is al iemand uit, dus het kan je alleen je punten kosten.
   *[no] {""}
  }
climbing-prompt-answer = { $can ->
    [no] Alleen jij hebt nog kaarten, en je kunt hier niet overheen: pas.
   *[yes] Alleen jij hebt nog kaarten: na deze slag is de ronde afgelopen. Je mag er één keer overheen, zodat niemand anders de punten krijgt, of passen.
  }{ $double ->
    [hopeless] {" "}Verdubbelen is te laat: er is al iemand uit.
   *[no] {""}
  }

# Lines of the score.
climbing-line-bonus = bonuskaart voor wie uit is
climbing-line-clubs = punten op gepakte klaveren
climbing-line-doubled = verdubbeld: als eerste uit
climbing-line-failed = verdubbeld, maar niet als eerste uit: { $points } verloren
climbing-line-last = { $points ->
    [0] als laatste met kaarten: geen punten
   *[other] als laatste met kaarten: { $points } verloren
  }
climbing-line-team = alleen dit team had nog kaarten: { $points } verloren

# What happened in a hand. $score is a number of points with its sign.
climbing-story-out = { $who ->
    [you] Je bent { climbing-story-place } uit, { climbing-story-points }: { $score }
   *[other] { $seat } is { climbing-story-place } uit, { climbing-story-points }: { $score }
  }
climbing-story-place = { $place ->
    [1] als eerste
    [2] als tweede
    [3] als derde
    [4] als vierde
   *[other] als vijfde
  }
climbing-story-points = { $clubs ->
    [0] met { $bonus } als bonus
   *[other] met { $bonus } als bonus en { $clubs } voor klaveren
  }
climbing-story-held = { $who ->
    [you] Je bent tweede, { climbing-story-count }: { $score }
   *[other] { $seat } is tweede, { climbing-story-count }: { $score }
  }
climbing-story-count = { $clubs ->
    [0] zonder één klaveren
   *[other] { $who ->
        [you] en je klaveren tellen
       *[other] met { $clubs } voor klaveren
      }
  }
climbing-story-last = { $who ->
    [you] Jij hebt als laatste nog kaarten, { climbing-story-nothing }
   *[other] { $seat } heeft als laatste nog kaarten, { climbing-story-nothing }
  }
climbing-story-nothing = { $clubs ->
    [0] en er waren geen punten te verliezen
    [one] dus één punt voor klaveren telt niet
   *[other] dus { $clubs } punten voor klaveren tellen niet
  }
climbing-story-doubled = { $who ->
    [you] Je verdubbelde en bent als eerste uit: { $score }
   *[other] { $seat } verdubbelde en is als eerste uit: { $score }
  }
climbing-story-failed = { $who ->
    [you] Je verdubbelde, maar was niet de eerste: { climbing-story-points-lost }
   *[other] { $seat } verdubbelde, maar was niet de eerste: { climbing-story-points-lost }
  }
climbing-story-points-lost = { $lost ->
    [0] er waren geen punten te verliezen
    [one] één punt verloren
   *[other] { $lost } punten verloren
  }
climbing-story-double-won = { $who ->
    [you] Je verdubbelde en was als eerste uit.
   *[other] { $seat } verdubbelde en was als eerste uit.
  }
climbing-story-double-lost = { $who ->
    [you] Je verdubbelde en was niet de eerste.
   *[other] { $seat } verdubbelde en was niet de eerste.
  }
climbing-story-team = { $who ->
    [you] Jullie team haalt: { $score }
   *[other] { $seats } halen samen: { $score }
  }
climbing-story-team-last = { $who ->
    [you] Alleen jullie team heeft nog kaarten, { climbing-story-team-lost }
   *[other] Alleen het team van { $seats } heeft nog kaarten, { climbing-story-team-lost }
  }
climbing-story-team-lost = { $lost ->
    [0] en er waren geen punten te verliezen
    [one] dus één punt telt niet
   *[other] dus { $lost } punten tellen niet
  }
climbing-moment = { $who ->
    [you] In slag { $trick } was je { climbing-story-place } uit
   *[other] In slag { $trick } was { $seat } { climbing-story-place } uit
  }

# What the rule bot thinks.
rule-climbing-go-out = dan ben ik uit
rule-climbing-win-clubs = in deze slag zitten punten, en die haal ik waarschijnlijk
rule-climbing-stop = hiermee win ik waarschijnlijk de slag en kom ik weer uit
rule-climbing-lead-loser = nu ik uitkom, kan ik kaarten kwijt die later vrijwel nooit een slag maken
rule-climbing-lead-strong = hier gaat waarschijnlijk niemand overheen, en dan kom ik weer uit
rule-climbing-follow = dit is het laagste van deze soort, en mijn hogere kaarten houd ik
rule-climbing-spare = dit bevalt me beter dan wat ik verder kan spelen
rule-climbing-save = nu spelen kost meer dan het oplevert
rule-climbing-no-clubs = in deze slag zit geen klaveren, dus ik bewaar mijn kaarten voor een betere
rule-climbing-cannot = ik heb niets om dit te slaan
rule-climbing-partner = de slag is van mijn partner
rule-climbing-deny = ik pak deze slag, zodat niemand anders de punten krijgt
rule-climbing-double = met deze hand ben ik waarschijnlijk als eerste uit

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-climbing-stands = niemand anders kan { $cards } slaan{ counted-in }
counted-climbing-falls = iemand anders kan { $cards } slaan{ counted-in }
counted-climbing-beats = { $seat } kan { $cards } slaan{ counted-in }
counted-climbing-all = { $seat } kan { $cards } slaan en is dan uit{ counted-in }
counted-climbing-last = na { counted-after } blijf jij als laatste met kaarten zitten en tellen je punten niet{ counted-in }
counted-climbing-last-of = na { counted-after } blijft { $seat } als laatste met kaarten zitten en tellen de eigen punten niet{ counted-in }
counted-climbing-team-last = na { counted-after } heeft alleen jullie team nog kaarten en tellen de punten van het team niet{ counted-in }
counted-climbing-team-last-of = na { counted-after } heeft alleen het team van { $seat } nog kaarten en tellen de punten van het team niet{ counted-in }
counted-climbing-first = na { counted-after } ben jij als eerste uit, met de bonuskaart{ counted-in }
counted-climbing-first-of = na { counted-after } is { $seat } als eerste uit, met de bonuskaart{ counted-in }
counted-climbing-double-won = na { counted-after } ben jij als eerste uit en tellen je punten dubbel{ counted-in }
counted-climbing-double-lost = na { counted-after } is een ander als eerste uit en kost verdubbelen je al je punten{ counted-in }
counted-climbing-double-lost-of = na { counted-after } is { $seat } niet als eerste uit en kost verdubbelen alle punten{ counted-in }
counted-climbing-double-of = na { counted-after } is { $seat } als eerste uit, met dubbele punten{ counted-in }

## Statistics
fact-climbing-place = Als hoeveelste je uit was
fact-climbing-first = Je was als eerste uit
fact-climbing-double = Dubbel gewonnen

## On the page, at the table
table-tag-doubled = dubbel
table-tag-out = { $place ->
    [1] als eerste uit
    [2] als tweede uit
    [3] als derde uit
    [4] als vierde uit
   *[other] als vijfde uit
  }
table-tag-bonus = bonus { $bonus }
table-fact-bonus-left = Bonuskaarten over
table-fact-bonus-left-help = Wat spelers die nog kaarten hebben, kunnen krijgen als ze uit zijn.
table-fact-stock = Niet gedeeld
table-fact-stock-help = De kaarten die in deze ronde niemand heeft. Ze liggen apart en worden de volgende keer het eerst gedeeld.
table-fact-variant = Variant
table-double = Dubbel
table-differs-teams = { $partners ->
    [one] Teams: je partner zit tegenover je, en jullie punten worden opgeteld. Zodra nog maar één team kaarten heeft, eindigt de ronde en krijgt dat hele team niets, ook een partner die uit is.
   *[other] Teams: elke tweede speler is je partner, en al jullie punten worden opgeteld. Zodra nog maar één team kaarten heeft, eindigt de ronde en krijgt dat hele team niets, ook een partner die uit is.
  }
table-differs-double = Dubbel of niks: vóór je eerste kaart mag je “dubbel” roepen. Ben je als eerste uit, dan tellen je punten in deze ronde dubbel; zo niet, dan krijg je niets.
table-differs-wild = 15-jokers: jouw 15 mag voor elk nummer staan, en jij zegt voor welk. De kaart is dan gewoon dat nummer en wint niet meteen, maar de punten erop blijven.
table-differs-crazy = Crazy: meer kaarten van dezelfde soort slaan minder kaarten, wat de nummers ook zijn. Een 15 wint niet meteen; alle anderen moeten passen.
table-double-help = Ben je als eerste uit, dan tellen je punten in deze ronde dubbel. Zo niet, dan krijg je niets. Je kunt het niet terugnemen.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-climbing-clubs-aim =
    Zorg dat je je kaarten eerder kwijt bent dan de anderen, en pak onderweg klaveren: alleen klaveren en bonuskaarten leveren punten op.
    { $teams ->
        [0] { "" }
       *[other] Er zijn { $teams } teams. Partners tellen hun punten op.
    }
brief-climbing-clubs-deal =
    - De nummers 1 tot en met 15 in vier kleuren. Iedereen krijgt tien kaarten.
    - De rest wordt apart gelegd en de volgende keer het eerst gedeeld.
    - Bonuskaarten in het midden: { $players ->
        [2] alleen de 5
        [3] 5, 2 en 0
        [5] 10, 8, 5, 2 en 0
        [6] 12, 10, 8, 5, 2 en 0
       *[4] 8, 5, 2 en 0
    }.
    - Na elke ronde gaat het delen één plaats naar links.
brief-climbing-clubs-turn =
    De linkerbuur van de deler komt uit met een van deze:

    - 9H: een single
    - 4C 4D 4S: een set, van twee of meer kaarten
    - 7C 8D 9H: een run, van twee of meer kaarten

    - Daarna, met de klok mee: pas, of sla het met dezelfde soort, evenveel kaarten en een hogere topkaart.
    - Wie past, mag later in dezelfde slag weer spelen.
    - Als alle anderen hebben gepast, is de slag voor wie het laatst speelde. Die komt uit in de volgende slag.
    - Met je laatste kaart ben je uit, en pak je de hoogste bonuskaart die er nog ligt.
    - Wie als laatste kaarten heeft, mag in de open slag nog één keer spelen. Daarna is de ronde afgelopen.
    { $crazy ->
        [true] - Meer kaarten van dezelfde soort slaan minder kaarten, wat de nummers ook zijn. Een single telt als een set van één.
       *[other] - Een combinatie met een 15 erin wint de slag meteen.
    }
    { $wild_15s ->
        [true] - Een 15 kan voor elk nummer staan. { $crazy ->
            [true] { "" }
           *[other] Alleen een 15 die als 15 wordt gespeeld, wint de slag meteen.
        }
       *[other] { "" }
    }
    { $double_or_nothing ->
        [true] - Vóór je eerste kaart in een ronde mag je “dubbel” roepen: ben je als eerste uit, dan tellen al je punten van de ronde dubbel; zo niet, dan krijg je niets.
       *[other] { "" }
    }
brief-climbing-clubs-score =
    - 1C 5C: lage klaveren
    - 6C 10C: middelste klaveren
    - 11C 15C: hoge klaveren

    - Je krijgt de punten van je bonuskaart en die op de klaveren die je hebt gepakt.
    - { $teams ->
        [0] { $players ->
            [2] Wie nog kaarten heeft, krijgt alleen de punten op de klaveren.
           *[other] Wie aan het eind nog kaarten heeft, krijgt niets.
        }
       *[other] Zodra nog maar één team kaarten heeft, stopt de ronde en krijgt dat hele team niets.
    }
brief-climbing-clubs-end =
    { $teams ->
        [0] Als iemand
       *[other] Als een team
    } na een ronde { $target ->
        [null] 50
       *[other] { $target }
    } punten of meer heeft. Wie de meeste punten heeft, wint; wie gelijk staat, deelt in de winst.
