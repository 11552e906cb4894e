"""The bot `search`: it plays its choices out in worlds that fit what it has seen."""
