"""GPU numbers where Lightning chose the CPU."""

from lightning.pytorch import Trainer

Trainer(accelerator="cpu", devices=[0, 1], logger=False)
