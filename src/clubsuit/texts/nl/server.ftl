# What the server says.
server-guest = Gast
# The name of a person who has deleted their data.
server-former-player = Vroegere speler
server-you = Jij
# At least six first names, apart by spaces, of a woman and a man in turn: the bots at a table are called so.
server-bot-names = Ada Bram Cleo Dirk Els Floris Greet

server-fault = er ging bij ons iets mis; er is niets veranderd
server-said = { $text }
server-stale = de partij is al verder; kijk nog eens
server-decision-late = de verbinding was verbroken, en je beslissing telde niet: de partij is al verder
server-sent-again = onderweg is de verbinding verbroken; kijk op tafel of dit heeft geteld
server-message-junk = dit bericht was niet te lezen
server-page-outdated = deze pagina hoort bij een andere versie van Clubsuit; laad de pagina opnieuw om verder te gaan
server-message-big = dit bericht is te lang
server-table-unknown = deze tafel is hier niet, of is niet van jou
server-table-damaged = deze tafel kan niet worden geopend: het partijverslag is beschadigd
server-table-full = je hebt deze tafel in te veel vensters open
server-sockets-many = vanuit je netwerk zijn te veel tafels open; sluit er eerst een
server-busy = je netwerk heeft te veel tegelijk gevraagd; probeer het over een minuut nog eens
server-puzzle-choice = deze keuze bestaat niet in de puzzel
server-table-crowded = er kijken nu te veel mensen naar deze tafel
server-tables-many = je hebt in één uur { $number } tafels geopend; speel er eerst een uit
server-bots-number = voor de andere plaatsen zijn { $wanted } bots nodig, maar er zijn er { $given } genoemd
server-string = een reeks heeft 64 tekens, elk 0 tot 9 of a tot f
server-string-other = dit is niet de reeks die was toegezegd
server-open-seed = aan een tafel waar anderen kunnen aanschuiven, wordt altijd controleerbaar gedeeld, dus een seed kan daar niet
server-research = aan tafels worden hele spellen gespeeld: de optie "{ $option }" is voor onderzoek in Python
server-listed-closed = alleen een tafel waar anderen mogen aanschuiven, kan in de lijst staan
server-clock = schrijf een klok als seconden per beslissing, zoals in “30” (hoogstens 30 dagen), of als seconden voor de partij en wat er per beslissing bij komt, zoals in “300+5”
server-clock-live = een dag of meer per beslissing kan alleen aan een tafel voor meerdere dagen: kies “Over meerdere dagen spelen”, of een kortere klok
server-clock-days = aan een tafel voor meerdere dagen is er geen klok, of een van een dag of meer per beslissing
server-clock-closed = een klok is voor een tafel waar anderen kunnen aanschuiven: laat hem weg, of open de tafel voor anderen
server-clock-same = de tafel heeft deze klok al
server-onlooker = je kijkt toe: neem een plaats in om te spelen
server-watch-carries = in dit spel worden apart gelegde kaarten in de volgende ronde gedeeld, dus toeschouwers mogen een afgelopen ronde niet zien
server-show-closed = aan deze tafel kan niemand de eigen kaarten aan toeschouwers tonen
server-show-other = toeschouwers zien de kaarten van { $name } al
server-listed-many = te veel tafels in de lijst, van jou of uit je netwerk, wachten op hun eerste kaarten; begin een van die partijen, of geef er een op, voordat je er nog een toevoegt
server-seats-often = er is sinds het delen te vaak van plaats gewisseld; plaatsen zijn weer vrij als er opnieuw is gedeeld
server-seat-closed = aan deze tafel kan niemand anders aanschuiven
server-seat-nobody = je browser stuurt geen cookie, dus een plaats zou niet voor je bewaard blijven: sta hier cookies toe en laad de pagina opnieuw
server-seat-shown = mensen die niet meespelen, hebben kaarten van deze ronde gezien: je kunt een plaats innemen als de ronde afgelopen is
server-seat-over = de partij is afgelopen: je kunt geen plaats meer innemen
server-seat-unknown = die plaats is er niet: ze lopen van 1 tot en met { $seats }
server-seat-refused = je kunt aan deze tafel geen plaats innemen
server-blocks-many = je hebt { $number } mensen geblokkeerd, en meer kan niet
server-invite-blocked = je hebt { $name } geblokkeerd: deblokkeer { $name } om uit te nodigen
server-invite-many = er zijn plaatsen voor { $others } anderen, dus nodig minder mensen uit
server-seat-yours = je hebt al een plaats aan deze tafel
server-seat-beside = nog iemand aan dit scherm kan alleen aanschuiven voordat er voor het eerst is gedeeld
server-seat-taken = { $free ->
    [0] { $name } was je voor en zit daar al (plaats { $place }); nu zijn alle plaatsen bezet, dus je kunt toekijken, of in de lobby een andere tafel zoeken
    [one] { $name } was je voor en zit daar al (plaats { $place }); de plaats van { $names } is nog vrij
   *[other] { $name } was je voor en zit daar al (plaats { $place }); de plaatsen van { $names } zijn nog vrij
  }
