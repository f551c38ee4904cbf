"""Print what an engine may refuse in a LoRA adapter: python check_adapter.py FOLDER [MAX_LORA_RANK]"""

import json
import struct
import sys
from pathlib import Path


def tensors(file):
    """Return the names in a safetensors file, from its header alone."""
    with file.open("rb") as data:
        size = struct.unpack("<Q", data.read(8))[0]
        return [name for name in json.loads(data.read(size)) if name != "__metadata__"]


def verdicts(folder, limit):
    """Return one line for each thing that vLLM refuses."""
    config, weights = folder / "adapter_config.json", folder / "adapter_model.safetensors"
    if not config.is_file():
        return [f"no-adapter: no adapter_config.json in {folder.name}; pass the folder of the checkpoint that has it"]
    told, found = json.loads(config.read_text()), []
    rank = max([told.get("r", 0), *(told.get("rank_pattern") or {}).values()])
    if rank > limit:
        fits = next((size for size in (8, 16, 32, 64, 128, 256, 320, 512) if size >= rank), None)
        found.append(f"rank: {rank} is above {limit}; start the server with --max-lora-rank {fits or rank}")
    names = tensors(weights) if weights.is_file() else []
    other = [name for name in names if not any(part in name for part in (".lora_A.", ".lora_B.", "lora_embedding_"))]
    if told.get("use_dora") or any("magnitude" in name for name in names):
        found.append("unsupported: DoRA; merge the adapter into the model")
    elif told.get("modules_to_save") or other:
        found.append(f"unsupported: whole layers {told.get('modules_to_save') or other[:1]}; merge the adapter")
    if not weights.is_file():
        found.append("no-adapter: no adapter_model.safetensors beside the configuration")
    return found or ["fits: enable LoRA at the start, and compare target_modules with the model"]


if len(sys.argv) < 2:
    sys.exit("usage: python check_adapter.py FOLDER [MAX_LORA_RANK]")
folder = Path(sys.argv[1])
for line in verdicts(folder, int(sys.argv[2]) if len(sys.argv) > 2 else 16):
    print("verdict:", line)
