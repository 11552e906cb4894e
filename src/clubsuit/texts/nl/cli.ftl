# The command line.
cli-help = De kaartspellen met de naam Clubs: speel ze, simuleer ze, controleer hun partijverslagen.
cli-help-play = De tafel in de browser openen en spelen. ("clubsuit" alleen doet hetzelfde.)
cli-help-serve = Tafels aan anderen aanbieden: de server van een club (docs/hosting.md).
cli-help-backup = Alle tafels, partijen en accounts van een server in één bestand schrijven, terwijl hij draait en er gespeeld wordt (docs/operations.md).
cli-help-backup-file = Het bestand van de back-up.
cli-help-restore = Een back-up in de plaats van de database van een server zetten. Stop eerst de server.
cli-help-replace = Een bestaande database vervangen. De gegevens gaan verloren.
cli-help-admin = Een server beheren terwijl hij draait: de tafels, de mensen en hun rapporten.
cli-help-tables = De tafels tonen waarvan de partij niet voorbij is, de laatst gespeelde eerst. Er worden geen kaarten getoond.
cli-help-tables-listed = Alleen tafels die in de lobby voor iedereen staan.
cli-help-tables-all = Ook tafels waarvan de partij voorbij is.
cli-help-tables-person = Alleen tafels van deze persoon: het begin van de hash.
cli-help-tables-limit = Hoeveel tafels hoogstens.
cli-help-admin-table = De code van een tafel, het laatste deel van het adres.
cli-help-close = Tafels sluiten: ze met hun partijen verwijderen voor alle spelers, die dat te zien krijgen.
cli-help-close-listed = Alle tafels sluiten die in de lobby voor iedereen staan.
cli-help-close-person = De tafels van deze persoon sluiten waarvan de partij niet voorbij is: het begin van de hash. Met --listed alleen die in de lobby.
cli-help-admin-export = Het verslag van een afgelopen partij tonen. Partijen die nog lopen tonen geen kaarten, ook niet aan de beheerder.
cli-help-person = Een persoon tonen: account, namen en aantal tafels. De naam verwijderen, of alle gegevens verwijderen.
cli-help-person-id = Het begin van de hash die voor de persoon staat, zoals "tables" en "reports" die tonen.
cli-help-person-account = De persoon van wie het account deze naam heeft.
cli-help-person-remove-name = De naam aan alle tafels van deze persoon vervangen door die van een gast zonder naam.
cli-help-person-delete = Alle gegevens verwijderen, zoals de persoon dat zelf op de pagina kan. Partijen die anderen bewaren blijven, zonder de naam.
cli-help-reports = De rapporten van mensen over anderen tonen, de oudste eerst, met de laatste chatregels als bewijs.
cli-help-reports-handled = Eerst dit rapport als afgehandeld markeren, zodat het niet meer in de lijst staat.
cli-help-reports-delete = Eerst dit rapport verwijderen.
cli-help-reports-all = Ook rapporten tonen die al zijn afgehandeld.
cli-help-games = De spellen met hun opties tonen.
cli-help-rules = De regels van een spel tonen.
cli-help-arena = Uitzoeken welke van twee bots beter is: dezelfde verdelingen, met gewisselde plaatsen.
cli-help-study = Een regel van een spel veranderen en zien wat die doet: dezelfde verdelingen in elke variant van het spel.
cli-help-ratings = Spelers een rating geven naar de matches die ze speelden (openskill), één tabel per spel.
cli-help-exploit = Bepalen hoe ver bots van een evenwicht af zijn: wat een beste antwoord wint, precies in een klein spel, en als ondergrens (--deals) in elk spel.
cli-help-puzzles = Stellingen met één beste keuze vinden en als puzzels in een bestand schrijven.
cli-help-ratings-places = Mappen met matches ("arena --folder"), of bestanden met partijverslagen.
cli-help-html = Een pagina met tabellen en grafieken voor een browser schrijven. Die heeft verder niets nodig, ook geen netwerk.
cli-help-simulate = Bots hele partijen tegen elkaar laten spelen.
cli-help-train = De bot "trained" een spel leren: hij speelt tegen zichzelf en leert van de uitkomsten.
cli-help-check = Partijverslagen naspelen en melden wat tegen de regels is.
cli-help-conform = Controleren of een spel, bijvoorbeeld een eigen spel, voldoet aan de eisen voor alle spellen.
cli-help-fork = Een spel onder een nieuwe naam kopiëren, om de regels te veranderen.
cli-help-fork-name = Naam van de kopie en van het pakket: kleine letters, cijfers en lage streepjes.
cli-help-set = Met een andere constante van de regels spelen, zoals PER_TRICK=20 in Free Clubs (free-clubs:PER_TRICK=20 als de opdracht geen spel noemt); clubsuit games noemt ze. Kan vaker worden gegeven.
cli-help-positions = Hoeveel willekeurige posities gecontroleerd worden, om beurten in elke variant van het spel.
cli-help-export = Elke beslissing uit partijverslagen als rij van een tabel schrijven: Parquet, CSV of Arrow. Vereist de extra ‘frame’.
cli-help-verify = Elke ronde van uitgespeelde partijen opnieuw delen met het geheim en de willekeurige reeksen van de spelers, en vergelijken.
cli-help-solve = Uitrekenen wat elke keuze in een ronde waard was met alle kaarten open.
cli-help-review = Tonen wat elke beslissing van een partij waard was, de duurste eerst.
cli-help-review-hand = Alleen deze ronde; de eerste is 1.
cli-help-review-seat = Alleen deze plaats; de eerste is 0.
cli-help-review-worlds = Hoeveel verdelingen per beslissing worden uitgeprobeerd, allemaal passend bij wat de speler zag.
cli-help-review-top = Hoeveel van de duurste beslissingen worden getoond.
cli-help-solve-record = Een bestand met één partijverslag (.json), of met één op elke regel (.jsonl).
cli-help-solve-hand = Welke ronde van de partij; de eerste is 1.
cli-help-solve-line = Welk partijverslag in het bestand, naar de regel.
cli-help-bench = Meten hoeveel willekeurige beslissingen per seconde één kern haalt.

