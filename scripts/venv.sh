#!/bin/sh
# Makes the virtual environment .venv: with uv where it is found, else with Python's own means.
set -eu
[ -x .venv/bin/python ] && exit 0
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Clubsuit needs Python 3.11 or newer. Name one like this: make play PYTHON=python3.12" >&2
    exit 1
fi
echo "Making .venv"
rm -rf .venv
if command -v uv >/dev/null; then
    exec uv venv --quiet --python "$(command -v "$python")" .venv
fi
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    # Debian keeps it in a package of its own.
    ./scripts/apt.sh python3-venv || {
        echo "Python cannot make virtual environments here. On Debian: apt install python3-venv" >&2
        exit 1
    }
fi
exec "$python" -m venv .venv
