#!/usr/bin/env bash
# Ask an index for a release that it has for another Python only, and for a CUDA suffix that it lacks.
set -u
here=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
python "$here/make_wheel.py" cp39-cp39-linux_x86_64
python -m pip install --no-index --find-links . --target site flash_attn==1.0
python "$here/make_wheel.py" py3-none-any
python -m pip install --no-index --find-links . --target site flash_attn==1.0+cu118
