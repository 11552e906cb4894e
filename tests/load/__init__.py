"""Load tests: scripted players at many tables measure how fast a server distributes decisions."""
