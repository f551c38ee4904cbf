"""Raise Python's recursion limit, and the next limit is the stack of the C code."""

import faulthandler
import pickle
import sys

nested: list = []
for _ in range(200_000):
    nested = [nested]

faulthandler.enable()
sys.setrecursionlimit(10**6)
print("pickling", flush=True)
print("bytes:", len(pickle.dumps(nested)))
