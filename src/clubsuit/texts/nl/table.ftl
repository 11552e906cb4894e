# The browser's table: everything the page says by itself.

## The lobby
lobby-title = Clubsuit
lobby-tagline = Vier kaartspellen met de naam Clubs
lobby-name = Je naam
lobby-name-example = Jij
lobby-your-turn = Jouw beurt
lobby-title-waiting = { $count ->
    [one] Jouw beurt · Clubsuit
   *[other] Jouw beurt aan { $count } tafels · Clubsuit
  }
lobby-unfinished = Lopende partijen
lobby-awaits = Wachten op { $names }
lobby-games = Nieuwe partij
lobby-finished = Gespeelde partijen
lobby-invitations = Je bent uitgenodigd
lobby-invitation = { $name } nodigt je uit voor een partij
lobby-invitation-no = Nee, dank je
lobby-invitation-no-name = De uitnodiging van { $name } voor { $game } verwijderen
lobby-listed = Tafels die op spelers wachten
lobby-join = Meedoen
lobby-watch = Kijken
lobby-listed-table = { $number ->
    [0] { $count ->
        [one] { $names } wacht
       *[other] { $names } wachten
      }
   *[other] ronde { $number }: { $names }
  }
lobby-listed-free = { $count ->
    [0] om te kijken
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
  }
lobby-listed-all = Alle { $count } tonen
lobby-loading = Laden…
lobby-again = Opnieuw
lobby-play = Spelen
lobby-learn = Leren
lobby-learn-help = Een eerste ronde met een gids die meekijkt.
lobby-more = Meer
lobby-more-game = Meer manieren om { $game } te spelen
lobby-ways-bots = Tegen bots
lobby-friends = Met vrienden spelen
lobby-friends-help = Kies een spel. Er gaat een tafel open met een link die je kunt versturen: je vrienden hebben geen account en geen app nodig.
lobby-anyone-help = Je krijgt een plaats aan een tafel die op spelers wacht, of je wacht zelf op anderen. { $clock }.
lobby-play-game = Nu { $game } spelen
lobby-setup = Instellen…
lobby-setup-help = Kies de opties, de klok en wie er meespeelt.
lobby-rules = Regels
lobby-rules-game = Regels van { $game }
lobby-start = Start
lobby-players = Spelers
lobby-players-count = { $count } spelers
lobby-players-range = { $low } tot { $high } spelers
lobby-table = { $number ->
    [0] nog niet begonnen, met { $names }
   *[other] ronde { $number }, met { $names }
  }
lobby-won = Je won met { $points }
lobby-ended = Voortijdig beëindigd; jij had { $points }
lobby-lost = Gewonnen door { $names }; jij had { $points }
lobby-option-usual = standaard
lobby-option-club = ♣{ $number }
lobby-house = Huisregels
lobby-house-help = Ze veranderen het spel. De bots kennen ze, maar zijn gemaakt voor de gewone regels.
lobby-hints = Tips
lobby-hints-help = Je kunt vragen wat de sterkste bot zou doen.
lobby-opponents = Je tegenstanders
lobby-others = De andere spelers
lobby-opponent = { $number ->
    [1] Volgende speler (links van je)
    [2] 2e speler na jou
    [3] 3e speler na jou
    [4] 4e speler na jou
   *[other] 5e speler na jou
  }
lobby-level = Hoe goed de bots spelen
level-beginner = Beginner
level-beginner-help = Vergeet wat er gespeeld is en schat kaarten vaak verkeerd in.
level-casual = Recreatief
level-casual-help = Kent het spel, maar ziet nu en dan iets over het hoofd.
level-strong = Sterk
level-strong-help = Telt kaarten en weet wat een kaart waard is.
level-best = Sterkst
level-best-help = Denkt vooruit en probeert allerlei verdelingen van de verborgen kaarten uit.

## With friends
friends-open = Met vrienden
friends-open-game = Tafel voor { $game } met vrienden openen
friends-link = Stuur je vrienden deze link
friends-link-help = Wie de link opent, kan toekijken of de plaats van een bot innemen.
friends-link-own = Alleen deze computer kan hem openen. Vrienden in je netwerk: ‘clubsuit play --lan’.
friends-copy = Link kopiëren
friends-copied = Gekopieerd
friends-copy-yourself = De tekst is geselecteerd. Kopieer hem met de opdracht van je apparaat.
friends-share = Link delen
friends-copy-this = Kopieer
friends-code = Voor een telefoon in dezelfde kamer
friends-code-alt = QR-code van de link naar deze tafel
friends-listed = In de lijst met open tafels tonen
friends-listed-help = Iedereen die deze server bezoekt, kan de tafel vinden, toekijken of aanschuiven. Het partijverslag wordt openbaar.
friends-watch = Wat toeschouwers zien
friends-watch-public = Alleen open kaarten
friends-watch-public-help = Wat er open op tafel ligt.
friends-watch-late = Alle kaarten, één ronde later
friends-watch-late-help = De open kaarten, en alle kaarten van een ronde zodra de volgende is begonnen.
friends-watch-seat = De kaarten van één speler
friends-watch-seat-help = De open kaarten, en de hand van één speler die dat goedvindt.
friends-days = Over meerdere dagen spelen
friends-days-help = Voor spelers die hier niet tegelijk zijn. Een bot neemt het nooit over. In “Mijn partijen” zie je waar je aan de beurt bent.
friends-brief = De regels in het kort
friends-invited = { $count ->
    [0] Hier zit nog niemand.
    [one] { $names } nodigt je uit voor een partij.
   *[other] { $names } nodigen je uit voor een partij.
  }
friends-not-yet = { $missing ->
    [0] Alle plaatsen zijn bezet. Je kunt hier wachten en naar de partij kijken.
   *[other] Vul je naam in en ga zitten. Op vrije plaatsen spelen bots.
  }
friends-wait-alone = Er zit nog niemand anders.
friends-wait-alone-help = Stuur je vrienden de link, of deel nu de kaarten: op vrije plaatsen spelen bots, en een vriend kan het altijd van een bot overnemen.
friends-wait-here = { $missing ->
    [0] Alle plaatsen zijn bezet.
   *[other] Er zijn hier { $count } mensen.
  }
