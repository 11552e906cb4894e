# Reviews in the browser (docs/review.md). What the server says:
review-no-decision = er is geen beslissing { $number } in ronde { $hand }
review-not-weighed = het roepen van de arbiter wordt niet geanalyseerd
review-no-chances = de winkansen in ronde { $hand } zijn niet bekend
review-not-over = je kunt een stelling pas uitproberen als de partij afgelopen is
review-record-fault = { $where }: { $text }

## The page
review-heading = Analyse
review-page-title = Analyse: { $game } – Clubsuit
review-loading = De analyse wordt geopend…
review-unloaded = Dit deel van de pagina kon niet worden geladen. Laad de pagina opnieuw.
review-nothing = Er valt nog niets te analyseren: de eerste ronde is nog niet afgelopen.
review-not-open = De partij loopt nog, dus je ziet alleen je eigen beslissingen en wat je toen kon weten. Na de partij zie je alle kaarten en de beslissingen van iedereen.
review-to-table = Terug naar de tafel
review-steps = Door de beslissingen bladeren
review-back-one = Vorige beslissing
review-on-one = Volgende beslissing
review-back-hand = Vorige ronde
review-on-hand = Volgende ronde
review-whose = Toon beslissingen van
review-everybody = iedereen
review-all-cards = Alle kaarten tonen
review-keys = Toetsen: ← → één beslissing, Page up en Page down één ronde, C de duurste beslissing, A alle kaarten, T vanaf hier uitproberen.
review-progress = { $done } van { $all } beslissingen geanalyseerd. Je kunt intussen rondkijken, of weggaan en later terugkomen.
review-sorting = Alle beslissingen zijn geanalyseerd. De duurste worden nog eens met meer verdelingen geanalyseerd, zodat de volgorde klopt.
review-moment = Ronde { $hand }, nr. { $number } · { $name }: { $did }
review-place-short = { $hand }.{ $number }
review-did-call = Arbiter roepen: { $seat }
review-cards-of = { $who ->
    [you] Jouw kaarten
   *[other] Kaarten van { $name }
  }
review-auction-cards = Biedkaarten
review-mark-done = gespeeld
review-mark-best = sterkste bot
review-mark-both = gespeeld, net als de sterkste bot
review-mark-open = beste

## What a decision was worth
review-numbers = Wat deze beslissing waard was
review-weighing = Analyseren…
review-unknown = Nog niet geanalyseerd.
review-forced = Er was geen andere keuze.
review-same = De sterkste bot had hetzelfde gedaan.
review-as-good = Ongeveer even goed als de keuze van de sterkste bot (uitgeprobeerd in { $worlds } verdelingen).
review-costs = { $who ->
    [you] Verlaagt je winkans met { $cost } procentpunt.
   *[other] Verlaagt de winkans van { $name } met { $cost } procentpunt.
  }
review-may-cost = { $who ->
    [you] Misschien even goed als de keuze van de sterkste bot: verlaagt je winkans met hoogstens { $cost } procentpunt (uitgeprobeerd in { $worlds } verdelingen).
   *[other] Misschien even goed als de keuze van de sterkste bot: verlaagt de winkans van { $name } met hoogstens { $cost } procentpunt (uitgeprobeerd in { $worlds } verdelingen).
  }
review-gains = { $who ->
    [you] Beter dan de keuze van de sterkste bot: verhoogt je winkans met { $cost } procentpunt.
   *[other] Beter dan de keuze van de sterkste bot: verhoogt de winkans van { $name } met { $cost } procentpunt.
  }
review-known = { $who ->
    [you] Op basis van wat je kon weten
   *[other] Op basis van wat { $name } kon weten
  }
review-known-help = { $who ->
    [you] Uitgeprobeerd in { $worlds } verdelingen van de kaarten die passen bij wat je had gezien. Hiermee kun je de beslissing beoordelen. “±” geeft aan hoeveel de uitkomst per verdeling verschilt.
   *[other] Uitgeprobeerd in { $worlds } verdelingen van de kaarten die passen bij wat { $name } had gezien. Hiermee kun je de beslissing beoordelen. “±” geeft aan hoeveel de uitkomst per verdeling verschilt.
  }
review-chance = wint { $chance }% ± { $spread }
review-points = { $points } punten
review-points-ahead = { $side ->
    [ahead] { $points } voor
    [behind] { $points } achter
   *[level] gelijk
  }
