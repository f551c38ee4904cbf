"""Print the longest context that vLLM derives from a model: python check_length.py FOLDER [WANTED]"""

import json
import sys
from pathlib import Path

KEYS = (
    "max_position_embeddings n_positions max_seq_len seq_length model_max_length max_target_positions "
    "max_sequence_length max_seq_length seq_len"
).split()


def derived(config):
    """Return the length, the key that limits it, and the scaling."""
    text = {**config, **(config.get("text_config") or {})}
    found = {key: text[key] for key in KEYS if text.get(key)}
    if not found:
        return 2048, "none", "none"
    key = min(found, key=found.get)
    if "model_max_length" in found:  # Command-R
        key = "model_max_length"
    length = found[key]
    scaling = text.get("rope_scaling") or {}
    kind = scaling.get("rope_type") or scaling.get("type") or "none"
    if kind not in ("none", "su", "longrope", "llama3", "default", "mrope"):
        length = scaling.get("original_max_position_embeddings", length) if kind == "yarn" else length
        length = int(length * scaling.get("factor", 1.0))
    return length, key, kind


def verdict(config, wanted):
    """Compare the wanted length with the derived one."""
    length, key, kind = derived(config)
    print(f"derived {length} from {key}, rope_scaling {kind}, sliding_window {config.get('sliding_window')}")
    if wanted <= length:
        return "fits: another limit is in the message; look at its name in brackets"
    if kind == "none" and wanted <= 4 * length:
        return f"no-scaling: {wanted / length:g} times as long; only with rope_scaling, if the model card names it"
    return f"too-long: use --max-model-len {length}, or leave it out"


if len(sys.argv) < 2:
    sys.exit("usage: python check_length.py FOLDER [WANTED]")
file = Path(sys.argv[1]) / "config.json"
if not file.is_file():
    sys.exit(f"no config.json in {file.parent.name}")
print("verdict:", verdict(json.loads(file.read_text()), int(sys.argv[2]) if len(sys.argv) > 2 else sys.maxsize))
