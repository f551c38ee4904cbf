"""List the tensor parallel sizes that a model allows: python tp_sizes.py MODEL_FOLDER/config.json 8

The second argument is the number of GPUs.
"""

import json
import sys
from pathlib import Path

COUNTS = {
    "num_attention_heads": "attention heads",
    "num_heads": "attention heads",
    "num_key_value_heads": "key-value heads",
    "vocab_size": "vocabulary",
    "intermediate_size": "intermediate size",
}
VOCABULARY_PADDING = 64  # vLLM pads the vocabulary to a multiple of it
EXAMPLES = {
    "28 heads": ({"num_attention_heads": 28, "num_key_value_heads": 4, "vocab_size": 152064, "intermediate_size": 18944}, 8),
    "vision": ({"text_config": {"num_attention_heads": 96, "num_key_value_heads": 8}, "vision_config": {"num_heads": 12}}, 8),
    "blocks": ({"intermediate_size": 18432, "quantization_config": {"weight_block_size": [128, 128]}}, 32),
}


def counts(config, place=""):
    """Yield each number that is divided between the GPUs, with its name."""
    for key, value in config.items():
        if isinstance(value, dict):
            yield from counts(value, f"{key.removesuffix('_config')} ")
        elif key in COUNTS and isinstance(value, int) and value:
            padded = value + -value % VOCABULARY_PADDING if key == "vocab_size" else value
            yield f"{place}{COUNTS[key]}", padded


def fits(name, number, size):
    """Return whether a size divides a number; fewer key-value heads than GPUs are copied."""
    return number % size == 0 or ("key-value" in name and number < size and size % number == 0)


def report(config, gpus):
    """Yield the sizes that fit all numbers, and for the others what does not fit."""
    found = list(counts(config))
    block = (config.get("quantization_config") or {}).get("weight_block_size", [1])[0]
    for size in range(1, gpus + 1) if found else ():
        bad = [f"{name} {number}" for name, number in found if not fits(name, number, size)]
        says = [f"does not divide {', '.join(bad)}"] if bad else []
        parts = [(name, number // size) for name, number in found if "intermediate" in name and number % size == 0]
        says += [f"{name}: {part} is not in blocks of {block}" for name, part in parts if part % block]
        yield f"size {size}: {'; '.join(says) or 'fits'}"
    if not found:
        yield "no heads, vocabulary or sizes in this file: give the model's config.json"


if len(sys.argv) > 1:
    jobs = {"": (json.loads(Path(sys.argv[1]).read_text()), int((sys.argv[2:] or ["8"])[0]))}
else:
    jobs = EXAMPLES
for title, (config, gpus) in jobs.items():
    lines = list(report(config, gpus))
    print(*([title] if title else []), *(lines[-1:] if title == "blocks" else lines), sep="\n")
