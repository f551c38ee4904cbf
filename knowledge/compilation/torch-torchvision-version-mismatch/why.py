"""Say what torchvision was made for and why its library does not load, without importing it."""

import re
from importlib import metadata, util
from pathlib import Path

import torch

folder = Path(util.find_spec("torchvision").origin).parent
build = re.search(r"__version__ = '(.*)'", (folder / "version.py").read_text())
wants = [name for name in metadata.requires("torchvision") or () if re.match(r"torch\b", name)]
print("torch", torch.__version__, "for CUDA", torch.version.cuda)
print("torchvision", build[1], "wants", *wants)
libraries = list(folder.glob("_C*.so")) + list(folder.glob("_C*.pyd"))
if not libraries:
    print("no library: nothing was compiled for this torchvision")
for library in libraries:
    try:
        torch.ops.load_library(str(library))
    except OSError as error:
        print("no library:", str(error.__cause__ or error).replace(f"{folder}/", ""))
    else:
        print("the library loads, nms is there:", hasattr(torch.ops.torchvision, "nms"))
