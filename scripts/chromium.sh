#!/bin/sh
# The browser tests need Chromium, and a known font in which texts have their widths: Debian's,
# installed where they are missing.
set -eu
font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
missing=
command -v chromium >/dev/null || missing=chromium
[ -e "$font" ] || [ ! -e /etc/debian_version ] || missing="$missing fonts-dejavu-core"
[ -z "$missing" ] && exit 0
# shellcheck disable=SC2086
./scripts/apt.sh $missing || {
    echo "The browser tests need Chromium. On Debian: apt install chromium fonts-dejavu-core" >&2
    exit 1
}
