"""Train as on one GPU, and trust the launcher with the rest."""

import torch
import torch.distributed as dist
from job import EPOCHS, STEPS, batches, learn, leave, note, perhaps_die

dist.init_process_group("gloo")
torch.manual_seed(0)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(8, 1))
optimizer = torch.optim.AdamW(model.parameters(), lr=0.02)
for epoch in range(EPOCHS):
    for position, batch in enumerate(batches(epoch)):
        step = epoch * STEPS + position
        perhaps_die(step)
        note(step, learn(model, optimizer, batch))
leave()
