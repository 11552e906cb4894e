# The first hands with a guide. Each step is one thought; `lesson-GAME-STEP` is said at the step of
# this name in src/clubsuit/lessons/GAME.toml, where it stands when that is.
lesson-guide = Gids
lesson-got = Begrepen
lesson-leave = Stoppen
lesson-lifted = de gids bedoelt deze kaart
lesson-learn = Leer het in vijf minuten
lesson-learn-game = Leer { $game } in vijf minuten
lesson-go-on = Verder leren
lesson-go-on-game = Verder leren: { $game }
lesson-new-here = Ken je deze spellen nog niet? Leer er een in vijf minuten: een eerste ronde met een gids die meekijkt.
lesson-fact = Les
lesson-fact-help = De kaarten zijn gekozen voor deze les. De les telt in geen enkele statistiek mee.
lesson-done = Je eerste ronde { $game }
lesson-ended = De les is afgelopen.
lesson-play = Partij spelen
lesson-again = Nog eens
lesson-rules = Regels
lesson-over = de les is afgelopen: begin opnieuw, of speel een partij

# Free Clubs.
lesson-free-clubs-three = Dit zijn de laatste slagen van een ronde. Klaveren is troef: de hoogste klaveren wint een slag, anders de hoogste kaart van de gevraagde kleur. Azen zijn laag.
lesson-free-clubs-follow = Je moet bekennen: { $suit } is gevraagd en je hebt { $suit }, dus speel er een.
lesson-free-clubs-void = Je hebt geen { $suit }, dus je mag elke kaart spelen. Met klaveren troef je in.
lesson-free-clubs-lead = Jij komt uit: jij speelt de eerste kaart, naar keuze. Wie een slag wint, komt uit in de volgende.
lesson-free-clubs-ten = Elke slag die je maakt, is tien punten waard; de andere regels komen later. Nu een hele ronde, die begint met bieden.
lesson-free-clubs-auction = Eerst wordt er geboden. De winnaar krijgt de schatkist, zes kaarten erbij, maar moet dan zeven van de tien slagen maken en verliest anders 50 punten.
lesson-free-clubs-cards = Bieden doe je met biedkaarten, die je apart krijgt en nooit speelt. Als je wint, betaal je voor elke kaart die je hebt geboden: de prijs staat eronder.
lesson-free-clubs-bid = Je eigen biedkaarten zijn gemarkeerd. Bied { $cards }: als je daarmee wint, kost het je één harten naar keuze.
lesson-free-clubs-levels = Elk bod moet hoger zijn dan het vorige, maar hoogstens één trede: 10, boer, vrouw, heer, joker. Binnen een trede is schoppen het laagst, klaveren het hoogst.
lesson-free-clubs-won = De twee anderen hebben gepast, dus jij hebt het bieden gewonnen. Deze zes kaarten uit de schatkist zijn nu van jou.
lesson-free-clubs-lost = { $seat } wint het bieden en de schatkist. Als jij en de andere speler samen vier slagen maken, is het contract niet gehaald.
lesson-free-clubs-pay = Nu betaal je voor { $cards }: leg een van je harten af, het liefst een lage.
lesson-free-clubs-send = Nu geeft iedereen gedekt één kaart door aan de rechterbuur. Geef { $seat } een kaart die je kunt missen.
lesson-free-clubs-opens = Jij hebt het bieden gewonnen, dus { $seat }, links van je, komt uit in de eerste slag. Je hebt meer kaarten dan er slagen zijn: een paar speel je nooit.
lesson-free-clubs-extras = Niet alleen slagen tellen: 20 punten voor de meeste ruiten, 10 voor hartenaas, 5 als je geen schoppen pakt.
lesson-free-clubs-score = Dit zijn de punten, regel voor regel. Wie het bieden wint maar geen zeven slagen maakt, verliest 50 punten.
lesson-free-clubs-contract = Je won het bieden, maakte { $tricks } slagen en haalde { $points } punten in deze ronde.
lesson-free-clubs-missed = Je won het bieden, maar maakte geen zeven slagen. Doe de volgende keer een goedkoper bod, of pas.
lesson-free-clubs-against = Je liet het bieden deze keer aan de anderen. Probeer de volgende keer een goedkoop bod.
lesson-free-clubs-scores = Een slag is tien punten, de meeste ruiten 20, hartenaas 10, geen schoppen 5. Een contract dat je niet haalt, kost 50 punten.
lesson-free-clubs-joker = Een joker wint het bieden meteen. Wie hem biedt en wie vlak daarvoor bood, zijn partners: ze moeten alle tien slagen maken en verliezen anders elk 50 punten.
lesson-free-clubs-prices = Een 10 kost een kaart van die kleur naar keuze, een boer je hoogste, een heer je drie hoogste. Voor een vrouw gaat je hoogste naar je linkerbuur.
lesson-free-clubs-short = Een ronde eindigt na tien slagen, of eerder als twee spelers geen kaarten meer hebben. Dat kan jokerpartners overkomen, want die betalen allebei.
lesson-free-clubs-end = Heeft iemand na een ronde 250 punten of meer, dan wint wie er de meeste heeft.