friends-wait-help = { $missing ->
    [0] Ieder van jullie kan de kaarten delen.
   *[other] Ieder van jullie kan de kaarten delen. Op vrije plaatsen spelen bots, en een vriend kan het altijd van een bot overnemen.
  }
friends-begin = Kaarten delen
friends-begins = De kaarten worden geschud…
friends-begins-help = De browser van elke speler voegt een eigen willekeurig getal toe, zodat niemand kan kiezen wat er gedeeld wordt.
friends-seats = Kies een plaats
friends-full = Alle plaatsen zijn bezet.
friends-here = Aanwezig
manners-open = Iemand blokkeren of rapporteren
friends-watching = { $count ->
    [one] Er kijkt één persoon toe.
   *[other] Er kijken { $count } mensen toe.
  }
friends-you = jij
friends-bot = Bot: { $level }
friends-away = afwezig: er speelt een bot
friends-sit = Hier zitten
friends-sit-seat = Hier zitten, op de plaats van { $name }
friends-rise = Plaats opgeven
friends-onlooker = Je kijkt toe.
friends-onlooker-of = Je kijkt toe. Je ziet wat { $name } ziet.
friends-before = De vorige ronde
friends-before-of = Wat { $name } in de vorige ronde kreeg
friends-show = Mijn kaarten aan toeschouwers tonen
friends-show-help = Meteen, en aan iedereen met de link, ook aan de andere spelers.
friends-shown = toont de kaarten aan toeschouwers

## Several players at one screen
screen-title = Met meerdere spelers op dit scherm
screen-about = Jullie geven het scherm door. Tussen de beurten verbergt een gordijn de kaarten.
screen-name = Naam van nog een speler
screen-add = Aanschuiven
screen-here = op dit scherm
screen-with = deelt een scherm met { $name }
screen-for = Geef het scherm aan { $name }
screen-who = Wie heeft het scherm?
screen-help = De anderen kijken weg.
screen-lift = Ik ben { $name }: toon mijn kaarten

## Another device
device-title = Ander apparaat
device-help = Ga verder op je telefoon of op een andere computer, met dezelfde plaatsen en partijen.
device-make = Link maken
device-link = Open deze link op het andere apparaat
device-link-help = De link werkt één keer, tien minuten lang. Geef hem aan niemand: wie hem opent, speelt als jij.
device-kept-title = Herstellink
device-kept-help = Als deze browser ooit vergeet wie je bent, krijg je met deze link je plaatsen en partijen terug. Bewaar hem op de plek waar je je wachtwoorden bewaart.
device-kept-make = Herstellink maken
device-kept-link = Je herstellink
device-kept-link-help = De link werkt zo vaak als je hem nodig hebt, tot je een nieuwe maakt. Geef hem aan niemand: wie hem opent, speelt als jij.
device-code-alt = QR-code van deze link
device-page-title = Hier verdergaan – Clubsuit
device-go-on = Hier verdergaan?
device-go-on-as = Hier verdergaan als { $name }?
device-go-on-help = Deze browser krijgt dezelfde plaatsen en partijen als het andere apparaat. Je kunt beide gebruiken.
device-others = { $count ->
    [one] Deze browser heeft zelf een partij. Die raak je kwijt.
   *[other] Deze browser heeft zelf partijen. Die raak je kwijt.
  }
device-here = Hier verder
device-broken = Deze link is niet compleet
device-broken-help = Kopieer de hele link, of maak een nieuwe in de instellingen op je andere apparaat.

## My games
mine-link = Mijn partijen
mine-page-title = Mijn partijen – Clubsuit
mine-title = Mijn partijen
mine-none = Je hebt hier nog geen partijen.
mine-open = Openen
mine-go-on = Verder
mine-open-game = Deze partij { $game } openen
mine-go-on-game = Verder met deze partij { $game }
mine-record = Downloaden
mine-record-game = Het verslag van deze partij { $game } downloaden
mine-delete = Wissen
mine-delete-game = Deze partij { $game } wissen
mine-more = Meer tonen
mine-keep = Bewaren
mine-delete-title = Deze partij wissen?
mine-delete-help = { $people ->
    [one] Terughalen kan niet.
   *[other] De partij verdwijnt uit je lijst en is niet terug te halen. Bij de anderen aan tafel blijft de partij staan. Loopt de partij nog, dan neemt een bot vanaf de volgende ronde je plaats in.
  }
mine-data = Mijn gegevens
mine-data-help = De download bevat al je partijen met hun verslag, en de mensen met wie je hebt gespeeld. Bij het wissen verdwijnen al je partijen, je blokkades en uitnodigingen, en je naam uit de partijen die bij anderen blijven staan. Deze browser begint dan weer als nieuw.
mine-export = Alles downloaden
mine-delete-all = Alles wissen
mine-delete-all-title = Alles wissen?
mine-delete-all-help = Al je partijen en de instellingen van deze browser worden gewist, en zijn niet terug te halen. In partijen die nog lopen, nemen bots je plaats in.

## An account
account-link = Inloggen
account-page-title = Account – Clubsuit
account-log-in = Inloggen
account-log-in-help = De partijen van deze browser worden aan het account toegevoegd.
account-make = Account maken
account-make-help = Je kunt ook zonder account spelen. Met een account vind je dezelfde partijen overal waar je inlogt. Je plaatsen en partijen gaan mee; log ook in op andere apparaten die je als deze gast gebruikt.
account-name = Naam
account-password = Wachtwoord
account-password-help = Minstens { $number } tekens. Bewaar het goed: een verloren wachtwoord is niet te vervangen.
account-have = Ik heb een account
account-none = Ik heb nog geen account
account-in-help = Je bent ingelogd. Je vindt dezelfde partijen overal waar je inlogt.
account-log-out = Uitloggen
account-change = Wachtwoord wijzigen
account-change-help = Daarna ben je overal elders uitgelogd.
account-password-old = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-changed = Het wachtwoord is gewijzigd.

