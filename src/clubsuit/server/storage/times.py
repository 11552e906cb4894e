"""Times in the form in which the database stores them."""

from datetime import UTC, datetime


def now() -> str:
    """Return the current time (UTC) in the stored form."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seconds(at: str) -> float:
    """Return a stored time in seconds since 1970."""
    return datetime.fromisoformat(at).timestamp()
