"""Five files for one model: its own, a prefix, another size, a whole module, a nested one."""
import subprocess
import sys

import torch
from reproduce import build, train

trained = train()[0]
torch.save(trained.state_dict(), "own.pt")
torch.save(torch.nn.DataParallel(trained).state_dict(), "prefixed.pt")
wider = torch.nn.Sequential(*build()[:4], torch.nn.Linear(32, 5))
torch.save(wider.state_dict(), "wider.pt")
torch.save(trained, "module.pt")
torch.save({"epoch": 3, "state_dict": trained.state_dict()}, "nested.pt")
for name in ("own", "prefixed", "wider", "module", "nested"):
    command = [sys.executable, "load_report.py", "reproduce:build", name + ".pt"]
    print(name + ":", flush=True)
    subprocess.run(command + ["4,8"] * (name == "own"), stderr=subprocess.STDOUT)
