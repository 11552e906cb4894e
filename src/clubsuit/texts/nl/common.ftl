# Words that more than one place uses.
suit-C = klaveren
suit-D = ruiten
suit-H = harten
suit-S = schoppen
seat = plaats { $number }

# The letters of ranks on cards and in running text: jack, queen, king, ace.
letter-J = B
letter-Q = V
letter-K = H
letter-A = A

# Refusals that every game shares.
notation-card = "{ $text }" is geen kaart van dit spel; een kaart is een waarde en een letter voor de kleur, zoals 9C
notation-card-twice = { $cards } staat er twee keer
notation-action = "{ $text }" is geen actie van dit spel; acties schrijf je als "play 9C"
notation-move = "{ $text }" is geen actie; een actie is een woord, eventueel met kaarten of een plaats, zoals "play 9C 9D"
wrong-phase = "{ $text }" kan niet in dit deel van de ronde
not-held = je hebt { $cards } niet
not-your-turn = { $seat } is aan de beurt
nobodys-turn = niemand is aan de beurt: de volgende ronde is nog niet gedeeld
game-is-over = de partij is afgelopen
option-unknown = er is geen optie "{ $option }"; bekend: { $known }
option-value = optie { $option } kan niet "{ $value }" zijn; mogelijk: { option-allowed }
# The allowed values; `allowed` is the same in English, for programs.
option-allowed = { $form ->
    [number] { $low } tot en met { $high }
    [numbers] { $length } getallen, elk van { $low } tot en met { $high }
   *[choice] { $allowed }
  }
pack-all-dealt = alle kaarten worden gedeeld: met { $ranks } rangen heeft elke hand { $ranks } kaarten, niet { $hand_size }
pack-too-small = er zijn te weinig kaarten voor handen van { $hand_size } kaarten; mogelijk: hoogstens { $most }
game-unknown = er is geen spel "{ $game }"; bekend: { $known }
game-outside = er zit geen spel in { $module }: { $error }
module-passed-over = { $file } in de huidige map wordt niet gebruikt, omdat een andere module "{ $module }" heet: geef het bestand een andere naam
deal-twice = twee keer gedeeld: { $cards }
deal-missing = niet gedeeld: { $cards }
deal-strange = niet in het pak kaarten van dit spel: { $cards }
deal-shape = "{ $name }" moet bestaan uit lijsten met namen van kaarten
deal-sizes = "{ $name }" moet { $sizes } kaarten hebben
must-follow = { $suit } is gevraagd en je hebt { $cards }, dus je moet bekennen

# What is expected of a player, in one line.
prompt-wait = Wachten op { $seat }.
prompt-choosing = Nog aan het kiezen: { $seats }.
prompt-next-hand = De ronde is afgelopen. Begin aan de volgende als je klaar bent.
prompt-over = De partij is afgelopen.
prompt-lead = Jij komt uit: speel een kaart naar keuze.
prompt-follow = Bekennen: speel { $suit }.
prompt-any = Je hebt geen { $suit }: speel een kaart naar keuze.

# Why a player leads first. `who` is `you` if this player reads it.
told-lead-dealer = { $who ->
    [you] Jij komt uit in de eerste slag, want de deler zit rechts van je.
   *[other] { $seat } komt als linkerbuur van de deler uit in de eerste slag.
  }

