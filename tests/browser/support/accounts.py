"""Accounts on the page."""

from browser.support.person import Person

PASSWORD = "correct horse"


def enter(person: Person, name: str, password: str, *, making: bool = False) -> None:
    """Make an account, or log in to one."""
    person.page.goto(f"{person.url}/account")
    if making:
        person.get("other-way").click()
    person.get("account-name").fill(name)
    person.get("password").fill(password)
    person.get("enter").click()
