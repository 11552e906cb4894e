#!/bin/sh
# Installs the packages of a lock file into .venv, and Clubsuit itself from this folder.
# Each package must have a hash of the lock file.
# With uv, which is several times as fast: the machine's, else the one from PyPI, else with pip.
# Byte code is made at once: else the first start, and where Python may not write each one, is slow.
set -eu
echo "Installing $1"
uv=$(command -v uv || echo .venv/bin/uv)
[ -x "$uv" ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check \
    -r requirements/install.txt 2>/dev/null || true
if [ -x "$uv" ] && "$uv" pip install --quiet --compile-bytecode --python .venv/bin/python \
    --require-hashes --no-deps -r "$1" &&
    "$uv" pip install --quiet --python .venv/bin/python --no-deps -e .; then
    exit 0
fi
pip() {
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps "$@"
}
pip --no-compile --require-hashes -r "$1"
pip -e . # apart, since a folder has no hash
# On all cores (pip uses one), and without the packages' own tests, which are half of it.
.venv/bin/python -m compileall -qq -j 0 -x /tests/ .venv/lib || true
