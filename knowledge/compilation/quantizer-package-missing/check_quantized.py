"""Say what a quantized model needs and whether this Python has it: python check_quantized.py FOLDER-OR-METHOD"""

import json
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

NEEDS = {
    "awq": ["autoawq", "gptqmodel"],
    "gptq": ["gptqmodel", "auto-gptq"],
    "bitsandbytes": ["bitsandbytes"],
    "compressed-tensors": ["compressed-tensors"],
    "aqlm": ["aqlm"],
    "eetq": ["eetq"],
    "hqq": ["hqq"],
    "quanto": ["optimum-quanto"],
    "torchao": ["torchao"],
    "auto-round": ["auto-round"],
}


def installed(name):
    try:
        return version(name)
    except PackageNotFoundError:
        return None


if len(sys.argv) != 2:
    sys.exit("usage: python check_quantized.py FOLDER-OR-METHOD")
method = sys.argv[1]
config = Path(method, "config.json")
if config.is_file():
    method = json.loads(config.read_text()).get("quantization_config", {}).get("quant_method")
for name in ("transformers", "accelerate", "optimum"):
    print(f"{name}: {installed(name) or 'missing'}")
if not method:
    print("verdict: not-quantized: the configuration names no method")
elif method not in NEEDS:
    print(f"verdict: unknown method {method}: does your transformers list it?")
elif found := [f"{name} {installed(name)}" for name in NEEDS[method] if installed(name)]:
    print(f"verdict: {method} has", *found, "in this Python; restart the program, or it runs another Python")
else:
    print(f"verdict: {method} needs", " or ".join(NEEDS[method]), "in", Path(sys.executable).parent.parent.name)
