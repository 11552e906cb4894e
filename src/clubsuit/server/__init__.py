"""The web application: tables, people, storage and live updates. It knows no rule of any game."""