## Statistics
stats-link = Mijn statistieken
people-link = Mensen met wie ik heb gespeeld
lobby-tournament = Dezelfde kaarten voor iedereen; jij had { $points }
tournaments-link = Dezelfde kaarten voor iedereen
tournaments-line = De partij van de week en toernooien van je club: iedereen speelt dezelfde kaarten met dezelfde bots, en je ziet hoe je het deed.
stats-page-title = Mijn statistieken – Clubsuit
stats-title = Mijn statistieken
stats-loading = Je partijen worden opgeteld…
stats-none = Er valt nog niets te tellen: speel eerst een ronde.
stats-games = { $games ->
    [one] { $hands ->
        [one] 1 partij, 1 uitgespeelde ronde.
       *[other] 1 partij, { $hands } uitgespeelde rondes.
      }
   *[other] { $hands ->
        [one] { $games } partijen, 1 uitgespeelde ronde.
       *[other] { $games } partijen, { $hands } uitgespeelde rondes.
      }
  }
stats-won = Uitgespeeld: { $finished }, gewonnen: { $won } ({ $percent }%).
stats-share = { $percent }% ({ $total } van { $times })
stats-mean = gemiddeld { $mean }
stats-scores = { $count ->
    [one] Punten in de laatste ronde
   *[other] Punten in de laatste { $count } rondes
  }
stats-scores-label = { $count } rondes, van { $low } tot { $high } punten
stats-as-table = Als tabel
stats-hand = Ronde
stats-points = Punten
stats-ratings = Ratings
stats-ratings-help = Geschat uit alle uitgespeelde partijen van dit spel op deze server, ook die tegen bots. Iedereen begint met 250 ± 83. Hoe meer partijen, hoe zekerder de rating.
stats-player = Speler
stats-you = Jij
stats-rating = Rating
stats-doubt = Onzekerheid
stats-rated = Partijen

## Programs
programs-seat = een programma
programs-title = Een programma laten spelen
programs-help = Je programma verbindt zich met een token met deze tafel, neemt een plaats in en speelt zoals mensen dat doen.
programs-make = Token maken
programs-address = Adres van deze tafel
programs-token = Token
programs-token-help = Je ziet het alleen nu. Je programma stuurt het als Authorization: Bearer, gevolgd door het token.

## Settings
settings-title = Instellingen
settings-pace = Speeltempo
settings-pace-slow = Rustig
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-pace-instant = Direct
settings-theme = Thema
settings-theme-auto = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sort = Nummerkaarten sorteren op
settings-sort-number = Nummer
settings-sort-suit = Kleur
settings-coach = Coach
settings-coach-first = Eerste rondes
settings-coach-always = Altijd
settings-coach-never = Nooit
settings-coach-help = Tegen bots: zegt het meteen als een keuze je veel kost, zodat je die kunt terugnemen.
settings-forced = Is er geen keuze, dan gaat het vanzelf
settings-forced-help = Als je alleen kunt passen, of alleen bepaalde kaarten kunt afleggen of afstaan. Je ziet elke stap even.
settings-forced-cards = De enige speelbare kaart vanzelf spelen
settings-forced-cards-bots = Tegen bots
settings-forced-cards-always = Altijd
settings-forced-cards-never = Nooit
settings-forced-cards-help = Alleen als je ook niet kunt passen. Je ziet de kaart even en kunt die nog tegenhouden.
settings-drag = Kaarten naar de tafel slepen
settings-drag-help = Laat je een kaart ergens anders los, dan houd je die. Je kunt een kaart ook spelen met een klik of tik.
settings-ahead = Een kaart kiezen vóór je beurt
settings-ahead-help = Klik op een kaart terwijl anderen beslissen: in jouw beurt wordt die gespeeld, als de regels dat toestaan. Tot dan ziet niemand je keuze, en met nog een klik trek je die in. Niet in Climbing Clubs en niet op erewoord.
settings-awake = Scherm tijdens een partij aan laten
settings-sound = Geluiden
settings-volume = Volume
settings-volume-soft = Zacht
settings-volume-normal = Normaal
settings-volume-loud = Hard
settings-sound-hidden = Geluid bij mijn beurt in een verborgen tabblad
settings-sound-hidden-help = Als je naar een ander tabblad of venster kijkt. Alle andere geluiden zwijgen dan.
settings-vibrate = Trillen bij mijn beurt en als ik speel
settings-motion = Kaarten laten bewegen
settings-motion-help = Uit: kaarten springen naar hun nieuwe plek.
settings-felt = Laken
settings-felt-green = Groen
settings-felt-ink = Blauw
settings-felt-claret = Rood
settings-back = Rug van de kaarten
settings-back-red = Rood
settings-back-ink = Blauw
settings-back-green = Groen
settings-letters = Letters op de kaarten
settings-language = Taal
settings-deck = Kaarten
settings-deck-two = Tweekleurig
settings-deck-four = Vierkleurig

## The table: frame
table-page-title-turn = Jouw beurt · { $game }
table-page-title = { $game } – Clubsuit
table-to-lobby = Terug naar de lobby
table-connecting = De tafel wordt geopend…
table-connecting-help = De eerste tafel van een spel duurt iets langer, omdat het spel wordt klaargezet.
table-reconnecting = Verbinding verbroken. Opnieuw verbinden…
table-reconnecting-sent = Verbinding verbroken. Opnieuw verbinden… Dan wordt je keuze nog eens verstuurd.
table-on-its-way = Versturen…
table-reconnected = De verbinding is hersteld.
table-reconnecting-help = Er gaat niets verloren: je partij is bewaard.
table-warming = Nog aan het opwarmen: tips en analyses volgen over een minuut. Tot dan speelt Sterkst als Sterk.
table-warming-failed = Geen tips en analyses, en Sterkst speelt als Sterk: de regels konden niet worden gecompileerd. Waarom, staat in het logboek van de server.
page-not-found = Pagina niet gevonden
page-not-found-help = Op dit adres is niets te vinden. Misschien is het niet compleet.
table-unreachable = De server is niet te bereiken. Draait hij wel?
table-closed-4402 = Je browser stuurt geen cookie
table-closed-4402-help = Zonder cookie is je plaats niet te vinden: sta cookies toe voor deze pagina en laad de pagina opnieuw.
table-closed-4404 = Tafel niet gevonden
table-closed-4404-help = Misschien hoort de tafel bij een andere browser, of is het adres niet compleet.
table-closed-4405 = Deze tafel is gesloten
table-closed-4405-help = De beheerder van de server heeft hem verwijderd, of alle spelers hebben hem verwijderd.
table-closed-4423 = Er kijken te veel mensen naar deze tafel
table-closed-4423-help = Laad deze pagina later opnieuw. Spelers kunnen er altijd in.
table-closed-4429 = Deze tafel is in te veel vensters open
table-closed-4429-help = Sluit er een paar en laad deze pagina opnieuw.
table-closed-4426 = Deze pagina hoort bij een andere versie van Clubsuit
table-closed-4426-help = Laad de pagina opnieuw. Je partij is bewaard.
table-closed-4430 = Deze pagina stuurde te veel berichten
table-closed-4430-help = Laad de pagina opnieuw. Je partij is bewaard.
table-closed-4500 = Er ging iets mis op de server
table-closed-4500-help = Je partij is bewaard. Misschien helpt het om de pagina opnieuw te laden.
table-close = Sluiten
table-hint = Tip
why-words = “{ $words }.”
table-hint-card = tip
table-hint-equal = Net zo goed: “{ $other }”
table-hint-clear = Duidelijk beter dan “{ $other }”
table-hint-little = Iets beter dan “{ $other }”
table-hint-near = “{ $other }” is misschien even goed
table-hint-worth = { $doubt ->
    [0] wint { $chance }% van de partijen, { $points } punten
   *[other] wint { $chance } ± { $doubt }% van de partijen, { $points } punten
  }