cli-help-game = Een spel: { $known }.
cli-help-game-play = Het spel om mee te beginnen: { $known }.
cli-help-lang = De taal van de opdracht en haar uitvoer: en, de, fr of nl. Standaard: die van de omgevingsvariabele LANG.
cli-lang-unknown = er is geen taal "{ $language }"; bekend: { $known }
cli-panel-arguments = Argumenten
cli-panel-options = Opties
cli-panel-commands = Opdrachten
cli-panel-errors = Fout
cli-help-version = De versie tonen.
cli-help-port = De poort op deze machine. Standaard: een vrije.
cli-help-no-browser = De browser niet openen.
cli-help-host = Het adres om op te luisteren. Standaard: alleen deze machine; 0.0.0.0: al haar netwerken.
cli-help-name = Een naam waaronder browsers deze server aanroepen ("club.example"); kan meerdere keren worden opgegeven.
cli-help-metrics = Waar Prometheus de cijfers van deze server kan lezen ("9182", of met een host ervoor).
cli-help-unfinished = Na hoeveel dagen een niet uitgespeelde partij waarin niemand verderspeelt, wordt verwijderd. 0: nooit.
cli-help-finished = Na hoeveel dagen een afgelopen partij wordt verwijderd. 0: nooit.
cli-help-json-log = Het logboek als JSON schrijven, één object per regel.
cli-help-database = Een PostgreSQL-database voor de tafels ("postgresql://…") in plaats van een map.
cli-help-push = Een pushdienst die mensen zegt dat ze aan de beurt zijn als de pagina gesloten is; kan meerdere keren worden opgegeven. Standaard: die van alle gangbare browsers. "off": geen.
cli-help-limit = Een limiet op wat één adres van de server mag vragen, zoals "sockets=600" of "tables=50/hour"; kan meerdere keren worden opgegeven.
cli-help-redis = Redis of Valkey ("redis://…"), zodat meer servers op één database elkaar meteen zeggen wat er gebeurt.
cli-help-data = De map voor partijen en instellingen. Standaard: je gegevensmap.
cli-help-json = Eén JSON-object voor programma’s afdrukken.
cli-help-games-number = Hoeveel partijen.
cli-help-deals = Hoeveel verdelingen; elke wordt gespeeld met de bots in alle opstellingen van plaatsen.
cli-help-arena-bots = Twee bots, A en B, of meer, waarvan elk paar speelt: { $known }. Bots die zoeken, kunnen een budget hebben: search:200ms, search:64. Je eigen bots: my_module:MyBot, trained:PATH met de gewichten in een bestand, of "cmd:./my_bot", een programma (docs/engines.md).
cli-help-exploit-bots = Een of meer van { $known }, gescheiden door komma’s. cfr+ is een evenwicht van een spel voor twee.
cli-help-exploit-deals = In plaats van een exact antwoord, in elk spel: zoveel verdelingen spelen met een zoekende bot tegen elke bot, voor een ondergrens.
cli-help-exploiter = Met --deals: de bot die tegen elke bot speelt, zoals trained:PATH uit clubsuit train --against. Anders een zoekende bot.
cli-help-iterations = Iteraties van cfr+.
cli-help-puzzles-out = Het bestand dat wordt geschreven (.jsonl): één puzzel op elke regel.
cli-help-puzzles-number = Hoeveel puzzels.
cli-help-puzzles-grades = De gezochte graden, gescheiden door komma’s: { $known }.
cli-help-puzzles-records = De eigen fouten van een speler zoeken in dit bestand met partijverslagen, niet in partijen van bots.
cli-help-puzzles-seat = Met --records: de plaats van de speler. Standaard: alle plaatsen.
cli-help-puzzles-resume = Een onderbroken zoektocht voortzetten vanuit het bestand.
cli-help-puzzles-force = Het bestand vervangen.
cli-help-whole-games = Hele partijen spelen, niet losse rondes.
cli-help-sprt = Stoppen zodra het verschil duidelijk is: een sequentiële toets (SPRT) van LOW tegen HIGH punten per ronde. Dan is --deals het maximum. Beide foutkansen zijn 5%, tenzij ze erachter staan: LOW,HIGH,ALPHA,BETA.
cli-help-once = Elke verdeling maar twee keer spelen: met de eerste bot op één plaats, die per verdeling wisselt, en de tweede bot op alle andere; daarna met de tweede bot op alle plaatsen. Veel sneller voor dezelfde zekerheid.
cli-help-swap = Elke verdeling maar twee keer spelen: met de eerste bot op één plaats, die per verdeling wisselt, en de tweede bot op alle andere; daarna met de twee bots verwisseld.
cli-help-mixed = In spelen met partners: in hoeveel verdelingen, vanaf de eerste, elke bot ook een partner van de andere soort krijgt. Standaard: alle; 0: geen.
cli-help-time = Milliseconden per beslissing voor bots die zoeken, tenzij hun naam iets anders zegt.
cli-help-folder = De partijverslagen en de uitslag van elke verdeling in deze map bewaren.
cli-help-resume-match = Een onderbroken match voortzetten vanuit de map ervan.
cli-help-vary = Wat varieert: een optie met haar waarden (--vary target=7,11), of game=NAAM,NAAM voor het spel zelf. Herhaal dit om er meer te combineren. De eerste waarden zijn de basis waarmee alle andere worden vergeleken.
cli-help-study-set = Constanten van de regels die variëren, met hun waarden, zoals DAME_POINTS=5,10; "clubsuit games" toont ze. Herhaal dit om er meer te combineren.
cli-help-study-bots = Twee of meer soorten bots, gescheiden door komma’s. Elke soort speelt op alle plaatsen, en de resultaten van elke soort staan apart.
cli-help-study-deals = Hoeveel verdelingen hoogstens; elke wordt gespeeld in elke variant, door elke soort bots, waarbij elke plaats één keer deelt.
cli-help-study-whole-games = Hele partijen of losse rondes spelen. Standaard: rondes, maar partijen als het doel varieert.
cli-help-metric = De maatstaf waar de studie over gaat, vastgelegd voor de eerste verdeling: een naam uit docs/metrics.md, of NAAM:DEEL. Sommige vragen --whole-games, --what-if of --skill.
cli-help-precision = Stoppen zodra de 99%-intervallen van de verschillen in die maatstaf hoogstens deze halve breedte hebben. Dat wordt tien keer nagegaan, en daarvoor zijn de intervallen breder.
cli-help-study-skill = Ook vaardigheid meten: wat elke bot van een ladder wint op de vorige, bijvoorbeeld { $ladder }.
cli-help-what-if = Ook uitzoeken wat elke mogelijkheid van een keuze oplevert: één keuze van elke ronde wordt met elk van haar mogelijkheden verder gespeeld.
cli-help-luck = Elke verdeling nog een keer spelen met andere seeds van de bots, om te meten hoeveel geluk is.
cli-help-rotate = Elke verdeling zo vaak spelen dat elke plaats één keer deelt, of maar één keer.
cli-help-study-html = Een verslag voor de browser schrijven: bevindingen, grafieken en tabellen. Het heeft verder niets nodig, ook geen netwerk.
cli-help-study-tables = De waarden en verschillen als Parquet en CSV in deze map schrijven. Vereist de extra ‘frame’.
cli-help-study-resume = Gespeelde verdelingen in dit bestand bewaren, en erna verdergaan als het er al heeft van dezelfde studie.
cli-help-seed = Dezelfde seed geeft overal dezelfde partijen (behalve met bots die op de klok beslissen).
cli-help-bots-play = Eigen bots die de tafel ook aanbiedt: my_module:MyBot, trained:PATH met de gewichten in een bestand, of "cmd:./my_bot", een programma (docs/engines.md); meerdere bots met komma’s ertussen.
cli-help-bots = Een bot voor elke plaats: { $known }, of je eigen: my_module:MyBot, trained:PATH met de gewichten in een bestand, of "cmd:./my_bot", een programma (docs/engines.md). Eén naam geldt voor alle plaatsen.
cli-help-option = Een optie van het spel; herhaal dit voor meer opties. "clubsuit games" toont ze.
cli-help-records = De partijverslagen in dit bestand schrijven (.jsonl).
cli-help-workers = Hoeveel processen; 0: één per kern. De partijverslagen hangen er niet van af.
cli-help-workers-check = Hoeveel processen; 0: één per kern.
cli-help-executor = Op meer machines rekenen in plaats van met --workers: ray start Ray op deze machine, ray:ADRES en dask:ADRES gebruiken een cluster, mpi de processen van mpiexec. De resultaten hangen er niet van af.
cli-help-shard = Alleen deel K van N gelijke delen spelen; "clubsuit join" voegt de resultaten van alle delen samen.
cli-help-join = De resultaten van de delen van een run (--shard) samenvoegen.
cli-help-join-parts = Het resultaat van elk deel: de uitvoer van "simulate --json" in een bestand, de map van "arena", of het bestand van "study --resume".
cli-help-join-records = De opnamen van simulaties in dit bestand (.jsonl) samenvoegen.
cli-help-join-folder = De mappen van matches in deze nieuwe map samenvoegen.
cli-help-resume = Een onderbroken simulatie voortzetten vanuit het bestand met partijverslagen.
cli-help-train-folder = Waar de gewichten, de leercurve en wat nodig is om verder te gaan worden bewaard.
cli-help-minutes = Hoelang er wordt getraind, eerdere sessies van dezelfde training meegeteld.
cli-help-rounds = Stoppen na dit aantal trainingsrondes, eerdere meegeteld.
cli-help-resume-train = Een onderbroken training voortzetten vanuit de map ervan.
cli-help-seed-review = Dezelfde seed geeft dezelfde getallen.
cli-help-seed-train = Dezelfde seed, processen en trainingsrondes geven op dezelfde machine dezelfde gewichten.
cli-help-workers-train = Hoeveel threads spelen en leren; 0: één per kern.
cli-help-method = Hoe er wordt getraind: { $known }. ppo traint een strategie door tegen zichzelf te spelen; monte-carlo traint een netwerk dat keuzes beoordeelt, en heeft de kenmerken van het spel nodig (docs/train.md).
cli-help-device-train = cpu, of cuda: een NVIDIA-GPU. Met ppo wordt ook daar gespeeld (de extra ‘gpu’).
cli-help-against = Met ppo: een bot die op alle plaatsen behalve één speelt (in teamspellen in alle teams behalve één): rule, trained, of trained:PATH met een strategie. Het netwerk leert deze bot uit te buiten (docs/yardstick.md).
cli-help-reward = Met ppo: wat het netwerk leert te winnen, { $known }: punten van een ronde, of de kans om het spel te winnen (alleen op de processor).
cli-help-force = Het bestand met partijverslagen vervangen.
cli-help-files = Bestanden met partijverslagen: één in een .json-bestand, één op elke regel van een .jsonl-bestand.
cli-help-export-records = Bestand met partijverslagen: .jsonl of .json.
cli-help-export-table = De tabel die geschreven wordt: .parquet, .csv, .arrow of .feather.
cli-help-export-force = De tabel vervangen als die al bestaat.
cli-help-peers = Vergelijken met OpenSpiel, RLCard, PettingZoo en pgx, elk in een eigen omgeving, en de oplosser met DDS (de extra ‘bench’).
cli-help-device = cpu, of cuda: een NVIDIA-GPU (de extra ‘gpu’).
cli-help-bench-game = Met --device cuda: alleen dit spel meten. Mag vaker voorkomen.
cli-help-bench-batch = Met --device cuda: hoeveel partijen er tegelijk worden gespeeld. Mag vaker voorkomen.

