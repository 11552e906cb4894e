"""Helpers for accounts."""

from browser.support.person import Person

PASSWORD = "correct horse"


def enter(person: Person, name: str, password: str, *, making: bool = False) -> None:
    """Log in to an account, or create it if `making`."""
    person.page.goto(f"{person.url}/account")
    if making:
        person.get("other-way").click()
    person.get("account-name").fill(name)
    person.get("password").fill(password)
    person.get("enter").click()
