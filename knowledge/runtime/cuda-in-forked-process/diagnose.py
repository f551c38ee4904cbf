"""Try which calls in the parent leave a forked child without CUDA."""

import subprocess
import sys

PROGRAM = """
import multiprocessing, torch
def work():
    torch.ones(1, device="cuda")
{call}
child = multiprocessing.get_context("fork").Process(target=work)
child.start()
child.join()
raise SystemExit(child.exitcode)
"""
CALLS = (
    "torch.cuda.device_count()",
    "torch.manual_seed(0)",
    "torch.cuda.is_available()",
    "torch.cuda.get_device_capability()",
    "torch.zeros(1).pin_memory()",
)
for call in CALLS:
    command = [sys.executable, "-c", PROGRAM.format(call=call)]
    status = subprocess.run(command, capture_output=True, check=False).returncode
    print(f"{call}: the child {'fails' if status else 'works'}")
