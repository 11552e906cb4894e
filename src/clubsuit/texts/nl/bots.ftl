# What bots say of their choices.
bot-unknown = er is geen bot "{ $bot }"; bekend: { $known }
bot-own = { $bot } geeft geen redenen
bot-no-module = er is geen module "{ $module }" in de huidige map of in het zoekpad van Python
bot-no-class = de module "{ $module }" heeft geen "{ $name }"
bot-entry = het pakket dat "{ $bot }" aanbiedt, heeft de bot niet waar het zegt: { $problem }
bot-no-name = na "{ $module }:" komt de naam van een klasse
bot-arguments = "{ $bot }" is niet te maken met alleen een seed: { $problem }
bot-no-choose = "{ $bot }" is geen bot: een bot is een klasse met een methode choose(view) die de tekst van een actie teruggeeft
bot-illegal = de bot { $bot } antwoordde "{ $text }": { $problem }; het antwoord moet een van view.legal() zijn
command-empty = na "cmd:" komt de opdracht die je bot start: cmd:./my_bot, of "cmd:python my_bot.py"
command-unreadable = de opdracht { $command } is niet te lezen: er staat een aanhalingsteken open, of een teken kan niet in een pad staan
command-no-program = er is geen programma "{ $program }" dat gestart mag worden; een programma in deze map heet ./my_bot en moet uitvoerbaar zijn (chmod +x)
command-system = bots die programma’s zijn, hebben Linux of macOS nodig
command-changed = een bestand van { $command } is veranderd sinds het begin; laat een kopie spelen terwijl je aan de bot werkt
command-unstarted = { $bot } kon niet gestart worden: { $problem }
command-late = { $bot } antwoordde niet binnen { $seconds } seconden
command-ended = { $bot } stopte in plaats van te antwoorden{ $told ->
    [no] { "" }
   *[yes] ; zijn laatste woorden: { $said }
  }
command-long = { $bot } antwoordde met meer dan 65.536 bytes; een antwoord is één korte regel
command-nonsense = { $bot } antwoordde "{ $text }"; een antwoord is één regel met dit nummer en een van de "actions": {"{"}"id": { $number }, "action": "…"{"}"}
command-illegal = { $bot } antwoordde "{ $text }": { $problem }; de actie moet een van de "actions" zijn
command-rests = { $bot } wordt een tijdje niet gevraagd, want hij is { $failures } keer achter elkaar mislukt
bot-view = { $bot } speelt { $game }: geef een view van dat spel
bot-turn = plaats { $number } is niet aan de beurt, dus er valt niets te kiezen
bot-random = voor mij is elke toegestane keuze even goed
bot-likes-best = van alles wat ik kan doen, bevalt dit me het best
bot-budget = "{ $budget }" zegt een bot niet hoe lang hij mag denken: geef een aantal verdelingen om te proberen ("64") of milliseconden ("200ms")
trained-best = dit levert naar verwachting { $points } punten op en wint { $chance }% van de partijen; de op één na beste keuze is { $other }, met { $other_points } punten en { $other_chance }%
policy-best = dit speel ik met { $share }%; de op één na beste keuze is { $other }, met { $other_share }%
policy-only = mijn netwerk is hier zeker van
trained-damaged = { $file } bevat geen gewichten, of maar een deel ervan; clubsuit train maakt nieuwe
trained-no-path = na "trained:" komt het pad van een bestand met gewichten, zoals clubsuit train dat maakt: trained:runs/weights.npz
trained-no-file = er is geen bestand { $file }, dus "trained" heeft geen gewichten om mee te spelen
trained-folder = { $file } is een map; noem het bestand met gewichten daarin, dat bij clubsuit train weights.npz heet
trained-unreadable = de gewichten in { $file } zijn niet te lezen: { $problem }
trained-other-game = deze gewichten zijn van { $other }, niet van { $game }
trained-other-version = deze gewichten zijn van een andere versie van { $game }; clubsuit train maakt nieuwe
trained-weights = deze gewichten zijn niet van { $game }, of van een andere versie; clubsuit train maakt nieuwe
trained-no-game = de gewichten in { $file } zijn van een onbekend spel, of van een andere versie van een spel
trained-unweighed = bij { $game } horen geen gewichten; clubsuit train maakt ze, en trained:PATH speelt ermee
trained-changed = de gewichten in { $file } zijn sinds het begin veranderd; speel met een kopie van het bestand zolang de training doorgaat
trained-untaught = geen netwerk heeft { $game } geleerd
search-unpolicied = geen strategie heeft { $game } geleerd, dus { $bot } kan het niet spelen
search-only = iets anders kan hier niet
search-honest = al het andere zou tegen de regels zijn
search-best = in { $worlds } verdelingen die passen bij wat ik zag, levert dit gemiddeld { $points } punten op en wint het { $chance }% van de partijen; de op één na beste keuze is { $other }, met { $other_points } punten en { $other_chance }%
search-solved = { $worlds ->
    [one] maar één verdeling past bij wat ik zag, en bij volmaakt spel is niets beter: dit wint { $chance }% van de partijen, en { $other } wint { $other_chance }%
   *[other] over alle { $worlds } verdelingen die passen bij wat ik zag, volmaakt uitgespeeld, is niets beter: dit wint { $chance }% van de partijen, en { $other } wint { $other_chance }%
  }
