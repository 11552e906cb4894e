"""The web application: tables, people, storage and live updates. It contains no rules of games."""
