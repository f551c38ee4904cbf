"""Ask for four mebibytes of shared memory: python request.py fallocate | ftruncate | shmget."""

import ctypes
import mmap
import os
import sys

SIZE = 4 << 20


def from_a_file(reserve: str) -> None:
    file = os.open("/dev/shm/request", os.O_CREAT | os.O_RDWR, 0o600)
    if reserve == "fallocate":
        os.posix_fallocate(file, 0, SIZE)
    else:
        os.ftruncate(file, SIZE)
    print(f"{reserve}: granted", flush=True)
    mmap.mmap(file, SIZE).write(bytes(SIZE))
    print(f"{reserve}: written")


def from_system_v() -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    segment = libc.shmget(0, ctypes.c_size_t(SIZE), 0o600)
    print("shmget: granted" if segment >= 0 else f"shmget: {os.strerror(ctypes.get_errno())}")
    libc.shmctl(segment, 0, None)


try:
    from_system_v() if sys.argv[1] == "shmget" else from_a_file(sys.argv[1])
except OSError as error:
    sys.exit(f"{sys.argv[1]}: {error.strerror} ({error.errno})")
