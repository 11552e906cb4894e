# Free Clubs.
game-free-clubs-name = Free Clubs
game-free-clubs-taste = Bied je eigen beste kaarten voor een schatkist.
game-free-clubs-character = Bied je eigen beste kaarten voor een schatkist, en maak daarna zeven slagen zonder die kaarten.
game-free-clubs-length = 10–20 minuten

option-enforcement = Streng of op erewoord
option-enforcement-help = Streng: je kunt alleen doen wat de regels toestaan. Op erewoord: als aan een echte tafel moeten de anderen merken dat iemand een regel overtreedt.
option-enforcement-strict = Streng
option-enforcement-honour = Op erewoord
option-enforcement-honour-help = Je kunt elke kaart spelen, en te weinig betalen voor een bod. Wie het merkt, mag de arbiter roepen, en die beslist: hoe eerder, hoe lichter de straf. Niet voor een eerste partij.
option-contract = Slagen voor een contract
option-contract-help = Wat het hoogste bod zonder partner moet halen.
option-penalty = Straf voor een gemist contract
option-penalty-help = De punten die ieder verliest die het contract miste.
option-reward = Beloning voor een contract
option-reward-help = De punten die ieder krijgt die het contract haalde.
option-passed_is_out = Wie heeft gepast, ligt eruit
option-passed_is_out-help = Wie past, mag tijdens dit bieden niet meer bieden.

# Refusals.
free-deal-kind = in de verkeerde stapel: { $cards }; 10 en hoger zijn biedkaarten, aas tot en met 9 slagkaarten
free-contract-most = een contract van { $tricks } slagen is te hoog voor handen van { $most } kaarten
free-must-open = je hebt { $card }, dus daarmee moet je het bieden openen
free-bid-primary = { $cards } kun je niet bieden: bieden doe je alleen met biedkaarten, van 10 en hoger
free-bid-too-low = een bod moet hoger zijn dan { $card }, en { $bid } is dat niet
free-bid-too-high = { $waits ->
    [king] boven { $card } mag je hoogstens één trede omhoog: { $bid } kan pas als er een heer geboden is
    [queen] boven { $card } mag je hoogstens één trede omhoog: { $bid } kan pas als er een vrouw geboden is
   *[jack] boven { $card } mag je hoogstens één trede omhoog: { $bid } kan pas als er een boer geboden is
  }
free-pay-ten = voor { $card } leg je één { $suit } naar keuze af: { $cards }
free-pay-jack = voor { $card } leg je je hoogste { $suit } af: { $cards }
free-pay-queen = voor { $card } sta je je hoogste { $suit } af aan je linkerbuur: { $cards }
free-pay-king = voor { $card } leg je je drie hoogste { $suit } af, of alles als je er minder hebt: { $cards }
free-honour-only = "{ $text }" is er alleen als je op erewoord speelt, en deze tafel is streng
free-pay-most = voor { $card } betaal je hoogstens één kaart
free-take-first = de slag is compleet: de winnaar moet hem pakken voordat er iets anders wordt gespeeld
free-retake-other = je hebt { $cards } in deze slag teruggenomen, dus je moet een andere kaart spelen
free-call-early = vóór de eerste kaart kan niemand de arbiter roepen
free-call-spent = je hebt de arbiter { $calls } keer voor niets geroepen, dus in deze ronde mag het niet meer
free-ready-already = je hebt al gezegd dat je klaar bent

# The referee of honour play.
# $seat is the player called, who may be named "You": no verb that depends on it.
free-ruling-none = { $left ->
    [0] De arbiter vindt niets. Voor wie riep, was dit de laatste keer in deze ronde.
    [one] De arbiter vindt niets. Wie riep, mag zich in deze ronde nog één keer vergissen.
   *[other] De arbiter vindt niets. Wie riep, mag zich in deze ronde nog { $left } keer vergissen.
  }
