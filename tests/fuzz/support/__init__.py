"""Helpers for fuzz tests."""
