"""Live tables: sockets, bots, timers and who is here."""
