# Het verslag van een studie (clubsuit study --html) en de namen van wat zij meet.
study-page-kicker = Een studie met Clubsuit
study-page-title = { $game }: { $count ->
    [one] wat verandert “{ $varied }”?
   *[other] wat veranderen “{ $varied }”?
  }
study-page-title-one = { $game }, gemeten
study-page-and = {" en "}
study-page-varied-and = {"” en “"}
study-page-answer-difference = Verschil met { $base }, in { $unit }, met 99%-intervallen. Een balk over de lijn bij 0 toont geen duidelijk verschil.
study-page-answer-value = In { $unit }, met 99%-intervallen.
study-page-one-change = de variant zonder deze ene verandering
study-page-before = Vastgelegd vóór de eerste verdeling
study-page-before-note = De vraag, de meting en het einde van de studie stonden vast voordat er gespeeld werd. Het toeval kon ze dus niet uitkiezen.
study-page-after = Wat er gespeeld is
study-page-primary = Eerst gemeten
study-page-variants = Varianten
study-page-bots = Bots
study-page-stopping = Einde
study-page-intervals = Intervallen
study-page-deals = Verdelingen
study-page-seed = Seed
study-page-clock = Niet herhaalbaar
study-page-by-chance = Toeval
study-page-stop-deals = na { $deals } verdelingen
study-page-stop-precision = zodra elk interval van deze meting hoogstens ± { $precision } { $unit } is, hoogstens { $looks } keer bekeken, of na { $deals } verdelingen. De keren delen de { $alpha }% fout, daarom zijn deze intervallen breder.
study-page-intervals-note = 99%, uit { $block ->
    [one] de verschillen tussen verdelingen
   *[other] blokken van { $block } verdelingen
  }
study-page-deals-same = Alle varianten speelden dezelfde verdelingen, dus het geluk van de kaarten valt weg in de verschillen.
study-page-deals-independent = Niet alle varianten kunnen dezelfde verdelingen spelen, omdat het kaartspel, de handen of het aantal spelers verschilt. In hun verschillen zit geluk van de kaarten; de intervallen houden daar rekening mee.
study-page-rotated = Elke verdeling is één keer gespeeld met elke plaats als deler.
study-page-clock-note = Deze bots beslissen op de klok; opnieuw gespeeld zijn de verdelingen dezelfde, maar de getallen niet: { $bots }
study-page-played = { $deals } verdelingen tellen; met alle varianten, bots en plaatsen is er { $plays } keer gespeeld.
study-page-ended-deals = Alle verdelingen zijn gespeeld.
study-page-ended-precision = De studie eindigde eerder, omdat zij nauwkeurig genoeg was.
study-page-ended-interrupted = De studie is onderbroken; alle volledige blokken tellen.
study-page-findings = Wat duidelijk is, en wat niet
study-page-contents = Delen van dit verslag
study-page-chance = De studie maakt { $count } vergelijkingen. Bij 99% zekerheid laat het toeval alleen er al ongeveer { $chance } verschillend lijken. Vertrouw op wat alle bots bevestigen, en speel andere verdelingen (een andere seed) voordat je op één klein verschil bouwt.
study-page-open-list = Geen duidelijk verschil bij: { $metrics }
study-page-clear = { $what }: { $size } { $unit } { $direction ->
    [up] hoger
    [later] later
    [earlier] eerder
    [longer] langer
    [shorter] korter
   *[down] lager
  } met “{ $variant }” dan met “{ $base }” (99%-interval { $low } tot { $high }).
study-page-agree = { $what }: bij alle soorten bots { $direction ->
    [up] hoger
    [later] later
    [earlier] eerder
    [longer] langer
    [shorter] korter
   *[down] lager
  } met “{ $variant }” dan met “{ $base }”: { $each } { $unit }.
study-page-partly = { $what }: { $direction ->
    [up] hoger
    [later] later
    [earlier] eerder
    [longer] langer
    [shorter] korter
   *[down] lager
  } met “{ $variant }” dan met “{ $base }” bij { $clear }, maar niet duidelijk bij { $open } ({ $unit }).
study-page-disagree = { $what }: de bots spreken elkaar tegen. Met “{ $variant }” in plaats van “{ $base }” verandert het met { $each } { $unit }.
study-page-open = { $what }: geen duidelijk verschil tussen “{ $variant }” en “{ $base }”: { $each } { $unit }.
study-page-open-all = { $what }: geen van de { $count } verschillen is duidelijk.
study-page-each = { $known ->
    [yes] { $bot }{" "}
   *[no] {""}
  }{ $value } ({ $low } tot { $high })
