"""Transcripts of short games: the view and the legal actions of each seat, at every step."""
