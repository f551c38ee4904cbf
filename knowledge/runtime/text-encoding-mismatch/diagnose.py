"""Six files, and what the check says about each."""

import gzip
import os
import pickle
import subprocess
import sys
from pathlib import Path

for name, data in {
    "caption.txt": "1girl, 模型".encode("gbk"),
    "config.json": '{"name": "模型"}'.encode(),
    "logs.jsonl.gz": gzip.compress(b"{}"),
    "model.bin": pickle.dumps([1.0]),
    "notepad.txt": "prompt".encode("utf-8-sig"),
    "powershell.txt": "numpy==1.26.4".encode("utf-16"),
}.items():
    Path(name).write_bytes(data)
names = ["caption.txt", "config.json", "logs.jsonl.gz", "model.bin", "notepad.txt", "powershell.txt"]
run = subprocess.run(
    [sys.executable, "check_text.py", *names],
    capture_output=True, text=True, env={**os.environ, "PYTHONUTF8": "1"},
)
print(run.stdout.strip())
