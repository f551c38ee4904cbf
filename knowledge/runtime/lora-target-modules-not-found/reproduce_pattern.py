"""A pattern in a list is taken as a name; as a string it is a pattern."""

from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, BloomConfig

PATTERN = r".*\.1\..*query_key_value"


def adapted(target_modules):
    config = BloomConfig(vocab_size=64, hidden_size=16, n_layer=2, n_head=2)
    model = AutoModelForCausalLM.from_config(config)
    return get_peft_model(model, LoraConfig(target_modules=target_modules, task_type="CAUSAL_LM"))


print("string:", adapted(PATTERN).targeted_module_names, flush=True)
adapted([PATTERN])