server-former-account = je plaatsen zijn meegegaan naar je account: log ook op dit apparaat in
server-former-password = je wachtwoord is op een ander apparaat gewijzigd: log weer in
server-seat-none = je hebt hier geen plaats om op te geven
server-seat-hand = je kunt je plaats alleen tussen twee rondes opgeven; ga je nu weg, dan neemt een bot het over na twee minuten, of zodra de anderen verdergaan
server-paused = de partij staat op pauze tot iedereen akkoord is met verdergaan
server-again-now = deze partij is nog niet afgelopen
server-ended = iedereen ging akkoord om deze partij te beëindigen
server-replace-here = een bot kan alleen de plaats innemen van iemand die afwezig is, of { $days } dagen niet heeft gespeeld
server-replace-hand = een bot kan een plaats alleen tussen twee rondes voorgoed innemen
server-chat-empty = dit bericht is leeg
server-chat-long = een bericht mag hoogstens { $number } tekens hebben
server-events-fast = dat is te veel tegelijk: wacht een paar seconden
server-continue-here = deze speler is er, of er speelt al een bot
server-continue-soon = deze speler is nog maar even weg: wacht een paar seconden
server-propose-now = dit kan nu niet worden voorgesteld
server-propose-other = er is al een voorstel: antwoord daar eerst op
server-takeback-none = je hebt in deze ronde geen beslissing om terug te nemen
server-takeback-seen = sindsdien heeft iemand een nieuwe kaart gezien, dus je beslissing blijft staan
server-choices-often = deze keuze is te vaak gewijzigd en blijft nu staan
server-string-first = er wordt pas gedeeld als je browser zijn willekeurige reeks heeft gestuurd
server-hint = gemiddelden over { $worlds } mogelijke verdelingen van de kaarten die je niet ziet: hoeveel partijen je wint, met de foutmarge, en je punten in deze ronde
server-hint-off = aan deze tafel staan tips uit
server-warming = tips en analyses zijn nog aan het opwarmen; over een minuut zijn ze er
server-warming-failed = er zijn geen tips en analyses: de regels konden niet worden gecompileerd, en in het logboek van de server staat waarom
server-rest-unsure = het is niet zeker dat alle resterende slagen voor jou zijn, dus speel verder
server-hint-not-now = je kunt een tip vragen als je aan de beurt bent
server-seed = een seed is een geheel getal, 0 of meer, met hoogstens { $bits } bits
server-request-invalid = het verzoek is onjuist opgebouwd: { $problem }
server-request-big = het verzoek is te lang
server-not-found = op dit adres is niets te vinden
server-method = dit adres kan niet op deze manier worden gebruikt
server-host-other = deze server luistert niet naar de naam "{ $host }"; de beheerder kan hem toevoegen met clubsuit serve --name
server-cookie = je browser bewaart de cookie van deze pagina niet, dus je partijen zouden niet terug te vinden zijn: sta cookies toe voor deze pagina en laad de pagina opnieuw
server-origin = dit verzoek komt van een andere site
server-device-code = deze link is al gebruikt, is ouder dan { $minutes } minuten, of vervangen door een nieuwere: maak een nieuwe op het andere apparaat
server-push-off = deze server stuurt geen meldingen naar gesloten pagina’s
server-push-unknown = deze server stuurt niet naar de pushdienst van je browser
server-push-keys = dit zijn geen sleutels van een browser
server-limit-unknown = er is geen limiet "{ $name }"; bekend: { $known }
server-limit-number = de limiet { $name } is een getal van 1 tot en met 1000000, niet "{ $value }"
server-limit-rate = de limiet { $name } is een getal per tijd, zoals "20/hour" of "10/10minute", niet "{ $value }"
server-push-service = "{ $name }" is geen naam van een pushdienst; geef er een zoals fcm.googleapis.com of *.push.apple.com, of "off"
server-token = dit is niet het token van een programma: stuur het in de header als "Authorization: Bearer TOKEN"
server-tournament-played = je hebt alle rondes van dit toernooi gespeeld
server-tournament-once = iedereen speelt de kaarten van een toernooi maar één keer
server-tournament-closed = dit toernooi is voorbij

