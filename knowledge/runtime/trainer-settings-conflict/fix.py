"""One strategy for both, data to evaluate, and a metric that exists."""

import tempfile

from tiny import Line, Rows, Stream
from transformers import Trainer, TrainingArguments

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        args = TrainingArguments(
            folder,
            max_steps=4,
            per_device_train_batch_size=2,
            eval_strategy="steps",
            eval_steps=2,
            save_strategy="steps",
            save_steps=4,
            load_best_model_at_end=True,
            metric_for_best_model="eval_loss",
            label_names=["labels"],
            report_to="none",
            use_cpu=True,
            disable_tqdm=True,
        )
        trainer = Trainer(Line(), args, train_dataset=Stream(), eval_dataset=Rows())
        trainer.train()
        print("steps:", trainer.state.global_step, "metrics:", sorted(trainer.evaluate()))
