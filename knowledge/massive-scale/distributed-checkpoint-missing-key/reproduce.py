"""Load a distributed checkpoint into a model that has one more layer."""

import logging
import tempfile

import torch
import torch.distributed.checkpoint as dcp

logging.disable(logging.WARNING)
small = torch.nn.Sequential(torch.nn.Linear(4, 4))
large = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 2))
with tempfile.TemporaryDirectory() as folder:
    dcp.save({"model": small.state_dict()}, checkpoint_id=folder)
    dcp.load({"model": large.state_dict()}, checkpoint_id=folder)
