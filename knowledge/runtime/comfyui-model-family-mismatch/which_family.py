"""Which base model is each file for? python which_family.py CHECKPOINT LORA CONTROLNET VAE ...

Files are .safetensors, or .json with the header of one."""

import json
import re
import sys
from pathlib import Path

WIDTHS = {768: "SD1.5", 1024: "SD2", 1280: "SDXL refiner", 2048: "SDXL"}


def shapes(path):
    """Read the names and shapes from the header; the weights stay on the disk."""
    with path.open("rb") as file:
        header = json.loads(file.read(-1 if path.suffix == ".json" else int.from_bytes(file.read(8), "little")))
    return {key: one["shape"] for key, one in header.items() if key != "__metadata__"}


def describe(names):
    text = "\n".join(names)
    lora = re.search(r"lora_(?:up|down|A|B)\b|\.lora\.", text)
    crossed = [
        size[-1]
        for name, size in names.items()
        if re.search(r"attn2[._](?:processor[._])?to_k(?:_lora)?\b.*(?:down|lora_A)|attn2\.to_k\.weight", name)
    ]
    if re.search(r"(?:double_blocks|single_transformer_blocks)[._]", text):
        family = "Flux or its kind"
    elif "joint_blocks" in text:
        family = "SD3"
    elif crossed:
        family = WIDTHS.get(max(crossed), f"text width {max(crossed)}")
    elif latent := names.get("decoder.conv_in.weight"):
        return "VAE", f"{latent[1]} latent channels"
    elif lora and not re.search("unet|transformer[._]blocks|diffusion_model", text):
        return "LoRA", "text encoder only"
    else:
        family = "unknown"
    is_control = re.search("zero_convs|input_hint_block|controlnet_|control_model|pos_embed_input", text)
    return "LoRA" if lora else "ControlNet" if is_control else "model", family


found = []
for path in map(Path, sys.argv[1:]):
    names = shapes(path)
    kind, family = describe(names)
    found.append((kind, family))
    print(f"{path.name}: {kind}, {family}, first name {min(names)}")
families = {family for kind, family in found if kind != "VAE" and family not in ("unknown", "text encoder only")}
if len(families) > 1:
    print("verdict: family, these files do not belong together:", ", ".join(sorted(families)))
elif any(one == ("LoRA", "text encoder only") for one in found):
    print("verdict: text-encoder, only the text encoder is trained; connect CLIP to the loader")
else:
    print("verdict: format, the families agree; compare the names with the message")
