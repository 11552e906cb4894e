# Puzzles: positions with one best choice (web/src/views/Puzzles.svelte).

puzzles-heading = Puzzels: { $game }
puzzles-about = In elke puzzel zit je midden in een ronde en ben jij aan de beurt. Je ziet wat de speler zag. Eén keuze is de beste: waar de gedekte kaarten ook liggen, geen andere levert meer op.
puzzles-solved = { $number ->
    [0] Je hebt nog geen van de { $all } puzzels opgelost.
   *[other] Je hebt { $number } van de { $all } puzzels opgelost.
}
puzzles-due = { $number ->
    [one] Eén ervan komt nu terug.
   *[other] { $number } ervan komen nu terug.
}
puzzles-rating = Je rating bij puzzels: { $skill } ± { $doubt }
puzzles-rating-help = Iedereen begint op 250. Een nieuwe puzzel die je oplost verhoogt hem, meer naarmate de puzzel moeilijker is; een gemiste puzzel verlaagt hem.
puzzles-again = Je hebt alles opgelost wat aan de beurt was. De volgende komt terug op { $date }.
puzzles-own = Uit je eigen partijen
puzzles-own-about = { $number ->
    [0] Als je een partij uitspeelt, verschijnen hier iets later stellingen waarin je de beste keuze miste.
    [one] Eén stelling waarin je de beste keuze miste, nu op te lossen: { $due }.
   *[other] { $number } stellingen waarin je de beste keuze miste, nu op te lossen: { $due }.
}
puzzles-own-start = Los er een van jezelf op
puzzles-ideas = Wat je hebt geoefend
puzzles-idea = { $right } van { $answered } goed
puzzles-start = Los een puzzel op
puzzles-new = Ken je het spel nog niet, lees dan eerst de regels.
puzzles-none = Voor dit spel zijn er nog geen puzzels.

# What counts in a game, in one or two sentences: `puzzles-goal-GAME`.
puzzles-goal-clubs-whist = Elke slag boven je quotum is voor jou een punt, elke slag eronder een minpunt. Klaveren is troef, en wie een slag kan overnemen, moet dat doen.
puzzles-goal-ruby-dame = Jij en je partner tegenover je krijgen 1 punt per slag, 1 voor elke klaveren erin en 5 voor ruitenvrouw. Klaveren is troef.
puzzles-goal-free-clubs = Elke slag telt 10 punten, de meeste ruiten 20, hartenaas 10 en helemaal geen schoppen 5. Het hoogste bod verliest 50 bij te weinig slagen. Klaveren is troef.
puzzles-goal-climbing-clubs = Speel evenveel kaarten van dezelfde soort, maar hoger, of pas. Klaveren leveren punten op, vroeg uit zijn geeft een bonus, en wie als laatste nog kaarten heeft, krijgt niets.

