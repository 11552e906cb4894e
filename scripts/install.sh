#!/bin/sh
# Installs the packages of a lock file into .venv, and Clubsuit itself from this folder.
set -eu
echo "Installing $1"
if command -v uv >/dev/null; then
    # Compiled at once: else the first start, and where Python may not write each one, is slow.
    uv pip install --quiet --compile-bytecode --python .venv/bin/python -r "$1" -e . --no-deps
else
    .venv/bin/python -m pip install --quiet --disable-pip-version-check -r "$1" -e . --no-deps
fi
