"""The routes of the application, by subject."""
