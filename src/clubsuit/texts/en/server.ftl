# What the server says.
server-guest = Guest
# The name of a person who has deleted their data.
server-former-player = Former player
server-you = You
# At least six first names, apart by spaces, of a woman and a man in turn: the bots at a table are called so.
server-bot-names = Ada Bo Clea Dirk Elin Fritz Greta

server-fault = something went wrong on our side; nothing has changed
server-said = { $text }
server-stale = the game has moved on; look again
server-decision-late = the connection was lost, and your decision did not count: the game has moved on
server-sent-again = the connection was lost on the way; look at the table to see whether this counted
server-message-junk = this message could not be read
server-page-outdated = this page belongs to another version of Clubsuit; reload it to continue
server-message-big = this message is too long
server-table-unknown = there is no such table here, or it is not yours
server-table-damaged = this table cannot be opened: its record is damaged
server-table-full = you have this table open in too many windows
server-sockets-many = too many tables are open from your network; close one of them first
server-busy = your network has asked for too much at once; try again in a minute
server-puzzle-choice = this puzzle has no such choice
server-table-crowded = too many people are watching this table now
server-tables-many = you have opened { $number } tables within an hour; finish one of them first
server-bots-number = the other seats need { $wanted } bots, but { $given } are named
server-string = a string has 64 characters, each 0 to 9 or a to f
server-string-other = this is not the string that was promised
server-open-seed = a table that others can join always has fair deals, so it cannot have a seed
server-research = tables are for whole games: the option "{ $option }" is for research in Python
server-listed-closed = only a table that others may join can be listed
server-clock = write a clock as seconds for each decision, as in “30” (at most 30 days), or as seconds for the game and what each decision adds, as in “300+5”
server-clock-live = a day or more for each decision needs a table for several days: choose “Play over several days”, or a shorter clock
server-clock-days = at a table for several days there is no clock, or one of a day or more for each decision
server-clock-closed = a clock is for a table that others can join, so leave it out or open the table to others
server-clock-same = the table has this clock already
server-onlooker = you are watching: take a seat to play
server-watch-carries = in this game cards set aside are dealt in the next hand, so those who watch cannot be shown a finished one
server-show-closed = at this table nobody can show their cards to those who watch
server-show-other = { $name } already shows their cards to those who watch
server-listed-many = too many listed tables from you, or from your network, wait for their first deal; begin one of these games, or give one up, before you list another
server-seats-often = seats have changed too often since the last deal; they can be taken again when cards have been dealt
server-seat-closed = nobody else can join this table
server-seat-nobody = your browser sends no cookie, so a seat could not be kept for you: allow cookies here and reload the page
server-seat-shown = people who are not playing have seen cards of this hand: you can take a seat when the hand is over
server-seat-over = the game is over: no seat can be taken
server-seat-unknown = there is no such seat: they go from 1 to { $seats }
server-seat-refused = you cannot take a seat at this table
server-blocks-many = you have blocked { $number } people, and no more are possible
server-invite-blocked = you have blocked { $name }: unblock them to invite them
server-invite-many = there are seats for { $others } other people, so invite fewer
server-seat-yours = you have a seat at this table already
server-seat-beside = somebody else at this screen can sit down only before the first deal
server-seat-taken = { $name } sits there already and was faster than you (seat { $place }); { $free ->
    [0] all seats are taken now, so you can watch, or look for another table in the lobby
    [one] the seat of { $names } is still free
   *[other] the seats of { $names } are still free
  }
server-former-account = your seats went along to your account: log in on this device too
server-former-password = your password was changed on another device: log in again
server-seat-none = you have no seat to give up here
server-seat-hand = you can give up your seat only between two hands; if you leave now, a bot takes over after two minutes, or as soon as the others continue
server-paused = the game is paused until everybody agrees to continue
server-again-now = this game is not over yet
server-ended = all have agreed to end this game
server-replace-here = a bot can take the seat only of somebody who is away, or who has not played for { $days } days
server-replace-hand = a bot can take a seat for good only between two hands
server-chat-empty = this message is empty
server-chat-long = a message can have at most { $number } characters
server-events-fast = that is too much at once: wait a few seconds
server-continue-here = this player is here, or a bot plays for them already
server-continue-soon = this player has been gone for only a moment: wait a few seconds
server-propose-now = this cannot be proposed now
server-propose-other = there is a proposal already: answer that first
server-takeback-none = there is no decision of yours in this hand to take back
server-takeback-seen = somebody has seen a new card since then, so your decision stands
server-choices-often = this choice has been changed too often and stands now
server-string-first = the cards are dealt only after your browser has sent its random string
server-hint = averages over { $worlds } deals that fit what you see: games won, with the likely error, and points in this hand
server-hint-off = hints are switched off at this table
server-warming = hints and reviews are still warming up; they come in a minute
server-warming-failed = there are no hints and reviews: the rules could not be compiled, and the server's log says why
server-rest-unsure = it is not certain that all the tricks left are yours, so play on
server-hint-not-now = you can ask for a hint when it is your turn
server-seed = a seed is a whole number, 0 or more, with at most { $bits } bits
server-request-invalid = the request is malformed: { $problem }
server-request-big = the request is too long
server-not-found = there is nothing at this address
server-method = this address cannot be used in this way
server-host-other = this server does not answer to the name "{ $host }"; whoever runs it can add it with clubsuit serve --name
server-cookie = your browser does not keep the cookie of this page, so your games could not be found again: allow cookies for this page and reload it
server-origin = this request comes from another site
server-device-code = this link has been used, is older than { $minutes } minutes, or was replaced by a newer one: make a new one on the other device
server-push-off = this server sends no notifications to closed pages
server-push-unknown = this server does not send to your browser’s push service
server-push-keys = these are no keys of a browser
server-limit-unknown = there is no limit "{ $name }"; known: { $known }
server-limit-number = the limit { $name } is a number from 1 to 1000000, not "{ $value }"
server-limit-rate = the limit { $name } is a number for a time, such as "20/hour" or "10/10minute", not "{ $value }"
server-push-service = "{ $name }" is no name of a push service; give one such as fcm.googleapis.com or *.push.apple.com, or "off"
server-token = this is not the token of a program: send it in the header as "Authorization: Bearer TOKEN"
server-tournament-played = you have played all hands of this tournament
server-tournament-once = everyone plays the deals of a tournament only once
server-tournament-closed = this tournament is over

