"""Leave a note in the store in the first attempt, and look for it in the second."""

import os
import sys

import torch.distributed as dist

store, rank, world_size = next(dist.rendezvous("env://"))
if os.environ["TORCHELASTIC_RESTART_COUNT"] == "0":
    store.set("note", "from the first attempt")
    sys.exit(1)
print("the second attempt finds the first one's note:", store.check(["note"]))
