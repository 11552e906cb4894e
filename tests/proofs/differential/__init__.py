"""Two implementations of each game, played side by side: do they agree at every step?"""
