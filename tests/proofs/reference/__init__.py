"""Reference implementations of the games, with which the fast engine is compared.

They are written for clarity, from the rules and the notation of records, and do not use the engine.
"""
