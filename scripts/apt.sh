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
patient="-o Acquire::Retries=3 -o DPkg::Lock::Timeout=300"
# shellcheck disable=SC2086
$as_root apt-get -qq $patient update
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq $patient install --yes --no-install-recommends "$@" >/dev/null
