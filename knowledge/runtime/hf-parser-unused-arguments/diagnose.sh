#!/usr/bin/env bash
# A package that was renamed an option, asked for the old name and for one that it has.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/program"
cat > "$folder/program/arguments.py" <<'EOF'
class DataArguments:
    cutoff_len: int = 1024
    val_size: float = 0.0
EOF
python find_option.py cutoff_len "$folder/program"
python find_option.py --cutoff_length "$folder/program"
