#!/usr/bin/env bash
# A toolkit in LD_LIBRARY_PATH has an older library of the same name than the wheel.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
cd "$folder"
LD_LIBRARY_PATH="$PWD/toolkit" python "$here/load.py"
