"""Freeze and switch off the garbage collector before the workers start, and read the list."""

import gc
import time

from reproduce import Annotations
from torch.utils.data import DataLoader
from watch import play_oom_killer

if __name__ == "__main__":
    annotations = Annotations()
    gc.collect()
    gc.freeze()
    gc.disable()
    loader = DataLoader(annotations, batch_size=2000, shuffle=True, num_workers=2)
    for _ in loader:
        play_oom_killer(limit_mib=80)
        time.sleep(0.02)
    print("epoch done")
