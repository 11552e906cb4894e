"""The games in the formats of other programs. Each module needs the package of the same name."""
