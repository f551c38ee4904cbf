"""Read the allocator settings of the environment without importing torch, and name what is wrong."""

import os
import re
from importlib.metadata import PackageNotFoundError, version

NAMES = ("PYTORCH_ALLOC_CONF", "PYTORCH_CUDA_ALLOC_CONF", "PYTORCH_HIP_ALLOC_CONF")
KNOWN = """
    backend expandable_segments max_split_size_mb garbage_collection_threshold
    roundup_power2_divisions max_non_split_rounding_mb per_process_memory_fraction
    release_lock_on_cudamalloc throw_on_cudamalloc_oom pinned_num_register_threads
    pinned_use_cuda_host_register pinned_use_hip_host_register
    pinned_use_background_threads graph_capture_record_stream_reuse
""".split()


def problems(text, torch):
    """Yield what is wrong with a value for the torch release `torch`."""
    for part in filter(None, re.split(r",(?![^\[]*\])", text)):
        name, colon, value = (text.strip() for text in part.partition(":"))
        if not colon or not value:
            yield f"{part!r} is not of the form option:value"
        elif name not in KNOWN:
            yield f"{name!r} is not an option that I know"
        elif name == "expandable_segments" and torch < (2, 1):
            yield f"{name} needs torch 2.1"
        elif ";" in value or " " in value:
            yield f"{value!r} has a separator that is no comma"
        elif name == "expandable_segments" and value not in ("True", "False"):
            yield f"{name} must be True or False"
        elif name == "max_split_size_mb" and not (value.isdigit() and int(value) >= 20):
            yield f"{name} must be a number of 20 or more"
        elif name == "garbage_collection_threshold" and not re.fullmatch(r"0?\.[0-9]+", value):
            yield f"{name} must be between 0 and 1"


def show(name, text, torch):
    """Print a variable and its problems."""
    print(f"{name}={text}")
    print("    torch {}.{}:".format(*torch), "; ".join(problems(text, torch)) or "nothing found")


found = [name for name in NAMES if name in os.environ]
for name in found:
    try:
        major, minor = version("torch").split(".")[:2]
    except PackageNotFoundError:
        print("torch is not installed for this Python; the value is checked as for torch 2.13")
        major, minor = 2, 13
    show(name, os.environ[name], (int(major), int(minor)))
if not found:
    print("no variable is set; examples:")
    show("PYTORCH_CUDA_ALLOC_CONF", "expandable_segments:True", (2, 0))
    show("PYTORCH_CUDA_ALLOC_CONF", "max_split_size_mb=8000", (2, 0))
    show("PYTORCH_CUDA_ALLOC_CONF", r"C:\tools\cuda", (2, 0))
    show("PYTORCH_ALLOC_CONF", "max_split_size_mb:512;expandable_segments:True", (2, 13))
    show("PYTORCH_ALLOC_CONF", "max_split_size_mb:10", (2, 13))
    show("PYTORCH_ALLOC_CONF", "max_split_size_mb:512,expandable_segments:True", (2, 13))
