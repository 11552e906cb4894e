"""Run the `clubsuit` command with `python -m clubsuit`."""

from clubsuit.cli import main

if __name__ == "__main__":
    main()
