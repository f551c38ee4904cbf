"""All columns reach the collator."""

import tempfile

from tiny import Line, Texts, collate
from transformers import Trainer, TrainingArguments

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        plain = {"max_steps": 2, "report_to": "none", "use_cpu": True, "save_strategy": "no"}
        args = TrainingArguments(folder, remove_unused_columns=False, **plain)
        trainer = Trainer(Line(), args, train_dataset=Texts(), data_collator=collate)
        trainer.train()
        print("steps:", trainer.state.global_step)
