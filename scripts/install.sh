#!/bin/sh
# Installs the packages of a lock file into .venv, and Clubsuit itself from this folder.
set -eu
echo "Installing $1"
# Byte code is made at once: else the first start, and where Python may not write each one, is slow.
if command -v uv >/dev/null; then
    uv pip install --quiet --compile-bytecode --python .venv/bin/python -r "$1" -e . --no-deps
else
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-compile \
        -r "$1" -e . --no-deps
    # On all cores (pip uses one), and without the packages' own tests, which are half of it.
    .venv/bin/python -m compileall -qq -j 0 -x /tests/ .venv/lib || true
fi
