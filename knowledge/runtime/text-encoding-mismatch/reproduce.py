"""UTF-8 is read as GBK, Japanese is printed to a Western terminal, and a checkpoint is read as text."""

import io
import json
import pickle
from pathlib import Path

Path("config.json").write_text(json.dumps({"name": "模型，文件"}, ensure_ascii=False), encoding="utf-8")
Path("model.bin").write_bytes(pickle.dumps([1.0, 2.0]))


def attempt(call, *rest, **more):
    try:
        call(*rest, **more)
    except UnicodeError as problem:
        print(f"{type(problem).__name__}: {problem}")


attempt(Path("config.json").read_text, encoding="gbk")  # the default of a Chinese Windows
western = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")  # the default of a Western one
attempt(western.write, "正則化画像")
Path("model.bin").read_text(encoding="utf-8")
