"""Prove that it waits, and wait for ever."""

import threading

print("rank 0 waits for rank 1", flush=True)
threading.Event().wait()
