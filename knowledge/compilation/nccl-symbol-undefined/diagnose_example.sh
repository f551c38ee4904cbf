#!/usr/bin/env bash
# Ask about both reproductions.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
LD_LIBRARY_PATH="$folder/system" python "$here/diagnose.py" ncclCommRegister "$folder/site-packages"
cp "$folder/system/libnccl.so.2" "$folder/site-packages/nvidia/nccl/lib/libnccl.so.2"
env -u LD_LIBRARY_PATH python "$here/diagnose.py" ncclCommRegister "$folder/site-packages"
