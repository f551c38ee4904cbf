#!/usr/bin/env bash
# Start without the variable, so that torch finds the NCCL of its wheel.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
cd "$folder"
env -u LD_LIBRARY_PATH python "$here/load.py"