# Faults of records.
record-no-hand = er is geen ronde { $hand }: het partijverslag heeft er maar { $hands }
record-json = dit is geen JSON: { $problem }
record-object = een partijverslag moet een JSON-object zijn
record-format = de indeling is "{ $format }"; dit programma leest "{ $ours }"
puzzle-malformed = dit is geen puzzel in de indeling "{ $ours }"
record-lacks = in het partijverslag ontbreekt "{ $name }"
record-unknown = een partijverslag heeft geen veld "{ $name }"
record-event = geen gebeurtenis heet "{ $text }"
record-event-seat = een gebeurtenis noemt plaats { $given }, en daar zit volgens het partijverslag niemand
record-event-place = hier is geen actie { $action } van ronde { $hand } (beide geteld vanaf 0), of er staat een latere gebeurtenis vóór deze
record-shape = "{ $name }" is onjuist opgebouwd
record-players = met deze opties is het spel voor { $wanted } spelers, niet voor { $given }
record-dealer = plaats { $given } deelt, maar plaats { $wanted } is aan de beurt om te delen
record-first-dealer = plaats { $given } kan niet als eerste delen: die plaats is er niet
record-turn = plaats { $given } doet iets, maar plaats { $wanted } is aan de beurt
record-action-after = er volgt nog een actie, hoewel de ronde afgelopen is
record-hand-after = er volgt een ronde, hoewel de vorige niet uitgespeeld is
record-hand-after-end = er volgt een ronde, hoewel de partij afgelopen is
record-score = de score is { $given }, maar het spelverloop geeft { $wanted }
record-total = het totaal is { $given }, maar de rondes tellen op tot { $wanted }
record-winners = de winnaars zijn { $given }, maar volgens de regels { $wanted }
record-game = het partijverslag is van { $given }, niet van { $wanted }
record-view = dit partijverslag toont alleen wat één speler zag, dus het kan niet worden nagespeeld
fair-method = de verdelingen zijn vastgelegd met de methode "{ $method }"; dit programma kent alleen "{ $ours }"
fair-hash = "{ $name }" moet 64 tekens hebben, elk 0 tot 9 of a tot f
fair-string = "{ $name }" moet één tekst per plaats hebben: leeg, of 64 tekens, elk 0 tot 9 of a tot f
fair-strings = er zijn willekeurige reeksen voor { $given } plaatsen, maar de opties zijn voor { $wanted }
fair-nobody = geen speler gaf een willekeurige reeks, dus de server had de verdelingen alleen kunnen kiezen
fair-commitment = het geheim past niet bij de vastlegging: de SHA-256 is anders
fair-promise = de willekeurige reeks van plaats { $seat } is niet de reeks die was toegezegd voordat er één te zien was
fair-none = voor deze partij is geen geheim vastgelegd, dus de verdelingen zijn niet te controleren
fair-sealed = het geheim achter de verdelingen is nog niet onthuld
fair-dealer = plaats { $given } deelt als eerste, maar volgens het geheim en de reeksen is dat plaats { $wanted }
fair-deal = het geheim en de reeksen geven een andere verdeling: "{ $place }" hoort { $cards } te hebben
fair-order = het geheim en de reeksen geven een andere verdeling: de kaarten van "{ $place }" komen in een andere volgorde
deal-no-seed = geef een seed om mee te delen, of de kaarten zelf
deal-no-dealer = zeg wie de eerste ronde deelt
deal-argument = een verdeling noemt groepen kaarten, zoals in een partijverslag; { $given } doet dat niet
players-shape = "players" moet een lijst met namen zijn, niet { $players }
cards-shape = geef kaarten als een lijst met namen zoals 9C, niet als { $cards }
fair-argument = "fairness" moet zijn wat clubsuit.Fairness.new teruggeeft, niet { $given }
actions-shape = "actions" moet een lijst zijn met teksten zoals "play 9C", of met paren van een plaats en een tekst; dit is geen van beide: { $actions }
dealer-no-deal = "dealer" heeft "deal" nodig: zeg welke kaarten worden gedeeld
deal-unknown = in dit spel heet geen deel van een verdeling { $name }
onlooker-decides = toeschouwers hebben niets te beslissen
onlooker-samples = toeschouwers hebben geen kaarten; trek een partij die past bij wat één plaats heeft gezien
explain-argument = explain verwacht een reden zoals fouten en uitkomsten die hebben, niet { $given }
game-argument = geef een spel zoals clubsuit.load het teruggeeft, niet { $given }
outcome-target = met { $points } punten is het doel gehaald
outcome-both = met { $points } punten is het doel gehaald, en met { $least } staat iemand laag genoeg om de partij te beëindigen
outcome-below = met { $points } punten staat iemand laag genoeg om de partij te beëindigen
# What happened in a hand of a game without sentences of its own; $score has its sign.
story-own = Jouw score in deze ronde: { $score }
story-best = { $count ->
    [one] { $seats } haalt de meeste punten in deze ronde: { $score }
   *[other] { $seats } halen de meeste punten in deze ronde: { $score }
  }
