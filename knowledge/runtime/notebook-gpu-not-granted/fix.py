"""Training that survives a disconnect: state goes to a folder that outlives the session."""

import os
import sys
from pathlib import Path

import torch

folder = Path(sys.argv[1] if len(sys.argv) > 1 else "drive")  # Colab: /content/drive/MyDrive/run
folder.mkdir(exist_ok=True)
torch.manual_seed(0)
model = torch.nn.Linear(4, 1)
optimizer = torch.optim.Adam(model.parameters())
start = 0
if (folder / "last.pt").exists():
    state = torch.load(folder / "last.pt")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["step"] + 1
print("begins at step", start)
for step in range(start, 20):
    loss = model(torch.ones(8, 4)).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 5 == 4:
        state = {"step": step, "model": model.state_dict(), "optimizer": optimizer.state_dict()}
        torch.save(state, folder / "new.pt")
        os.replace(folder / "new.pt", folder / "last.pt")  # never half a file
    if step == 12 and start == 0:
        print("the session ends at step", step)
        break
else:
    print("finished")