free-ruling-a = { $why ->
    [owed] { $seat }: { $cards } gespeeld, maar die kaart was verschuldigd voor een bod.
   *[revoked] { $seat }: verzaakt met { $cards }.
  } Daarna was er nog geen kaart gespeeld, dus er is geen straf. { $then ->
    [discarded] { $last ->
        [yes] De kaart wordt afgelegd, en er is geen andere om te spelen.
       *[no] De kaart wordt afgelegd, en er wordt een andere gespeeld.
      }
    [given] { $last ->
        [yes] De kaart gaat om de vrouw naar de linkerbuur, en er is geen andere om te spelen.
       *[no] De kaart gaat om de vrouw naar de linkerbuur, en er wordt een andere gespeeld.
      }
   *[back] { $last ->
        [yes] De kaart gaat terug, en er is geen andere om te spelen.
       *[no] De kaart gaat terug, en er wordt een andere gespeeld.
      }
  }
free-ruling-b = { $why ->
    [owed] { $seat }: { $cards } gespeeld, maar die kaart was verschuldigd voor een bod.
   *[revoked] { $seat }: verzaakt met { $cards }.
  } Daarna was al een andere kaart gespeeld. De kaart blijft dus liggen, maar kan de slag niet winnen, tenzij dat voor alle kaarten geldt.
free-ruling-c = { $why ->
    [owed] { $seat }: { $cards } gespeeld in slag { $trick }, maar die kaart was verschuldigd voor een bod.
   *[revoked] { $seat }: verzaakt met { $cards } in slag { $trick }.
  } De slag was al gepakt, dus dat kost alle pluspunten van deze ronde.

# Announcements at the table. `who` is `you` if this player reads it.
free-told-won = { $who ->
    [you] Je wint het bieden met { $cards } en krijgt de schatkist.
   *[other] { $seat } wint het bieden met { $cards } en krijgt de schatkist.
  }
free-told-joker = { $who ->
    [you] Je wint het bieden met een joker en krijgt de schatkist. Partners, die alle tien slagen moeten maken: { $seats }.
   *[other] { $seat } wint het bieden met een joker en krijgt de schatkist. Partners, die alle tien slagen moeten maken: { $seats }.
  }
free-told-lead = { $who ->
    [you] Jij komt uit in de eerste slag, want wie het bieden won, zit rechts van je.
    [left] { $seat }, links van je, komt uit in de eerste slag, want jij won het bieden.
   *[other] { $seat } komt uit in de eerste slag, als linkerbuur van wie het bieden won.
  }
free-told-lead-joker = { $who ->
    [you] Jij komt uit in de eerste slag, want je speelt alleen tegen de jokerpartners.
   *[other] { $seat } komt uit in de eerste slag en speelt alleen tegen de jokerpartners.
  }

# What is expected of a player, in one line.
free-prompt-open = Je hebt { $card }: open daarmee het bieden.
free-prompt-bid = Bied hoger dan { $card }, hoogstens één trede omhoog, of pas.
free-prompt-bid-once = Bied hoger dan { $card }, hoogstens één trede omhoog, of pas voorgoed.
free-prompt-pass = Geen van je biedkaarten is hoger dan { $card }: pas.
free-prompt-wait = Boven { $card } mag je hoogstens één trede omhoog, dus met { $cards } moet je wachten: pas.
free-prompt-wait-once = Boven { $card } mag je hoogstens één trede omhoog, te weinig voor { $cards }: pas voorgoed.
free-prompt-ten = Voor je { $card }: kies één { $suit } om af te leggen.
free-prompt-jack = Voor je { $card }: leg je hoogste { $suit } af.
free-prompt-queen = Voor je { $card }: sta je hoogste { $suit } af aan { $seat }.
free-prompt-king = Voor je { $card }: leg je drie hoogste { $suit } af, of alles als je er minder hebt.
free-prompt-honour-ten = Voor je { $card }: kies één { $suit } om af te leggen.
free-prompt-honour-jack = Voor je { $card }: kies je hoogste { $suit } om af te leggen.
free-prompt-honour-queen = Voor je { $card }: kies je hoogste { $suit } om af te staan aan { $seat }.
free-prompt-honour-king = Voor je { $card }: kies je drie hoogste { $suit } om af te leggen, of alles als je er minder hebt.
free-prompt-take = De slag is van jou: pak hem.
free-prompt-wait-take = Wachten tot { $seat } de slag pakt.
free-prompt-retake = { $cards } is terug in je hand: speel een andere kaart.
free-prompt-retake-discarded = De kaart die je speelde, was verschuldigd en is weg: speel een andere.
free-prompt-ready = Alle slagen zijn gespeeld. Zeg dat je klaar bent, of roep eerst de arbiter bij iemand.
free-prompt-send = Kies een kaart om door te geven aan { $seat }, rechts van je.

