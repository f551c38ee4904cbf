"""Rows whose text column is no text: python find_non_text.py FILE.csv|.json|.jsonl [COLUMN ...]"""

import csv
import json
import sys
from pathlib import Path

if len(sys.argv) < 2:
    sys.exit("usage: python find_non_text.py FILE.csv|.json|.jsonl [COLUMN ...]")
path, wanted = Path(sys.argv[1]), sys.argv[2:]


def rows():
    text = path.read_text(encoding="utf-8-sig")
    if path.suffix == ".csv":
        yield from csv.DictReader(text.splitlines())
    elif text.lstrip().startswith("["):
        yield from json.loads(text)
    else:
        yield from (json.loads(line) for line in text.split("\n") if line.strip())


def wrong(value) -> str:
    if value is None or (value == "" and path.suffix == ".csv"):
        return "empty, read as None or NaN" if path.suffix == ".csv" else "None"
    if isinstance(value, str):
        return ""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ""
    inner = f" of {type(value[0]).__name__}" if isinstance(value, list) and value else ""
    return type(value).__name__ + inner


count = 0
for number, row in enumerate(rows(), 1):
    for column in wanted or row:
        if column not in row:
            print(f"row {number}: no column {column}, only {', '.join(row)}")
            count += 1
        elif wrong(row[column]):
            count += 1
            if count <= 10:
                print(f"row {number}: {column} is {wrong(row[column])}")
print(f"verdict: {count} values are no text" if count else "verdict: all values are text")