study-page-value = { $what }: { $each } { $unit }.
study-page-listed = { $what }, in { $unit }: { $each }.
study-page-nothing = { $what }: niet gemeten, omdat het in geen enkele ronde voorkwam of omdat deze bots nooit op toeval beslissen.
study-page-unmoved-all = { $bots } kozen in elke ronde bij alle varianten hetzelfde. Zij reageren niet op de verandering: alleen de punten en de keuzes die er zijn kunnen verschillen. Mensen kiezen misschien anders.
study-page-unmoved = Met “{ $variant }” kozen { $bots } in elke ronde hetzelfde als met “{ $base }”: alleen de punten en de keuzes die er zijn kunnen verschillen. Mensen kiezen misschien anders.
study-page-level = { $what }: geen twee hiervan verschillen duidelijk.
study-page-apart = { $what }: hoger bij: { $top } ({ $much }) dan bij: { $bottom } ({ $little }){ $bots ->
    [one] .
    [all] {" "}met { $bot }, en ook met de andere bots.
   *[some] {" "}met { $bot }; niet alle andere bots zijn het daarmee eens.
  }
study-page-within = { $value } { $unit }, 99%-interval { $low } tot { $high }
study-page-with = { $variant } – { $finding }
study-page-contradicted = De soorten bots spreken elkaar tegen over: { $metrics }.
study-page-ranked = Geen twee soorten bots spreken elkaar tegen. In { $same } van de { $count } vergelijkingen zetten zij de varianten duidelijk in dezelfde volgorde; in de andere zijn niet alle verschillen duidelijk.
study-page-ranked-all = Alle soorten bots zetten de varianten duidelijk in dezelfde volgorde, in alle { $count } vergelijkingen.
study-page-ranked-none = In geen van de { $count } vergelijkingen zijn alle verschillen tussen de varianten duidelijk. De bots zijn het dus niet eens, en spreken elkaar ook niet tegen.
study-page-ranked-note = Elke lijn is een variant, elke kolom een soort bot. Kruisen lijnen elkaar, dan zetten de bots de varianten in een andere volgorde; dat kan toeval zijn als de intervallen overlappen.
study-page-bots-title = Zijn de bots het eens?
study-page-bots-about = De bots zijn gemaakt voor de gewone regels. Wat maar voor één soort geldt, zegt misschien meer over die bot dan over het spel.
study-page-order-same = dezelfde volgorde
study-page-order-unclear = niet duidelijk
study-page-order-different = verschillende volgordes
study-page-axis-difference = Verschil met { $base }, in { $unit }. Gemiddelden over { $per }; de balken zijn 99%-intervallen.
study-page-axis-value = In { $unit }. Gemiddelden over { $per }; de balken zijn 99%-intervallen.
study-page-left-out = De grafiek laat { $count } regels weg; de tabel heeft ze alle.
study-page-numbers = De getallen
study-page-column-part = Gemeten
study-page-column-metric = Gemeten
study-page-column-variant = Variant
study-page-column-instead = In plaats van
study-page-column-bot = Bot
study-page-column-difference = Verschil
study-page-column-interval = 99%-interval
study-page-column-paired = Dezelfde verdelingen
study-page-column-value = Waarde
study-page-column-n = Aantal
study-page-column-order = Duidelijke volgorde, de hoogste eerst
study-page-column-verdict = Volgordes van de bots
study-page-yes = ja
study-page-setting = { $name }: { $value }
study-page-game = Spel
study-page-usual = de gewone regels
study-page-no = nee
study-page-making = Opnieuw maken
study-page-making-note = Deze opdracht speelt dezelfde verdelingen en komt tot dezelfde getallen, op één computer of op veel.
study-page-pace = De minuten gaan uit van { $choice } seconden voor een keuze, { $forced } seconden voor een gedwongen beslissing en { $deal } seconden om te delen en de score van een ronde op te schrijven.
study-page-inside = Het hele resultaat staat als JSON in deze pagina, in het element met de id "result".
study-page-source = Gedefinieerd zoals bij { $source }.

study-page-unit-points = punten
study-page-unit-share = %
study-page-unit-percentage = procentpunten
study-page-unit-decisions = beslissingen
study-page-unit-minutes = minuten
study-page-unit-choices = keuzes
study-page-unit-changes = wisselingen
study-page-unit-hands = rondes
study-page-unit-drama = spanning