# Clubs (Whist).
lesson-clubs-whist-trick = Elke speler speelt één kaart, en de beste van de drie wint de slag. Een ronde telt dertien slagen.
lesson-clubs-whist-goal = Je quotum is vier slagen. Elke slag erboven is een punt, elke slag eronder een minpunt.
lesson-clubs-whist-ends = Je wint de partij bij +11, maar ook bij −11: veel slagen is goed, heel weinig ook.
lesson-clubs-whist-trumps = Klaveren is altijd troef: zelfs de laagste klaveren slaat elke kaart van een andere kleur.
lesson-clubs-whist-strength = Met klaveren en hoge kaarten maak je slagen. Jouw kaarten zijn goed voor ongeveer vier, en dat levert niets op.
lesson-clubs-whist-swap = Ruil je hand dus tegen de gedekte ruilhand. Die heeft nog niemand gezien, en de kans is groot dat hij beter is.
lesson-clubs-whist-swapped = Dit zijn nu je kaarten, en je kunt niet nog eens ruilen. Wie na jou beslist, mag de hand nemen die jij hebt neergelegd.
lesson-clubs-whist-kept = Je houdt je kaarten. Wie na jou beslist, mag de ruilhand nemen.
lesson-clubs-whist-leads = { $seat } heeft de hand genomen die jij hebt neergelegd, dus je kent die kaarten. Wie het laatst ruilde, komt uit: die speelt de eerste kaart.
lesson-clubs-whist-follow = Je moet bekennen: { $suit } is gevraagd en je hebt { $suit }, dus speel er een.
lesson-clubs-whist-beat = Je moet ook over de beste kaart op tafel heen als je kunt: alleen deze { $suit } zijn hoog genoeg.
lesson-clubs-whist-won = De slag is van jou. Wie een slag wint, komt uit in de volgende.
lesson-clubs-whist-lead = Jij komt uit, maar nog niet met klaveren: dat mag pas als klaveren gebroken is, dus als iemand klaveren heeft gespeeld.
lesson-clubs-whist-ruff = Je hebt geen { $suit }, dus je moet introeven: speel een klaveren die de slag wint. Als geen van je klaveren kan winnen, mag je elke kaart spelen.
lesson-clubs-whist-broken = Er is klaveren gespeeld op een andere kleur: klaveren is nu gebroken, en vanaf nu mag je ermee uitkomen.
lesson-clubs-whist-quota = Vier slagen: dat is je quotum. Elke slag meer is een punt.
lesson-clubs-whist-free = Speel verder zoals je wilt, voor veel slagen of voor weinig. Weinig is moeilijker, want je moet altijd over de beste kaart heen als je kunt.
lesson-clubs-whist-low = Wanneer ga je voor weinig? Met lage kaarten en vrijwel geen klaveren. Dan brengt elke slag onder de vier je een punt dichter bij −11.
lesson-clubs-whist-score = { $tricks ->
    [one] Je maakte één slag. Je score is het aantal slagen min het quotum van vier.
   *[other] Je maakte { $tricks } slagen. Je score is het aantal slagen min het quotum van vier.
  }
