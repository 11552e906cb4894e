"""The web application: tables, people, storage and live updates. It contains no game rules."""