server-page-missing-title = Clubsuit: de pagina is niet gebouwd
server-page-missing = De server draait, maar de pagina is niet gebouwd. In een kloon van de repository doet "make play" dat.
server-ready = Clubsuit staat klaar op { $url }
server-stop-hint = Ctrl+C stopt de server; elke partij gaat daarna verder waar die was gebleven.
server-port-busy = poort { $port } is in gebruik; kies een andere met --port
server-port-wrong = er is geen poort { $port }; poorten gaan tot en met 65535
server-data-wrong = de tafels in { $folder } kunnen niet worden geopend: { $problem }
server-data-empty = { $file } is leeg, en dat is een database nooit: zet er een back-up voor in de plaats, of verwijder het bestand om opnieuw te beginnen
server-data-newer = ze zijn geschreven door een nieuwere versie van Clubsuit (schema { $version })
server-database-unknown = het adres van een database begint met "postgresql://"
server-database-driver = PostgreSQL heeft het pakket { $package } nodig; installeer het met: { $how }
server-news-wrong = Redis is niet te gebruiken: { $problem }
server-redis-unknown = het adres van Redis begint met "redis://", "rediss://" of "unix://"
server-redis-driver = Redis heeft het pakket { $package } nodig; installeer het met: { $how }
server-often = { $minutes ->
    [one] te veel verzoeken vanuit je netwerk; probeer het over een minuut nog eens
   *[other] te veel verzoeken vanuit je netwerk; probeer het over { $minutes } minuten nog eens
}
server-metrics-wrong = de cijfers voor Prometheus kunnen niet worden aangeboden op { $address }: { $problem }; geef een poort zoals 9182, of een adres zoals 127.0.0.1:9182
server-name-wrong = "{ $name }" is geen naam van een host: geef de naam zoals browsers die tonen, zonder https:// en zonder pad, zoals club.example
server-host-wrong = luisteren op { $host } lukt niet: { $problem }

warmup-start = De regels worden gecompileerd, één keer voor deze versie
warmup-done = De regels zijn klaar.
warmup-not-stored = De regels zijn niet bewaard.
warmup-worker-lost = een proces dat de regels compileerde, is afgebroken, waarschijnlijk omdat het geheugen vol was; hetzelfde commando gaat verder met wat al gecompileerd is

## What a browser shows whose page is closed
push-turn = Jij bent aan de beurt.
push-vote = De anderen wachten op je antwoord.
push-invitation = Je bent uitgenodigd voor een partij.

## What a messenger shows of a table's link
unfold-title = Een partij { $game }
unfold-waiting = { $count ->
    [0] Er zit nog niemand.
    [one] { $names } wacht.
   *[other] { $names } wachten.
  }
unfold-free = { $free ->
    [0] Alle plaatsen zijn bezet; je kunt toekijken.
    [one] Er is 1 plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
  }
unfold-playing = { $count ->
    [0] Ronde { $number }.
    [one] { $names } speelt, ronde { $number }.
   *[other] { $names } spelen, ronde { $number }.
  }
unfold-terms = Anders dan gewoonlijk: { $terms }.
unfold-over = { $count ->
    [0] De partij is afgelopen.
    [one] { $names } heeft deze partij uitgespeeld.
   *[other] { $names } hebben deze partij uitgespeeld.
  }

server-delete-hand = anderen spelen deze ronde nog met jou: je kunt de partij wissen als de ronde afgelopen is

# Accounts
server-account-wrong = naam of wachtwoord klopt niet
server-account-taken = de naam { $name } is bezet: kies een andere
server-account-name = een account heeft een zichtbare naam nodig
server-account-name-long = de naam van een account mag hoogstens { $number } tekens hebben
server-account-password = een wachtwoord heeft minstens { $number } tekens
server-account-password-name = het wachtwoord mag niet hetzelfde zijn als de naam
server-account-in = je bent ingelogd: log eerst uit om nog een account te maken
server-account-out = je bent niet ingelogd
server-account-often = te veel pogingen vanaf hier: wacht tien minuten

# The local network
server-lan-ready = Anderen op dit netwerk openen { $url }
server-lan-means = Iedereen op dit netwerk kan nu toekijken en aanschuiven, en niets is versleuteld: doe dit niet op een netwerk met vreemden.
server-open-ready = Anderen openen { $url }
server-open-means = Iedereen die zo’n adres kan bereiken, kan toekijken en aanschuiven. Zo’n verbinding is niet versleuteld: zet er op het internet een proxy met een certificaat voor.
server-lan-none = deze machine heeft geen adres op een lokaal netwerk (zoals 192.168.7.9): sluit die op een netwerk aan, of noem een adres met: clubsuit serve --host ADDRESS
