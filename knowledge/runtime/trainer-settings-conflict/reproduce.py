"""Settings of the Trainer that do not fit each other."""

import tempfile

from tiny import Line, Rows, Stream
from transformers import Trainer, TrainingArguments

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        plain = {"output_dir": folder, "report_to": "none", "use_cpu": True}
        pairs = {"eval_strategy": "steps", "save_strategy": "steps", "eval_steps": 50, "save_steps": 75}
        steps = [
            lambda: TrainingArguments(**plain, **pairs, load_best_model_at_end=True),
            lambda: Trainer(Line(), TrainingArguments(**plain, eval_strategy="steps"), train_dataset=Rows()),
            lambda: Trainer(Line(), TrainingArguments(**plain), train_dataset=Stream()).train(),
        ]
        for step in steps:
            try:
                step()
            except ValueError as error:
                print(error)
        TrainingArguments(**plain, save_strategy="epoch", load_best_model_at_end=True)
