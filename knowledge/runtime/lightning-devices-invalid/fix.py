"""Give an int that fits what the machine has, or leave both to Lightning."""

import torch
from lightning.pytorch import Trainer

count = torch.cuda.device_count()
chosen = Trainer(accelerator="gpu" if count else "cpu", devices=count or 1, logger=False)
auto = Trainer(accelerator="auto", devices="auto", logger=False)
for trainer in (chosen, auto):
    print(type(trainer.accelerator).__name__, trainer.num_devices)
