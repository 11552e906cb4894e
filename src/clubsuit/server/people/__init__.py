"""People: tokens, accounts, sessions, devices and their data."""