table-more = Meer

## The coach
remark-title = Coach
remark-costly = “{ $best }” was beter geweest: jouw keuze kost je { $loss } procentpunt winkans.
remark-weighed = Uitgeprobeerd in { $worlds } verdelingen van de kaarten die passen bij wat je zag. De foutmarge is { $doubt } procentpunt.
remark-go-on = Verder
remark-waits = De anderen wachten op jou.

table-tools = Tafelmenu
table-take-back = Terugnemen
table-take-back-what = Terugnemen: “{ $what }”
table-pause = Partij pauzeren
table-paused = De partij staat op pauze.
table-resume = Verdergaan
table-agree = Akkoord
table-disagree = Nee
table-withdraw = Intrekken
table-proposed-takeback = { $name } wil “{ $what }” graag terugnemen.
table-proposed-takeback-mine = Je stelt voor “{ $what }” terug te nemen.
table-proposed-pause = { $name } wil de partij graag pauzeren.
table-proposed-pause-mine = Je stelt voor de partij te pauzeren.
table-proposed-resume = { $name } wil graag verdergaan.
table-proposed-resume-mine = Je stelt voor verder te gaan.
table-proposed-end = { $name } wil de partij nu graag beëindigen zonder die uit te spelen.
table-proposed-end-mine = Je stelt voor de partij nu te beëindigen zonder die uit te spelen.
table-proposed-replace = { $name } wil { $other } (nu afwezig) graag voorgoed door een bot vervangen.
table-proposed-replace-mine = Je stelt voor { $other } (nu afwezig) voorgoed door een bot te vervangen.
table-proposed-hints = { $name } wil graag tips voor iedereen.
table-proposed-hints-mine = Je stelt tips voor iedereen voor.
table-declined = { $name } zei nee.
table-proposed-missing = Wachten op { $names }.
chat-title = Chat
chat-unread = Chat, { $count } nieuw
chat-your-turn = Jij bent aan de beurt.
chat-empty = Er is nog niets gezegd.
chat-say = Je bericht
chat-send = Sturen
chat-phrases = Snelle berichten
chat-watching = Toeschouwers kunnen meelezen, maar niets schrijven.
chat-kept = De server onthoudt de laatste vijftig berichten een tijdje. Ze worden alleen opgeslagen als iemand de schrijver rapporteert.
chat-mute = { $name } negeren
chat-hear = { $name } niet meer negeren
chat-hello = Hallo!
chat-luck = Succes!
chat-played = Goed gespeeld!
chat-close = Dat scheelde weinig!
chat-thanks = Dank je wel!
chat-sorry = Sorry!
chat-moment = Momentje, alsjeblieft.
chat-back = Ik ben terug.
chat-bye = Tot ziens!
table-agree-help = Iedereen aan tafel moet akkoord gaan, behalve spelers die afwezig zijn. Voor beëindigen of vervangen zijn de aanwezige spelers genoeg:
table-hints-allow = Tips toestaan
table-hints-end = Geen tips meer
table-replace = { $name } voorgoed door een bot vervangen
table-end = Partij voortijdig beëindigen
table-end-help = De partij wordt niet uitgespeeld, en niemand wint. Het partijverslag kun je bewaren.
table-end-propose = Einde voorstellen
table-end-now = Nu beëindigen
table-ended = De partij is voortijdig beëindigd.
table-ended-by = { $count ->
    [one] { $names } heeft de partij beëindigd.
   *[other] { $names } hebben samen besloten te stoppen.
  }
table-facts = Deze ronde
table-centre = Midden van de tafel
table-hand-number = Ronde { $number }
table-hand-to = · tot { $target }
table-target = De partij gaat tot { $target }.
table-you = (jij)
table-yes = ja
table-not-yet = nog niet
table-rule = Regel { $rule }
table-rules-title = Regels van { $game } – Clubsuit
table-rules-apart = De regels in een eigen tabblad openen
brief-title = Spiekkaart voor op tafel: { $game } – Clubsuit
brief-link = Spiekkaart afdrukken
brief-print = Afdrukken
brief-none = Voor dit spel is er geen spiekkaart.
brief-back = Alle regels
brief-aim = Waar het om gaat
brief-deal = Kaarten en delen
brief-turn = Het spelen
brief-score = Wat telt
brief-end = Wanneer de partij eindigt
table-rules-none = Deze regels konden niet worden geladen

## Cards
table-joker = Joker
table-joker-index = JOKER
table-card = { $suit } { $rank }
table-card-hidden = gedekte kaart
table-card-points-badge = { $points }
table-card-stands-for = als { $number }
table-wild = { $card } als { $number }
table-rank-A = aas
table-rank-J = boer
table-rank-Q = vrouw
table-rank-K = heer
table-mark-received = nieuw
table-mark-ahead = straks
table-mark-sent = gaat weg
table-hand = { $count ->
    [one] Jouw hand, 1 kaart
   *[other] Jouw hand, { $count } kaarten
  }
table-sort-number = Je hand op nummer sorteren
table-sort-suit = Je hand op kleur sorteren

