"""Try the operating system calls that CUDA makes when it starts, and name the one that is denied."""

import os
import resource
import threading
from pathlib import Path


def anonymous_file() -> None:
    """Make a file without a name."""
    os.close(os.memfd_create("probe"))


def thread_name() -> None:
    """Write the name of this thread."""
    comm = Path(f"/proc/self/task/{threading.get_native_id()}/comm")
    comm.write_text(comm.read_text())


def driver_folder() -> None:
    """List the driver's folders, if there is a driver."""
    for folder in ("/proc/driver/nvidia", "/proc/driver/nvidia-uvm"):
        if Path("/dev/nvidiactl").exists():
            os.listdir(folder)


def device_nodes() -> None:
    """Open each node of the driver for reading and writing."""
    for node in Path("/dev").glob("nvidia*"):
        if node.is_char_device():
            os.close(os.open(node, os.O_RDWR))


def open_files() -> None:
    """Open 200 files at once."""
    files = [os.open("/dev/null", os.O_RDONLY) for _ in range(200)]
    for file in files:
        os.close(file)


denied = []
for call in (anonymous_file, thread_name, driver_folder, device_nodes, open_files):
    try:
        call()
    except OSError as error:
        denied.append(call.__name__)
        print(f"{call.__name__}: {error.strerror} {error.filename or ''}".strip())
print("open files allowed:", resource.getrlimit(resource.RLIMIT_NOFILE)[0])
print("verdict:", f"denied: {', '.join(denied)}" if denied else "nothing that was tried is denied")
