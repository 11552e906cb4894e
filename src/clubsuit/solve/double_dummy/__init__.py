"""The double-dummy solver: four hands with open cards, partners opposite."""
