"""A dictionary and a plain pickle behind np.load: two refusals, and an array of numbers that loads."""

import pickle
from pathlib import Path

import numpy as np

np.save("numbers.npy", np.arange(3))
print("numbers:", np.load("numbers.npy").tolist())
np.save("words.npy", {"to": 0, "be": 1})
Path("plain.npy").write_bytes(pickle.dumps([1, 2, 3]))


def attempt(name: str) -> None:
    try:
        np.load(name)
    except ValueError as problem:
        print(f"{name}: {problem}")


attempt("plain.npy")
np.load("words.npy")
