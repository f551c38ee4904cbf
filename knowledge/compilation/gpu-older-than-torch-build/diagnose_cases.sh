#!/usr/bin/env bash
# Judge five pairs of a GPU and the architectures of a build.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cu126="sm_50 sm_60 sm_70 sm_75 sm_80 sm_86 sm_90"
cu128="sm_70 sm_75 sm_80 sm_86 sm_90 sm_100 sm_120"
python "$here/diagnose.py" 6.1 "$cu128"   # GTX 1080
python "$here/diagnose.py" 6.0 "$cu126"   # P100
python "$here/diagnose.py" 3.5 "$cu126"   # K40
python "$here/diagnose.py" 7.5 "$cu128"   # T4
python "$here/diagnose.py" 12.0 "$cu126"  # RTX 5090
