"""Say with which shapes a join fails, wherever in a model it stands."""

from itertools import zip_longest

import torch
from torch.overrides import TorchFunctionMode
from unet import UNet

JOINS = (torch.cat, torch.concat, torch.concatenate, torch.stack, torch.hstack, torch.vstack)
JOINS += (torch.dstack, torch.column_stack, torch.row_stack)


class Joins(TorchFunctionMode):
    """Print the shapes of the tensors when a join of them fails, and where they differ."""

    def __torch_function__(self, function, types, args=(), kwargs=None):
        """Call the function; on an error of a join print what it was given."""
        kwargs = kwargs or {}
        try:
            return function(*args, **kwargs)
        except RuntimeError:
            if function in JOINS:
                tensors = args[0] if args else kwargs["tensors"]
                shapes = [tuple(tensor.shape) for tensor in tensors]
                where = [d for d, sizes in enumerate(zip_longest(*shapes)) if len(set(sizes)) > 1]
                print(function.__name__, *shapes, "differ in", where)
            raise


state = torch.zeros(32, 4)
failures = {
    "image of 126 x 100": lambda: UNet()(torch.zeros(1, 1, 126, 100)),
    "image of 126 x 126": lambda: UNet()(torch.zeros(1, 1, 126, 126)),
    "last batch": lambda: torch.cat([torch.zeros(4, 8), state], dim=1),
    "two prompts": lambda: torch.cat([torch.zeros(1, 77, 768), torch.zeros(1, 154, 768)]),
    "a vector for each text": lambda: torch.cat([torch.zeros(2, 5, 8), torch.zeros(2, 8)], dim=1),
    "channels last": lambda: torch.cat([torch.zeros(9, 64, 64, 3), torch.zeros(9, 64, 64, 1)], 1),
}
for name, fail in failures.items():
    print(f"{name}:")
    try:
        with Joins():
            fail()
    except RuntimeError as error:
        print("   ", error)
