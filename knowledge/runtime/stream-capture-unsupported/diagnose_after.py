"""Let a capture fail, go on, and look at what does not work any more."""

import torch


def first(error):
    return str(error).splitlines()[0]


def attempt(label, call):
    try:
        call()
        print(f"{label}: no error", flush=True)
    except RuntimeError as error:
        print(f"{label}: {first(error)}", flush=True)


def capture():
    with torch.cuda.graph(torch.cuda.CUDAGraph()):
        x + 1


def fail():
    with torch.cuda.graph(torch.cuda.CUDAGraph()):
        torch.cuda.synchronize()


def random():
    return torch.rand(4, device="cuda").sum().item()


x = torch.ones(1024, device="cuda")
attempt("random numbers before", random)
attempt("the capture", fail)
default = torch.cuda.current_stream() == torch.cuda.default_stream()
print("the current stream is the default one:", default)
attempt("a sum", lambda: (x + 1).sum().item())
attempt("random numbers", random)
attempt("empty_cache", torch.cuda.empty_cache)
attempt("another capture", capture)
attempt("random numbers after it", random)
