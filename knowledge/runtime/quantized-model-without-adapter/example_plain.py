"""Read by scan_script.py, not run: a quantized model goes straight to the Trainer."""

from transformers import AutoModelForCausalLM, BitsAndBytesConfig, Trainer

config = BitsAndBytesConfig(load_in_4bit=True)
model = AutoModelForCausalLM.from_pretrained("model", quantization_config=config)
trainer = Trainer(model=model)
