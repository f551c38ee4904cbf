"""A search for 4-bit layers in a model that has none gives an empty list."""

from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, LlamaConfig


def find_all_linear_names(model, class_name):
    found = [name for name, one in model.named_modules() if type(one).__name__ == class_name]
    return sorted({name.split(".")[-1] for name in found} - {"lm_head"})


config = LlamaConfig(
    vocab_size=64, hidden_size=16, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2
)
model = AutoModelForCausalLM.from_config(config)
print("Linear:", find_all_linear_names(model, "Linear"))
names = find_all_linear_names(model, "Linear4bit")
print("Linear4bit:", names, flush=True)

get_peft_model(model, LoraConfig(target_modules=names, task_type="CAUSAL_LM"))