cli-error = clubsuit: { $message }
cli-io-error = { $file }: { $problem }
cli-write-error = de uitvoer kan niet worden geschreven: { $problem }
cli-option-form = "{ $given }" is geen optie: schrijf --option name=value
cli-option-twice = optie { $option } is twee keer gegeven
cli-resume-or-force = --resume zet het bestand voort, --force vervangt het: kies een van beide
cli-resume-what = --resume en --force zeggen wat er met een bestand met partijverslagen moet gebeuren: noem het met --records
cli-without = { $option } heeft geen effect zonder { $needed }
cli-with = { $option } heeft geen effect met { $stronger }
cli-data-or-database = --data en --database (of de variabele CLUBSUIT_DATABASE) zeggen allebei waar de tafels staan: geef er maar één van
cli-workers-range = { $given } processen kan niet; mogelijk: 0 (één per kern) tot en met { $most }

games-title = { $name } ({ $game }): { $players } spelers
games-option = Optie
games-meaning = Betekenis
games-house = { $meaning } (huisregel)
games-default = Standaard
games-values = Waarden
games-rule = Regel
games-default-depends = hangt af van de andere opties
games-play-hint = Speel het: clubsuit play { $game }

simulate-playing = Spelen
simulate-compiling = Het spel compileren (één keer)
simulate-title = { $games ->
    [one] { $game }: 1 partij, seed { $seed }
   *[other] { $game }: { $games } partijen, seed { $seed }
  }
simulate-seat = Plaats
simulate-bot = Bot
simulate-mean = Gemiddelde score
simulate-wins = Gewonnen
simulate-speed = { $records ->
    [yes] { $decisions } beslissingen, { $rate } per seconde, partijverslagen meegerekend
   *[no] { $decisions } beslissingen, { $rate } per seconde
  }
simulate-resumed = { $games } van deze partijen stonden al in het bestand
simulate-written = Partijverslagen: { $file }
simulate-interrupted = Onderbroken: { $games } van { $wanted } partijen zijn gespeeld.
simulate-interrupted-file = Onderbroken: { $games } van { $wanted } partijen staan in { $file }. Hetzelfde commando met --resume gaat verder.
simulate-worker-lost = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was, na { $games } van { $wanted } partijen; met minder --workers is minder geheugen nodig, en met --records kun je een afgebroken simulatie voortzetten
simulate-worker-lost-file = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was; { $games } van { $wanted } partijen staan in { $file }: hetzelfde commando met --resume gaat verder, en met minder --workers is minder geheugen nodig
simulate-executor-lost = { $problem }; { $games } van { $wanted } partijen zijn gespeeld, en met --records kun je een afgebroken simulatie voortzetten
simulate-executor-lost-file = { $problem }; { $games } van { $wanted } partijen staan in { $file }: hetzelfde commando met --resume gaat verder
simulate-bots = er zijn { $given } bots genoemd, maar er zijn { $wanted } plaatsen
simulate-games = { $given } partijen kan niet
simulate-suffix = "{ $file }" moet eindigen op .jsonl: er komt één partijverslag op elke regel
simulate-exists = { $file } bestaat al: --resume zet het voort, --force vervangt het
puzzle-suffix = "{ $file }" moet eindigen op .jsonl: er komt één puzzel op elke regel
puzzle-grade = de graad "{ $given }" bestaat niet; mogelijk: { $known }
simulate-other = { $file } is met een ander commando begonnen, dus dit commando kan het bestand niet voortzetten
simulate-more = { $file } bevat { $given } partijen, meer dan de { $wanted } die gevraagd zijn
shard-form = "{ $given }" is geen deel van een run: schrijf bijvoorbeeld 3/8 voor het derde van acht delen
shard-many = deel { $shard } kan niet: er zijn maar { $given } partijen of verdelingen te verdelen
shard-folder = --shard heeft --folder nodig; "clubsuit join" voegt de inhoud daarvan samen
shard-sprt = een match met een sequentiële test kan niet in delen worden gespeeld, omdat elke verdeling beslist of de volgende wordt gespeeld
join-no-part = { $file } is niet het resultaat van een deel van een run (--shard)
join-unfinished = deel { $shard } in { $file } is niet klaar: speel het met --resume tot het einde
join-other = { $file } hoort bij een andere run dan { $first }
join-twice = deel { $shard } is er twee keer, de tweede keer in { $file }
join-missing = deel { $shard } ontbreekt
join-exists = { $file } bestaat al: kies een nieuwe naam
join-folder = dit zijn mappen van matches: noem de nieuwe map met --folder
join-unused = { $option } heeft geen effect op { $kind ->
    [study] de delen van een studie
    [match] de mappen van matches
   *[games] de resultaten van simulaties
  }
