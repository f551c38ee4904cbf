#!/usr/bin/env bash
# Start the same program without the variable: the wheel finds its own library.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
cd "$folder"
env -u LD_LIBRARY_PATH python "$here/load.py"
