#!/usr/bin/env bash
# An older NCCL is in LD_LIBRARY_PATH.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
cd "$folder"
LD_LIBRARY_PATH="$PWD/system" python "$here/load.py"
