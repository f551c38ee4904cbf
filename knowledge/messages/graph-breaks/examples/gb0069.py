"""An import of a library that is not installed, in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    try:
        import no_such_library
    except ImportError:
        return x + 1
    return no_such_library.run(x)


step(torch.ones(3))
