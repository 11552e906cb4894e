"""The positions of the questions about rules: how they are found, and what hangs on each rule."""
