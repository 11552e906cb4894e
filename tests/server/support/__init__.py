"""Helpers for tests of the server: processes, clients, tables."""
