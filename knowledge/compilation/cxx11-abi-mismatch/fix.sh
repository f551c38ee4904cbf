#!/usr/bin/env bash
# Ask torch for its string type, and build with it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
cp "$here/build.sh" "$here/demo.cpp" .
abi=$(python -c "import torch; print(int(torch.compiled_with_cxx11_abi()))")
. ./build.sh "$abi"
python -c "import torch, demo; print('torch has ABI', int(torch.compiled_with_cxx11_abi()), '| module says:', demo.fail())"
