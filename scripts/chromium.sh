#!/bin/sh
# The browser tests need Chromium (its shell without a window is quicker and small), and a known font,
# on which the widths of texts depend: Debian's, installed where they are missing.
set -eu
font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
missing=
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || missing=chromium-headless-shell
[ -e "$font" ] || [ ! -e /etc/debian_version ] || missing="$missing fonts-dejavu-core"
[ -z "$missing" ] && exit 0
# shellcheck disable=SC2086
./scripts/apt.sh $missing || ./scripts/apt.sh chromium fonts-dejavu-core || {
    echo "The browser tests need Chromium. On Debian: apt install chromium fonts-dejavu-core" >&2
    exit 1
}
