"""Write a model with random weights of a few kilobytes, which says that it is quantized by METHOD."""

import json
from pathlib import Path


def make(folder, method=None):
    from transformers import AutoModelForCausalLM, LlamaConfig

    size = {"hidden_size": 32, "intermediate_size": 64, "num_attention_heads": 2, "num_key_value_heads": 2}
    config = LlamaConfig(vocab_size=64, num_hidden_layers=1, **size)
    AutoModelForCausalLM.from_config(config).save_pretrained(folder)
    if method:
        path = Path(folder, "config.json")
        facts = json.loads(path.read_text())
        facts["quantization_config"] = {"quant_method": method, "bits": 4, "group_size": 32}
        path.write_text(json.dumps(facts))
