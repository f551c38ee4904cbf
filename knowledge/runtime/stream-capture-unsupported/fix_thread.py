"""The same thread, and a capture that restricts only the thread that captures."""

import threading

import torch

begun, done = threading.Event(), threading.Event()


def load():
    begun.wait()
    try:
        torch.empty(1 << 28, device="cuda")  # more than is cached, so it is a cudaMalloc
        print("the thread: no error", flush=True)
    except RuntimeError as error:
        print("the thread:", str(error).splitlines()[0], flush=True)
    finally:
        done.set()


x = torch.ones(1024, device="cuda")
threading.Thread(target=load, daemon=True).start()
graph = torch.cuda.CUDAGraph()
with torch.cuda.graph(graph, capture_error_mode="thread_local"):
    z = x * 2 + 1
    begun.set()
    done.wait(30)
graph.replay()
print("result:", z[0].item())
