"""One name that matches ends the error, and the other names are skipped silently."""

from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, BloomConfig

config = BloomConfig(vocab_size=64, hidden_size=16, n_layer=2, n_head=2)
model = AutoModelForCausalLM.from_config(config)
targets = ["q_proj", "k_proj", "v_proj", "dense"]

model = get_peft_model(model, LoraConfig(target_modules=targets, task_type="CAUSAL_LM"))
for name in model.targeted_module_names:
    print(name)
