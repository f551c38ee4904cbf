"""A compute_loss as it was written for transformers 4.45 and older."""

import torch
import transformers


class CustomTrainer(transformers.Trainer):
    def compute_loss(self, model, inputs, return_outputs=False):
        outputs = model(**inputs)
        return (outputs.loss, outputs) if return_outputs else outputs.loss


config = transformers.GPT2Config(
    n_embd=8, n_head=2, n_layer=1, vocab_size=32, n_positions=8, bos_token_id=1, eos_token_id=1
)
rows = [{"input_ids": torch.arange(8), "labels": torch.arange(8)} for _ in range(2)]
args = transformers.TrainingArguments(output_dir="out", max_steps=1, report_to="none", use_cpu=True)
CustomTrainer(transformers.GPT2LMHeadModel(config), args, train_dataset=rows).train()
