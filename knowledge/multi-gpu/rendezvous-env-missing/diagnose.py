"""Say who launched this process, and which variables torch will miss."""

import os

NEEDED = ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT")
LAUNCHERS = {
    "torchrun": ("TORCHELASTIC_RUN_ID",),
    "srun": ("SLURM_PROCID", "SLURM_NTASKS", "SLURM_LOCALID"),
    "mpirun (Open MPI)": ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
}


def report(environment: dict) -> str:
    missing = [name for name in NEEDED if not environment.get(name)]
    by = [name for name, marks in LAUNCHERS.items() if any(mark in environment for mark in marks)]
    return f"launched by {by or 'hand'}, missing: {missing}"


print("this process:", report(dict(os.environ)))
print("under srun:", report({"SLURM_PROCID": "3", "SLURM_NTASKS": "8", "SLURM_LOCALID": "3"}))
print("set, but empty:", report({"RANK": "0", "WORLD_SIZE": "", "MASTER_ADDR": "node1"}))