join-no-records = { $file } noemt geen opnamen: speel het deel met --records
join-records = { $file } bevat niet de opnamen die zijn deel heeft geschreven

export-reading = Lezen
export-written = { $file }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $decisions } beslissingen
export-exists = { $file } bestaat al: --force vervangt het
frame-source = "{ $file }" moet eindigen op .jsonl of .json
frame-target = "{ $file }" moet eindigen op een van deze: { $endings }
frame-path = "{ $given }" is geen pad van een bestand
games-constant = Constante
constants-form = "{ $given }" moet de vorm SPEL:NAAM=WAARDE hebben, zoals free-clubs:PER_TRICK=20
constants-unknown = { $game } heeft geen constante { $name }; bekend: { $known }
constants-none = { $game } heeft geen constanten die je kunt veranderen
constants-value = { $name } is een geheel getal van { $low } tot { $high }, niet { $value }
constants-other = --set verandert { $other }, maar het spel is { $game }
constants-twice = --set geeft { $name } twee keer
constants-no-table = { $game } kan niet aan een tafel worden gespeeld, omdat de pagina de gewone regels toont: kopieer het spel met clubsuit fork
game-constants = { $game } is hier niet bekend: noem het in --set of in de variabele CLUBSUIT_GAMES
constant-TRICK_POINTS = Punten voor elke slag
constant-CLUB_POINTS = Punten voor elke gewonnen klaveren
constant-DAME_POINTS = Punten voor ruitenvrouw
constant-ALL_BONUS = Extra punten voor een partij die alle punten van een ronde haalt
constant-LAST_TRICK_POINTS = Extra punten voor de laatste slag
constant-PER_TRICK = Punten voor elke slag
constant-MOST_DIAMONDS = Punten voor de meeste ruiten; gedeeld elk de helft
constant-HEART_ACE = Punten voor hartenaas
constant-NO_SPADE = Punten voor geen enkele schoppen
constant-KING_CARDS = Hoeveel kaarten een heer in het bieden kost
constant-LOWEST_BONUS = De laagste bonuskaart boven 0
constant-SECOND_BONUS = De op een na laagste bonuskaart boven 0
constant-THIRD_BONUS = De derde bonuskaart boven 0
constant-FOURTH_BONUS = De vierde bonuskaart boven 0
constant-HIGHEST_BONUS = De hoogste bonuskaart
constant-BONUS_OF_TWO = De bonuskaart van een spel met z’n tweeën
fork-copied = { $folder } is een volledige kopie van { $game }.
fork-first = Bewerk eerst:
fork-rules = de regels
fork-options = de opties
fork-words = de teksten voor acties, weigeringen en scores
fork-knowledge = wat bots weten
fork-page = de regels om te lezen
fork-messages = de naam van het spel en andere meldingen
fork-next = Daarna:
fork-exists = { $place } bestaat al: kies een andere naam, of verplaats het
fork-name = { $given } kan niet de naam van een kopie zijn: gebruik kleine letters, cijfers en lage streepjes, met een letter vooraan
fork-taken = er is al een spel of een Python-module { $given }: kies een andere naam
fork-homeless = { $game } kan niet worden gekopieerd, omdat geen module het als RULES declareert met een regel id = "{ $game }"
conform-checking = Controleren
conform-met = ✓ { $requirement } ({ $checks } gecontroleerd)
conform-unmet = ✗ { $requirement }: { $why }
conform-again = { "  " }opnieuw: { $call }
conform-unknown = er is geen eis "{ $given }"; bekend: { $known }
conform-no-rules = check_game wil de declaratie van een spel, RULES uit zijn module, niet { $given }
conform-unregistered = het spel { $game } is niet aangemeld, en zijn module declareert het niet als RULES: roep clubsuit.register aan, of noem de module in CLUBSUIT_GAMES
conform-hands = geen kaart mag in twee handen zitten, en handen hebben alleen kaarten van het spel. Gevonden: { $found }. Kijk naar deal en apply: die moeten kaarten verplaatsen, nooit kopiëren
conform-replay = een nagespeeld verslag moet dezelfde toestand geven, byte voor byte. Verschillend: { $found }. Kijk naar apply, dat alleen van toestand en actie mag afhangen, en naar de velden die elke verdeling opnieuw moet zetten
conform-views = een weergave, en wat bots daarmee kiezen, mag alleen afhangen van wat die plaats mag weten. Verschillend nadat verborgen kaarten opnieuw verdeeld waren (plaats, velden): { $found }. Kijk naar view, dat alleen kopieert wat zichtbaar is, naar sample, dat erbij moet passen, en naar wat apply over verborgen kaarten besluit, zoals wat een plaats mist
conform-samples = een getrokken toestand moet tot het einde van de ronde te spelen zijn. Gevonden: { $found }. Kijk naar sample: het moet elke verborgen kaart verdelen, elke hand het juiste aantal, en me terugzetten
conform-texts = de tekst van elke toegestane actie moet als die actie gelezen worden, en geen twee mogen dezelfde hebben. Gevonden: { $found }. Kijk naar de methoden text en read van de woorden
conform-nonsense = een ongeldige tekst moet met een fout van Clubsuit geweigerd worden en mag niets veranderen. Gevonden: { $found }. Kijk naar de methoden read en refusal van de woorden
conform-explanations = elke kaart moet toegestaan zijn, of een melding moet uitleggen waarom niet. Gevonden: { $found }. Kijk naar de methode refusal van de woorden: die geeft een regel en een melding
conform-schema = een weergave moet bij het schema van de pagina passen en een regel van de regelpagina noemen. Gevonden: { $found }. Kijk naar de teksten van het spel, naar prompt en naar de regelnummers van de declaratie
conform-common = wat iedereen ziet, moet in alle weergaven gelijk zijn, en geen kaart van een slag is verborgen. Gevonden: { $found }. Kijk naar de methoden seen en receiver van de woorden
conform-scores = de regels van een score moeten samen de score van elke plaats of elk team zijn. Gevonden (plaats, score, sommen): { $found }. Kijk naar score_lines en naar het einde van de ronde in apply
conform-matching = de kaarten van een toegestane actie moeten naar die actie leiden, en alleen naar toegestane. Gevonden: { $found }. Kijk naar de methode cards_of van de woorden
conform-ends = een willekeurig spel moet eindigen, met winnaars en een verslag dat na te spelen is. Gevonden: { $found }. Kijk naar het einde van de ronde in apply: dat zet OVER en de winnaars als het doel bereikt is
conform-refusals = een beslissing buiten de beurt, van een verkeerde plaats of op een verkeerd moment moet met TurnError geweigerd worden. Niet geweigerd: { $found }. Kijk naar de velden turn en phase, die apply moet bijhouden
conform-options = een onbekende optie en een ongeldig doel moeten geweigerd worden. Niet geweigerd: { $found }. Kijk naar de opties van de declaratie
records-empty = { $file } bevat geen partijverslag
records-game = { $given } heeft andere nummers en observaties dan { $wanted } in het eerste partijverslag; zet elk spel in een eigen bestand
check-checking = Controleren
check-good = { $records ->
    [one] { $file }: 1 partijverslag, geen fout
   *[other] { $file }: { $records } partijverslagen, geen fout
  }