lesson-clubs-whist-above = { $points ->
    [one] Je maakte { $tricks } slagen en haalde één punt van de 11 waarmee je de partij wint.
   *[other] Je maakte { $tricks } slagen en haalde { $points } punten van de 11 waarmee je de partij wint.
  }
lesson-clubs-whist-level = Je maakte vier slagen, precies het quotum: niets gewonnen, niets verloren.
lesson-clubs-whist-below = { $tricks ->
    [one] Je maakte één slag, minder dan het quotum. Dat leidt naar −11, en dat wint ook.
   *[other] Je maakte { $tricks } slagen, minder dan het quotum. Dat leidt naar −11, en dat wint ook.
  }
lesson-clubs-whist-scores = Elke slag boven de vier is een punt, elke slag onder de vier een minpunt.
lesson-clubs-whist-end = Wie na een ronde op +11 of meer staat, of op −11 of minder, wint de partij. Je kunt ook samen winnen.

# Climbing Clubs.
lesson-climbing-clubs-goal = Zorg dat je als eerste al je kaarten kwijt bent: dan pak je bonuskaart 8, goed voor 8 punten. De volgende die uit is, pakt de 5, daarna de 2.
lesson-climbing-clubs-last = Wie als laatste kaarten heeft, pakt de 0 en krijgt helemaal niets, ook niet voor klaveren.
lesson-climbing-clubs-clubs = Alleen klaveren zijn punten waard. Het rondje op de kaart zegt hoeveel: 3 op een lage, 2 op een middelste, 1 op een hoge. Wie de slag wint, krijgt ze.
lesson-climbing-clubs-kinds = Je komt uit met één kaart (een single), een set (twee of meer kaarten met hetzelfde nummer) of een run (twee of meer opeenvolgende nummers, kleur maakt niet uit).
lesson-climbing-clubs-beats = De anderen moeten dat slaan met dezelfde soort, evenveel kaarten en een hogere topkaart, of passen.
lesson-climbing-clubs-leads = De linkerbuur van de deler komt als eerste uit, en dat ben jij. Daarna komt steeds de winnaar van de vorige slag uit.
lesson-climbing-clubs-run = Kom uit met een run: kies de drie opgetilde kaarten en druk dan op de knop. Pas dan wordt er gespeeld.
lesson-climbing-clubs-higher = Sla dit: met een run van drie die hoger eindigt dan { $top }. Of pas.
lesson-climbing-clubs-won = Alle anderen hebben gepast, dus jij wint de slag met de klaveren erin, en je komt weer uit.
lesson-climbing-clubs-pair = Kom nu uit met je paar, een set van twee. Alleen een hoger paar slaat het.
lesson-climbing-clubs-pass = Je hebt niets om dit te slaan, dus pas. Kom je in deze slag weer aan de beurt, dan mag je toch nog spelen.
lesson-climbing-clubs-fifteen = Je 15 slaat elk ander nummer en wint de slag meteen.
lesson-climbing-clubs-stopped = Na een 15, ook in een set of een run, is de slag voorbij: niemand mag er nog overheen. Jij komt uit.
lesson-climbing-clubs-one = Dit is je laatste kaart: speel hem, en je bent uit.
lesson-climbing-clubs-first = Je bent als eerste uit en pakt bonuskaart 8. Als niemand je laatste kaart slaat, is de slag van jou, en komt de volgende links van je uit.
lesson-climbing-clubs-out = Je bent uit en pakt de hoogste bonuskaart die er nog ligt.
lesson-climbing-clubs-answer = Alleen jij hebt nog kaarten. Je mag in deze slag nog één keer spelen, maar punten krijg je in deze ronde niet.
lesson-climbing-clubs-alone = Alleen { $seat } heeft nog kaarten en mag in deze slag nog één keer spelen. Dan is de ronde afgelopen.
lesson-climbing-clubs-score = Je krijgt de punten van je bonuskaart en die op de klaveren die je hebt gepakt.
lesson-climbing-clubs-nothing = Jij had als laatste nog kaarten, dus je pakt de 0 en krijgt niets.
lesson-climbing-clubs-best = Je was als eerste uit en haalde { $points } punten.
lesson-climbing-clubs-later = { $points ->
    [one] Je was op tijd uit en haalde één punt.
   *[other] Je was op tijd uit en haalde { $points } punten.
  }
