# What the server says.
server-you = You
# At least six first names, apart by spaces: the bots at a table are called so.
server-bot-names = Ada Bo Clea Dirk Elin Fritz Greta

server-fault = something went wrong on our side; nothing has changed
server-said = { $text }
server-stale = the table has moved on; look again
server-message-junk = this message could not be read
server-message-big = this message is too long
server-table-unknown = there is no such table here, or it is not yours
server-table-damaged = this table cannot be opened: its record is damaged
server-table-full = this table is open in too many windows
server-tables-many = you have opened { $number } tables within an hour; finish one of them first
server-bots-number = { $given } bots are named, but the other seats need { $wanted }
server-string = a string is 32 random bytes as 64 digits from 0 to 9 and a to f
server-string-first = nothing is dealt before the string of this page has come
server-hint = games won, and points of this hand, on average over { $worlds } deals that fit what you see
server-hint-off = this table gives no hints
server-hint-not-now = a hint is given when it is your turn
server-seed = a seed is a number from 0 up to { $bits } bits
server-request-invalid = the request is malformed: { $problem }
server-request-big = the request is too long
server-not-found = there is nothing at this address
server-method = this address cannot be used in this way
server-origin = this request comes from another site

server-page-missing-title = Clubsuit: the page is not built
server-page-missing = The server runs, but the page has not been built. In a clone of the repository, "make play" builds it.
server-ready = Clubsuit is ready at { $url }
server-stop-hint = Ctrl+C stops it; every game goes on where it stood.
server-port-busy = port { $port } is in use; choose another with --port
server-port-wrong = there is no port { $port }; ports go up to 65535
server-data-wrong = the tables in { $folder } cannot be opened: { $problem }
server-data-newer = a newer version of Clubsuit has written them (schema { $version })
server-host-wrong = cannot listen at { $host }: { $problem }

warmup-start = Compiling the rules, once for this version
warmup-done = The rules are ready.