check-fault = { $place }: { $message }
check-place = { $file }, regel { $line }
check-place-hand = { $file }, regel { $line }, ronde { $hand }
check-place-action = { $file }, regel { $line }, ronde { $hand }, actie { $action }

verify-verifying = Opnieuw delen
verify-nothing = { $file } bevat geen partijverslagen
verify-record = { $holds ->
    [yes] { $place }: alles is eerlijk gedeeld
   *[no] { $place }: er klopt iets niet
  }
verify-unchecked = { $place }: { $why }
verify-commitment = { "  " }vastlegging: { $commitment }
verify-secret = { "  " }✓ het geheim past bij de vastlegging
verify-strings = { "  " }✓ willekeurige reeksen kwamen van: { $who }
verify-promises = { "  " }✓ { $late ->
    [0] elk van deze reeksen was toegezegd voordat er één te zien was
    [one] elk van deze reeksen was toegezegd voordat er één te zien was; één is nooit gekomen, en in plaats daarvan is de toezegging gebruikt
   *[other] elk van deze reeksen was toegezegd voordat er één te zien was; { $late } zijn nooit gekomen, en in plaats daarvan zijn de toezeggingen gebruikt
  }
verify-deals = { "  " }✓ { $deals ->
    [one] opnieuw delen geeft dezelfde eerste deler en dezelfde verdeling
   *[other] opnieuw delen geeft dezelfde eerste deler en dezelfde { $deals } verdelingen
  }
verify-play = { "  " }✓ elke beslissing en elke score is volgens de regels
verify-bot = { "    " }{ $decisions ->
    [one] { $player }: de bot { $bot } nam één beslissing
   *[other] { $player }: de bot { $bot } nam { $decisions } beslissingen
  }
verify-fault = { "  " }✗ { $place }: { $message }

bench-measuring = Meten
bench-title = Willekeurige beslissingen per seconde op één kern, delen meegerekend
bench-game = Spel
bench-rate = Beslissingen/s
bench-compile = Gecompileerd in
bench-compile-seconds = { $seconds } s
bench-note = Mediaan van { $runs } metingen. Gecompileerd in: met een lege cache.
bench-note-solver = Exacte oplosser, verdelingen met klaveren als troef: { $ours } per seconde; DDS via endplay: { $theirs }. Verhouding { $ratio }×.
bench-peers-measuring = Andere pakketten meten
bench-peers-no-cache = de pakketten om mee te vergelijken hebben een map nodig voor hun omgevingen; noem er een met CLUBSUIT_CACHE
bench-peers-games = Willekeurige beslissingen per seconde processortijd op één kern, inclusief delen
bench-peers-bare = Kale lus
bench-peers-single = Eén partij
bench-peers-single-observations = Eén partij, met observaties
bench-peers-batched = Veel partijen
bench-peers-batched-observations = Veel partijen, met observaties
bench-peers-memory = 100.000 partijen
bench-peers-megabytes = { $scaled ->
    [yes] ≈ { $megabytes } MB
   *[no] { $megabytes } MB
  }
bench-peers-note = Telkens de beste van drie metingen. De middelste meting had { $share } % van zijn kern: minder dan ongeveer 95 betekent dat de machine bezig was. ≈: berekend uit minder dan { $games } partijen.
bench-peers-packages = Pakketten, elk in een eigen omgeving
bench-peers-package = Pakket
bench-peers-import = Import (CPU-s)
bench-peers-installed = Geïnstalleerd (MB)
bench-peers-random-game = Regels: een willekeurige partij
bench-peers-bot = Regels: een bot
bench-peers-training = Regels: training
bench-peers-gap = { $peer }, { $about }: { $why ->
    [observations-included] observaties zijn niet weg te laten
    [no-batch] speelt één partij tegelijk
    [no-loop] heeft geen andere lus dan die met observaties
    [install] kan hier niet worden geïnstalleerd: { $detail }
    [timeout] duurde te lang
   *[crash] mislukte: { $detail }
  }
bench-peers-interrupted = Afgebroken voordat alles was gemeten.
bench-gpu-title = Willekeurige beslissingen per seconde op één GPU, delen meegerekend
bench-gpu-batch = { $games } partijen
bench-gpu-card = Gemeten op: { $card } (CUDA { $driver }), met { $packages }.
bench-gpu-note = De snelste van { $runs } metingen. Gecompileerd in: voor de GPU, zonder cache.
bench-device = er is geen apparaat "{ $given }"; bekend: { $known }
bench-only = { $option } kan alleen met --device { $device }
bench-environments = Willekeurige stappen per seconde in clubsuit.vector, met { $one } partijen voor één thread en { $two } voor twee
bench-masks = { $threads ->
    [one] Maskers, 1 thread
   *[other] Maskers, { $threads } threads
  }
bench-observations = { $threads ->
    [one] Met observaties, 1 thread
   *[other] Met observaties, { $threads } threads
  }
arena-playing = Spelen
arena-title = { $deals ->
    [one] { $game }: { $a } tegen { $b }, één verdeling, seed { $seed }
   *[other] { $game }: { $a } tegen { $b }, { $deals } verdelingen, seed { $seed }
}
arena-what = Hoeveel { $a } voorligt op { $b }
arena-margin = Verschil
arena-interval = 99%-interval
arena-points = punten per ronde
arena-mixed = punten per ronde, met één partner van de andere soort
arena-wins = gewonnen partijen, in procentpunten
arena-times = Tijd voor een beslissing: { $a } { $median_a } ms (één op de twintig duurt langer dan { $most_a }), { $b } { $median_b } ms ({ $most_b }).
arena-hands = { $deals ->
    [one] Eén verdeling in { $seatings } opstellingen
   *[other] { $deals } verdelingen, elk in { $seatings } opstellingen
  }: { $hands } { $unit ->
    [games] hele partijen
   *[hands] rondes
  }.
arena-hands-mixed = { $mixed ->
    [one] Eén verdeling in { $all } opstellingen
   *[other] { $mixed } verdelingen, elk in { $all } opstellingen
  }, en { $rest ->
    [one] één in { $few }
   *[other] { $rest }, elk in { $few }
  }: { $hands } { $unit ->
    [games] hele partijen
   *[hands] rondes
  }.
arena-sprt-low = Sequentiële toets: na { $deals } verdelingen is het verschil eerder { $low } dan { $high } punten per ronde. Was het { $high }, dan zou de toets dit toch zeggen in ongeveer { $beta }% van de matches.
arena-sprt-high = Sequentiële toets: na { $deals } verdelingen is het verschil eerder { $high } dan { $low } punten per ronde. Was het { $low }, dan zou de toets dit toch zeggen in ongeveer { $alpha }% van de matches.
arena-sprt-open = Sequentiële toets: { $deals } verdelingen zeggen niet of het verschil eerder { $low } of { $high } punten per ronde is. De log-likelihoodratio is { $llr }; de toets eindigt bij { $bottom } en { $top }.
arena-resumed = { $deals } van deze verdelingen stonden al in de map.
lost-turns = { $bot } verloor { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  } aan de bot rule{ $told ->
    [yes] . De eerste keer: { $why }
   *[no] .
  }
