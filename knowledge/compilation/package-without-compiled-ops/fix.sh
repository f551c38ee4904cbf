#!/usr/bin/env bash
# Install the same package on the same machine, with the variable that its setup.py reads.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/package.sh" "$folder"
export CUDA_VISIBLE_DEVICES="" FORCE_CUDA=1 PIP_DISABLE_PIP_VERSION_CHECK=1
python -m pip install --quiet --no-index --no-build-isolation --no-deps \
  --target "$folder/site" "$folder"
cd "$folder/site"
python -c "import demo_ops; print('demo_ops._C says', demo_ops.attention())"
