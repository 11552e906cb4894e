"""How many sequences of decisions there are from known positions: numbers to check a program by."""