lesson-climbing-clubs-too-late = Deze keer had jij als laatste nog kaarten. Speel je lage kaarten de volgende keer eerder.
lesson-climbing-clubs-scores = Je krijgt de punten van je bonuskaart en van je klaveren. Wie als laatste kaarten heeft, krijgt niets.
lesson-climbing-clubs-end = De partij eindigt na de ronde waarin iemand 50 punten haalt. Wie de meeste punten heeft, wint.
lesson-climbing-clubs-options = Teams, dubbel of niks, 15-jokers en “Crazy” zijn varianten; de regels leggen ze uit. Hier staan ze uit, maar je kunt ze aanzetten als je een tafel instelt.

# Ruby Dame.
lesson-ruby-dame-trick = Elke speler speelt één kaart, en de beste van de vier wint de slag. Een ronde telt dertien slagen.
lesson-ruby-dame-partner = { $seat }, tegenover je, is je partner. Wat een van jullie twee pakt, telt voor jullie samen.
lesson-ruby-dame-points = Een ronde is goed voor 31 punten: één voor elke slag, één voor elke klaveren en vijf voor ruitenvrouw.
lesson-ruby-dame-trumps = Klaveren is altijd troef: zelfs de laagste klaveren slaat elke kaart van een andere kleur. In elke kleur is de aas de hoogste kaart.
lesson-ruby-dame-pass = Geef drie lage kaarten door aan { $seat }, de tegenstander links van je. Houd klaveren en ruitenvrouw.
lesson-ruby-dame-received = Deze drie kaarten kreeg je van { $seat }, die rechts van je zit.
lesson-ruby-dame-turns = In de eerste ronde gaan drie kaarten naar links, in de tweede drie naar rechts, in de derde geen. Dan begint het opnieuw.
lesson-ruby-dame-leads = De linkerbuur van de deler komt uit en speelt dus de eerste kaart: in deze ronde { $seat }. Daarna komt steeds de winnaar van de vorige slag uit.
lesson-ruby-dame-follow = Je moet bekennen: { $suit } is gevraagd, en die heb je. Elke { $suit } mag: hoger spelen hoeft niet.
lesson-ruby-dame-first = Je partner heeft deze slag gewonnen: één punt voor de slag en één voor elke klaveren erin, samen { $points } voor jullie.
lesson-ruby-dame-queen = Op dit moment ligt je partner boven. Speel nu ruitenvrouw en haal haar binnen.
lesson-ruby-dame-home = De vrouw is binnen: vijf punten voor jullie, boven op die van de slag.
lesson-ruby-dame-lost = De tegenstanders hebben de vrouw gepakt: vijf punten voor hen. Slagen en klaveren zijn er nog genoeg te winnen.
lesson-ruby-dame-free = Speel verder zoals je wilt. Kun je niet bekennen, dan mag je elke kaart spelen, ook klaveren.
lesson-ruby-dame-lead = Jij komt uit: speel een kaart naar keuze, ook klaveren mag.
lesson-ruby-dame-void = Je hebt geen { $suit }, dus je mag elke kaart spelen. De hoogste klaveren wint de slag.
lesson-ruby-dame-catch = Ruitenvrouw is voor het team dat de slag wint waarin ze ligt. Pak haar van de tegenstanders af met ruitenheer of ruitenaas, of met klaveren.
lesson-ruby-dame-half = Jullie hebben { $points } van de 31 punten, meer dan de helft. De overige punten tellen ook mee: de partij gaat tot 150.
lesson-ruby-dame-score = Dit heeft elk team gepakt, samen altijd 31 punten. Een team dat alle 31 pakt, krijgt er vijf extra.
lesson-ruby-dame-more = Jullie pakten { $points } van de 31 punten, meer dan de helft.
lesson-ruby-dame-fewer = { $points ->
    [one] Jullie pakten één van de 31 punten. Volgende ronde, nieuwe kaarten.
   *[other] Jullie pakten { $points } van de 31 punten. Volgende ronde, nieuwe kaarten.
  }
