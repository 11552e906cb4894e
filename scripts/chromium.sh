#!/bin/sh
# The browser tests need Chromium: Debian's, installed where it is missing.
set -eu
command -v chromium >/dev/null && exit 0
./scripts/apt.sh chromium || {
    echo "The browser tests need Chromium. On Debian: apt install chromium" >&2
    exit 1
}
