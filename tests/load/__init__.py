"""What a server carries: scripted people at many tables, and how soon all see each decision."""
