"""Which line of yours calls the operation without a derivative? Call find_op.locate(step) once, for one failing step."""

import re
import warnings

import torch

KINDS = [
    (r"differentiable with respect to argument", "argument; detach it"),
    (r"forward AD with", "forward-mode; jacrev or autograd.grad in place of jvp, jacfwd and hessian"),
    (r"grid_sampler|im2col|linear_backward|lstsq", "added-later; a newer torch has it"),
    (r"rnn|lstm|gru", "recurrent; switch cuDNN off around the forward pass"),
    (r"attention", "attention; the math backend around the forward pass"),
]


def own_line(text):
    """Return the innermost frame of a traceback that is no part of torch."""
    frames = re.findall(r'File "([^"]+)", line (\d+), in (\S+)\n\s+(.*)', text)
    frames = [f for f in frames if "/torch/" not in f[0].replace("\\", "/")]
    return "line {1} of {0}, in {2}: {3}".format(*frames[-1]) if frames else "not recorded"


def locate(step):
    """Run one step with anomaly detection, and print the operation and the line that called it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            with torch.autograd.detect_anomaly(check_nan=False):
                step()
        except RuntimeError as error:
            message = str(error).split("\n")[0]
        else:
            print("no error in this step")
            return
    notes = [str(one.message) for one in caught if "raceback of forward call" in str(one.message)]
    second = any("Previous calculation" in note for note in notes)
    print("error:", message)
    print("second derivative:" if second else "first derivative:", own_line(notes[-1]) if notes else "see the traceback")
    kind = next((kind for pattern, kind in KINDS if re.search(pattern, message)), "other-op; another operation, or a newer torch")
    print("verdict:", kind)


if __name__ == "__main__":
    x = torch.rand(3, 2, requires_grad=True)

    def step():
        (gradient,) = torch.autograd.grad(torch.cdist(x, x.detach() + 1).sum(), x, create_graph=True)
        (gradient**2).sum().backward()

    locate(step)