# The score, line by line.
free-line-tricks = { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
  }
free-line-made = contract gehaald met { $tricks } slagen: geen straf
free-line-rewarded = { $tricks ->
    [one] contract gehaald met 1 slag
   *[other] contract gehaald met { $tricks } slagen
  }
free-line-broken = { $tricks ->
    [one] contract niet gehaald: 1 van de { $need } slagen
   *[other] contract niet gehaald: { $tricks } van de { $need } slagen
  }
free-line-diamonds = meeste ruiten
free-line-diamonds-tied = meeste ruiten, gedeeld
free-line-ace = { $cards } gepakt
free-line-no-spade = geen schoppen gepakt
free-line-barred = betrapt na de slag: geen pluspunten

# What happened in a hand. $score is a number of points with its sign.
free-story-made = { $who ->
    [you] { $barred ->
        [yes] Je haalt je contract met { $tricks } slagen, maar door een overtreding is dat niets waard
       *[no] Je haalt je contract met { $tricks } slagen; alles samen: { $score }
      }
   *[other] { $barred ->
        [yes] { $seat } haalt het contract met { $tricks } slagen, maar door een overtreding is dat niets waard
       *[no] { $seat } haalt het contract met { $tricks } slagen; alles samen: { $score }
      }
  }
free-story-broken = { $who ->
    [you] Je komt { free-story-short } tekort voor je contract: { $score }
   *[other] { $seat } komt { free-story-short } tekort voor het contract: { $score }
  }
free-story-short = { $short ->
    [one] één slag
    [2] twee slagen
    [3] drie slagen
    [4] vier slagen
    [5] vijf slagen
    [6] zes slagen
   *[other] { $short } slagen
  }
free-story-joker-made = { $who ->
    [you] { $barred ->
        [yes] Jij en { $seats } maken met de joker alle tien slagen, maar door een overtreding zijn ze voor jou niets waard
       *[no] Jij en { $seats } maken met de joker alle tien slagen: { $score } voor jou
      }
   *[other] { $seats } maken met de joker alle tien slagen
  }
free-story-joker-broken = { $who ->
    [you] Jij en { $seats } komen met de joker { free-story-short } tekort: elk { $score }
   *[other] { $seats } komen met de joker { free-story-short } tekort: elk { $score }
  }
free-story-own = { $tricks ->
    [0] Je maakt geen slag; alles samen: { $score }
    [one] Je maakt één slag; alles samen: { $score }
   *[other] Je maakt { $tricks } slagen; alles samen: { $score }
  }
free-story-barred = { $who ->
    [you] Je bent op een overtreding betrapt en krijgt geen pluspunten.
   *[other] { $seat } is op een overtreding betrapt en krijgt geen pluspunten.
  }
free-moment-made = Met slag { $trick } was het contract binnen
free-moment-broken = Na slag { $trick } was het contract niet meer te halen

