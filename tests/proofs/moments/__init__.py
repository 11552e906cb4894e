"""Hands with which the page tests the moments that it stages."""
