"""Write files with the names and shapes of real ones, and no weights."""

import json
from pathlib import Path


def write(name, tensors):
    """Write a header of safetensors and zeros; 2 bytes for each number."""
    header, end = {}, 0
    for key, shape in tensors.items():
        size = 2
        for one in shape:
            size *= one
        header[key] = {"dtype": "F16", "shape": shape, "data_offsets": [end, end + size]}
        end += size
    text = json.dumps(header).encode()
    Path(name).write_bytes(len(text).to_bytes(8, "little") + text + bytes(end))


CROSS = "input_blocks.4.1.transformer_blocks.0.attn2.to_k.weight"
write("sd15.safetensors", {"model.diffusion_model.input_blocks.1.1.transformer_blocks.0.attn2.to_k.weight": [320, 768]})
write("sdxl.safetensors", {"model.diffusion_model." + CROSS: [640, 2048]})
write("control_xl.safetensors", {CROSS: [640, 2048], "zero_convs.0.0.weight": [320, 320, 1, 1]})
down = "attn2_to_k.lora_down.weight"
write("lora15.safetensors", {"lora_unet_down_blocks_0_attentions_0_transformer_blocks_0_" + down: [8, 768]})
write("flux_lora.safetensors", {"base_model.double_blocks.0.img_attn.qkv.lora_A.default.weight": [8, 3072]})
write("te.safetensors", {"lora_te1_text_model_encoder_layers_9_mlp_fc2.lora_down.weight": [8, 3072]})
