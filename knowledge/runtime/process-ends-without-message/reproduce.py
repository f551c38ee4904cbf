"""A cell of a notebook divides inside torch, and the kernel dies: no traceback, only the client's sentence."""

import nbclient
import nbformat

CELL = """
import torch
print("step 1: loss 0.693")
torch.div(torch.tensor([-(2**63)]), torch.tensor([-1]), rounding_mode="trunc")
"""
notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)])
nbclient.execute(notebook, kernel_name="python3")
print("the cell finished")