## Players
table-seat-you = { $name }, jij
table-seat-of = { $name }
table-dealer = deler
table-dealer-mark = D
table-team = Team { $number }
table-partner = je partner
table-bids = geboden:
table-count-tricks = { $count ->
    [one] 1 slag
   *[other] { $count } slagen
  }
table-count-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  }
table-count-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
  }
table-count-total = Stand: { $points }
table-points-short = { $count } pt
table-tag-turn = aan de beurt
table-tag-your-turn = jouw beurt
table-tag-choosing = kiest
table-tag-chosen = heeft gekozen
table-tag-passed = gepast

## Facts on the bar
table-trump = Troef
table-trump-help = Klaveren slaat elke kaart van een andere kleur.
table-differs = Goed om te weten
table-card-by-itself = Dit is de enige kaart die je kunt spelen. Vanaf nu wordt zo’n kaart vanzelf gespeeld; dat is te wijzigen in de instellingen.
table-sound = Geluiden
table-sound-on = De geluiden staan uit: zet ze aan
table-sound-off = De geluiden staan aan: zet ze uit
table-stop-by-itself = Stop: ik beslis zelf
table-by-itself = { $pays ->
    [yes] Je kunt hier niets anders. Vanaf nu gaat passen of betalen vanzelf als je geen keuze hebt; dat is te wijzigen in de instellingen.
   *[no] Je kunt hier niets anders. Vanaf nu gaat passen vanzelf als je geen keuze hebt; dat is te wijzigen in de instellingen.
  }

## The middle
table-trick = De slag
table-trick-none = Er liggen geen kaarten op tafel.
table-to-beat = { $name } ligt boven
table-trick-wins = wint de slag
table-trick-forfeited = verbeurd
table-takes = { $who ->
    [you] Slag voor jou
   *[other] Slag voor { $seat }
  }
table-sending = Kaarten doorgeven
table-sending-help = Iedereen geeft één gedekte kaart door naar rechts.

## Honour play
table-call = Arbiter
table-call-left = nog { $left }
table-call-of = Arbiter bij { $name }: { table-call-title }
table-call-title = { $left ->
    [one] is er een regel overtreden? Je mag je nog één keer vergissen
   *[other] is er een regel overtreden? Je mag je nog { $left } keer vergissen
  }
table-own-up = Melden
table-own-up-title = { $left ->
    [one] heb je een regel overtreden? De arbiter bekijkt wat je hebt gespeeld. Je mag je nog één keer vergissen
   *[other] heb je een regel overtreden? De arbiter bekijkt wat je hebt gespeeld. Je mag je nog { $left } keer vergissen
  }
table-referee = De arbiter
table-heard = Verder

## Decisions
table-actions = Jouw beslissing
table-ahead = { $card } wordt gespeeld als jij aan de beurt bent. Klik nog eens om dat in te trekken.
table-ahead-dropped = { $card } is nu tegen de regels en is dus niet gespeeld.
table-do-play = { $cards } spelen
table-do-bid = { $cards } bieden
table-do-discard = { $cards } afleggen
table-do-give = { $cards } afstaan
table-do-send = { $cards } doorgeven
table-do-discard-none = Niets afleggen
table-do-give-none = Niets afstaan
table-do-retake = { $cards } spelen
table-do-take = Slag pakken
table-do-ready = Klaar
table-do-pass = Passen
table-do-rest = Rest claimen
table-do-rest-help = Alle resterende slagen zijn voor jou, wat de anderen ook hebben: de ronde wordt uitgespeeld.
table-do-keep = Houden
table-do-swap = Ruilen
table-do-double = Dubbel of niks
table-do-play-count = { $count } kaarten spelen
table-do-send-count = { $count } kaarten doorgeven
table-do-discard-count = { $count } kaarten afleggen
table-pick-count = { $chosen } van { $count } gekozen
table-pick-one = Kies een kaart
table-pick-full = Je hebt { $count } kaarten gekozen. Leg er een terug voordat je een andere kiest.
table-pick-not-yet = Kies meer kaarten, of andere
table-pick-play = Kies kaarten
table-pick-send = Kies kaarten
table-pick-discard = Kies kaarten
table-pick-give = Kies kaarten
table-pick-bid = Kies een kaart
table-clear = Kaarten terugleggen
table-chosen = Je hebt { $cards } gekozen.
table-choose-again = Keuze wijzigen
table-choice-stays = Keuze houden
table-not-now = Annuleren
table-which = Welke bedoel je?
table-which-help = Een 15-joker kan hier voor verschillende nummers staan.

## The log
table-log = Deze ronde
table-log-empty = Er is nog niets gespeeld.
table-log-trick = Slag { $number }
table-log-bid = { $who ->
    [you] Je biedt { $cards }
   *[other] { $seat } biedt { $cards }
  }
table-log-pass = { $who ->
    [you] Je past
   *[other] { $seat } past
  }
table-log-play = { $who ->
    [you] Je speelt { $cards }
   *[other] { $seat } speelt { $cards }
  }
table-log-play-hidden = { table-log-play }
table-log-discard = { $who ->
    [you] Je legt { $cards } af
   *[other] { $seat } legt { $cards } af
  }
table-log-discard-hidden = { $count ->
    [one] { $seat } legt een kaart af
   *[other] { $seat } legt { $count } kaarten af
  }
table-log-discard-none = { $who ->
    [you] Je legt niets af
   *[other] { $seat } legt niets af
  }
table-log-give = { $who ->
    [you] Je staat { $cards } af aan { $to }
   *[other] { $seat } staat { $cards } af aan { $to }
  }
table-log-give-none = { $who ->
    [you] Je staat niets af
   *[other] { $seat } staat niets af
  }
table-log-give-hidden = { $seat } staat een kaart af aan { $to }
table-log-send = { $who ->
    [you] Je geeft { $cards } door aan { $to }
   *[other] { $to_who ->
        [you] { $seat } geeft jou { $cards }
       *[other] { $seat } geeft { $cards } door aan { $to }
    }
  }
table-log-send-hidden = { $to_who ->
    [you] { $count ->
        [one] { $seat } geeft jou een kaart
       *[other] { $seat } geeft jou { $count } kaarten
    }
   *[other] { $count ->
        [one] { $seat } geeft een kaart door aan { $to }
       *[other] { $seat } geeft { $count } kaarten door aan { $to }
    }
  }
