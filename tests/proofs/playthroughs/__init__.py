"""Short games told in full: what every seat sees and may do, at every step."""