study-page-per-hand = rondes
study-page-per-game = partijen
study-page-per-decision = beslissingen
study-page-per-seat = plaatsen in rondes
study-page-per-contract = contracten
study-page-per-offer = keren dat het kon

study-page-overall = in totaal
study-page-dealer = deler
study-page-seat = deler + { $distance }
study-page-role-keeper = hand gehouden
study-page-role-swapper = hand geruild
study-page-role-last-swapper = als laatste geruild
study-page-role-opener = bieden geopend
study-page-role-auction-winner = bieden gewonnen
study-page-role-joker-partner = partner door de joker
study-page-role-defender = tegenpartij
study-page-role-first-out = als eerste uit
study-page-role-last = als laatste over
study-page-role-doubler = “dubbel” geroepen
study-page-role-dame-taker = ruitenvrouw genomen
study-page-bid-ten = tienen
study-page-bid-jack = boeren
study-page-bid-queen = vrouwen
study-page-bid-king = heren
study-page-bid-joker = jokers
study-page-what-legal = er mocht iets anders
study-page-what-chosen = er is anders gekozen
study-page-what-score = de scores verschillen
study-page-what-winner = een andere plaats won de ronde

study-page-subject-advantage = Wie is in het voordeel?
study-page-about-advantage = Plaatsen heten naar hun afstand tot de deler, met de klok mee.
study-page-subject-roles = Wat is elke rol waard?
study-page-about-roles = Een rol is wat een speler in een ronde werd. Wie goed speelt, kiest rollen met reden; hun punten zijn dus niet wat de rol iedereen zou opleveren.
study-page-subject-auction = Contracten en handicaps
study-page-about-auction = Dit zijn de contracten die de bots kozen; makkelijke worden vaker geboden.
study-page-subject-changed = Hoe vaak maakte de verandering iets uit?
study-page-about-changed = Twee keer dezelfde kaarten en dezelfde bots: één keer met de basis, één keer met de variant.
study-page-subject-length = Hoe lang duurt het?
study-page-about-length = In beslissingen, en in minuten bij een aangenomen menselijk tempo.
study-page-subject-choices = Hoeveel is er te beslissen?
study-page-about-choices = Toegestane keuzes per beslissing; is er maar één, dan is zij gedwongen.
study-page-subject-drama = Hoe spannend is het?
study-page-about-drama = Inhaalraces, wisselingen van de leiding, nipte eindes.
study-page-subject-luck = Geluk en kunnen
study-page-about-luck = Hoeveel de kaarten beslissen, en wat sterkere bots winnen.