puzzle-ask = Welke keuze is de beste?
puzzle-tap = Kies een kaart uit je hand.
puzzle-counts = Wat er in dit spel telt
puzzle-before = Wat er eerder is gespeeld
puzzle-wrong = Niet de beste keuze:
puzzle-best = { $count ->
    [one] De beste: { $answer }.
   *[other] Even goed: { $answer }.
}
puzzle-fewer = { $deals ->
    [1] Maar één verdeling past bij wat je hebt gezien. Daarin krijg je zo minder punten.
   *[other] In { $worse } van de { $deals } mogelijke verdelingen zou je zo minder punten krijgen, en in geen enkele meer.
}
puzzle-always = In elk van de { $deals } mogelijke verdelingen zou je zo minder punten krijgen.
puzzle-most = { $deals ->
    [1] Maar één verdeling past bij wat je hebt gezien. Daarin levert geen andere keuze meer punten op.
   *[other] In geen van de { $deals } mogelijke verdelingen levert een andere keuze meer punten op.
}
puzzle-average = Gemiddeld over { $deals } mogelijke verdelingen is dit duidelijk het beste om de partij te winnen.
puzzle-below = Gemiddeld over { $deals } mogelijke verdelingen is een andere keuze duidelijk beter om de partij te winnen.
puzzle-agreed = Twee bots van verschillende soort kiezen dit. Bewezen is het niet.
puzzle-choice = Keuze
puzzle-mean = Punten gemiddeld
puzzle-mean-ahead = Voorsprong gemiddeld
puzzle-worse = Slechter in (verdelingen)
puzzle-worse-of = { $worse } van { $deals }
puzzle-possible = Een verdeling is mogelijk als die past bij alles wat je hebt gezien. De punten krijg je in deze ronde als iedereen na jouw keuze foutloos speelt.
puzzle-possible-ahead = Een verdeling is mogelijk als die past bij alles wat je hebt gezien. De punten zijn je voorsprong op de andere speler met kaarten als jullie na jouw keuze allebei foutloos spelen.
puzzle-real = De kaarten zoals ze echt lagen
puzzle-example = Een verdeling waarin het uitmaakt
puzzle-example-about = Met de echte kaarten maakt het niets uit. Als de kaarten zo lagen, wel.
puzzle-played-own = In je partij koos je: { $answer }.
puzzle-values = Onder elke kaart: je punten bij deze verdeling.
puzzle-values-ahead = Onder elke kaart: je voorsprong bij deze verdeling.
puzzle-laid-down = Kaarten die je hebt neergelegd, nog niet gespeeld
puzzle-unsolved = De punten bij deze verdeling en een verdeling waarin de keuze uitmaakt, ontbreken: de server is nog aan het opwarmen. Over een minuut worden ze getoond.
puzzle-due = Deze puzzel komt terug op { $date }.
puzzle-next = Volgende puzzel

# Ideas of the best choice: `motif-NAME`, declared in games/GAME/motifs.py, and a sentence about each.
motif-count-the-trumps = Tel de troeven
motif-count-the-trumps-about = Alle andere klaveren zijn weg, dus de hoogste kaart van een kleur wint zeker. Kom er nu mee uit.
motif-exit = Laat anderen uitkomen
motif-exit-about = Je hebt de hoogste kaart van een kleur, maar je komt uit met een kaart die te slaan is.
motif-draw-trumps = Troef trekken
motif-draw-trumps-about = Je komt met klaveren uit zolang anderen nog klaveren kunnen hebben.
motif-cash = Pak je vaste slag
motif-cash-about = Je komt uit met de hoogste kaart van een kleur, al kan iemand die misschien introeven.
motif-duck = Laat de slag lopen
motif-duck-about = Je kunt de slag maken, maar je laat hem aan de anderen.
motif-win-high = Win hoog
motif-win-high-about = Een lagere kaart wint ook, maar je maakt de slag met een hogere.
motif-win-low = Win laag
motif-win-low-about = Je maakt de slag met de laagste kaart van de kleur die hem kan winnen.
motif-ruff = Introeven
motif-ruff-about = Je wint de slag met een klaveren, al mag je ook iets anders spelen.
motif-make-void = Speel een kleur leeg
motif-make-void-about = Je geeft de laatste kaart van een kleur weg, zodat je die later kunt introeven.
motif-unload = Raak een hoge kaart kwijt
motif-unload-about = De slag is niet voor jou. Je geeft een hogere kaart weg dan nodig is.
motif-keep-trumps = Houd je troeven
motif-keep-trumps-about = Je kunt met klaveren uitkomen, maar je komt met een andere kleur uit.
motif-lead-strong = Kom uit met je sterkste kaart
motif-lead-strong-about = Je komt uit met de kaart die in haar kleur door de minste kaarten van anderen te slaan is.
motif-lead-weak = Kom uit met je zwakste kaart
motif-lead-weak-about = Je komt uit met de kaart die in haar kleur door de meeste kaarten van anderen te slaan is.
motif-throw-weak = Geef je zwakste kaart weg
motif-throw-weak-about = De slag is niet voor jou. Je speelt de kaart die in haar kleur door de meeste kaarten van anderen te slaan is.
motif-throw-strong = Geef je sterkste kaart weg
motif-throw-strong-about = De slag is niet voor jou. Je speelt de kaart die in haar kleur door de minste kaarten van anderen te slaan is.
motif-lead-short = Kom uit met je kortste kleur
motif-lead-short-about = Je komt uit met de gewone kleur waarvan je de minste kaarten hebt.
motif-lead-long = Kom uit met je langste kleur
motif-lead-long-about = Je komt uit met de gewone kleur waarvan je de meeste kaarten hebt.
motif-over-ruff = Overtroeven
motif-over-ruff-about = Iemand heeft ingetroefd, en jij gaat met een hogere klaveren over die kaart heen.