table-log-keep = { $who ->
    [you] Je houdt je hand
   *[other] { $seat } ruilt niet
  }
table-log-swap = { $who ->
    [you] Je ruilt je hand
   *[other] { $seat } ruilt
  }
table-log-double = { $who ->
    [you] Je gaat voor dubbel of niks
   *[other] { $seat } gaat voor dubbel of niks
  }

table-log-call = { $who ->
    [you] Je roept de arbiter bij { $called }
   *[other] { $seat } roept de arbiter bij { $called }
  }
table-log-own-up = { $who ->
    [you] Je meldt een eigen fout
   *[other] { $seat } meldt een eigen fout
  }
table-log-you = jou
table-log-retake = { table-log-play }
table-log-take = { $who ->
    [you] Je pakt de slag
   *[other] { $seat } pakt de slag
  }
table-log-ready = { $who ->
    [you] Je bent klaar
   *[other] { $seat } is klaar
  }

## The score
table-sheet = Stand
table-sheet-and-log = Stand en verloop
table-sheet-empty = De eerste ronde wordt nog gespeeld.
table-sheet-none = Geen enkele ronde is uitgespeeld.
table-hand-column = Ronde
table-total = Totaal
table-score-of = Ronde { $number }
table-score-nothing = geen punten
table-score-lines = Zo zijn de punten behaald
table-share = Afbeelding delen
table-share-failed = De afbeelding kon niet worden gemaakt.
table-podium = Het podium
table-podium-ends = Hoe dichter bij { $ends }, hoe beter de plaats.
table-curve = De totalen na elke ronde. Aan het eind: { $totals }.
table-best-hand = { $who ->
    [you] Je beste ronde: ronde { $number }, { $score }
   *[other] De beste ronde: ronde { $number }, { $seat } met { $score }
  }
table-costliest-hand = { $who ->
    [you] Je duurste ronde: ronde { $number }, { $score }
   *[other] De duurste ronde: ronde { $number }, { $seat } met { $score }
  }
table-moments = Beste en duurste beslissingen
table-moments-best = Beste
table-moments-costliest = Duurste
table-moments-wait = De beslissingen worden geanalyseerd…
table-moment-of = Ronde { $hand }, { $did }
table-moment-points = { $points ->
    [one] 1 procentpunt winkans
   *[other] { $points } procentpunt winkans
  }
table-news-score = { $names }: { $points } in deze ronde, { $total } in totaal
table-news-totals = Stand: { $totals }.
table-hand-over = De ronde is afgelopen. De spelers delen de volgende.
table-next-hand = Volgende ronde
table-results = Naar de uitslag
table-over = Partij afgelopen
table-over-place = { $who ->
    [you] Je bent { $place ->
        [2] tweede
        [3] derde
        [4] vierde
       *[5] vijfde
      }.
   *[other] Jouw team is { $place ->
        [2] tweede
       *[3] derde
      }.
  }
table-over-winners = { $who ->
    [you] Je hebt gewonnen.
   *[other] { $count ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } hebben gewonnen.
      }
  }
table-play-again = Nog een keer
table-next-of = { $name } heeft een nieuwe partij geopend. Iedereen houdt dezelfde plaats.
table-next-mine = Je hebt een nieuwe partij geopend. Iedereen houdt dezelfde plaats.
table-next-join = Naar de volgende partij
table-last-trick = De laatste slag
table-all-tricks = Alle slagen van deze ronde
table-last-trick-none = Er is nog geen slag gemaakt.

## Help
table-help = Hulp
table-help-cards = Klik of tik op een kaart om die te spelen. Kun je meerdere kaarten tegelijk spelen, kies ze dan eerst (ook als je er maar één speelt) en druk daarna op de knop.
table-help-grey = Kaarten die je nu niet kunt spelen, zijn gedimd. Klik erop om te zien waarom, en volgens welke regel.
table-help-keys = Met het toetsenbord
table-help-keys-letters = Heeft je toetsenbord geen Latijnse letters, druk dan op de toets waar een Amerikaans toetsenbord de letter heeft.
table-help-rules = De regels van dit spel
table-key-arrows = ← →
table-key-arrows-does = langs de kaarten die je kunt spelen, of de biedingen die je kunt doen; met Shift: langs al je kaarten
table-key-ends = Home End
table-key-ends-does = naar de eerste of laatste kaart
table-key-enter = Enter
table-key-enter-does = de kaart spelen, bieden of kiezen
table-key-c = C
table-key-c-does = de gekozen kaarten bevestigen, of een keuze wijzigen zolang anderen nog kiezen
table-key-f = F
table-key-f-does = de enige mogelijkheid kiezen
table-key-i = I
table-key-i-does = een tip vragen
table-key-z = Z
table-key-z-does = je laatste beslissing terugnemen
table-key-p = P
table-key-p-does = passen
table-key-k = K
table-key-k-does = je hand houden
table-key-s = S
table-key-s-does = je hand ruilen
table-key-d = D
table-key-d-does = dubbel of niks
table-key-t = T
table-key-t-does = de slag pakken
table-key-r = R
table-key-r-does = klaar
table-key-numbers = 1 2
table-key-numbers-does = de arbiter roepen bij je linkerbuur, je rechterbuur
table-key-u = U
table-key-u-does = je eigen fout melden
table-key-o = O
table-key-o-does = verder na de arbiter
table-key-n = N
table-key-n-does = volgende ronde, of nog een partij
table-key-h = H
table-key-h-does = naar je hand
table-key-m = M
table-key-m-does = laten voorlezen wat er op tafel ligt
table-key-a = A
table-key-a-does = de stand laten voorlezen
table-key-l = L
table-key-l-does = de laatste slag bekijken
table-key-g = G
table-key-g-does = stand en verloop
table-key-b = B
table-key-b-does = de regels nakijken
table-key-v = V
table-key-v-does = geluiden aan of uit
table-key-e = E
table-key-e-does = de rest claimen, als alle resterende slagen voor jou zijn
table-key-escape = Esc
table-key-escape-does = gekozen kaarten terugleggen; meteen tonen wat de anderen doen
table-key-help = ?
table-key-help-does = deze pagina

