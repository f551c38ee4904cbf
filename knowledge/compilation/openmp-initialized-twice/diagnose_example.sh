#!/usr/bin/env bash
# Look at the environment of the reproduction.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
bash "$here/build.sh" "$folder"
python "$here/diagnose.py" "$folder"
