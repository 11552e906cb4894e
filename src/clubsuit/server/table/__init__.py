"""A table: its entries, seats, proposals, clocks and views."""
