"""Train, save everything that changes every ten steps, and go on from there at every start."""

import os
from pathlib import Path

import torch
import torch.distributed as dist
from job import EPOCHS, STEPS, batches, learn, leave, note, perhaps_die

SNAPSHOT = Path("snapshot.pt")


def save(step: int) -> None:
    """Replace the snapshot in one move, so that a kill never leaves half of one."""
    state = {"model": model.module.state_dict(), "optimizer": optimizer.state_dict(), "step": step}
    torch.save(state, "snapshot.new")
    os.replace("snapshot.new", SNAPSHOT)


def load() -> int:
    """Load the snapshot, if there is one, and return the step at which to go on."""
    if not SNAPSHOT.exists():
        return 0
    state = torch.load(SNAPSHOT, map_location="cpu")
    model.module.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    return state["step"]


def agreed(step: int) -> int:
    """Return the step, or stop where the ranks found different snapshots."""
    steps = [torch.tensor(0) for _ in range(dist.get_world_size())]
    dist.all_gather(steps, torch.tensor(step))
    if len(set(map(int, steps))) > 1:
        raise SystemExit(f"the ranks found snapshots of steps {list(map(int, steps))}")
    return step


dist.init_process_group("gloo")
torch.manual_seed(0)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(8, 1))
optimizer = torch.optim.AdamW(model.parameters(), lr=0.02)
step = agreed(load())
while step < EPOCHS * STEPS:
    for batch in batches(step // STEPS, step % STEPS):
        perhaps_die(step)
        note(step, learn(model, optimizer, batch))
        step += 1
        if step % 10 == 0 and dist.get_rank() == 0:
            save(step)
leave()