arena-kept = Partijverslagen: { $folder }
arena-interrupted = Onderbroken: { $deals } van { $wanted } verdelingen zijn gespeeld.
arena-worker-lost = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was, na { $deals } van { $wanted } verdelingen; met minder --workers is minder geheugen nodig, en met --folder kun je een afgebroken match voortzetten
arena-worker-lost-folder = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was; { $deals } van { $wanted } verdelingen staan in { $folder }: hetzelfde commando met --resume gaat verder, en met minder --workers is minder geheugen nodig
arena-executor-lost = { $problem }; { $deals } van { $wanted } verdelingen zijn gespeeld, en met --folder kun je een afgebroken match voortzetten
arena-executor-lost-folder = { $problem }; { $deals } van { $wanted } verdelingen staan in { $folder }: hetzelfde commando met --resume gaat verder
arena-interrupted-folder = Onderbroken: { $deals } van { $wanted } verdelingen staan in { $folder }. Hetzelfde commando met --resume gaat verder.
arena-bots = voor een match zijn twee bots nodig, niet { $given }: schrijf --bots search,rule (bij meer dan twee speelt elk paar)
not-installed = { $name } is niet geïnstalleerd; installeer het met: { $how }
install-here = ./scripts/install.sh requirements/{ $lock }.txt
install-from-elsewhere = (cd { $folder } && ./scripts/install.sh requirements/{ $lock }.txt)
install-pip = { $python } -m pip install { $packages }
install-pipx = pipx inject { $environment } { $packages }
install-uv = uv pip install --python { $python } { $packages }
install-uv-tool = uv tool install { $tool } { $packages }
server-not-installed = de server heeft het pakket { $package } nodig; installeer het met: { $how }
arena-page-title = { $game }: bots vergeleken
arena-page-match = { $deals ->
    [one] { $a } tegen { $b }, één verdeling
   *[other] { $a } tegen { $b }, { $deals } verdelingen
}
arena-page-plan = Opties: { $options }. Seed: { $seed }.
arena-page-defaults = de standaardwaarden
arena-page-figures = Hoeveel de eerste bot voorligt op de tweede
arena-page-what = Gemeten
arena-page-deals = Verdelingen
arena-page-course = Het verschil naarmate er verdelingen bij komen
arena-page-course-note = Hoeveel { $a } voorligt op { $b }, in punten per ronde, na elk aantal verdelingen. Het ware verschil ligt met een kans van 99% binnen de band.
arena-page-times = Tijd per beslissing
arena-page-times-note = Hoeveel beslissingen hoelang duurden, zonder die waar maar één keuze was.
arena-page-bot = Bot
arena-page-median = Mediaan, ms
arena-page-p95 = 95e percentiel, ms
arena-page-decisions = Beslissingen
arena-page-ms = milliseconden
ratings-reading = Lezen
ratings-title = { $game }: ratings
ratings-player = Speler
ratings-mu = Rating (mu)
ratings-sigma = Onzekerheid (sigma)
ratings-games = Partijen
ratings-nothing = { $folder } heeft geen partijverslagen: er is geen records.jsonl in
ratings-empty = geen van deze bestanden bevat een partijverslag
ratings-record = { $place }: { $problem }
ratings-seats = het partijverslag heeft geen { $wanted } spelers met punten
ratings-unfinished = de laatste ronde van het partijverslag is niet uitgespeeld
study-playing = Spelen (verdelingen)
study-estimate = Ongeveer { $time } (uren:minuten:seconden): { $deals } verdelingen, elk { $seconds } seconden in één proces; processen: { $workers }.
study-estimate-most = Hoogstens ongeveer { $time } (uren:minuten:seconden): { $deals } verdelingen, elk { $seconds } seconden in één proces; processen: { $workers }.
study-title = { $game }: een studie van { $deals ->
    [one] één verdeling
   *[other] { $deals } verdelingen
}, seed { $seed }
study-by-clock = Sommige van deze bots beslissen op de klok, dus een volgende run herhaalt alleen de verdelingen.
study-by-chance = { $count ->
    [one] { $bots } beslist deels op toeval; de intervallen houden daar rekening mee.
   *[other] { $bots } beslissen deels op toeval; de intervallen houden daar rekening mee.
}
study-other-deals = Sommige varianten hebben andere kaarten of handen en zijn dus met eigen verdelingen gespeeld, niet met die van de basis.
study-precise = De studie is eerder gestopt, omdat de precisie is bereikt.
study-skill = Vaardigheid
study-metric-column = Maatstaf
study-note = Tussen haakjes: 99%-intervallen. docs/metrics.md legt de maatstaven uit, en --json geeft alle waarden en verschillen.
study-primary = { $metric } bij { $bot }: { $value }
study-difference = { $metric } bij { $bot }: { $variant } vergeleken met { $base }: { $value }
study-same-order = Alle bots ordenen de varianten naar { $metric } gelijk: { $order }
study-unclear-order = De volgorde van de varianten naar { $metric } is niet duidelijk, omdat niet al hun verschillen dat zijn.
study-contradicted = De bots ordenen de varianten naar { $metric } verschillend, en dat is geen toeval.
study-nothing = { $metric }: niet gemeten, omdat het in geen enkele ronde voorkwam of omdat deze bots nooit op toeval beslissen.
study-unmoved = Met { $variant } kozen deze bots in elke ronde hetzelfde als met de eerste variant: { $bots }. Alleen de punten en de keuzes die er zijn kunnen verschillen.
study-left-out = Weggelaten omdat zij veel delen hebben (--json geeft ze): { $metrics }
study-part-played = Deel { $shard }: { $deals } verdelingen staan in { $file }. "clubsuit join" voegt de bestanden van alle delen samen.
study-interrupted = Onderbroken: { $deals } van { $wanted } verdelingen tellen. Met --resume BESTAND kan een studie worden voortgezet.
study-interrupted-file = Onderbroken: { $deals } van { $wanted } verdelingen staan in { $file }. Hetzelfde commando gaat verder.
study-worker-lost = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was, na { $deals } van { $wanted } verdelingen; met minder --workers is minder geheugen nodig, en met --resume BESTAND kun je een studie voortzetten
study-worker-lost-file = een werkproces is afgebroken, waarschijnlijk omdat het geheugen vol was; { $deals } van { $wanted } verdelingen staan in { $file }: hetzelfde commando gaat verder, en met minder --workers is minder geheugen nodig
study-executor-lost = { $problem }; { $deals } van { $wanted } verdelingen zijn gespeeld, en met --resume BESTAND kun je een studie voortzetten
study-executor-lost-file = { $problem }; { $deals } van { $wanted } verdelingen staan in { $file }: hetzelfde commando gaat verder
study-bots = een studie heeft minstens twee verschillende soorten bots nodig, niet { $given }: wat één soort laat zien, kan aan de bot liggen en niet aan de regel
study-ladder = een ladder voor vaardigheid heeft minstens twee bots nodig, elk één keer
study-deals = { $given } verdelingen kan niet: een studie heeft er 1 tot { $most }
study-precision = een precisie kan niet { $given } zijn: het is de halve breedte van een interval, een getal boven 0
study-metric = er is geen maatstaf "{ $given }"; bekend: { $known }
study-not-measured = "{ $metric }" wordt in deze studie niet gemeten: { $needs ->
    [whole-games] het gaat over hele partijen, dus voeg --whole-games toe
    [what-if] voeg --what-if toe
    [skill] voeg een ladder van bots toe, zoals --skill random,casual,rule
    [luck] laat --no-luck weg
   *[vary] het vergelijkt varianten met dezelfde verdelingen, dus laat iets variëren dat de verdelingen gelijk laat
  }