record-argument = dit is geen partijverslag: { $given } (clubsuit.Record.from_json leest er een uit zijn tekst)
deal-not-now = de ronde is nog niet afgelopen, dus er valt niets te delen
generator-shape = een generator is een array van { $words } int64, zoals random_numbers.generator die maakt
seed-range = een seed is een geheel getal van 64 bits: van −2^63 tot en met 2^63 − 1
no-such-seat = er is geen plaats { $number }; plaatsen lopen van 0 tot en met { $last }
number-range = "{ $name }" moet een geheel getal van { $low } tot en met { $high } zijn, niet { $given }
chance-range = een willekeurig getal moet tussen 0 en 1 liggen, niet { $given }
codes-room = voor de toegestane codes is een int64-array nodig met ruimte voor { $wanted }, niet { $given }
seats-shape = geef plaatsen als een verzameling getallen, niet als { $given }
view-other = geef een view van een plaats in { $game }, niet { $given }
code-illegal = { $given } is nu geen toegestane actie: legal() geeft de acties die dat wel zijn
spiel-action = { $action } is hier geen toegestane actie: legal_actions() geeft de acties die dat wel zijn
spiel-outcome = { $action } is hier geen uitkomst van het toeval: legal_actions() geeft de uitkomsten die dat wel zijn
spiel-over = de ronde is afgelopen, dus er valt niets meer te beslissen of te trekken
spiel-nobody = hier beslist het toeval en geen speler: zeg welke speler je bedoelt
spiel-no-chance = hier beslist een speler en niet het toeval
spiel-undealt = de kaarten zijn nog niet gedeeld, dus ze kunnen niet opnieuw worden getrokken
encoding-id = { $given } is hier geen toegestaan nummer: ids() geeft de nummers die dat wel zijn
encoding-code = geen nummers leiden hier naar { $given }: legal() geeft de codes die mogelijk zijn
encoding-part = deze arrays hebben geen deel { $name }, alleen { $known }
vector-no-encoding = { $game } heeft geen genummerde acties en observaties, dus ook geen omgeving om in te leren
vector-device = "device" moet een van { $known } zijn, niet { $given }
vector-cpu-only = "{ $name }" werkt alleen met device="cpu"
vector-observe = "observe" moet een van { $known } zijn, niet { $given }
vector-bots = "bots" moet voor elk van zijn plaatsen een bot noemen, een van { $known }, niet { $given }
vector-all-bots = op alle plaatsen zitten bots, dus er valt niets te beslissen: laat een plaats vrij
vector-reset = er is nog geen partij begonnen: roep eerst reset() aan
vector-actions = step() heeft een array van { $n } gehele getallen nodig, een nummer per rij, niet { $given }
vector-illegal = { $given } is in rij { $row } geen toegestaan nummer: masks[{ $row }] toont de nummers die dat wel zijn
vector-no-observations = deze omgeving maakt geen observaties: laat observe="nothing" weg
vector-no-perfect = deze omgeving toont geen verborgen kaarten; observe="perfect-information" doet dat wel, alleen voor critics
vector-saved = dit is niet bewaard door een omgeving met dezelfde argumenten: "{ $name }" past niet

option-target = Punten voor de winst
option-target-help = De partij eindigt na de ronde waarin deze stand wordt gehaald.
option-ranks = Rangen in het pak kaarten
option-ranks-help = Voor onderzoek: het pak heeft maar zoveel rangen van elke kleur. Alles wat van het aantal kaarten afhangt, past zich aan.
option-hand_size = Kaarten per persoon
option-hand_size-help = Voor onderzoek: het aantal kaarten dat elke speler krijgt.
option-auction_size = Biedkaarten per persoon
option-auction_size-help = Voor onderzoek: het aantal biedkaarten dat elke speler krijgt, vanaf schoppen 10.

