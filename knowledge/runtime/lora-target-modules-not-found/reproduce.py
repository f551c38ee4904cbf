"""LoRA on BLOOM with the layer names of Llama."""

from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, BloomConfig

config = BloomConfig(vocab_size=64, hidden_size=16, n_layer=2, n_head=2)
model = AutoModelForCausalLM.from_config(config)

get_peft_model(model, LoraConfig(target_modules=["q_proj"], task_type="CAUSAL_LM"))
