"""The exact solver of four hands with open cards, partners opposite: double dummy."""
