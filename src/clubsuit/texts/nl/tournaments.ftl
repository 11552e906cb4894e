# Tournaments: the matches of the week and those of clubs. Everyone plays the same deals.
tournaments-page-title = Dezelfde kaarten voor iedereen – Clubsuit
tournaments-help = Iedereen speelt dezelfde kaarten op dezelfde plaats, tegen dezelfde bots. Daarna zie je hoeveel punten meer of minder jij hebt gehaald dan de anderen. Er zijn geen hints en je kunt niets terugnemen, en iedereen speelt maar één keer.
tournaments-week = De partij van de week
tournaments-week-help = Elke maandag nieuwe kaarten, in elk spel.
tournaments-club = Toernooien
tournaments-club-help = Die je hebt gemaakt of waarin je speelt. Aan andere doe je mee met de link die iemand je stuurt.
tournaments-none = Nog geen.
tournaments-new = Een toernooi maken
tournaments-new-help = Je krijgt een link om te versturen. Wie die heeft kan meespelen, met een account of als gast.
tournaments-account = Log in of maak een account om een toernooi te maken.
tournaments-name = Naam
tournaments-name-example = bijvoorbeeld Clubavond
tournaments-game = Spel
tournaments-hands = Rondes
tournaments-level = Niveau van de bots
tournaments-days = Open gedurende
tournaments-days-count = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }
tournaments-make = Maken

tournament-week = Partij van de week: { $game }
tournament-page-title = { $name } – Clubsuit
tournament-about = { $hands ->
    [one] 1 ronde { $game }; bots: { $level }
   *[other] { $hands } rondes { $game }; bots: { $level }
  }
tournament-until = Open tot { $time }
tournament-over = Afgelopen op { $time }
tournament-players = { $entries ->
    [0] Nog niemand is begonnen.
    [one] 1 persoon is begonnen, { $finished } daarvan heeft alle rondes gespeeld.
   *[other] { $entries } mensen zijn begonnen, { $finished } daarvan hebben alle rondes gespeeld.
  }
tournament-play = Spelen
tournament-play-name = Spelen: { $name }
tournament-continue = Verder: ronde { $number } van { $hands }
tournament-look = Uitslag
tournament-look-name = Uitslag: { $name }
tournament-name = Je naam, zoals anderen die zien
tournament-later = Je ziet de uitslag als je alle rondes hebt gespeeld.
tournament-gone = Je hebt je tafel verwijderd, en iedereen speelt de kaarten van een toernooi maar één keer.
tournament-link = Link voor anderen
tournament-share = Link versturen
tournament-before = De week ervoor
tournament-results = Uitslag
tournament-accounts = Met een account
tournament-guests = Gasten
tournament-guests-help = Gasten hebben een eigen uitslag: een gast kan als iemand anders terugkomen en de kaarten kennen.
tournament-nobody = Nog niemand.
tournament-place = Plaats
tournament-player = Naam
tournament-field = Boven gemiddelde
tournament-matchpoints = Verslagen
tournament-hand = Ronde { $number }
tournament-mean = Gemiddelde
tournament-review-name = Partij analyseren: { $name }
tournament-you = jij
tournament-help = “Boven gemiddelde” zegt hoeveel punten per ronde iemand meer haalde dan het gemiddelde van allen die elke ronde hebben gespeeld, met account en als gast. “Verslagen” is het deel van die anderen met minder punten, gemiddeld over de rondes; gelijke punten tellen half. Bij gelijke punten is de plaats dezelfde. Een naam leidt naar de analyse van die partij.
tournament-fair = Hoe deze kaarten worden gedeeld
tournament-fair-how = De server heeft een geheim getrokken en toont vanaf het begin de vingerafdruk ervan, en kan het dus later niet verwisselen. De browser van de eerste die speelde heeft er een willekeurige reeks aan toegevoegd. Alle kaarten van iedereen volgen uit die twee samen.
tournament-fair-later = Vijf minuten na het einde wordt het geheim onthuld. Dan kan je browser elke ronde opnieuw delen om het na te gaan.
tournament-fair-first = Willekeurige reeks van de eerste die speelde
tournament-fair-none = Nog niemand heeft gespeeld.
tournament-fair-secret = Geheim

## What the server says
server-tournament-guest = alleen met een account kun je een toernooi maken
server-tournament-many = je hebt { $number } toernooien die nog lopen; meer zijn niet mogelijk
server-tournament-honour = in een toernooi gelden de regels streng, want bij het roepen van de arbiter telt wie sneller is
server-tournament-long = { $hands ->
    [0] dit spel is te lang voor een toernooi
    [one] met deze opties heeft een toernooi hoogstens één ronde
   *[other] met deze opties heeft een toernooi hoogstens { $hands } rondes
  }
server-tournament-program = programma’s kunnen niet aan toernooien meedoen
server-tournament-warming = de bots van dit toernooi zijn nog aan het opwarmen; probeer het over een minuut opnieuw