lesson-ruby-dame-scores = Elke slag is één punt, elke klaveren die je pakt ook, ruitenvrouw vijf. Alle 31 leveren er vijf extra op.
lesson-ruby-dame-end = De partij eindigt als een team na een ronde 150 punten of meer heeft. Hebben beide teams dat, dan wint het hoogste totaal; bij gelijke totalen speel je door.

## Questions about the rules
practice-link = Regels oefenen
puzzles-link = Puzzels
practice-title = Regels oefenen: { $game }
practice-about = Elke vraag draait om één regel. Je hebt er { $done } van de { $all } goed.
practice-all = Alle vragen
practice-done = ✓ beantwoord
practice-right = Goed:
practice-wrong = Niet goed:
practice-would-be = Het juiste antwoord is: { $answer }.
practice-nobody = Niemand
practice-you = Jij
practice-again = Nog eens
practice-next = Volgende vraag

# Why an answer is right, where nothing is chosen: `lesson-because-NAME`, named in by_rule/GAME.toml.
lesson-because-total = { $who ->
    [you] Jij
   *[other] { $seat }
  }
lesson-because-trick-club = { $who ->
    [you] Klaveren is troef, en { $cards } is de hoogste klaveren in de slag. Jij pakt hem dus en komt uit in de volgende slag.
   *[other] Klaveren is troef, en { $cards } is de hoogste klaveren in de slag. { $seat } pakt hem dus en komt uit in de volgende slag.
  }
lesson-because-trick-suit = { $who ->
    [you] Niemand speelde klaveren, dus de hoogste kaart van de gevraagde kleur wint: { $cards }. Jij pakt de slag en komt uit in de volgende slag.
   *[other] Niemand speelde klaveren, dus de hoogste kaart van de gevraagde kleur wint: { $cards }. { $seat } pakt de slag en komt uit in de volgende slag.
  }
lesson-because-trick-aside = { $cards } kan niet winnen: het is geen klaveren, en niet de gevraagde kleur.
lesson-because-passes = { $who ->
    [you] Het bieden eindigt na twee keer passen op rij. Tot nu toe is het er maar één, dus jij mag nu bieden.
   *[other] Het bieden eindigt na twee keer passen op rij. Tot nu toe is het er maar één, dus { $seat } mag nu bieden.
  }
lesson-because-joker = { $who ->
    [you] Een joker wint het bieden meteen. Nu betalen beide partners voor hun biedingen, de vroegste eerst: dat is jouw { $cards }.
   *[other] Een joker wint het bieden meteen. Nu betalen beide partners voor hun biedingen, de vroegste eerst: dat is { $cards }, geboden door { $seat }.
  }
lesson-because-below = De partner is wie het bod vlak onder de joker deed. Dat was { $cards }, geboden door { $seat }.
lesson-because-right = Iedereen geeft door naar rechts, en rechts van jou zit { $seat }.
lesson-because-left = In de eerste ronde geeft iedereen door naar links, en links van jou zit { $seat }.
lesson-because-won-auction = { $who ->
    [you] Jij hebt het bieden gewonnen.
   *[other] { $seat } heeft het bieden gewonnen.
  }