motif-throw-the-queen = Geef je partner de vrouw
motif-throw-the-queen-about = Je partner wint de slag, dus leg je ruitenvrouw erbij.
motif-bring-the-queen-home = Breng de vrouw thuis
motif-bring-the-queen-home-about = Ruitenvrouw wint deze slag, dus speel je haar nu.
motif-catch-the-queen = Vang de vrouw
motif-catch-the-queen-about = Ruitenvrouw ligt in deze slag, en jij wint hem.
motif-keep-the-queen = Houd de vrouw
motif-keep-the-queen-about = De tegenstanders winnen de slag, dus ruitenvrouw blijft in je hand.
motif-give-a-club = Geef je partner een klaveren
motif-give-a-club-about = Je partner wint de slag, en een klaveren daarin is een punt.
motif-overtake = Neem de slag van je partner over
motif-overtake-about = Je partner wint de slag, maar jij slaat die kaart, al hoeft het niet.
motif-unblock = Maak plaats voor je partner
motif-unblock-about = Je bekent onder de kaart van je partner, maar niet met je laagste.

motif-take-the-ace-of-hearts = Pak hartenaas
motif-take-the-ace-of-hearts-about = Hartenaas is 10 punten waard, en jij wint de slag waarin die ligt.
motif-stay-without-spades = Blijf zonder schoppen
motif-stay-without-spades-about = Je hebt nog geen schoppen in je slagen, en dat is 5 punten waard. Een slag met schoppen laat je aan de anderen.
motif-take-diamonds = Verzamel ruiten
motif-take-diamonds-about = De meeste ruiten zijn 20 punten waard. Je wint een slag met een ruiten, al hoeft het niet.

motif-wait-to-go-out = Wacht met uitgaan
motif-wait-to-go-out-about = Je kunt je laatste kaarten spelen, maar je wacht.
motif-hold-the-15 = Houd de 15
motif-hold-the-15-about = Je kunt een 15 spelen, maar je houdt die.
motif-spend-the-15 = Speel de 15
motif-spend-the-15-about = Je speelt nu een 15, al kun je die ook houden.
motif-pass = Passen
motif-pass-about = Je kunt spelen, maar je past.
motif-take-clubs = Vecht om de klaveren
motif-take-clubs-about = Er liggen klaveren in deze slag, dus speel je in plaats van te passen.
motif-break-a-set = Splits een set
motif-break-a-set-about = Je speelt een paar kaarten van een waarde en houdt de andere.
motif-lead-a-single = Kom uit met een single
motif-lead-a-single-about = Je kunt met een set of een run uitkomen, maar je komt met één kaart uit.
motif-lead-a-run = Kom uit met een run
motif-lead-a-run-about = Je komt uit met opeenvolgende nummers.
motif-lead-many = Kom uit met zoveel mogelijk kaarten
motif-lead-many-about = Je komt uit met de grootste combinatie die je hebt.
motif-keep-clubs = Houd je klaveren
motif-keep-clubs-about = Je kunt een klaveren spelen, maar je speelt alleen andere kaarten.
motif-play-clubs = Speel je klaveren
motif-play-clubs-about = Je speelt zoveel klaveren als je kunt.
motif-lead-low = Kom laag uit
motif-lead-low-about = Je komt uit met een combinatie met de laagste topkaart.
motif-play-high = Speel hoog
motif-play-high-about = Je speelt een combinatie met de hoogste topkaart.
motif-answer = Pas niet
motif-answer-about = Je kunt passen, maar je speelt op de slag.
