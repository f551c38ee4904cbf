"""Load an empty file with each argument that is recommended against this error."""

import pickle

import torch

open("checkpoint.pt", "wb").close()

attempts = {
    "as it is": {},
    "weights_only=False": {"weights_only": False},
    "map_location='cpu'": {"map_location": "cpu"},
    "encoding='latin1'": {"weights_only": False, "encoding": "latin1"},
    "pickle_module=pickle": {"weights_only": False, "pickle_module": pickle},
    "mmap=True": {"mmap": True},
}
for name, options in attempts.items():
    try:
        torch.load("checkpoint.pt", **options)
    except (EOFError, RuntimeError) as error:
        print(f"{name}: {type(error).__name__} {str(error).split('`')[0].strip()}".strip())
