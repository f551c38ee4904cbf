"""Ask the Trainer for bfloat16 on a machine whose torch sees no GPU."""

from transformers import TrainingArguments

TrainingArguments("out", bf16=True)
