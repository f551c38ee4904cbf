"""LoRA on BLOOM with its own layer name, and with all linear layers."""

from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, BloomConfig


def adapted(target_modules):
    config = BloomConfig(vocab_size=64, hidden_size=16, n_layer=2, n_head=2)
    model = AutoModelForCausalLM.from_config(config)
    return get_peft_model(model, LoraConfig(target_modules=target_modules, task_type="CAUSAL_LM"))


for target_modules in (["query_key_value"], "all-linear"):
    model = adapted(target_modules)
    print(target_modules, len(model.targeted_module_names), "layers", end=": ")
    model.print_trainable_parameters()
