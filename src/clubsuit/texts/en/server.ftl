# What the server says.
server-guest = Guest
server-you = You
# At least six first names, apart by spaces: the bots at a table are called so.
server-bot-names = Ada Bo Clea Dirk Elin Fritz Greta

server-fault = something went wrong on our side; nothing has changed
server-said = { $text }
server-stale = the game has moved on; look again
server-message-junk = this message could not be read
server-message-big = this message is too long
server-table-unknown = there is no such table here, or it is not yours
server-table-damaged = this table cannot be opened: its record is damaged
server-table-full = this table is open in too many windows
server-tables-many = you have opened { $number } tables within an hour; finish one of them first
server-bots-number = { $given } bots are named, but the other seats need { $wanted }
server-string = a string is 32 random bytes as 64 digits from 0 to 9 and a to f
server-string-other = this is not the string that was promised
server-open-seed = at a table for several the deals are fair ones: it takes no seed
server-listed-closed = only a table that others may join can be listed
server-onlooker = you are watching: take a seat to play
server-show-closed = at this table nobody shows their cards to those who watch
server-show-other = { $name } shows their cards to those who watch already
server-seat-closed = nobody else can join this table
server-seat-over = the game is over: no seat can be taken
server-seat-unknown = there is no such seat: they go from 1 to { $seats }
server-seat-yours = you have a seat at this table already
server-seat-beside = somebody else at this screen can sit down before the first deal only
server-seat-taken = { $name } sits there already
server-seat-none = you have no seat to give up here
server-seat-hand = a seat is given up between two hands; if you leave, a bot plays on after two minutes
server-paused = the game pauses; it goes on when all agree to that
server-again-now = this game is not over yet
server-ended = all have agreed to end this game
server-replace-here = a bot takes the seat for good only of somebody who is away
server-replace-hand = a seat goes to its bot for good between two hands
server-chat-empty = there is nothing in this line that can be seen
server-chat-long = a line has at most { $number } characters
server-chat-fast = that is a lot at once: wait a few seconds
server-propose-now = this cannot be proposed now
server-propose-other = there is a proposal already: answer that first
server-takeback-none = you have had no choice in this hand yet that could be taken back
server-takeback-seen = somebody has seen another card since: your decision stands
server-string-first = cards are dealt only after the string of this page has come
server-hint = average over { $worlds } deals that fit what you see: games won, and points in this hand
server-hint-off = hints are switched off at this table
server-warming = hints and reviews are still warming up; they come in a minute
server-warming-failed = there are no hints and reviews: the rules could not be compiled, and the server's log says why
server-hint-not-now = you can ask for a hint when it is your turn
server-seed = a seed is a number from 0 up to { $bits } bits
server-request-invalid = the request is malformed: { $problem }
server-request-big = the request is too long
server-not-found = there is nothing at this address
server-method = this address cannot be used in this way
server-host-other = this server is not called "{ $host }": whoever runs it can name it, clubsuit serve --name
server-origin = this request comes from another site
server-device-code = this link has been used, or is older than { $minutes } minutes: make a new one on the other device
server-token = this is not the token of a program: it goes in the header Authorization, as Bearer and the token

server-page-missing-title = Clubsuit: the page is not built
server-page-missing = The server runs, but the page has not been built. In a clone of the repository, "make play" builds it.
server-ready = Clubsuit is ready at { $url }
server-stop-hint = Ctrl+C stops it; every game goes on where it stood.
server-port-busy = port { $port } is in use; choose another with --port
server-port-wrong = there is no port { $port }; ports go up to 65535
server-data-wrong = the tables in { $folder } cannot be opened: { $problem }
server-data-empty = { $file } is empty, though a database is never: put a backup in its place, or remove it to begin anew
server-data-newer = a newer version of Clubsuit has written them (schema { $version })
server-database-unknown = the address of a database begins with "postgresql://"
server-database-driver = PostgreSQL needs the package { $package }: pip install "clubsuit[club]"
server-news-wrong = Redis cannot be used: { $problem }
server-redis-unknown = the address of Redis begins with "redis://", "rediss://" or "unix://"
server-redis-driver = Redis needs the package { $package }: pip install "clubsuit[club]"
server-often = more has been asked from your network than a club evening takes; try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
server-metrics-wrong = the numbers for Prometheus cannot be served at { $address }, where a port such as 9182 or an address such as 127.0.0.1:9182 belongs: { $problem }
server-host-wrong = cannot listen at { $host }: { $problem }

warmup-start = Compiling the rules, once for this version
warmup-done = The rules are ready.

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
unfold-over = { $count ->
    [0] The game is over.
    [one] { $names } has played this game to its end.
   *[other] { $names } have played this game to its end.
  }

server-delete-hand = others play this hand with you: delete the game when the hand is over

# Accounts
server-account-wrong = this name and password do not belong together
server-account-taken = the name { $name } is taken: choose another one
server-account-name = an account needs a name
server-account-password = a password has at least { $number } characters
server-account-password-name = the password must be another word than the name
server-account-in = you are logged in: log out first to make another account
server-account-out = you are not logged in
server-account-often = this has been tried too often here: wait ten minutes
