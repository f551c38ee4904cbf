"""Read the data in a C++ thread; in rank 1 it throws, and nobody there can catch it."""

import ctypes
import os

reader = ctypes.CDLL("./aborts.so")
print(f"rank {os.environ['RANK']} reads", flush=True)
try:
    if os.environ["RANK"] == "1":
        reader.throw_in_thread()
except BaseException as error:
    print("except was run:", error)
finally:
    print(f"rank {os.environ['RANK']} has read", flush=True)
