"""Can this adapter be merged into this base? python check_merge.py ADAPTER_FOLDER [BASE_FOLDER]"""

import json
import sys
from pathlib import Path


def read(folder, name):
    path = Path(folder) / name
    return json.loads(path.read_text()) if path.is_file() else {}


adapter = sys.argv[1] if len(sys.argv) > 1 else "."
settings = read(adapter, "adapter_config.json")
if not settings:
    sys.exit(f"{adapter} has no adapter_config.json; pass the folder that save_pretrained or the trainer wrote")
base = sys.argv[2] if len(sys.argv) > 2 else settings.get("base_model_name_or_path", "")
config = read(base, "config.json") or read(Path(adapter) / base, "config.json")
weights = [p for p in Path(adapter).iterdir() if p.name.startswith("adapter_model.")]
print("trained on:", settings.get("base_model_name_or_path"), "- adapter file:", *[f"{p.stat().st_size} bytes" for p in weights] or ["none"])
if not config:
    print("verdict: unknown; download the base, and pass its folder as the second argument")
    sys.exit()
quantized = config.get("quantization_config") or {}
bits = any(value for key, value in quantized.items() if key.endswith(("load_in_4bit", "load_in_8bit")))
method = quantized.get("quant_method") or ("bitsandbytes" if bits else "unknown" if quantized else "none")
print("weights of the base:", method, "-", config.get("dtype", config.get("torch_dtype", "dtype unknown")))
if method == "none":
    print("verdict: full; load it without quantization_config, then merge_and_unload()")
elif method == "bitsandbytes":
    print("verdict: bitsandbytes; dequantize() it first, as fix.py does")
else:
    print(f"verdict: prequantized; take the {config.get('model_type', '')} model that {method} was made from, or do not merge")
