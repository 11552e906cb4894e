# Tournaments: the matches of the week and those of clubs. Everyone plays the same deals.
tournaments-page-title = Same deals for all – Clubsuit
tournaments-help = Everyone plays the same cards in the same seat, against the same bots. Then you see how many points more or fewer you made than the others. There are no hints and no take-backs, and everyone plays only once.
tournaments-week = The match of the week
tournaments-week-help = New cards every Monday, in each game.
tournaments-club = Tournaments
tournaments-club-help = Those that you have made or entered. Others are open to you if somebody sends you the link.
tournaments-none = None yet.
tournaments-new = Make a tournament
tournaments-new-help = You get a link to send. Everyone who has it can play, with an account or as a guest.
tournaments-account = To make a tournament, log in or make an account.
tournaments-name = Name
tournaments-name-example = such as Club night
tournaments-game = Game
tournaments-hands = Hands
tournaments-level = Level of the bots
tournaments-days = Open for
tournaments-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
tournaments-make = Make it

tournament-week = Match of the week: { $game }
tournament-page-title = { $name } – Clubsuit
tournament-about = { $hands ->
    [one] 1 hand of { $game }; bots: { $level }
   *[other] { $hands } hands of { $game }; bots: { $level }
  }
tournament-until = Open until { $time }
tournament-over = Ended on { $time }
tournament-players = { $entries ->
    [0] Nobody has begun yet.
    [one] 1 person has begun, { $finished } of them has played all hands.
   *[other] { $entries } people have begun, { $finished } of them have played all hands.
  }
tournament-play = Play
tournament-play-name = Play: { $name }
tournament-continue = Continue: hand { $number } of { $hands }
tournament-look = Results
tournament-look-name = Results: { $name }
tournament-name = Your name, as others see it
tournament-later = You see the results when you have played all hands.
tournament-gone = You have deleted your table, and everyone plays the deals of a tournament only once.
tournament-link = Link for others
tournament-share = Send the link
tournament-before = The week before
tournament-results = Results
tournament-accounts = People with an account
tournament-guests = Guests
tournament-guests-help = Guests have places of their own: a guest could come back as somebody else and know the cards.
tournament-nobody = Nobody yet.
tournament-place = Place
tournament-player = Player
tournament-field = Over the field
tournament-matchpoints = Beaten
tournament-hand = Hand { $number }
tournament-mean = Mean of all
tournament-review-name = Review the game: { $name }
tournament-you = you
tournament-help = “Over the field” is how many points a hand somebody made more than the mean of all who have played every hand, accounts and guests. “Beaten” is the share of these others who made fewer points, as the mean of all hands; the same points count half. Equal points share a place. A name leads to the review of that game.
tournament-fair = How these cards are dealt
tournament-fair-how = The server drew a secret, and shows its fingerprint from the beginning, so it cannot swap the secret later. The browser of the first player added a random string. All deals of everyone follow from the two together.
tournament-fair-later = The secret is revealed five minutes after the end. Then your browser can deal every hand again to check.
tournament-fair-first = Random string of the first player
tournament-fair-none = Nobody has played yet.
tournament-fair-secret = Secret

## What the server says
server-tournament-guest = only people with an account can make a tournament
server-tournament-many = you have { $number } tournaments that are not over, and no more are possible
server-tournament-honour = in a tournament the rules are enforced, because calls depend on who is faster
server-tournament-long = { $hands ->
    [0] this game is too long for a tournament
    [one] with these options a tournament has at most one hand
   *[other] with these options a tournament has at most { $hands } hands
  }
server-tournament-program = programs cannot enter tournaments
server-tournament-warming = the bots of this tournament are still warming up; try again in a minute