## Statistics: what is told of a hand
fact-points = Punten per ronde
fact-tricks = Slagen per ronde

## The cache of compiled rules
cache-not-stored = Gecompileerde regels kunnen niet worden bewaard in { $folder } ({ $problem }), dus elke keer worden ze opnieuw gecompileerd: noem in de omgevingsvariabele CLUBSUIT_CACHE een map waarin je mag schrijven.
cache-not-private = Andere gebruikers kunnen { $folder } wijzigen, dus gecompileerde regels worden daar niet gelezen en niet bewaard, en elke keer opnieuw gecompileerd: laat niemand anders erin schrijven (chmod go-w), of noem in de omgevingsvariabele CLUBSUIT_CACHE een eigen map.
cache-no-home = Er is geen persoonlijke map voor gecompileerde regels, dus elke keer worden ze opnieuw gecompileerd: noem in de omgevingsvariabele CLUBSUIT_CACHE een map waarin je mag schrijven.

## Worker processes
worker-lost = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was; met minder processen is minder geheugen nodig
executor-unknown = "{ $given }" is geen executor: schrijf ray, ray:ADRES, dask:ADRES of mpi
executor-mpi = de processen van MPI ontbreken: start het commando met { $command }
executor-connect = { $executor } is niet bereikbaar: { $problem }
executor-lost = de executor heeft het werkproces van een taak { $tries } keer verloren: { $problem }
executor-versions = het werkproces op { $host } heeft een andere versie van { $package }: { $found } in plaats van { $wanted }; installeer op alle machines hetzelfde
executor-game-changed = het werkproces op { $host } gebruikt al een andere versie van { $module }: start de werkprocessen opnieuw
executor-luggage = je eigen modules en gewichten zijn { $size } MB, en hoogstens { $most } MB reist met een opdracht mee ({ $modules }): bewaar grote bestanden ergens anders, of installeer de pakketten op alle machines

## GPU
gpu-none = CUDA vindt geen GPU op deze machine: { $problem }
gpu-driver = het stuurprogramma van de GPU ondersteunt CUDA { $known }, maar de geïnstalleerde pakketten hebben CUDA { $wanted } nodig; installeer een nieuwer stuurprogramma
gpu-memory = { $games } partijen passen niet in het vrije geheugen van de GPU; het maximum is { $fits }
gpu-memory-launch = de GPU heeft te weinig vrij geheugen voor deze partijen; misschien gebruiken andere programma’s het
gpu-arrays = de toestanden moeten een array van { $number } records van { $game } zijn, en de generatoren een int64-array met { $number } rijen en { $words } kolommen

# Shown instead of a page that cannot be shown (web/index.html).
page-old = Deze browser is te oud voor Clubsuit: je hebt Chrome of Edge 109, Firefox 115, Safari 16 of een nieuwere nodig.
page-failed = Clubsuit kon niet starten: controleer je verbinding en laad de pagina opnieuw. Helpt dat niet, werk dan je browser bij.
page-no-script = Clubsuit heeft JavaScript nodig: sta het toe voor deze pagina en laad die opnieuw.
offline-title = Geen verbinding – Clubsuit
offline-device = Je bent offline
offline-device-help = Clubsuit heeft internet nodig. Deze pagina laadt opnieuw zodra je weer online bent.
offline-server = Clubsuit antwoordt niet
offline-server-help = Misschien start de server opnieuw, of er is iets mis tussen jou en de server. Probeer het over een minuut nog eens.
offline-safe = Je partijen zijn veilig: de server bewaart elke beslissing die hij heeft bevestigd.
offline-retry = Opnieuw proberen
page-broken = Er ging iets mis op deze pagina. Je partijen zijn bewaard; laad de pagina opnieuw om verder te gaan.
page-reload = Pagina opnieuw laden
