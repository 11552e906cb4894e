"""Does a seat learn what it may not know? Does it imagine all that may be, equally often?"""
