"""Choose the maximum rank from the adapters, before the server starts."""

import json
import tempfile
from pathlib import Path

ALLOWED = (8, 16, 32, 64, 128, 256, 320, 512)  # vLLM accepts these values, not each number

root = Path(tempfile.mkdtemp())
for name, rank in (("sql", 24), ("chat", 64)):
    (root / name).mkdir()
    (root / name / "adapter_config.json").write_text(json.dumps({"r": rank}))

adapters = sorted(root.glob("*/adapter_config.json"))
ranks = [json.loads(file.read_text())["r"] for file in adapters]
largest = next(size for size in ALLOWED if size >= max(ranks))
modules = " ".join(f"{file.parent.name}={file.parent.name}" for file in adapters)
print(f"vllm serve MODEL --enable-lora --max-lora-rank {largest} --lora-modules {modules}")
