"""The rule of transformers 4.52 for one entry: fill "auto", and note every other difference."""

import json
from pathlib import Path

ARGUMENTS = {"gradient_accumulation_steps": 8, "train_batch_size": 4}  # what the Trainer computed


def mismatches(config):
    found = []
    for key, value in ARGUMENTS.items():
        if config.get(key) == "auto":
            config[key] = value
        elif config.get(key) is not None and config[key] != value:
            found.append(f"- ds {key}={config[key]} vs hf {key}={value}")
    return found


config = json.loads(Path(__file__).with_name("ds_config.json").read_text())
print("\n".join(mismatches(config)))
mended = {key: "auto" if key in ARGUMENTS else value for key, value in config.items()}
print("with auto:", mismatches(mended), {key: mended[key] for key in ARGUMENTS})