study-page-metric-lead-advantage = Voordeel van de eerste uitkomst
study-page-note-lead-advantage = Punten van wie als eerste uitkomt, boven het gemiddelde van de tafel.
study-page-metric-seat-advantage = Voordeel van elke plaats
study-page-note-seat-advantage = Punten van een plaats boven het gemiddelde van alle plaatsen.
study-page-metric-seat-wins = Gewonnen rondes van elke plaats
study-page-note-seat-wins = Deel van de rondes waarin de plaats de beste score heeft; een gedeelde beste score telt voor een deel.
study-page-metric-balance = Evenwicht van de plaatsen
study-page-note-balance = 100% als alle plaatsen even vaak winnen, minder naar het grootste verschil tussen twee plaatsen.
study-page-metric-role-advantage = Voordeel van elke rol
study-page-note-role-advantage = Punten in een rol boven het gemiddelde van de tafel.
study-page-metric-role-points = Punten van elke rol
study-page-note-role-points = Punten in een rol.
study-page-metric-contract-made = Gehaalde contracten
study-page-note-contract-made = Deel van de contracten dat gehaald is: in totaal, per niveau en per bod.
study-page-metric-handicap-made = Gehaalde contracten met een handicap
study-page-note-handicap-made = Deel van de contracten dat gehaald is door wie deze handicap betaalde.
study-page-metric-handicap-points = Punten met een handicap
study-page-note-handicap-points = Punten met deze handicap, boven het gemiddelde van de tafel.
study-page-metric-hand-decisions = Beslissingen in een ronde
study-page-note-hand-decisions = Alle beslissingen van de tafel, ook de gedwongen.
study-page-metric-hand-minutes = Duur van een ronde
study-page-note-hand-minutes = Minuten van een ronde bij het aangenomen tempo.
study-page-metric-game-hands = Rondes in een partij
study-page-note-game-hands = Aantal rondes tot het einde van de partij.
study-page-metric-game-decisions = Beslissingen in een partij
study-page-note-game-decisions = Alle beslissingen in alle rondes.
study-page-metric-game-minutes = Duur van een partij
study-page-note-game-minutes = Minuten van een partij bij het aangenomen tempo.
study-page-metric-branching-factor = Keuzes per beslissing
study-page-note-branching-factor = Aantal toegestane keuzes: in totaal en per fase van de ronde.
study-page-metric-decision-moves = Beslissingen die niet gedwongen zijn
study-page-note-decision-moves = Deel van de beslissingen met meer dan één toegestane keuze.
study-page-metric-option-chosen = Hoe vaak elke keuze genomen is
study-page-note-option-chosen = Deel van de keren dat het kon.
study-page-metric-option-gain = Wat een keuze opleverde
study-page-note-option-gain = Punten boven het gemiddelde van de andere mogelijkheden, als ze genomen is; al het andere blijft gelijk.
study-page-metric-option-effect = Wat een keuze zou opleveren
study-page-note-option-effect = Hetzelfde voor alle keren dat het kon, genomen of niet.
study-page-metric-option-best = Hoe vaak een keuze de beste was
study-page-note-option-best = Deel van de keren dat het kon waarin ze achteraf het beste resultaat had.
study-page-metric-completion = Voltooide partijen
study-page-note-completion = Deel van de partijen dat tot een einde kwam.
study-page-metric-drawishness = Gedeelde overwinningen
study-page-note-drawishness = Deel van de partijen dat meer kanten samen wonnen.
study-page-metric-hand-ties = Gedeelde beste scores
study-page-note-hand-ties = Deel van de rondes waarin meer kanten de beste score hebben.
study-page-metric-hand-lead-changes = Wisselingen van de leiding in een ronde
study-page-note-hand-lead-changes = Hoe vaak een andere kant alleen de leiding neemt: na elke slag, en naar de punten aan het einde.
study-page-metric-hand-drama = Spanning van een ronde
study-page-note-hand-drama = Hoe ver de latere winnaars achterlagen, slag voor slag: 0 als zij altijd leidden. Punten die pas aan het einde tellen, bepalen mee wie er won, maar niet hoe ver iemand achterlag.
study-page-metric-hand-settled = Wanneer een ronde beslist is
study-page-note-hand-settled = Deel van de slagen waarna haar winnaars tot het einde leidden. Winnen er meer, dan moeten zij allemaal samen leiden.
study-page-metric-hand-margin = Voorsprong in een ronde
study-page-note-hand-margin = Punten van de beste kant boven de volgende.
study-page-metric-game-lead-changes = Wisselingen van de leiding in een partij
study-page-note-game-lead-changes = Hoe vaak een andere kant alleen de leiding neemt, ronde voor ronde.
study-page-metric-game-drama = Spanning van een partij
study-page-note-game-drama = Hoe ver de latere winnaars achterlagen, ronde voor ronde: 0 als zij altijd leidden.
study-page-metric-game-settled = Wanneer een partij beslist is
study-page-note-game-settled = Deel van de rondes waarna haar winnaars tot het einde leidden. Winnen er meer, dan moeten zij allemaal samen leiden.
study-page-metric-close-finish = Nipte eindes
study-page-note-close-finish = Deel van de partijen waarin de beste verliezer hoogstens een tiende van de weg naar het doel achterlag.
study-page-metric-blow-out = Ruime overwinningen
study-page-note-blow-out = Deel van de partijen waarin de beste verliezer minstens de halve weg naar het doel achterlag.
study-page-metric-luck = Geluk van de verdeling
study-page-note-luck = Deel van de verschillen tussen rondes dat de kaarten verklaren; de rest is spel.
study-page-metric-skill-step = Wat een sterkere bot wint
study-page-note-skill-step = Punten die een sterkere bot wint in plaats van een zwakkere (zwakker<sterker).
study-page-metric-skill-differs = Rondes waarin kunnen telt
study-page-note-skill-differs = Deel van de verdelingen waarin de sterkere bot een ander resultaat had.
study-page-metric-rule-changed = Wat de verandering van de regels veranderde
study-page-note-rule-changed = Deel van de rondes die anders zijn dan dezelfde ronde met de basis.
