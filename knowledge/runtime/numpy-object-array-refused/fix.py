"""Two ways to read the dictionary, one of them for a library that calls np.load itself."""

import functools

import numpy as np

np.save("words.npy", {"to": 0, "be": 1})
print("argument:", np.load("words.npy", allow_pickle=True).item())


def library_call() -> dict[str, int]:
    return np.load("words.npy")[()]


np.load = functools.partial(np.load, allow_pickle=True)
print("library:", library_call())
