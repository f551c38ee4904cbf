"""The encoding is named for the file and for the terminal, and the model goes to its own reader."""

import io
import json
import pickle
from pathlib import Path

Path("config.json").write_text(json.dumps({"name": "模型，文件"}, ensure_ascii=False), encoding="utf-8")
Path("model.bin").write_bytes(pickle.dumps([1.0, 2.0]))

with open("config.json", encoding="utf-8") as file:
    print("name:", len(json.load(file)["name"]), "characters")
terminal = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")
terminal.reconfigure(encoding="utf-8", errors="replace")  # sys.stdout has this method, too
print("printed:", terminal.write("正則化画像"))
print("model:", pickle.loads(Path("model.bin").read_bytes()))
