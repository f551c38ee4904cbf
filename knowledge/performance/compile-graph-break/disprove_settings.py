"""Try what is advised for the message, each with fullgraph=True."""

import torch
from torch._dynamo.exc import Unsupported


def branch(x):
    return x + 1 if x.sum() > 0 else x - 1


def branch_in_try(x):
    try:
        return x + 1 if x.sum() > 0 else x - 1
    except Exception:
        return x


@torch.compiler.disable
def unseen(x):
    return x.sum() > 0


def branch_on_unseen(x):
    return x + 1 if unseen(x) else x - 1


def attempt(title, function, dynamic=None, **config):
    torch._dynamo.reset()
    with torch._dynamo.config.patch(**config):
        try:
            torch.compile(function, fullgraph=True, dynamic=dynamic)(torch.ones(4))
        except Unsupported as error:
            print(f"{title}: {str(error).splitlines()[0]}")


attempt("dynamic=True", branch, dynamic=True)
attempt("capture_scalar_outputs", branch, capture_scalar_outputs=True)
attempt("try and except", branch_in_try)
attempt("torch.compiler.disable", branch_on_unseen)
