"""Live tables: their sockets, bots, timers and chat."""
