#!/usr/bin/env bash
# Install the package where no GPU is visible, as in docker build or on a login node, and use it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/package.sh" "$folder"
export CUDA_VISIBLE_DEVICES="" PIP_DISABLE_PIP_VERSION_CHECK=1
python -m pip install --quiet --no-index --no-build-isolation --no-deps \
  --target "$folder/site" "$folder" && echo "pip: installed"
cd "$folder/site"
python -c "import demo_ops; demo_ops.attention()"
