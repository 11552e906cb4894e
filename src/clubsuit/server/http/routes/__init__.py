"""Routes of the application, by subject."""
