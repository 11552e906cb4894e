# Moments at the table, staged by the page.

## Free Clubs
moment-partner = { $who ->
    [partner] Du wechselst die Seite: Zusammen mit { $with } musst du alle { $need } Stiche machen.
    [you] { $seat } wechselt die Seite: Zusammen müsst ihr alle { $need } Stiche machen.
   *[other] { $seat } wechselt die Seite und spielt mit { $with }: Zusammen müssen sie alle { $need } Stiche machen.
  }

## Clubs (Whist)
moment-broken = { $who ->
    [you] Du brichst Kreuz: Ab jetzt darf Kreuz ausgespielt werden.
   *[other] { $seat } bricht Kreuz: Ab jetzt darf Kreuz ausgespielt werden.
  }

## Climbing Clubs
moment-out = { $bonus ->
    [none] { $who ->
        [you] Du wirst fertig.
       *[other] { $seat } wird fertig.
      }
   *[other] { $who ->
        [you] Du wirst fertig und bekommst die Bonuskarte { $bonus }.
       *[other] { $seat } wird fertig und bekommt die Bonuskarte { $bonus }.
      }
  }
moment-duel = { $who ->
    [you] Nur du und noch jemand haben Karten. Werde vorher fertig, sonst zählen deine Kreuzkarten nichts.
   *[other] Nur { $seats } haben noch Karten. Wer zuletzt noch welche hat, bekommt nichts für Kreuz.
  }
moment-last = { $who ->
    [you] Nur du hast noch Karten: Deine Kreuzkarten zählen nichts.
    [other] Nur { $seat } hat noch Karten und bekommt nichts für Kreuz.
    [your-team] Nur dein Team hat noch Karten und bekommt deshalb nichts in dieser Runde.
   *[their-team] Nur das Team von { $seat } hat noch Karten und bekommt deshalb nichts in dieser Runde.
  }

## Ruby Dame
moment-dame = { $who ->
    [you] Du holst die Karo-Dame: fünf Punkte.
   *[other] { $seat } holt die Karo-Dame: fünf Punkte.
  }
