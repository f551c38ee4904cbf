#!/usr/bin/env bash
# Two rows: one key in both, one empty in the second, one in neither.
set -eu
file=$(mktemp)
trap 'rm -f "$file"' EXIT
echo '{"text": "one", "label": 1}' > "$file"
echo '{"text": "", "label": 0}' >> "$file"
for key in label text messages; do python check_keys.py "$file" $key; done
