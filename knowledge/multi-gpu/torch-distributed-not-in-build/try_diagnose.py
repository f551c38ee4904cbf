"""The check on this torch, on one that knows files only, and on one without the distributed part."""

import importlib
import runpy
import sys

import torch.distributed

runpy.run_path("diagnose.py")
handlers = sys.modules["torch.distributed.rendezvous"]._rendezvous_handlers
for scheme in set(handlers) - {"file"}:
    del handlers[scheme]
runpy.run_path("diagnose.py")
importlib.import_module("without_distributed")
runpy.run_path("diagnose.py")
