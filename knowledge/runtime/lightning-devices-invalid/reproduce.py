"""Ask for no device: a list that is empty because no GPU was found."""

import torch
from lightning.pytorch import Trainer

gpus = [index for index in range(torch.cuda.device_count()) if index < 0]
print("GPUs that were found:", gpus)
Trainer(accelerator="cpu", devices=gpus, logger=False)
