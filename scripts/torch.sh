#!/bin/sh
# Installs PyTorch for the processor into .venv, without the packages of CUDA, which are much larger.
# It is not in a lock file because only PyTorch's own index has these builds for Linux. pip prefers
# them to the release of the same number from PyPI, which is the build for the processor elsewhere.
set -eu
.venv/bin/python -c "import torch" 2>/dev/null && exit 0
echo "Installing PyTorch"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --retries 1 \
    --extra-index-url https://download.pytorch.org/whl/cpu "$(sed -n 's/^\(torch==[^ ]*\).*/\1/p' requirements/train.txt)"