server-page-missing-title = Clubsuit: the page is not built
server-page-missing = The server runs, but the page has not been built. In a clone of the repository, "make play" builds it.
server-ready = Clubsuit is ready at { $url }
server-stop-hint = Ctrl+C stops it; every game goes on where it stood.
server-port-busy = port { $port } is in use; choose another with --port
server-port-wrong = there is no port { $port }; ports go up to 65535
server-data-wrong = the tables in { $folder } cannot be opened: { $problem }
server-data-empty = { $file } is empty, which a database never is: put a backup in its place, or delete it to start afresh
server-data-newer = a newer version of Clubsuit has written them (schema { $version })
server-database-unknown = the address of a database begins with "postgresql://"
server-database-driver = PostgreSQL needs the package { $package }; get it with: { $how }
server-news-wrong = Redis cannot be used: { $problem }
server-redis-unknown = the address of Redis begins with "redis://", "rediss://" or "unix://"
server-redis-driver = Redis needs the package { $package }; get it with: { $how }
server-often = too many requests from your network; try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
server-metrics-wrong = the numbers for Prometheus cannot be served at { $address }: { $problem }; give a port such as 9182, or an address such as 127.0.0.1:9182
server-name-wrong = "{ $name }" is not the name of a host: give it as browsers show it, without https:// and without a path, such as club.example
server-host-wrong = cannot listen at { $host }: { $problem }

warmup-start = Compiling the rules, once for this version
warmup-done = The rules are ready.
warmup-not-stored = The rules are not stored.
warmup-worker-lost = a process that compiled the rules was killed, probably because memory ran out; the same command continues from what is compiled

## What a browser shows whose page is closed
push-turn = It is your turn.
push-vote = The others wait for your answer.
push-invitation = You are invited to play.

## What a messenger shows of a table's link
unfold-title = A game of { $game }
unfold-waiting = { $count ->
    [0] Nobody sits there yet.
    [one] { $names } waits.
   *[other] { $names } wait.
  }
unfold-free = { $free ->
    [0] All seats are taken; you can watch.
    [one] 1 seat is free.
   *[other] { $free } seats are free.
  }
unfold-playing = { $count ->
    [0] Hand { $number }.
    [one] { $names } plays, hand { $number }.
   *[other] { $names } play, hand { $number }.
  }
unfold-terms = Not as usual: { $terms }.
unfold-over = { $count ->
    [0] The game is over.
    [one] { $names } has finished this game.
   *[other] { $names } have finished this game.
  }

server-delete-hand = others are still playing this hand with you: you can delete the game when the hand is over

# Accounts
server-account-wrong = wrong name or password
server-account-taken = the name { $name } is taken: choose another one
server-account-name = an account needs a name that can be seen
server-account-name-long = the name of an account can have at most { $number } characters
server-account-password = a password has at least { $number } characters
server-account-password-name = the password must not be the same as the name
server-account-in = you are logged in: log out first to make another account
server-account-out = you are not logged in
server-account-often = too many attempts from here: wait ten minutes

# The local network
server-lan-ready = Others in this network open { $url }
server-lan-means = Everybody in this network can now watch and sit down, and nothing is encrypted: do not use this in a network of strangers.
server-open-ready = Others open { $url }
server-open-means = Everybody who can reach such an address can watch and sit down. Such a connection is not encrypted: over the internet, put a proxy with a certificate in front of the server.
server-lan-none = this machine has no address in a local network (such as 192.168.7.9): connect it to one, or name an address with: clubsuit serve --host ADDRESS
