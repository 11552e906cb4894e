"""The bot `search`, which simulates its choices in sampled worlds that fit its view."""
