"""What all parts of the server need to run: threads, limits, logs and metrics."""