search-solved-best = maar één verdeling past bij wat ik zag, en bij volmaakt spel is niets beter
search-solved-some = over { $worlds } verdelingen die passen bij wat ik zag, volmaakt uitgespeeld, wint dit { $chance }% van de partijen; de op één na beste keuze is { $other }, met { $other_chance }%

# Why a card is led.
lead-clubs = wie nog klaveren heeft, moet nu klaveren spelen
lead-last = dit is mijn laatste { $suit }, dus daarna kan ik { $suit } introeven
lead-highest = niemand anders kan een hogere kaart van deze kleur hebben
throw-low = ik kan deze slag niet winnen, dus ik speel mijn laagste { $suit }
throw-last = dit is mijn laatste { $suit }, dus vanaf nu kan ik { $suit } introeven
lead-low = dit is mijn laagste kaart van deze kleur; de hogere houd ik

# What is counted in deals that fit what the player saw. `of`: whether it is known to be so by what was
# seen, or was counted over all deals that fit, or over some. `how`: whether the better choice is ahead by
# more where it is so (`bears`), or it is so in `each` of them.
counted-in = { $of ->
    [known] { "" }
    [all] { $how ->
        [bears] {" "}(in { $times } van de { $worlds } mogelijke verdelingen, en juist dan maakt deze keuze het meest uit)
       *[counted] {" "}(in { $times } van de { $worlds } mogelijke verdelingen)
      }
   *[some] { $how ->
        [bears] {" "}(in { $times } van { $worlds } mogelijke verdelingen, en juist dan maakt deze keuze het meest uit)
        [each] {" "}(in elk van { $worlds } mogelijke verdelingen)
       *[counted] {" "}(in { $times } van { $worlds } mogelijke verdelingen)
      }
  }
counted-holds = { $seat } heeft { $cards }{ counted-in }
counted-void = { $seat } heeft geen { $suit } meer{ counted-in }
counted-takes = niemand speelt hierna nog, dus { $cards } maakt de slag
counted-stands = wie nog speelt in deze slag, kan { $cards } niet slaan{ counted-in }
counted-falls = iemand die nog speelt in deze slag, kan { $cards } slaan{ counted-in }
counted-either-falls = iemand die nog speelt in deze slag, kan { $cards } allebei slaan{ counted-in }
counted-no-clubs = geen andere speler heeft nog klaveren{ counted-in }
counted-clubs-out = { $number ->
    [one] er is nog één klaveren, in de hand van een ander
   *[other] er zijn nog { $number } klaveren, allemaal in andere handen
  }
# As these deals were played on, after a choice that `counted-after` names.
counted-after = { $choice ->
    [pass] passen
    [double] verdubbelen
   *[other] { $cards }
  }
counted-you-lead = na { counted-after } kom jij als volgende uit{ counted-in }
counted-leads = na { counted-after } komt { $seat } als volgende uit{ counted-in }

bot-ismcts = dit heb ik vaker geprobeerd dan iets anders: { $visits } keer
