"""Usage: python group_check.py MODEL_FOLDER [TENSOR_PARALLEL_SIZE]
Print bits, group size and act-order of a quantized model, and the sizes that its groups divide."""
import json
import sys
from pathlib import Path

if len(sys.argv) not in (2, 3) or not Path(sys.argv[1]).is_dir():
    sys.exit(__doc__.splitlines()[0])
folder, parts = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1


def read(name):
    return json.loads((folder / name).read_text()) if (folder / name).is_file() else {}


config = read("config.json")
quant = config.get("quantization_config") or read("quantize_config.json") or read("quant_config.json")
bits = quant.get("bits", quant.get("w_bit"))
group = quant.get("group_size", quant.get("q_group_size"))
order = bool(quant.get("desc_act"))
print("bits:", bits, "group size:", group, "act-order:", order)
config = config.get("text_config") or config
fits = True
for key in ("hidden_size", "intermediate_size", "moe_intermediate_size"):
    if config.get(key) and (group or 0) > 0:
        rest = config[key] // parts % group
        fits = fits and not rest
        print(f"{key}: {config[key]} / {parts} in groups of {group}: remainder {rest}")
if group == -1:
    print("verdict: no-groups:", "act-order without groups" if order else "one group for each row")
elif bits != 4:
    print("verdict: bits: the ExLlama kernels take 4 bits")
else:
    print("verdict:", "groups fit" if fits else "indivisible: another group size, or fewer GPUs")