# What the rule bot says of its choices.
rule-free-bid = met de schatkist verwacht ik ongeveer { $tricks } slagen, ook als ik hiervoor betaal
rule-free-bid-least = van alles wat ik kan bieden, bevalt dit me het best
rule-free-few = met de schatkist verwacht ik maar ongeveer { $tricks } van de zeven slagen die ik nodig zou hebben
rule-free-no-hope = een bod zou me meer kosten dan het oplevert
rule-free-joker = de schatkist levert me waarschijnlijk meer op dan het me kost als we het contract niet halen
rule-free-lose-least = mijn andere kaarten bevallen me beter
rule-free-pay-low = mijn laagste { $suit }, dus de hogere houd ik
rule-free-send = dan heb ik nog maar één { $suit }, en kan ik { $suit } gauw introeven
rule-free-send-last = mijn laatste { $suit }: dan kan ik introeven, tenzij ik { $suit } krijg
rule-free-send-weak = { $number ->
    [one] er is één hogere { $suit } die ik niet heb, dus deze kaart maakt vrijwel nooit een slag
   *[other] er zijn { $number } hogere { $suit } die ik niet heb, dus deze kaart maakt vrijwel nooit een slag
  }
rule-free-cash = deze kaart maakt waarschijnlijk een slag
rule-free-draw = deze klaveren maakt waarschijnlijk een slag, en trekt troef bij de anderen
rule-free-lead-low = waarschijnlijk maakt geen van mijn kaarten een slag, dus ik kom laag uit
rule-free-lead = van alle kaarten om mee uit te komen, bevalt deze me het best
rule-free-win = ik maak de slag zo goedkoop mogelijk
rule-free-take = ik maak de slag met deze kaart
rule-free-ruff = ik heb de gevraagde kleur niet, dus ik troef in
rule-free-feed = de slag is voor ons, dus mijn betere kaarten houd ik
rule-free-side = deze slag is voor ons
rule-free-leave = ik zou deze slag kunnen maken, maar { $cards } bewaar ik voor een latere
rule-free-low = ik kan deze slag niet winnen

# What is counted in deals that fit what the player saw; `counted-in` is the beginning.
counted-free-joker = { $seat } heeft een joker{ counted-in }
counted-free-rich = de schatkist heeft minstens { $number } klaveren{ counted-in }
counted-free-poor = de schatkist heeft minder dan { $number } klaveren{ counted-in }

## Statistics
fact-free-bid = Je hebt geboden
fact-free-declared = Je speelde het contract
fact-free-made = Gehaalde contracten

## On the page, at the table
table-mark-owed = schuld
table-tag-declarer = hoogste bod
table-tag-partner = jokerpartner
table-tag-ace-of-hearts = pakte ♥A
table-tag-barred = geen pluspunten
table-tag-ready = klaar
# The points are those for the most diamonds, if the hand ended now; 0 for a player who has fewer than another
table-count-diamonds = { $points ->
    [0] { $count ->
        [one] 1 ruiten gepakt
       *[other] { $count } ruiten gepakt
      }
   *[other] { $count ->
        [one] 1 ruiten gepakt, tot nu toe de meeste: { $points } punten
       *[other] { $count } ruiten gepakt, tot nu toe de meeste: { $points } punten
      }
  }
table-diamonds-short = { $count } (+{ $points })
table-fact-contract = { $names }:
table-fact-contract-help = Wat het hoogste bod moet halen: meestal zeven slagen, of alle tien na een joker.
table-fact-of = { $made ->
    [yes] gehaald met { $have } slagen
   *[no] { $have } van { $need } slagen
  }
table-fact-chest = Schatkist
table-fact-chest-help = De zes kaarten in het midden, voor wie het bieden wint.
table-handicap = { $who ->
    [you] Je betaalt voor { $cards }
   *[other] { $seat } betaalt voor { $cards }
  }
