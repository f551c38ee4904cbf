"""Two files with different columns, a column with two types, and a file that ends too early."""

import json
import os
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"
import datasets

datasets.disable_progress_bars()


def write(name: str, *rows: object) -> str:
    Path(name).write_text("\n".join(json.dumps(row) for row in rows) + "\n")
    return name


def load(*files: str) -> None:
    try:
        datasets.load_dataset("json", data_files=list(files), split="train", cache_dir="cache")
    except datasets.exceptions.DatasetGenerationError as problem:
        inner = problem.__cause__ or problem.__context__
        print(f"{type(inner).__name__}: {inner}")


load(write("one.json", [{"q": "a", "r": "b"}]), write("other.json", [{"q": "a"}]))
load(write("null.jsonl", {"q": None}), write("text.jsonl", {"q": "a"}))
Path("cut.jsonl").write_text('{"q": "a"}\n{"q": "b')
load("cut.jsonl")
first = write("first.jsonl", {"q": "a", "r": "b"})
second = write("second.jsonl", {"q": "a", "answer": "b"})
datasets.load_dataset("json", data_files=[first, second], split="train", cache_dir="cache")
