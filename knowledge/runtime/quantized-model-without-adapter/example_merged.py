"""Read by scan_script.py, not run: the adapter is merged before the Trainer is built."""

from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, Trainer

model = AutoModelForCausalLM.from_pretrained("model", load_in_8bit=True)
model = get_peft_model(model, LoraConfig())
model = model.merge_and_unload()
trainer = Trainer(model=model)
