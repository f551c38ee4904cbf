"""Load what the checkpoint has, and print what keeps its initial values."""

import logging
import tempfile

import torch
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint.default_planner import DefaultLoadPlanner

logging.disable(logging.WARNING)
small = torch.nn.Sequential(torch.nn.Linear(4, 4))
large = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 2))
with tempfile.TemporaryDirectory() as folder:
    dcp.save({"model": small.state_dict()}, checkpoint_id=folder)
    saved = set(dcp.FileSystemReader(folder).read_metadata().state_dict_metadata)
    state = {"model": large.state_dict()}
    print("not in the checkpoint:", sorted(k for k in state["model"] if f"model.{k}" not in saved))
    dcp.load(state, checkpoint_id=folder, planner=DefaultLoadPlanner(allow_partial_load=True))
    large.load_state_dict(state["model"])
print("loaded:", torch.equal(large[0].weight, small[0].weight))
