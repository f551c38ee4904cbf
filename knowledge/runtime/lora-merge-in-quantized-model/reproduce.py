"""Merge an adapter into a model that is marked as quantized by GPTQ."""

import torch
from peft import LoraConfig, get_peft_model
from transformers import LlamaConfig, LlamaForCausalLM

torch.manual_seed(0)
sizes = dict(hidden_size=64, intermediate_size=128, num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=2)
base = LlamaForCausalLM(LlamaConfig(vocab_size=128, **sizes))
model = get_peft_model(base, LoraConfig(r=4, target_modules=["q_proj", "v_proj"]))
base.quantization_method = "gptq"  # transformers sets it when it loads a GPTQ checkpoint
model.merge_and_unload()
