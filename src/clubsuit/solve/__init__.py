"""The exact solver: the values of positions with open cards and perfect play."""
