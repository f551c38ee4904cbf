"""Save where files may not grow beyond a limit, and look at what the writer leaves.

The limit stands for a full disk or a quota: a write beyond it fails.
"""

import os
import pickle
import resource

import torch

state = {"weight": torch.ones(100, 100)}


def old_format() -> None:
    torch.save(state, "file", _use_new_zipfile_serialization=False)


def plain_pickle() -> None:
    with open("file", "wb") as file:
        pickle.dump(state["weight"].tolist(), file)


writers = {
    "torch.save": lambda: torch.save(state, "file"),
    "old format": old_format,
    "pickle": plain_pickle,
}
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
for name, write in writers.items():
    for limit in (0, 20_000):
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
        try:
            write()
            said = "nothing"
        except (OSError, RuntimeError) as error:
            said = str(error).splitlines()[0]
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        print(f"{name}, {limit} bytes free: {os.path.getsize('file')} bytes left, writer: {said}")
