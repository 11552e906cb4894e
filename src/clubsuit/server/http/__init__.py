"""HTTP: the application, its routes, and what each request passes on the way."""
