"""The games once more, for clarity alone: what the fast engine is compared with.

Written from the rules and the record's notation only. Nothing here knows the engine.
"""
