"""Pickle in a thread whose stack is large enough."""

import pickle
import sys
import threading

nested: list = []
for _ in range(200_000):
    nested = [nested]

sys.setrecursionlimit(10**6)
threading.stack_size(512 * 2**20)
thread = threading.Thread(target=lambda: print("bytes:", len(pickle.dumps(nested))))
thread.start()
thread.join()
