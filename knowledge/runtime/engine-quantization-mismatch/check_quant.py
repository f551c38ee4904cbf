"""Usage: python check_quant.py MODEL_FOLDER
Print how the weights of a model are quantized, and what to pass to vLLM or SGLang."""
import json
import sys
from pathlib import Path

if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
    sys.exit(__doc__.splitlines()[0])
folder = Path(sys.argv[1])


def read(name):
    path = folder / name
    return json.loads(path.read_text()) if path.is_file() else {}


config = read("config.json")
text = config.get("text_config") or {}
quant = next((part[key] for part in (config, text)
              for key in ("quantization_config", "compression_config") if part.get(key)), {})
extra = read("hf_quant_config.json") or read("quantize_config.json") or read("quant_config.json")
method = quant.get("quant_method") or ("in an own file" if extra else "none")
print("quant_method:", method)
for key in ("format", "bits", "group_size", "sym", "desc_act", "load_in_4bit", "load_in_8bit"):
    if key in quant:
        print(f"{key}: {quant[key]}")
for name, group in (quant.get("config_groups") or {}).items():
    weights = group.get("weights") or {}
    print(f"{name}: {weights.get('num_bits')} bits, {weights.get('type')},",
          "symmetric" if weights.get("symmetric") else "asymmetric",
          "activations:", (group.get("input_activations") or {}).get("num_bits"))
gguf = sorted(path.name for path in folder.glob("*.gguf"))
if gguf:
    print("gguf files:", len(gguf))
if method == "none" and not gguf:
    print("verdict: the weights are full precision; leave out --quantization awq and gptq")
else:
    print("verdict: leave out --quantization; the engine reads the method from the model")