study-part = "{ $metric }" heeft geen deel "{ $given }"; bekend: { $known }
study-parts = "{ $metric }" heeft alleen een waarde voor elk deel apart ({ $by ->
    [seat] plaats
    [role] rol, zoals swapper
    [handicap] handicap, zoals 10S
    [option] mogelijkheid, zoals swap
    [step] trede van de ladder
    [what] soort verandering
   *[other] deel
  }), dus noem er een: { $metric }:DEEL; bekend: { $known }
study-vary-form = "{ $given }" varieert niets: schrijf NAAM=WAARDE,WAARDE, bijvoorbeeld target=7,11
study-set-form = "{ $given }" stelt niets in: schrijf NAAM=WAARDE,WAARDE, bijvoorbeeld DAME_POINTS=5,10
study-vary-constant = "{ $name }" is een constante van de regels en geen optie: gebruik --set { $name }=WAARDE,WAARDE
study-set-option = "{ $name }" is een optie en geen constante van de regels: gebruik --vary { $name }=WAARDE,WAARDE
study-vary-twice = "{ $name }" varieert twee keer: geef alle waarden in één --vary
study-vary-values = "{ $name }" heeft minstens één waarde nodig, en elke waarde één keer
study-variants = dit zijn { $given } varianten, en een studie heeft er hoogstens { $most }: laat minder variëren
study-other = { $file } bevat een andere studie, dus deze kan die niet voortzetten
study-damaged = { $file } is beschadigd bij regel { $line }, dus de studie kan niet worden voortgezet
study-no-result = dit is niet het resultaat van een studie in het formaat { $wanted }
study-shard-file = --shard vraagt --resume BESTAND, waarvan "clubsuit join" de inhoud samenvoegt
study-shard-precision = een studie met --precision kan niet in delen worden gespeeld, omdat de verdelingen van alle delen bepalen of zij doorgaat
study-shard-many = deel { $shard } kan niet: er zijn maar { $given } blokken van verdelingen te verdelen
study-shard-page = één deel van een studie heeft geen pagina en geen tabellen: "clubsuit join" schrijft die uit de bestanden van alle delen (--html, --tables)
exploit-title = { $game }: wat een beste antwoord wint
exploit-bot = Bot
exploit-seat = Plaats
exploit-value = Waarde
exploit-gain = Winst
exploit-share = van de gemiddelde inzet
exploit-sum = som
exploit-note = { $kind ->
    [margin] Waarde en winst zijn verschillen in een ronde: de punten van de plaats min die van de ander. De som van de winsten is NashConv, en de helft daarvan de uitbuitbaarheid.
   *[points] Waarde en winst zijn punten in een ronde. Elke winst is een deel van NashConv, hun som.
  } Plaats 0 deelt. De gemiddelde inzet is { $stake } punten: het gemiddelde van de absolute score in een ronde als "rule" op alle plaatsen speelt.
exploit-bounds-title = { $game }: wat een zoekende plaats wint
exploit-exploiter = Uitbuiter
exploit-bounds-note = De uitbuiter speelt op één plaats (in teamspellen in één team) tegen de bot op alle andere; het resultaat van de bot zelf met dezelfde verdelingen wordt afgetrokken. Winsten zijn punten in een ronde. Een betere uitbuiter wint misschien meer, dus het onderste eind van een interval is een ondergrens.
exact-game = exacte antwoorden over { $game } zijn niet mogelijk: de kaarten komen uit twee pakken
exact-too-large = dit spel heeft { $deals } verdelingen, en exacte antwoorden vragen er hoogstens { $most }: maak het kleiner met de opties ranks en hand_size of voeg --deals 400 toe aan clubsuit exploit voor een ondergrens
exact-too-many-nodes = de boom van dit spel heeft meer dan { $most } knopen: maak het kleiner met de opties ranks en hand_size
exact-two = cfr+ vindt alleen evenwichten voor twee, en { $game } heeft meer plaatsen
exact-bot = de kansen van "{ $bot }" zijn niet precies bekend; mogelijk: { $known }
arena-one-of = --mixed, --once en --swap zeggen elk hoe vaak een verdeling wordt gespeeld; geef er maar één van
arena-time = --time heeft geen effect: het geldt voor bots die zoeken en geen budget in hun naam hebben, en die zijn er niet
arena-sprt = een sequentiële toets kan niet { $given } zijn: schrijf LOW,HIGH in punten per ronde, LOW lager dan HIGH, bijvoorbeeld 0,0.5; daarna kunnen twee foutkansen komen, groter dan 0 en kleiner dan 0.5, bijvoorbeeld 0,0.5,0.05,0.05
arena-deals = { $given } verdelingen kan niet
arena-exists = { $folder } bestaat al: --resume gaat ermee verder
arena-more = { $folder } bevat { $given } verdelingen, meer dan de { $wanted } die gevraagd zijn
arena-damaged = { $folder } is beschadigd bij verdeling { $deal }, dus de match kan niet worden voortgezet
arena-other = { $folder } bevat een match die met een ander commando is begonnen, dus dit commando kan die match niet voortzetten
train-playing = Trainen (minuten)
train-tested = trainingsronde { $round }, { $minutes } minuten, { $hands } rondes gespeeld: loss { $loss }; { $margin } punten per ronde meer dan { $bot } (99%: { $low } tot { $high }) { $bars }
train-kept = Met deze gewichten speelt de bot trained:{ $file }
train-minutes = Minuten
train-margin = Punten per ronde meer dan { $bot }
train-curve = { $bars } De leercurve: { $file }
train-features = { $game } gaf het netwerk kenmerk { $told }: nummers van kenmerken moeten lager zijn dan de { $number } die de Features ervan opgeven, en dat mogen er hoogstens { $most } zijn
train-no-features = { $game } heeft geen kenmerken, dus een netwerk kan het niet leren: voor het trainen zijn de Features van de Knowledge ervan nodig
train-interrupted = Onderbroken. Hetzelfde commando met --resume gaat verder.
train-method = er is geen trainingsmethode "{ $given }"; bekend zijn: { $known }
train-reward = er is geen beloning "{ $given }" bij het trainen; bekend zijn: { $known }
train-win = de beloning win heeft --method { $method } en --device { $device } nodig
train-against-method = een training tegen een bot heeft --method { $method } nodig
train-against = tegen { $bot } kan niet worden getraind: kies rule (alleen op de processor) of een bot met een strategie, zoals trained:PATH
train-exists = { $folder } bestaat al: --resume gaat ermee verder
train-damaged = { $folder } is beschadigd ({ $file }), dus de training kan niet worden voortgezet
train-other = { $folder } bevat een training die met een ander commando is begonnen, dus dit commando kan die training niet voortzetten
arena-resume-what = --resume heeft --folder nodig, waar de match wordt bewaard

