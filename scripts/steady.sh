#!/bin/sh
# The busy form: tests of real processes, sockets, databases and browsers beside three loops that leave
# the machine little, as often as they fit into some fifteen minutes, each time in another order.
# Nothing is run again: whatever fails here would be red by chance elsewhere.
set -eu
minutes=${1:-15}
seed=${SEED:-$(date +%j)}
until=$(($(date +%s) + minutes * 60))
loops=
stop() { kill $loops 2>/dev/null || true; }
trap stop EXIT
trap 'exit 130' INT TERM
for _ in 1 2 3; do
    .venv/bin/python -c 'while True: pass' &
    loops="$loops $!"
done
round=0
while [ "$(date +%s)" -lt "$until" ]; do
    round=$((round + 1))
    echo "Round $round, order $((seed + round))"
    .venv/bin/pytest -q -n 2 --order "$((seed + round))" --until "$until" tests/browser tests/server tests/load tests/fuzz
done
