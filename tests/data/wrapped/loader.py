"""Lose a worker of a data loader."""
import os, signal, time, torch
from torch.utils.data import DataLoader, Dataset
class Data(Dataset):
    def __len__(self): return 64
    def __getitem__(self, i):
        if i == 40:
            time.sleep(2)  # until the batches before were received
            os.kill(os.getpid(), signal.SIGKILL)
        return torch.zeros(3)
for batch in DataLoader(Data(), batch_size=8, num_workers=2): print(batch.shape, flush=True)
