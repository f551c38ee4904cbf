#!/usr/bin/env bash
# Build with the old string type for a torch that has the new one, and import the module.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
cp "$here/build.sh" "$here/demo.cpp" .
. ./build.sh 0
python -c "import torch, demo"
