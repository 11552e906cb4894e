"""The exact solver: what positions are worth with open cards and perfect play."""
