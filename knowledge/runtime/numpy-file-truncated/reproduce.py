import numpy as np
from pathlib import Path

np.save("whole.npy", np.zeros((100, 8), np.float32))
Path("half.npy").write_bytes(Path("whole.npy").read_bytes()[:2000])
Path("empty.npy").write_bytes(b"")

for name, mode in (("half.npy", None), ("empty.npy", None), ("empty.npy", "r")):
    try:
        np.load(name, mmap_mode=mode)
    except Exception as error:
        print(name, mode, type(error).__name__, error)

np.load("half.npy", mmap_mode="r")
