#!/bin/sh
# Installs Debian packages where that is possible without asking; else fails quietly.
set -eu
command -v apt-get >/dev/null || exit 1
as_root=
if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || exit 1
    as_root="sudo -n"
fi
echo "Installing $* (Debian)"
$as_root apt-get -qq update
DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install --yes --no-install-recommends "$@" >/dev/null
