"""Set suppress_errors, and compile the function of the reproduction."""

import runpy

import torch

torch._dynamo.config.suppress_errors = True
runpy.run_path("reproduce.py")
