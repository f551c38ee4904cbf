"""A folder with a loading script, such as many dataset repositories once had."""

import os
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"
import datasets

Path("mine").mkdir()
Path("mine/rows.jsonl").write_text('{"text": "hello"}\n')
Path("mine/mine.py").write_text("class Mine(datasets.GeneratorBasedBuilder): ...\n")
datasets.load_dataset("mine", trust_remote_code=True)
