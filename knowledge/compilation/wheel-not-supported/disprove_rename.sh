#!/usr/bin/env bash
# Rename the wheel so that pip accepts it, then import the package.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
python "$here/make_wheel.py" cp39-cp39-linux_x86_64
mv ./*.whl flash_attn-1.0-py3-none-any.whl
python -m pip install --quiet --no-index --target site ./*.whl && echo "pip: installed"
cd site && python -c "import flash_attn"
