#!/bin/sh
# The browser tests need Chromium: Debian's, installed where it is missing.
set -eu
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
./scripts/apt.sh chromium || {
    echo "The browser tests need Chromium. On Debian: apt install chromium" >&2
    exit 1
}
