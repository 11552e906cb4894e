"""The `clubsuit` command, also as `python -m clubsuit`, in the language of the user."""

import os
import sys
from collections.abc import Mapping, Sequence

from clubsuit.texts import ENGLISH, LANGUAGES, speaking

VARIABLES = "LC_ALL", "LC_MESSAGES", "LANG"
"""Environment variables with the user's language, as POSIX orders them."""


def main() -> None:
    """Run the command."""
    with speaking(language_of(sys.argv[1:], os.environ)):
        from clubsuit.cli import main as run  # imported here, since its help is made at once

        run()


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of the option `--lang`, or else of the environment.

    >>> language_of(["--lang", "nl", "games"], {"LANG": "de_DE.UTF-8"}), language_of([], {})
    ('nl', 'en')
    """
    after = zip(arguments, [*arguments[1:], ""], strict=True)
    named = [value for name, value in after if name == "--lang"]
    named += [one.removeprefix("--lang=") for one in arguments if one.startswith("--lang=")]
    known = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    wanted = (named or [known])[-1].lower().replace("_", "-").partition("-")[0]
    return wanted if wanted in LANGUAGES else ENGLISH


if __name__ == "__main__":
    main()
