"""Print every variable that decides the number of ranks, and those that contradict each other.

Usage: python diagnose.py in the job, the way that your program is started
"""

import os


def number(*names: str) -> int:
    """Return the first of these variables that is set, as a number; 0 if none is."""
    return next((int(os.environ[name]) for name in names if os.environ.get(name, "").isdigit()), 0)


world = number("WORLD_SIZE")
local = number("LOCAL_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_SIZE")
tasks = number("SLURM_NTASKS", "OMPI_COMM_WORLD_SIZE")
visible = os.environ.get("CUDA_VISIBLE_DEVICES")
gpus = len(visible.split(",")) if visible else 0
print(f"WORLD_SIZE={world} local={local} tasks={tasks} visible GPUs={gpus or 'all'}")
if not world and not tasks:
    print("not-launched: one process without a launcher; use torchrun, srun, or mpirun")
elif world and tasks and world != tasks:
    print(f"two-launchers: the scheduler started {tasks} tasks, and WORLD_SIZE says {world}")
elif gpus and local > gpus:
    print(f"more-ranks-than-gpus: {local} ranks on this node, {gpus} GPUs")
else:
    print("no contradiction here; compare with the processes that run: pgrep -c -f train.py")
