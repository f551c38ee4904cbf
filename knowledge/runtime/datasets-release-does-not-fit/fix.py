"""Load the data files themselves, without the script."""

import os
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"
import datasets

Path("mine").mkdir()
Path("mine/rows.jsonl").write_text('{"text": "hello"}\n')
data = datasets.load_dataset("json", data_files="mine/rows.jsonl", split="train", cache_dir="cache")
print("rows:", data.to_list())
