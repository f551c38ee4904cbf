"""Do the names in the files fit the config? python check_weights.py MODEL_FOLDER"""

import json
import re
import struct
import sys
from pathlib import Path

QUANTIZED = re.compile(r"(weight_scale\w*|[kv]_scale|qweight|qzeros|g_idx|absmax|bitmask|_packed)$")


def names_in(folder):
    """Weight names from the headers of all safetensors files."""
    names = set()
    for path in sorted(folder.glob("*.safetensors")):
        with path.open("rb") as file:
            size = struct.unpack("<Q", file.read(8))[0]
            names |= set(json.loads(file.read(size))) - {"__metadata__"}
    return names


def problems(folder):
    """Every reason that the files show."""
    config = json.loads((folder / "config.json").read_text())
    text = config.get("text_config", config)
    kind, names = ", ".join(config.get("architectures") or ["none"]), names_in(folder)
    index = folder / "model.safetensors.index.json"
    listed = json.loads(index.read_text())["weight_map"].values() if index.exists() else []
    for shard in sorted(set(listed)):
        if not (folder / shard).exists():
            yield f"weights-missing: {shard} is in the index, but not in the folder"
    found = {int(n) for name in names for n in re.findall(r"\blayers\.(\d+)\.", name)}
    wanted = text.get("num_hidden_layers", 0)
    if names and len(found) < wanted:
        yield f"weights-missing: {len(found)} of {wanted} layers are in the files"
    marks = {match[0] for match in map(QUANTIZED.search, names) if match}
    if marks and "quantization_config" not in config:
        yield f"quantized: {', '.join(sorted(marks))}, and config.json has no quantization_config"
    elif marks:
        method = config["quantization_config"].get("quant_method")
        yield f"quantized: {method}; compare with the methods that the engine has for {kind}"
    if any("lora_" in name or "base_layer" in name for name in names):
        yield "other-class: names of an adapter; merge it before you save"
    nested = any(re.match(r"(model\.)?language_model\.", name) for name in names)
    if nested and kind.endswith("ForCausalLM"):
        yield f"other-class: names begin with language_model, but the architecture is {kind}"
    if "lm_head.weight" in names and text.get("tie_word_embeddings"):
        yield "other-class: lm_head.weight is in the files, though the config ties it"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python check_weights.py MODEL_FOLDER")
    print("\n".join(problems(Path(sys.argv[1]))) or "names, layers and config fit")
