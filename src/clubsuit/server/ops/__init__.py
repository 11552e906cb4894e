"""Threads, rate limits, logs and metrics, which all parts of the server use."""
