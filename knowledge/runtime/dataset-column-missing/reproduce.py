"""The Trainer removes the texts before the collator reads them."""

import tempfile

from tiny import Line, Texts, collate
from transformers import Trainer, TrainingArguments

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        args = TrainingArguments(folder, max_steps=2, report_to="none", use_cpu=True)
        Trainer(Line(), args, train_dataset=Texts(), data_collator=collate).train()
