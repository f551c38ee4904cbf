"""A model of one layer, and a Trainer that saves it every second step."""

import torch
from transformers import Trainer, TrainingArguments


class Tiny(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(4, 1)

    def forward(self, x, labels=None):
        return {"loss": (self.layer(x) - labels).pow(2).mean()}


def trainer(folder, steps):
    settings = TrainingArguments(
        output_dir=folder,
        max_steps=steps,
        save_steps=2,
        per_device_train_batch_size=2,
        report_to=[],
        disable_tqdm=True,
        use_cpu=True,
        seed=0,
    )
    data = [{"x": torch.ones(4), "labels": torch.zeros(1)} for _ in range(16)]
    return Trainer(model=Tiny(), args=settings, train_dataset=data)
