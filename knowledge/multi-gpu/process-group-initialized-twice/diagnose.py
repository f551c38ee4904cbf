"""Write down who makes the default group, and run the program of the reproduction."""

import runpy
import traceback

from torch.distributed import distributed_c10d

keep = distributed_c10d._update_default_pg  # whoever makes a group comes by here


def tell(group: object) -> None:
    """Print the calls that lead here, without those of torch and of Python."""
    calls = [call for call in traceback.extract_stack() if call.line and "/lib/" not in call.filename]
    for call in calls[1:-1]:
        print(f"{call.filename.split('/')[-1]}, line {call.lineno}, in {call.name}")
    keep(group)


distributed_c10d._update_default_pg = tell
try:
    runpy.run_path("reproduce.py", run_name="__main__")
except ValueError as error:
    last = [call for call in traceback.extract_tb(error.__traceback__) if "/lib/" not in call.filename]
    print(f"{error} {last[-1].filename.split('/')[-1]}, line {last[-1].lineno}, in {last[-1].name}")
