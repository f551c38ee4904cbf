#!/usr/bin/env bash
# Build the wheel's files anew, with the variable still set.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
rm -r "$folder/wheel" && bash "$here/build.sh" "$folder"
cd "$folder"
LD_LIBRARY_PATH="$PWD/toolkit" python "$here/load.py"