## Fair deals
table-fair = Controleerbaar delen
table-fair-short = Niemand heeft deze kaarten gekozen. Na de partij kun je dat zelf controleren.
table-fair-seed = Aan deze tafel wordt gedeeld op basis van een bekend getal, en er is niets vastgelegd vóór de eerste kaart. Niemand kan dus controleren of er eerlijk is gedeeld.
table-fair-about = Hoe deze kaarten worden gedeeld
table-fair-how = Vóór de eerste kaart koos de server willekeurig een geheim en toonde de vingerafdruk ervan; later kan hij het geheim dus niet meer verwisselen. Pas daarna koos je browser zelf een reeks willekeurige tekens. Alle verdelingen volgen uit die twee samen, dus noch de server noch een speler kon de kaarten kiezen.
table-fair-several = Met meerdere spelers stuurde elke browser eerst de vingerafdruk van zijn reeks, en de reeks zelf pas toen alle vingerafdrukken er waren. Zo kon niemand een reeks kiezen die bij die van de anderen past.
table-fair-later = Na de partij wordt het geheim onthuld, en je browser deelt elke ronde ter controle opnieuw.
table-fair-fingerprint = Vingerafdruk van het geheim (SHA-256)
table-fair-own = Willekeurige reeks van je browser
table-fair-changed = De server toont nu een andere vingerafdruk dan in het begin. Vertrouw deze verdelingen niet.
table-fair-check = Verdelingen controleren
table-fair-checking = Elke verdeling wordt gecontroleerd…
table-fair-good = Alles is eerlijk gedeeld
table-fair-bad = Deze verdelingen zijn niet te vertrouwen
table-fair-unknown = Niet alles is hier te controleren
table-fair-unknown-help = Deze pagina weet niet hoe dit spel wordt gedeeld en kan dus niet opnieuw delen. Bewaar het partijverslag en controleer het met: clubsuit verify FILE
table-fair-unkept = Deze browser heeft niets van het begin van de partij bewaard en weet dus niet of de vingerafdruk, de willekeurige reeks en je kaarten nog dezelfde zijn.
table-fair-insecure = Deze pagina kan de verdelingen hier niet controleren: browsers staan dat alleen toe via https of op de machine van de server zelf. Bewaar het partijverslag en controleer het met: clubsuit verify FILE
table-fair-save = Verslag bewaren
table-fair-record-bad = Het partijverslag is niet te lezen, of hoort bij een andere partij.
table-fair-commitment-good = De vingerafdruk is dezelfde die je browser vóór de eerste kaart bewaarde.
table-fair-commitment-bad = De vingerafdruk is een andere dan die je browser vóór de eerste kaart bewaarde.
table-fair-secret-good = Het onthulde geheim heeft deze vingerafdruk.
table-fair-secret-bad = Het onthulde geheim heeft deze vingerafdruk niet.
table-fair-string-good = De willekeurige reeks van je browser is gebruikt, en de bots voegden niets toe.
table-fair-string-bad = De willekeurige reeks van je browser is niet gebruikt, of er is een andere toegevoegd.
table-fair-promises-good = { $late ->
    [0] De willekeurige reeks van elke speler heeft de vingerafdruk die is gestuurd voordat er één te zien was.
    [one] De willekeurige reeks van elke speler heeft de vingerafdruk die is gestuurd voordat er één te zien was. Eén reeks is nooit gekomen; in plaats daarvan is de vingerafdruk gebruikt.
   *[other] De willekeurige reeks van elke speler heeft de vingerafdruk die is gestuurd voordat er één te zien was. { $late } reeksen zijn nooit gekomen; in plaats daarvan zijn hun vingerafdrukken gebruikt.
  }
table-fair-promises-bad = Een willekeurige reeks heeft niet de vingerafdruk die is gestuurd voordat er één te zien was, of die van jou is weggelaten.
table-fair-joined-good = De willekeurige reeksen van de spelers zijn gebruikt. Je browser gaf er geen en moet voor de vingerafdrukken dus op het partijverslag vertrouwen.
table-fair-joined-bad = Van geen enkele speler is de willekeurige reeks gebruikt, of een reeks past niet bij de vingerafdruk.
table-fair-dealer-good = { $seat } was terecht de eerste deler.
table-fair-dealer-bad = Ronde { $number }: { $seat } had moeten delen.
table-fair-deal-good = { $number ->
    [one] Opnieuw delen met het geheim en de reeksen geeft dezelfde verdeling, kaart voor kaart.
   *[other] Opnieuw delen met het geheim en de reeksen geeft dezelfde { $number } verdelingen, kaart voor kaart.
  }
table-fair-deal-bad = { $place ->
    [hands] Ronde { $number }: het geheim en de reeksen geven een andere verdeling. { $seat } had { $cards } moeten krijgen.
    [auction] Ronde { $number }: het geheim en de reeksen geven een andere verdeling. { $seat } had de biedkaarten { $cards } moeten krijgen.
   *[other] Ronde { $number }: het geheim en de reeksen geven een andere verdeling. { $cards } had over moeten blijven.
  }
table-fair-mine-good = Je hebt deze verdelingen gespeeld: je browser heeft je kaarten van { $count } van de { $hands } rondes bewaard, en die kloppen.
table-fair-mine-bad = Ronde { $number }: dit zijn niet de kaarten die je hebt gekregen.

## Play with whoever comes
anyone-play = Met onbekenden
anyone-waiting = { $people } aanwezig, nog { $missing } nodig
anyone-here = { $missing ->
    [0] Alle plaatsen zijn bezet.
    [one] { $people ->
        [0] Hier zit nog niemand: er is 1 speler nodig.
        [one] 1 speler aanwezig, nog 1 nodig.
       *[other] { $people } spelers aanwezig, nog 1 nodig.
      }
   *[other] { $people ->
        [0] Hier zit nog niemand: er zijn { $missing } spelers nodig.
        [one] 1 speler aanwezig, nog { $missing } nodig.
       *[other] { $people } spelers aanwezig, nog { $missing } nodig.
      }
  }
anyone-begins = Zodra iedereen er is, begint de partij vanzelf. Je hoeft niet te wachten: deel de kaarten, dan spelen bots op de vrije plaatsen.
anyone-leave = Tafel verlaten