table-windows = Wat er gebeurt, naar het moment waarop de arbiter wordt geroepen
table-window-a = Voordat er nog een kaart wordt gespeeld
table-window-a-then = geen straf: de kaart gaat terug in de hand, of wordt alsnog betaald
table-window-b = Voordat de slag wordt gepakt
table-window-b-then = de kaart kan de slag niet winnen
table-window-c = Voordat er weer wordt gedeeld
table-window-c-then = geen pluspunten in deze ronde
table-window-d = Nadat er weer is gedeeld
table-window-d-then = niets
table-settle = Alle slagen zijn gespeeld
table-differs-honour = Op erewoord: niets houdt een verboden kaart tegen, van jou of van een ander. Wie er een merkt, roept de arbiter. Hoe eerder, hoe lichter de straf.
table-settle-help = Laatste kans om de arbiter te roepen. De ronde wordt afgerekend als iedereen klaar is.
table-settle-ready = { $name }: klaar
table-settle-not-yet = { $name }: nog niet
table-ladder = De biedladder
table-ladder-open = Wie ♠10 heeft, moet daarmee openen.
table-ladder-standing = Te overbieden: { $cards } ({ $seat })
table-ladder-hint = Bij elk van je biedkaarten staat wat het kost om ermee te winnen, of waarop die wacht. De lichte kun je nu bieden. Je krijgt de schatkist voordat je betaalt: “+” is “of een hogere daaruit”. Per trede is klaveren het hoogst.
table-bid-by = bod: { $seat }
table-bid-held = van jou
# The lowest bid over which a card may be bid, where the bids are not there yet. The short ones: 13 letters at most.
table-price-waits = { $waits ->
    [king] kan pas als er een heer geboden is
    [queen] kan pas als er een vrouw geboden is
   *[jack] kan pas als er een boer geboden is
  }
table-price-short-waits = { $waits ->
    [king] na heer
    [queen] na vrouw
   *[jack] na boer
  }
table-price-low = nu te laag om te bieden
table-price-short-low = te laag
# What winning with a card would cost. $count cards are known; $open: the chest may bring others.
# The short ones stand below the card: 13 letters at most, but for the Joker. $mark is the suit's.
table-price-none = { $open ->
    [yes] kost niets, tenzij er { $suit } in de schatkist zit
   *[no] kost niets
  }
table-price-ten = { $count ->
    [0] { table-price-none }
   *[other] kost één { $suit } naar keuze
  }
table-price-jack = { $count ->
    [0] { table-price-none }
   *[other] kost je hoogste { $suit }: { $cards }{ table-price-or-higher }
  }
table-price-queen = { $count ->
    [0] { table-price-none }
   *[other] je hoogste { $suit } gaat naar { $seat }: { $cards }{ table-price-or-higher }
  }
table-price-or-higher = { $open ->
    [yes] , of een hogere uit de schatkist
   *[no] { "" }
  }
table-price-king = { $count ->
    [0] { table-price-none }
    [1] kost { $cards }{ table-price-or-more }
    [2] kost { $cards }{ table-price-or-more }
   *[other] { $open ->
        [yes] kost je drie hoogste { $suit }: { $cards }, of hogere uit de schatkist
       *[no] kost je drie hoogste { $suit }: { $cards }
      }
  }
table-price-or-more = { $open ->
    [yes] {" "}en de { $suit } uit de schatkist, samen hoogstens drie kaarten
   *[no] { "" }
  }
table-price-joker = kost geen kaart, maar jij en wie vlak voor jou bood, moeten samen alle tien slagen maken
table-price-joker-with = kost geen kaart, maar jij en { $seat } moeten samen alle tien slagen maken
table-price-short-none = { $open ->
    [yes] nog niets
   *[no] niets
  }
table-price-short-ten = { $count ->
    [0] { table-price-short-none }
   *[other] kost één { $mark }
  }
table-price-short-jack = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] kost { $cards }+
       *[no] kost { $cards }
      }
  }
table-price-short-queen = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] geeft { $cards }+
       *[no] geeft { $cards }
      }
  }
table-price-short-king = { $count ->
    [0] { table-price-short-none }
   *[other] { $open ->
        [yes] 3 hoogste { $mark }
       *[no] kost { $cards }
      }
  }
