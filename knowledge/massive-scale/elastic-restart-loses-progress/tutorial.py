"""Save the weights and the epoch after each epoch, and nothing else."""

import os
from pathlib import Path

import torch
import torch.distributed as dist
from job import EPOCHS, STEPS, batches, learn, leave, note, perhaps_die

dist.init_process_group("gloo")
torch.manual_seed(0)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(8, 1))
optimizer = torch.optim.AdamW(model.parameters(), lr=0.02)
start = 0
if Path("snapshot.pt").exists():
    snapshot = torch.load("snapshot.pt")
    model.module.load_state_dict(snapshot["model"])
    start = snapshot["epoch"]
for epoch in range(start, EPOCHS):
    for position, batch in enumerate(batches(epoch)):
        perhaps_die(epoch * STEPS + position)
        note(epoch * STEPS + position, learn(model, optimizer, batch))
    if dist.get_rank() == 0:
        torch.save({"model": model.module.state_dict(), "epoch": epoch}, "snapshot.new")
        os.replace("snapshot.new", "snapshot.pt")
leave()
