"""Whether LLaMA-Factory finds a dataset: python check_dataset.py DATA_FOLDER NAME"""

import difflib
import json
import sys
from pathlib import Path


def first_row(path):
    """Return the first row of a .json or .jsonl file."""
    text = path.read_text(encoding="utf-8").lstrip()
    return json.loads(text)[0] if text.startswith("[") else json.loads(text.splitlines()[0])


def verdict(folder, name):
    """Return the cause."""
    index = folder / "dataset_info.json"
    if not index.is_file():
        return f"other-folder: no dataset_info.json in {folder.resolve()}"
    try:
        listed = json.loads(index.read_text(encoding="utf-8"))
    except ValueError as error:
        return f"broken-json: {error}"
    if name not in listed:
        close = difflib.get_close_matches(Path(name).stem, listed, 3)
        return "not-listed; similar: " + (", ".join(close) or "none")
    entry = listed[name]
    if "file_name" not in entry:
        return "listed, and loaded from a hub or a script"
    path = folder / entry["file_name"]
    if not path.is_file() or path.suffix not in (".json", ".jsonl"):
        return "listed, but file_name is not a .json or .jsonl file in this folder"
    chat = entry.get("formatting", "alpaca") == "sharegpt"
    default = {"messages": "conversations"} if chat else {"prompt": "instruction", "response": "output"}
    wanted = entry.get("columns", default)
    row = first_row(path)
    lacking = [column for column in wanted.values() if column not in row]
    if lacking:
        return f"other-columns: the file has {list(row)}, the entry wants {lacking}"
    return "fits"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python check_dataset.py DATA_FOLDER NAME")
    print("verdict:", verdict(Path(sys.argv[1]), sys.argv[2]))
