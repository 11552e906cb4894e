# Moments at the table, staged by the page.

## Free Clubs
moment-partner = { $who ->
    [partner] You change sides: together with { $with } you must take all { $need } tricks.
    [you] { $seat } changes sides: together you must take all { $need } tricks.
   *[other] { $seat } changes sides and joins { $with }: together they must take all { $need } tricks.
  }

## Clubs (Whist)
moment-broken = { $who ->
    [you] You break clubs: from now on, clubs may be led.
   *[other] { $seat } breaks clubs: from now on, clubs may be led.
  }

## Climbing Clubs
moment-out = { $bonus ->
    [none] { $who ->
        [you] You go out.
       *[other] { $seat } goes out.
      }
   *[other] { $who ->
        [you] You go out and take the bonus card { $bonus }.
       *[other] { $seat } goes out and takes the bonus card { $bonus }.
      }
  }
moment-duel = { $who ->
    [you] You are one of the last two with cards. Go out first, or your clubs will count nothing.
   *[other] Only { $seats } still have cards. The clubs of the last one will count nothing.
  }
moment-last = { $who ->
    [you] You are the last one with cards: your clubs count nothing.
    [other] { $seat } is the last one with cards, and their clubs count nothing.
    [your-team] Only your team still has cards, so it scores nothing in this hand.
   *[their-team] Only the team of { $seat } still has cards, so it scores nothing in this hand.
  }

## Ruby Dame
moment-dame = { $who ->
    [you] You capture the queen of diamonds: five points.
   *[other] { $seat } captures the queen of diamonds: five points.
  }
