#!/bin/sh
# Runs a command in web/ with Node 20.19 or newer: the machine's, else the one from PyPI in .venv.
set -eu
new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if ! { command -v npm && node -e "$new_enough"; } >/dev/null 2>&1; then
    if [ ! -x .venv/bin/npm ]; then
        echo "Installing Node from PyPI"
        if command -v uv >/dev/null; then
            uv pip install --quiet --python .venv/bin/python -r requirements/page.txt
        else
            .venv/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/page.txt
        fi
    fi
    PATH="$PWD/.venv/bin:$PATH"
fi
PYTHON="$PWD/.venv/bin/python" # for what asks the schema
export PYTHON
cd web
exec "$@"
