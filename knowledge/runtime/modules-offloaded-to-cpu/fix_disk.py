"""The same checkpoint, with a folder for what does not fit."""

import tempfile
from pathlib import Path

import torch
from transformers import AutoModelForCausalLM, LlamaConfig, LlamaForCausalLM

folder = Path(tempfile.mkdtemp())
small = LlamaConfig(
    vocab_size=256,
    hidden_size=64,
    intermediate_size=128,
    num_hidden_layers=2,
    num_attention_heads=4,
)
small.architectures = ["LlamaForCausalLM"]
small.save_pretrained(folder)
torch.save(LlamaForCausalLM(small).state_dict(), folder / "pytorch_model.bin")

model = AutoModelForCausalLM.from_pretrained(
    folder, device_map={"model": "cpu", "lm_head": "disk"}, offload_folder=folder / "offload"
)
print("written:", [file.name for file in sorted((folder / "offload").iterdir())])