## Who is gone
gone-short = afwezig · bot over { $left }
gone-long = al { $away } afwezig; over { $left } neemt een bot het over
gone-bot-short = afwezig · bot speelt
gone-bot-long = al { $away } afwezig: er speelt een bot
gone-idle-short = geen reactie · bot over { $left }
gone-idle-long = al { $away } geen reactie; over { $left } neemt een bot het over
gone-idle-bot-short = geen reactie · bot speelt
gone-idle-bot-long = al { $away } geen reactie: er speelt een bot
gone-continue = Niet langer wachten
gone-mine = Een bot nam de laatste beslissing voor jouw plaats.
gone-decided = door een bot ({ $level })
gone-decided-for = Een bot besliste dit voor { $name }.

## Players who do nothing while others wait
idle-title = Ben je er nog?
idle-asked = De anderen wachten op jou. Als je niet reageert, speelt een bot voor je tot je terug bent.
idle-left = Tijd om te reageren: { $left }
idle-here = Ik ben er
idle-bot-title = Een bot speelt voor je
idle-bot = Je reageerde niet terwijl de anderen wachtten. Je plaats is nog van jou.
idle-back = Ik ben terug

## What people do besides playing. The short texts stand at a player’s seat for a few seconds.
company-sits = { $name } schuift aan.
company-sits-short = schuift aan
company-rises = { $name } is weggegaan.
company-rises-short = { $name } is weg
company-replaced = { $bot } speelt verder voor { $name }.
company-replaced-short = voor { $name }
company-away = { $name } is even afwezig.
company-away-short = is afwezig
company-back = { $name } is terug.
company-back-short = is terug
company-watches = { $name } kijkt toe.
company-says = { $name }: { $words }

## Clocks
clock-title = Klok
clock-help-realtime = Als de tijd van een speler om is, neemt een bot die ene beslissing.
clock-help-correspondence = Als de dagen van een speler om zijn, neemt een bot die ene beslissing.
clock-none = Geen klok
clock-move = { $seconds } seconden per beslissing
clock-bank = { $minutes } minuten voor de partij, { $seconds } seconden erbij per beslissing
clock-days = { $days ->
    [one] 1 dag per beslissing
   *[other] { $days } dagen per beslissing
  }
clock-short-move = { $seconds } s per beurt
clock-short-bank = { $minutes } min + { $seconds } s
clock-short-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }
clock-here = Klok: { $clock }
clock-left = Nog over: { $left }
clock-left-days = { $days } d { $hours } u
clock-left-hours = { $hours } u { $minutes } min
clock-soon = Je hebt nog 10 seconden.
clock-change = Klok wijzigen
clock-propose = Deze klok voorstellen
clock-now = Deze klok gebruiken
table-proposed-clock = { $name } wil graag een andere klok: { $clock }.
table-proposed-clock-mine = Je stelt een andere klok voor: { $clock }.

## Notifications
notify-switch = Een seintje als ik aan de beurt ben
notify-help = Met een melding van je browser, als je met anderen speelt en naar een andere pagina kijkt. Er staan geen kaarten in.
notify-reach-closed = Je krijgt de melding ook als de pagina gesloten is.
notify-reach-open = De tafel moet in een tabblad open blijven: deze browser, of deze server, kan een gesloten pagina niet bereiken.
notify-reach-failed = Je browser is niet te bereiken als de pagina gesloten is: aanmelden lukte nu niet. De tafel moet in een tabblad open blijven.
notify-refused = Je browser laat deze pagina geen meldingen geven. Dat kun je wijzigen in de browserinstellingen voor deze pagina.
notify-none = Deze browser kan hier geen meldingen geven. Daarvoor is https nodig, of de server op je eigen machine; op een iPhone of iPad ook deze pagina op het beginscherm.
notify-turn = { $game }: jij bent aan de beurt

## The terms of a table, for the invited
# About how long a game takes, with quick and with slow players.
terms-minutes = ongeveer { $low }–{ $high } minuten
terms-hours = ongeveer { $low }–{ $high } uur
terms-hours-one = ongeveer { $hours } uur
terms-takes = Duur
terms-days = over meerdere dagen
terms-target = tot { $target } punten
terms-changed = Anders dan gewoonlijk
terms-option = { $option }: { $value }
terms-no = nee
terms-team = Team { $team }: { $names }
terms-team-of = Team { $team }
terms-partners = { $count ->
    [one] Je partner is { $names }.
   *[other] Je partners zijn { $names }.
  }
terms-alone = Iedereen speelt voor zichzelf.
anyone-name = Hoe heet je?
anyone-name-help = De andere spelers zien je naam. Je kunt hem in de lobby altijd wijzigen.
anyone-name-missing = Vul eerst een naam in: de andere spelers zien die.

## Lost seats, and how to have them back
seat-lost-stranger = In deze browser zat je hier als { $name }. Log in, of open je herstellink, en de plaats is weer van jou.
seat-lost-free = Je plaats ({ $name }) is opgegeven terwijl je afwezig was. De plaats is vrij, dus je kunt er weer gaan zitten.
seat-lost-taken = Je plaats ({ $name }) is opgegeven terwijl je afwezig was, en nu zit { $now } daar.
seat-lost-merged = Je zit hier nu als { $now }. Je account had al een plaats aan deze tafel, dus de plaats van { $name } is opgegeven.
come-back-seat = Heb je hier al een plaats?
come-back-games = Heb je al eens gespeeld?
settings-face = Je portret
settings-face-help = De andere spelers zien het aan tafel.
settings-face-number = Portret { $number } van { $all }
settings-account = Neem je plaatsen en partijen mee naar elk apparaat:
come-back-link = Hoort dit bij je account?
former-account = Je hebt op een ander apparaat een account gemaakt of ingelogd, en je plaatsen en partijen zijn meegegaan. Log ook op dit apparaat in.
former-password = Het wachtwoord van je account is op een ander apparaat gewijzigd. Log opnieuw in om je plaatsen en partijen terug te vinden.
former-guest = Als nieuwe gast spelen
table-closed-4410 = Je plaats hoort nu bij je account
table-closed-4410-help = Je hebt op een ander apparaat een account gemaakt of ingelogd, en je plaatsen en partijen zijn meegegaan. Log ook op dit apparaat in, dan ben je terug aan deze tafel.
table-closed-4411 = Log opnieuw in
table-closed-4411-help = Het wachtwoord van je account is op een ander apparaat gewijzigd. Log in, dan ben je terug aan deze tafel.
account-back = Terug
