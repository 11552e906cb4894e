"""The games as environments for programs that learn, and in the formats of other programs.

A module that is named after another package needs that package.
"""
