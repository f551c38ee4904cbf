"""Load a model in 4 bits with less memory than it needs."""

import tempfile

from transformers import AutoModelForCausalLM, BitsAndBytesConfig, LlamaConfig, LlamaForCausalLM

folder = tempfile.mkdtemp()
small = LlamaConfig(
    vocab_size=256,
    hidden_size=256,
    intermediate_size=512,
    num_hidden_layers=4,
    num_attention_heads=4,
)
LlamaForCausalLM(small).save_pretrained(folder)

AutoModelForCausalLM.from_pretrained(
    folder,
    quantization_config=BitsAndBytesConfig(load_in_4bit=True),
    device_map="auto",
    max_memory={"cpu": "1MiB"},
)