lesson-because-left-of-winner = { $who ->
    [you] De linkerbuur van de winnaar komt uit in de eerste slag: jij.
   *[other] De linkerbuur van de winnaar komt uit in de eerste slag: { $seat }.
  }
lesson-because-skipped = { $who ->
    [you] Jij zou aan de beurt zijn, maar je hebt geen kaarten meer en wordt overgeslagen.
   *[other] { $seat } zou aan de beurt zijn, maar heeft geen kaarten meer en wordt overgeslagen.
  }
lesson-because-following = { $who ->
    [you] De volgende speler met kaarten ben jij.
   *[other] De volgende speler met kaarten is { $seat }.
  }
lesson-because-last-card = { $who ->
    [you] Jij won de slag met je laatste kaart, dus je hebt niets meer om mee uit te komen.
   *[other] { $seat } won de slag, maar heeft geen kaarten meer om mee uit te komen.
  }
lesson-because-right-of-taker = { $who ->
    [you] Dan komt de rechterbuur van de winnaar uit: jij.
   *[other] Dan komt de rechterbuur van de winnaar uit: { $seat }.
  }
lesson-because-without = De ronde eindigt als minstens twee spelers geen kaarten meer hebben. Hier zijn dat er { $number }, dus niemand komt meer uit.
lesson-because-together = { $points ->
    [one] Samen is dat één punt.
   *[other] Samen is dat { $points } punten.
  }
lesson-because-most = Iemand heeft { $target } punten gehaald, dus de partij is afgelopen. Wie de meeste punten heeft, wint; wie er evenveel heeft, wint mee.
lesson-because-exchanger = { $who ->
    [you] Wie het laatst heeft geruild, komt uit, en dat was jij.
   *[other] Wie het laatst heeft geruild, komt uit, en dat was { $seat }.
  }
lesson-because-quota = Elke slag boven het quotum van { $number } is een punt, elke slag eronder een minpunt.
lesson-because-both-ends = Iedereen die na een ronde +{ $target } of meer heeft, wint, en ook iedereen die −{ $target } of minder heeft.
lesson-because-clubs = { $points ->
    [one] Alleen klaveren zijn punten waard, zoveel als er in het rondje staat. De klaveren in deze slag zijn { $cards }, samen één punt.
   *[other] Alleen klaveren zijn punten waard, zoveel als er in het rondje staat. De klaveren in deze slag zijn { $cards }, samen { $points } punten.
  }
lesson-because-fifteen = { $who ->
    [you] Een 15 wint de slag meteen: niemand mag nog over { $cards } heen. Jij hebt de slag dus gepakt en komt uit in de volgende slag.
   *[other] Een 15 wint de slag meteen: niemand mag nog over { $cards } heen. { $seat } heeft de slag dus gepakt en komt uit in de volgende slag.
  }
lesson-because-crazy-fifteen = { $who ->
    [you] In Crazy wint een 15 niet meteen: eerst moeten alle anderen passen. Jij bent aan de beurt.
   *[other] In Crazy wint een 15 niet meteen: eerst moeten alle anderen passen. { $seat } is aan de beurt.
  }
lesson-because-bonus = Wie uit is, pakt de hoogste bonuskaart die er nog ligt. { $seat } was als eerste uit en pakte de allerhoogste.
lesson-because-bonus-left = Toen jij uit was, was de { $number } de hoogste die er nog lag.
lesson-because-last-out = Jij had als laatste nog kaarten. Dan krijg je niets, ook niet voor klaveren.
lesson-because-last-team = Alleen spelers van jullie team hadden nog kaarten. Dan krijgt het hele team niets, ook partners die uit waren.
lesson-because-one-trick = De slag zelf is één punt.
lesson-because-each-club = Elke klaveren erin levert er nog een op: { $cards }.
lesson-because-dame = ♦V, de Ruby Dame, levert er nog vijf op.
lesson-because-both-there = Beide teams hebben na dezelfde ronde { $target } punten of meer. Dan wint het team met de meeste, en partners winnen samen.
lesson-because-double-first = Varianten zijn te combineren. De punten van wie verdubbelde, worden verdubbeld of gaan verloren, en pas dan worden de punten van het team opgeteld.
lesson-because-goes-back = { $who ->
    [you] Daarna is er geen kaart meer gespeeld. { $cards } gaat dus zonder straf terug, en jij speelt een andere kaart.
   *[other] Daarna is er geen kaart meer gespeeld. { $cards } gaat dus zonder straf terug, en { $seat } speelt een andere kaart.
  }
