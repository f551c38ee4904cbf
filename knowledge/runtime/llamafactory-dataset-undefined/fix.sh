#!/usr/bin/env bash
# A data folder: a misspelled name, an entry without its columns, and the entry that fits.
set -eu
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
echo '[{"question": "Why?", "answer": "Because."}]' > "$data/mine.json"
echo '{"mydata": {"file_name": "mine.json"}}' > "$data/dataset_info.json"
python check_dataset.py "$data" mydate
python check_dataset.py "$data" mydata
cat > "$data/dataset_info.json" <<'EOF'
{"mydata": {"file_name": "mine.json", "columns": {"prompt": "question", "response": "answer"}}}
EOF
python check_dataset.py "$data" mydata
