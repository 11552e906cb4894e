"""`python -m clubsuit` is the `clubsuit` command."""

from clubsuit.cli import main

if __name__ == "__main__":
    main()
