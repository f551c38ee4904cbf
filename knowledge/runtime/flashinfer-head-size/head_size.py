"""Usage: python head_size.py MODEL_FOLDER_OR_CONFIG
Print the head sizes of a model and its group size, as attention kernels count them."""
import json
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit(__doc__.splitlines()[0])
path = Path(sys.argv[1])
config = json.loads((path / "config.json" if path.is_dir() else path).read_text())
config = config.get("text_config") or config
heads = config["num_attention_heads"]
shared = config.get("num_key_value_heads") or heads
sizes = {config.get("head_dim") or config["hidden_size"] // heads}
sizes |= {config[key] for key in ("global_head_dim", "v_head_dim") if config.get(key)}
if config.get("qk_nope_head_dim"):
    sizes.add(config["qk_nope_head_dim"] + config.get("qk_rope_head_dim", 0))
for size in sorted(sizes):
    print("head size:", size, "multiple of 64:", size % 64 == 0)
print("query heads for each key head:", heads // shared)
