"""Return the device map of a process: its own GPU under a launcher, all GPUs without one."""

import os


def device_map():
    """Return the argument of from_pretrained for this process."""
    local_rank = os.environ.get("LOCAL_RANK")
    return "auto" if local_rank is None else {"": int(local_rank)}


print(f"rank {os.environ.get('RANK', 'none')}: device_map={device_map()}", flush=True)
