"""Print the fixed entries of a DeepSpeed config that the Trainer compares, and the config with "auto" in their place."""

import json
import sys
from pathlib import Path

COMPARED = """train_micro_batch_size_per_gpu gradient_accumulation_steps train_batch_size gradient_clipping
optimizer.params.lr optimizer.params.betas optimizer.params.eps optimizer.params.weight_decay
scheduler.params.warmup_max_lr scheduler.params.total_num_steps scheduler.params.warmup_num_steps
fp16.enabled bf16.enabled amp.enabled amp.opt_level""".split()


def node(config, key):
    *sections, last = key.split(".")
    for section in sections:
        config = config.get(section)
        if not isinstance(config, dict):
            return None, last
    return config, last


path = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("ds_config.json")
try:
    config = json.loads(path.read_text())
except (OSError, ValueError) as error:
    sys.exit(f"{path} is not a DeepSpeed config in JSON: {error}")
for key in COMPARED:
    section, last = node(config, key)
    if section is not None and section.get(last, "auto") != "auto":
        kind = " (a string: the Trainer compares it with a number)" if isinstance(section[last], str) else ""
        print(f"{key} = {section[last]!r}{kind}", file=sys.stderr)
        section[last] = "auto"
print(json.dumps(config, indent=2))
