"""HTTP: the application, its middleware and its routes."""
