#!/bin/sh
# The tests of a club's server need PostgreSQL and Redis: Debian's, installed where they are missing.
# They are started by the tests, on free ports and with data of their own.
set -eu
missing=
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing=postgresql
command -v redis-server >/dev/null || missing="$missing redis-server"
[ -z "$missing" ] && exit 0
# shellcheck disable=SC2086
./scripts/apt.sh $missing || {
    echo "The tests of a club's server need PostgreSQL and Redis. On Debian: apt install $missing" >&2
    exit 1
}
