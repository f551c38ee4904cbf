#!/usr/bin/env bash
# A result with a set and a path, pickled and searched.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python - "$folder/result.pkl" <<'EOF'
import pickle, sys
from pathlib import PurePosixPath
result = {"loss": 0.5, "runs": [{"classes": {1, 2}}, {"folder": PurePosixPath("run")}]}
pickle.dump(result, open(sys.argv[1], "wb"))
EOF
python find_value.py "$folder/result.pkl"
