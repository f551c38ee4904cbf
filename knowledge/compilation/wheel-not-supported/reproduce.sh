#!/usr/bin/env bash
# Install a wheel for CPython 3.9 with a newer Python.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
python "$here/make_wheel.py" cp39-cp39-linux_x86_64
python -m pip install --no-index --target site ./flash_attn-1.0-cp39-cp39-linux_x86_64.whl
