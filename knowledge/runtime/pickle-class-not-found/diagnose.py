"""List the classes that a file asks for, and what this process would find under each name."""

import io
import sys
import types
from importlib.util import find_spec

import torch
from torch import nn
from torch.serialization import get_unsafe_globals_in_checkpoint


def look(file: object) -> None:
    """Print what the file needs; nothing of it is executed."""
    for name in get_unsafe_globals_in_checkpoint(file):
        module, _, attribute = name.rpartition(".")
        top = module.partition(".")[0]
        if top not in sys.modules and find_spec(top) is None:
            print(f"  {name}: no module {top} on sys.path")
        elif module in sys.modules:
            found = hasattr(sys.modules[module], attribute)
            print(f"  {name}: {'found' if found else f'{module} has no {attribute}'}")
        else:
            print(f"  {name}: to be imported from {find_spec(top).origin}")


def saved(module: str) -> io.BytesIO:
    """Save a model of a class that stands in the module, and remove the class."""
    net = type("Net", (nn.Linear,), {"__module__": module})
    holder = sys.modules.setdefault(module, types.ModuleType(module))
    holder.Net = net
    torch.save(net(4, 2), file := io.BytesIO())
    del holder.Net
    if module != "__main__":
        del sys.modules[module]
    file.seek(0)
    return file


print("from a script:")
look(saved("__main__"))
print("from a project:")
look(saved("models_of_another_project"))
torch.save(nn.Sequential(nn.Linear(4, 2)), library := io.BytesIO())
library.seek(0)
print("of torch's own classes:")
look(library)