lesson-because-owed-queen = { $who ->
    [you] Voor een vrouw gaat de hoogste kaart van die kleur naar de linkerbuur, ook achteraf: { $cards } is nu van jou.
   *[other] Voor een vrouw gaat de hoogste kaart van die kleur naar de linkerbuur, ook achteraf: { $seat } heeft nu { $cards }.
  }
lesson-because-forfeited = Na { $cards } was er al een andere kaart gespeeld. De kaart blijft dus liggen, maar kan de slag niet winnen zolang er een andere ligt.
lesson-because-best-of-others = { $who ->
    [you] Van de andere is { $cards } de beste, dus jij pakt de slag.
   *[other] Van de andere is { $cards } de beste, dus { $seat } pakt de slag.
  }
lesson-because-barred = De kaart werd ontdekt toen de slag al gepakt was. Je krijgt in deze ronde dus geen pluspunten; minpunten blijven staan.

# Questions about one rule each: `lesson-rule-NAME`, see src/clubsuit/lessons/by_rule.
lesson-rule-fc-1 = Welke kaart mag je bieden?
lesson-rule-fc-3 = Welke kaart mag je bieden?
lesson-rule-fc-4 = Je hebt schoppen 10. Waarmee mag je openen?
lesson-rule-fc-5-above = Welke kaart mag je bieden?
lesson-rule-fc-5-level = Welke kaart mag je bieden?
lesson-rule-fc-6-passes = Eén speler heeft gepast. Wie is nu aan de beurt?
lesson-rule-fc-6-joker = Er is een joker geboden. Wie is aan de beurt?
lesson-rule-fc-7 = Je hebt een joker geboden. Wie is je partner?
lesson-rule-fc-9-ten = Je betaalt voor een 10. Welke kaart mag je afleggen?
lesson-rule-fc-9-jack = Je betaalt voor een boer. Welke kaart leg je af?
lesson-rule-fc-9-queen = Je betaalt voor een vrouw. Welke kaart sta je af?
lesson-rule-fc-9-king = Je betaalt voor een heer. Welke kaarten leg je af?
lesson-rule-fc-10 = Iedereen heeft een kaart doorgegeven. Wie heeft nu jouw kaart?
lesson-rule-fc-11 = De kaarten zijn doorgegeven. Wie komt uit in de eerste slag?
lesson-rule-fc-12-follow = Welke kaart mag je spelen?
lesson-rule-fc-12-trick = Met deze kaart is de slag compleet. Wie pakt hem en komt daarna uit?
lesson-rule-fc-13-skip = Wie speelt nu?
lesson-rule-fc-13-lead = De winnaar van deze slag heeft nu geen kaarten meer. Wie komt daarna uit?
lesson-rule-fc-14 = Twee spelers hebben geen kaarten meer. Wie is nu aan de beurt?
lesson-rule-fc-15 = De ronde is afgelopen. Hoeveel punten krijg je?
lesson-rule-fc-16 = De ronde is afgelopen. Wie heeft de partij gewonnen?
lesson-rule-fc-17-back = Jullie spelen op erewoord. De arbiter is geroepen bij iemand die had kunnen bekennen, en daarna heeft niemand meer gespeeld. Wie is nu aan de beurt?
lesson-rule-fc-17-owed = Jullie spelen op erewoord. De laatst gespeelde kaart was verschuldigd voor een vrouw, en daarna heeft niemand meer gespeeld. Wie heeft hem nu?
lesson-rule-fc-17-forfeit = Jullie spelen op erewoord. Jij had kunnen bekennen, en daarna is er nog een kaart gespeeld. Wie mag de slag pakken?
lesson-rule-fc-17-barred = Jullie spelen op erewoord. Een van je kaarten bleek tegen de regels te zijn, maar de slag was al gepakt. De ronde is afgelopen. Hoeveel punten krijg je?
lesson-rule-cw-1 = Met deze kaart is de slag compleet. Wie pakt hem en komt daarna uit?
lesson-rule-cw-3 = Er is geruild. Wat mag je doen?
lesson-rule-cw-4 = Iedereen heeft gehouden of geruild. Wie komt uit in de eerste slag?
lesson-rule-cw-5 = Welke kaart mag je spelen?
lesson-rule-cw-6-beat = Welke kaart mag je spelen?
lesson-rule-cw-6-trump = Welke kaart mag je spelen?
lesson-rule-cw-7 = Jij komt uit. Welke kaart mag je spelen?
lesson-rule-cw-8 = Met deze kaart is de slag compleet. Wie pakt hem en komt daarna uit?
lesson-rule-cw-9 = De ronde is afgelopen. Hoeveel punten krijg je?
lesson-rule-cw-10 = De ronde is afgelopen. Wie heeft de partij gewonnen?
lesson-rule-cc-2 = De slag is gepakt. Hoeveel punten zijn de klaveren erin waard?
lesson-rule-cc-4-run = Jij komt uit. Wat mag je spelen?
lesson-rule-cc-4-set = Jij komt uit. Wat mag je spelen?
lesson-rule-cc-5-lead = Jij komt uit. Wat mag je doen?
lesson-rule-cc-5-higher = Wat mag je doen?
lesson-rule-cc-5-size = Wat mag je doen?
lesson-rule-cc-5-kind = Wat mag je doen?
lesson-rule-cc-6 = Er is een 15 gespeeld. Wie is nu aan de beurt?
lesson-rule-cc-7 = Je hebt je laatste kaart gespeeld. Welke bonuskaart pak je?
lesson-rule-cc-8 = Alleen jij hebt kaarten. Wat mag je doen?
lesson-rule-cc-9 = De ronde is afgelopen. Hoeveel punten krijg je?
lesson-rule-cc-10 = De ronde is afgelopen. Wie heeft de partij gewonnen?
lesson-rule-cc-11 = Je hebt in deze ronde al kaarten gespeeld. Wat mag je doen?
lesson-rule-cc-12 = 15’en zijn jokers. Wat mag je spelen?
lesson-rule-cc-13 = De ronde is afgelopen. Hoeveel punten krijgt jullie team?
lesson-rule-cc-14-longer = Jullie spelen Crazy. Wat mag je spelen?
lesson-rule-cc-14-fifteen = Jullie spelen Crazy, en er is een 15 gespeeld. Wie is nu aan de beurt?
lesson-rule-cc-15 = Er wordt gespeeld met teams en met dubbel of niks. De ronde is afgelopen. Hoeveel punten krijgt jullie team?
lesson-rule-rd-1 = Met deze kaart is de slag compleet. Wie pakt hem en komt daarna uit?
lesson-rule-rd-2-three = Wat mag je doorgeven?
lesson-rule-rd-2-left = Dit is de eerste ronde, en iedereen heeft drie kaarten doorgegeven. Wie heeft nu jouw kaarten?
lesson-rule-rd-3-follow = Welke kaart mag je spelen?
lesson-rule-rd-3-trick = Met deze kaart is de slag compleet. Wie pakt hem en komt daarna uit?
lesson-rule-rd-4-club = Jij pakt deze slag. Hoeveel punten is hij waard?
lesson-rule-rd-4-queen = Jij pakt deze slag. Hoeveel punten is hij waard?
lesson-rule-rd-5 = De ronde is afgelopen, en beide teams hebben het doel gehaald. Wie heeft de partij gewonnen?