review-opened = Met alle kaarten open
review-opened-exact = Wat deze ronde oplevert met de kaarten zoals ze echt lagen, en volmaakt spel vanaf hier. Niemand kon dit weten, dus beoordeel er geen beslissing op.
review-opened-ahead = Met de kaarten zoals ze echt lagen, en volmaakt spel van beide: hoeveel punten voorsprong op de enige andere speler met kaarten (met teams: op het andere team). Niemand kon dit weten, dus beoordeel er geen beslissing op.
review-opened-rough = Wat deze ronde oplevert met de kaarten zoals ze echt lagen, als iedereen vanaf hier volgens eenvoudige regels speelt. Niemand kon dit weten, dus beoordeel er geen beslissing op.
review-solved = Elke keuze, met alle kaarten open
review-values-score = Onder elke kaart: wat de ronde de speler oplevert als die kaart nu wordt gespeeld, met de kaarten zoals ze echt lagen en volmaakt spel van iedereen.
review-values-ahead = Onder elke kaart: hoeveel punten de speler aan het eind voorstaat als die kaart nu wordt gespeeld, met de kaarten zoals ze echt lagen en volmaakt spel van beide.
review-values-far = Tegen het eind van een ronde, als het uit te rekenen is, staat hier bij elke kaart wat die met alle kaarten open waard is.
review-best = Wat de sterkste bot had gedaan
review-best-help = Hij zag niet meer dan de speler.
review-candidates = De kansrijkste keuzes, uitgeprobeerd in dezelfde verdelingen
review-choice = Keuze
review-games = Partijen gewonnen
review-hand-points = Punten
review-why = Waarom { $name } ({ $bot }) dit deed
review-why-help = De bot is nog eens gevraagd, met dezelfde kaarten in zicht.
review-why-tried = Deze bot beslist door de keuzes uit te proberen, zoals in de tabel hierboven.
review-why-candidates = Hoe de bot zijn keuzes waardeert
review-value = Waardering (hoger is beter)

## Curve and lists
review-curve = Winkansen
review-curve-help = Na elke beslissing, met alle kaarten open, als iedereen vanaf daar volgens eenvoudige regels speelt.
review-curve-help-own = Na elk van jouw beslissingen, op basis van wat je kon weten.
review-curve-picture = De winkansen als lijnen. Dezelfde getallen staan in de tabel eronder.
review-curve-table = De kansen na elke ronde
review-sides = Kansen na deze beslissing
review-slider = Door de partij bladeren
review-hand = Ronde
review-costliest = Duurste beslissingen
review-costliest-help = Hoeveel procentpunt winkans elke beslissing kostte, op basis van wat de speler kon weten. “=”: kostte misschien evenveel als een beslissing erboven.
review-equal = gelijk: kostte misschien evenveel als een beslissing erboven
review-costliest-none = Tot nu toe heeft geen beslissing iets gekost.
review-unsure = onzeker
review-decisions = Alle beslissingen

## Grades
review-grade-good = goed
review-grade-inaccuracy = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = blunder
review-grade-good-means = goed: de keuze van de sterkste bot, of even goed
review-grade-inaccuracy-means = onnauwkeurigheid: kost minstens 5 procentpunt winkans
review-grade-mistake-means = fout: kost minstens 10 procentpunt winkans
review-grade-blunder-means = blunder: kost minstens 15 procentpunt winkans
review-summary = Hoe goed er is gespeeld
review-summary-help = Alleen beslissingen met een keuze, beoordeeld op basis van wat elke speler kon weten. Onzekere krijgen geen oordeel.
review-summary-player = Speler
review-made = Beslissingen
review-lost = Gemiddeld verlies, in procentpunten

## The costliest decisions once more
review-learn = Leren van fouten
review-learn-place = { $at } van { $all }
review-learn-ask = { $who ->
    [you] Hier maakte je een fout. Wat zou je nu doen?
   *[other] Hier maakte { $name } een fout. Wat zou jij doen?
  }
review-learn-yours = jij
review-learn-wins = wint { $chance }%
review-learn-same = De sterkste bot zou hetzelfde doen.
review-learn-near = Ongeveer even goed als de keuze van de sterkste bot.
review-learn-better = Beter dan wat er is gespeeld: { $gain } procentpunt meer winkans. De sterkste bot vond iets nog beters.
review-learn-not = Niet beter dan wat er is gespeeld.
review-learn-again = Andere keuze
review-learn-next = Volgende fout
review-learn-end = Terug naar de analyse

## Try it from here
review-try = Vanaf hier uitproberen
review-try-help = { $who ->
    [you] Een nieuwe tafel met de kaarten zoals ze vóór deze beslissing waren (ronde { $hand }, nr. { $number }). Jij speelt op je eigen plaats, bots op de andere.
   *[other] Een nieuwe tafel met de kaarten zoals ze vóór deze beslissing waren (ronde { $hand }, nr. { $number }). Jij speelt op de plaats van { $name }, bots op de andere.
  }
review-try-bots = Bots
review-try-fair = De kaarten zijn die van de partij die je analyseert, en latere rondes worden gedeeld op basis van een bekend getal. Niemand kan dus controleren of aan deze tafel eerlijk is gedeeld.
review-try-start = Aanschuiven

## Record files
review-file = Partijverslag analyseren
review-file-help = Een partijverslag dat je aan een tafel hebt bewaard of met de opdrachtregel hebt gemaakt. Het wordt gecontroleerd, en niemand anders krijgt het te zien.
review-file-choose = Bestand kiezen…
review-file-drop = of sleep het hierheen
review-file-unreadable = Dit bestand is niet te lezen.
review-file-game = Welke van de { $count } partijen erin?
review-file-open = Openen
review-file-gone = Het bestand is er niet meer. Kies het opnieuw.

## Where the table and the lobby lead here
review-link = Analyse
review-link-game = Analyse van deze partij { $game }
review-given = Nagespeeld uit een analyse
review-given-help = De kaarten van deze tafel komen uit een geanalyseerde partij, en latere rondes worden gedeeld op basis van een bekend getal. Niemand kan dus controleren of er eerlijk is gedeeld.
