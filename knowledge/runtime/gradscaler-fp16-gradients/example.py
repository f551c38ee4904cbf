"""A fine-tuning script of the kind that people paste."""

import torch
from peft import LoraConfig, get_peft_model
from transformers import AutoModelForCausalLM, Trainer, TrainingArguments

model = AutoModelForCausalLM.from_pretrained("some/model", torch_dtype=torch.float16)
model = get_peft_model(model, LoraConfig(target_modules=["q_proj"]))
Trainer(model, TrainingArguments("out", fp16=True)).train()
