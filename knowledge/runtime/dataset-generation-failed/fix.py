"""Bring all rows to the same columns and types, and make the dataset from them."""

import json
import os
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"
import datasets

Path("first.json").write_text(json.dumps([{"q": None, "r": "b"}, {"q": "a", "r": ["b", "c"]}]))
Path("second.jsonl").write_text(json.dumps({"q": "a", "answer": 5}) + "\n")


def rows(name: str) -> list:
    text = Path(name).read_text(encoding="utf-8-sig")
    if text.lstrip().startswith("["):
        return json.loads(text)
    return [json.loads(line) for line in text.split("\n") if line.strip()]


def text_of(value: object) -> object:
    return value if value is None or isinstance(value, str) else json.dumps(value)


everything = [row for name in ("first.json", "second.jsonl") for row in rows(name)]
columns = sorted({column for row in everything for column in row})
table = {column: [text_of(row.get(column)) for row in everything] for column in columns}
features = datasets.Features({column: datasets.Value("string") for column in columns})
data = datasets.Dataset.from_dict(table, features=features)
for row in data:
    print(row)
