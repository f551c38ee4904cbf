"""Give Ray the CPUs that this job may use, not those of the machine."""

import os


def cpus() -> int:
    """Return Slurm's number for a task, or what the kernel allows."""
    return int(os.environ.get("SLURM_CPUS_PER_TASK") or len(os.sched_getaffinity(0)))


if __name__ == "__main__":
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # as a job of one CPU
    os.environ.pop("SLURM_CPUS_PER_TASK", None)
    print("allowed:", cpus())
    os.environ["SLURM_CPUS_PER_TASK"] = "8"
    print("Slurm:", cpus())
    # ray.init(num_cpus=cpus())
