"""Rows of JSON or JSON Lines files that do not fit the others: find_bad_rows.py FILE [FILE ...]"""

import json
import sys
from collections import defaultdict
from pathlib import Path

if len(sys.argv) < 2:
    sys.exit("usage: python find_bad_rows.py FILE [FILE ...]")
types: dict = defaultdict(dict)  # column: {type: place of the first row with it}
fields: dict = defaultdict(dict)  # column: {keys of an object: place of the first row with them}
verdicts = set()


def kind(value) -> str:
    if value is None:
        return "null"
    return "number" if type(value) in (int, float) else type(value).__name__


def look(value, column: str, place: str) -> None:
    types[column].setdefault(kind(value), place)
    if isinstance(value, dict):
        fields[column].setdefault(", ".join(sorted(value)), place)
        for name, part in value.items():
            look(part, f"{column}.{name}".lstrip("."), place)
    for part in value if isinstance(value, list) else ():
        look(part, f"{column}[]", place)


def rows(path: Path):
    text = path.read_text(encoding="utf-8-sig")
    if text.lstrip()[:1] == "[":
        yield from enumerate(json.loads(text), 1)
        return
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                yield number, json.loads(line)
            except json.JSONDecodeError as problem:
                raise ValueError(f"line {number}: {problem.msg}") from None


for name in sys.argv[1:]:
    try:
        for number, row in rows(Path(name)):
            look(row, "", f"{name} row {number}")
    except ValueError as problem:
        print(f"{name}: {problem}")
        verdicts.add("not-json")
for column, found in fields.items():
    if len(found) > 1:
        verdicts.add("columns")
        for names, place in found.items():
            print(f"{place}: {column or 'row'} has {names}")
for column, found in types.items():
    if len(set(found) - {"null"}) > 1 or (next(iter(found)) == "null" and len(found) > 1):
        verdicts.add("types" if len(set(found) - {"null"}) > 1 else "null-first")
        print(f"{column or 'row'}: " + ", ".join(f"{one} at {where}" for one, where in found.items()))
print("verdict:", ", ".join(sorted(verdicts)) or "the rows fit together")