table-price-short-joker = geen kaart; alle tien slagen, samen met wie vlak voor jou bood
table-price-short-joker-with = geen kaart; alle tien slagen, samen met { $seat }
table-joker-help = De joker kost geen kaart, maar jij en wie vlak voor jou bood, moeten samen alle tien slagen maken. Je kunt hem niet terugnemen.
table-joker-help-with = De joker kost geen kaart, maar jij en { $seat } moeten samen alle tien slagen maken. Je kunt hem niet terugnemen.
table-help-honour-title = Op erewoord
table-help-honour = Niemand houdt je tegen: je mag elke kaart spelen, en voor een bod te weinig of niets betalen. Maar dan mogen de anderen de arbiter roepen.
table-help-honour-pay = Op een kaart die je had moeten betalen, staat “schuld”: die mag je volgens de regels niet spelen, en bij het bekennen telt die niet mee.
table-help-honour-call = Denk je dat een speler heeft verzaakt (niet bekennen terwijl dat kan) of een verschuldigde kaart heeft gespeeld? Druk dan bij die speler op “Arbiter”. Was je het zelf, druk dan op “Melden” op je eigen plaats. De arbiter beoordeelt de eerste kaart waarmee dat gebeurde. De straf hangt af van het moment waarop je roept:
table-help-honour-end = Een complete slag blijft open liggen tot de winnaar hem pakt, en de ronde wordt afgerekend als iedereen klaar is. Hoe lager het speeltempo in de instellingen, hoe meer tijd om te roepen. Per ronde mag je de arbiter drie keer voor niets roepen.

## On the card for the table (in Markdown; its pictures: cards in the notation of records)
brief-free-clubs-aim = Win het bieden en de schatkist, betaal je biedingen met je eigen kaarten, en maak toch zeven van de tien slagen. Of stop wie dat probeert.
brief-free-clubs-deal =
    Drie spelers. Klaveren is troef. Na elke ronde gaat het delen één plaats naar links.

    - 10S JH QD KC X: elk zes biedkaarten: alleen om te bieden
    - AS 2S 3S 9S: elk tien slagkaarten: azen zijn laag
    - ? ? ?: zes gedekte kaarten: de schatkist
brief-free-clubs-turn =
    - **Bieden**: wie schoppen 10 heeft, biedt die. Daarna, met de klok mee: passen of een hogere kaart bieden, hoogstens één trede omhoog. Treden: tienen, boeren, vrouwen, heren, joker; binnen een trede schoppen, harten, ruiten, klaveren. Het bieden eindigt na twee keer passen op rij, of met een joker.
    - **Schatkist**: die is voor de winnaar. Wie een joker biedt, heeft als partner wie de laatste heer bood.
    - **Handicaps**: de winnaar (of beide partners) betaalt voor elke geboden kaart, in volgorde:

    | kaart | uit je hand, van die kleur |
    |---|---|
    | 10 | één kaart naar keuze wordt afgelegd |
    | Boer | je hoogste wordt afgelegd |
    | Vrouw | je hoogste gaat naar je linkerbuur |
    | Heer | je drie hoogste worden afgelegd |
    | Joker | niets |

    - **Doorgeven**: iedereen geeft één kaart door naar rechts, zonder te zien wat er komt.
    - **Slagen**: de linkerbuur van de winnaar komt uit, of na een joker wie alleen speelt. Beken als je kunt; zo niet, speel een kaart naar keuze. De hoogste klaveren wint de slag, anders de hoogste kaart van de gevraagde kleur. Wie wint, komt uit in de volgende slag. Wie geen kaarten heeft, wordt overgeslagen. Er zijn tien slagen, of minder zodra twee spelers geen kaarten hebben.
    { $enforcement ->
        [honour] - **Op erewoord**: niemand houdt je tegen als je een regel overtreedt, maar anderen mogen de arbiter roepen. Hoe eerder, hoe lichter de straf.
       *[other] { "" }
    }
brief-free-clubs-score =
    | wat | punten |
    |---|---|
    | elke slag die je maakte | +10 |
    | het bieden alleen gewonnen, maar minder dan 7 slagen | −50 |
    | het bieden met een joker gewonnen, maar samen minder dan 10 slagen | elk −50 |
    | de meeste ruiten in je slagen (gedeeld: elk +10) | +20 |
    | hartenaas in je slagen | +10 |
    | geen schoppen in je slagen | +5 |
brief-free-clubs-end = Als iemand na een ronde { $target } punten of meer heeft. Wie de meeste punten heeft, wint; wie gelijk staat, deelt in de winst.
