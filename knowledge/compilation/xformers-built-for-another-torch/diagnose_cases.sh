#!/usr/bin/env bash
# Judge three pairs from public threads, and one that agrees.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python "$here/diagnose.py" 2.1.2+cu121 2.1.2+cpu
python "$here/diagnose.py" 2.0.1+cu118 2.1.0+cu121
python "$here/diagnose.py" 2.5.1+cu121 2.5.1+cu124
python "$here/diagnose.py" 2.5.1+cu121 2.5.1+cu121
