# Moments at the table, staged by the page.

## Free Clubs
moment-partner = { $who ->
    [partner] Je wisselt van kant: samen met { $with } moet je alle { $need } slagen maken.
    [you] { $seat } wisselt van kant: samen moeten jullie alle { $need } slagen maken.
   *[other] { $seat } wisselt van kant en speelt nu met { $with }: samen moeten ze alle { $need } slagen maken.
  }

## Clubs (Whist)
moment-broken = { $who ->
    [you] Jij hebt klaveren gebroken: vanaf nu mag iedereen met klaveren uitkomen.
   *[other] { $seat } heeft klaveren gebroken: vanaf nu mag iedereen met klaveren uitkomen.
  }

## Climbing Clubs
moment-out = { $bonus ->
    [none] { $who ->
        [you] Je bent uit.
       *[other] { $seat } is uit.
      }
   *[other] { $who ->
        [you] Je bent uit en pakt bonuskaart { $bonus }.
       *[other] { $seat } is uit en pakt bonuskaart { $bonus }.
      }
  }
moment-duel = { $who ->
    [you] Jij bent een van de laatste twee met kaarten. Zorg dat je eerder uit bent, anders krijg je niets voor klaveren.
   *[other] Alleen { $seats } hebben nog kaarten. Wie het laatst overblijft, krijgt niets voor klaveren.
  }
moment-last = { $who ->
    [you] Jij blijft als laatste met kaarten over en krijgt niets voor klaveren.
    [other] { $seat } blijft als laatste met kaarten over en krijgt niets voor klaveren.
    [your-team] Alleen jullie team heeft nog kaarten en krijgt dus niets in deze ronde.
   *[their-team] Alleen het team van { $seat } heeft nog kaarten en krijgt dus niets in deze ronde.
  }

## Ruby Dame
moment-dame = { $who ->
    [you] Je pakt ruitenvrouw: vijf punten.
   *[other] { $seat } pakt ruitenvrouw: vijf punten.
  }
