"""What a model folder has, and what from_pretrained does not find in it: python check_folder.py FOLDER"""

import json
import sys
from pathlib import Path

WEIGHTS = {".safetensors", ".bin", ".h5", ".msgpack"}
TOKENIZER = ("tokenizer.json", "tokenizer.model", "vocab.json", "vocab.txt", "spiece.model", "sentencepiece.bpe.model")


def missing_shards(folder):
    """Return the files that an index lists and the folder lacks."""
    shards = set()
    for index in folder.glob("*.index*.json"):
        shards |= set(json.loads(index.read_text())["weight_map"].values())
    return sorted(name for name in shards if not (folder / name).is_file())


def verdict(folder):
    """Return the cause."""
    if not folder.is_dir():
        return f"wrong-folder: no such folder as {folder} from {Path.cwd().name}"
    names = {path.name for path in folder.iterdir()}
    inner = sorted({path.parent for path in folder.glob("**/*.json") if path.name in ("config.json", "model_index.json")})
    if "config.json" not in names and "model_index.json" not in names and inner:
        return f"wrong-folder: the model is one level below, pass {inner[0].relative_to(folder.parent)}"
    if "adapter_config.json" in names and "config.json" not in names:
        return "other-format: a LoRA adapter; load it with peft on its base model"
    for ending in (".gguf", ".pth", ".ckpt", ".pt"):
        if any(name.endswith(ending) for name in names) and not any(Path(name).suffix in WEIGHTS for name in names):
            return f"other-format: weights in {ending}, which from_pretrained does not look for"
    small = [n for n in names if Path(n).suffix in WEIGHTS and (folder / n).read_bytes()[:40].startswith(b"version https://git-lfs")]
    if small:
        return f"incomplete: {small[0]} is a pointer of Git LFS: run git lfs pull, or hf download"
    if missing_shards(folder):
        return "incomplete: the index lists files that are not there: " + " ".join(missing_shards(folder)[:3])
    lacks = [] if "config.json" in names or "model_index.json" in names else ["config.json"]
    lacks += [] if any(Path(n).suffix in WEIGHTS for n in names) or "model_index.json" in names else ["weights"]
    lacks += [] if names & set(TOKENIZER) or "model_index.json" in names else ["tokenizer"]
    return "incomplete: no " + ", no ".join(lacks) if lacks else "complete: read the first error of the log, above this one"


if len(sys.argv) != 2:
    sys.exit("usage: python check_folder.py FOLDER")
print("verdict:", verdict(Path(sys.argv[1]).expanduser()))