review-reviewing = Analyseren
review-title = { $game }: de duurste beslissingen
review-where = Waar
review-place = ronde { $hand }, nr. { $number }
review-player = Speler
review-who = { $player } ({ $seat })
review-played = Gekozen
review-better = Beter
review-cost = Verlies
review-open = Kaarten open
review-open-score = { $played } / { $best }
review-open-ahead = ↔ { $played } / { $best }
review-worth = { $text } ({ $chance }%, { $points })
review-note = Tussen haakjes: gewonnen partijen, in procenten, en punten in de ronde, gemiddeld over verdelingen die passen bij wat de speler zag. Verlies: hoeveel procentpunt de beslissing de winkans verlaagde. “=” betekent misschien evenveel verlies als de beslissing erboven, “?” misschien alleen toeval (een hogere --worlds geeft meer zekerheid). Kaarten open: de punten van de ronde met de kaarten zoals ze echt lagen, na deze keuze en na de beste. Met ↔ ervoor: punten voorsprong op de enige andere speler met kaarten.
review-player-sum = { $player }: { $decisions } beslissingen, waarvan { $same } even goed als die van de sterkste bot; gemiddeld verlaagde een beslissing de winkans met { $cost } procentpunt
solve-solving = Oplossen
solve-title = { $game }, ronde { $hand }: waar elke keuze toe leidt met alle kaarten open en daarna volmaakt spel
solve-number = Nr.
solve-seat = Plaats
solve-done = Gekozen
solve-choices = Waarde: keuzes
solve-value = { $value }: { $choices }
solve-note-score = Waarde: de punten van de ronde voor de speler aan de beurt.
solve-note-margin = Waarde: hoeveel punten de speler aan de beurt aan het eind voorstaat op de andere speler die nog kaarten heeft.
solve-left-out = { $number ->
    [one] 1 beslissing is weggelaten. Alleen het spelen van kaarten wordt opgelost: met drie spelers de laatste acht slagen, en Climbing Clubs zodra nog maar twee spelers kaarten hebben.
   *[other] { $number } beslissingen zijn weggelaten. Alleen het spelen van kaarten wordt opgelost: met drie spelers de laatste acht slagen, en Climbing Clubs zodra nog maar twee spelers kaarten hebben.
  }
solve-nothing = Geen beslissing van ronde { $hand } is op te lossen. Dat kan alleen met het spelen van kaarten: met drie spelers de laatste acht slagen, en Climbing Clubs zodra nog maar twee spelers kaarten hebben. Op erewoord kan het niet.
solve-not-this = deze beslissing is niet op te lossen
solve-no-such-line = { $file } heeft geen partijverslag op regel { $line }

cli-help-lan = Ook iedereen op dit lokale netwerk laten spelen: drukt hun adres af, en een QR-code.

backup-done = Back-up: { $file }. Er staan verborgen kaarten en sleutels in: bewaar hem zo veilig als de database.
backup-no-folder = er is geen map { $folder }: maak die eerst aan, alleen leesbaar voor de eigenaar (mkdir -m 700)
backup-exists = { $file } bestaat al: noem een nieuw bestand
backup-failed = de database kan niet worden gekopieerd ({ $problem })
backup-program = { $program } is niet te vinden: installeer de programma’s van PostgreSQL (op Debian: apt install postgresql-client)
backup-program-failed = { $program } is mislukt: { $problem }
restore-done = Teruggezet: { $place }, uit { $file }. Je kunt de server starten.
restore-empty = { $file } is leeg
restore-unknown = { $file } is geen back-up van Clubsuit
restore-foreign = { $file } is geen database van Clubsuit
restore-newer = { $file } is van een nieuwere versie van Clubsuit (schema { $version }): werk eerst Clubsuit bij
restore-damaged = { $file } is beschadigd ({ $problem })
restore-in-use = { $file } is de database van een server en geen back-up: maak er een met "clubsuit backup"
restore-folder = { $file } is de back-up van een map: noem de map met --data, zonder database
restore-address = { $file } is de back-up van een PostgreSQL-database: noem de database met --database
restore-itself = { $file } is de database zelf
restore-exists = { $place } heeft al een database: --replace vervangt die, en de gegevens gaan verloren
restore-running = een ander programma gebruikt de database: stop eerst de server
restore-failed = de database kan niet worden vervangen ({ $problem }); er is niets veranderd

admin-no-data = { $folder } bevat geen partijen van een server
admin-no-report = er is geen rapport { $id }
admin-no-reports = Er zijn geen open rapporten.
admin-no-tables = Zulke tafels zijn er niet.
admin-table = { $id }  { $game }, { $state ->
    [new] niet begonnen
    [over] voorbij
   *[plays] spel { $hand }
  }{ $listed ->
    [yes] , in de lobby
   *[no] {""}
  }, { $at }
admin-no-table = er is geen tafel { $id }
admin-closed = Gesloten: { $id }
admin-close-which = noem de tafels om te sluiten, of kies ze met --listed of --person
admin-unfinished = de partij aan { $id } is niet voorbij, en het verslag zou verborgen kaarten tonen, misschien aan een van de spelers: exporteer het als de partij voorbij is
admin-person-which = noem een persoon: met het begin van de hash, of met --account
admin-person-short = noem minstens { $number } letters en cijfers van de hash van de persoon
admin-person-several = de hash van meerdere personen begint met { $id }: noem er meer van
admin-no-person = geen persoon heeft een hash die begint met { $id }
admin-no-account = geen account heet { $name }
admin-person = Persoon { $id }
admin-person-deleted = Verwijderd: { $id }, met alles wat erbij hoorde:
admin-person-has-account = account: { $account }
admin-person-has-tables = tafels: { $tables }
admin-person-has-names = namen: { $names }
admin-report = { $state ->
    [handled] Rapport { $id }, { $at } (afgehandeld)
   *[open] Rapport { $id }, { $at }
  }
admin-report-of = { $reason }: { $name } ({ $person }), gerapporteerd door { $reporter } ({ $other })
admin-report-table = Tafel { $table } ({ $game })
admin-report-words = Toelichting bij het rapport: { $words }
admin-report-line = { $at }  { $text }

# Environments of PettingZoo and Gymnasium: never shown on the page.
env-illegal = { $given } is hier geen toegestaan nummer: het actiemasker toont de nummers die dat wel zijn
env-ended = de episode is afgelopen: roep eerst reset() aan
env-dead = de episode is voor { $agent } afgelopen: de enige actie is None, niet { $given }
env-agent = een agent { $given } bestaat niet, alleen { $known }
env-render = "render_mode" moet None zijn of een van { $known }, niet { $given }
env-opponents = "opponents" moet een bot noemen, of een bot voor elk van de plaatsen { $seats }, niet { $given }
env-mode = "illegal" moet een van { $known } zijn, niet { $given }

# clubsuit puzzles
puzzles-searching = Zoeken
puzzles-title = { $game }: { $number ->
    [one] 1 puzzel
   *[other] { $number } puzzels
  }, seed { $seed }
puzzles-motif = Motief
puzzles-count = Puzzels
puzzles-written = Puzzels: { $file }
puzzles-interrupted = Onderbroken: { $number ->
    [one] er staat 1 puzzel
   *[other] er staan { $number } puzzels
  } in { $file }. Hetzelfde commando met --resume gaat verder.
game-here = er is nog geen spel ‘{ $game }’, maar een module { $game } staat in deze map: zet CLUBSUIT_GAMES={ $game }, dan kent elke opdracht het
