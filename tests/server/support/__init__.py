"""Helpers for tests with a server: processes, clients, tables."""
