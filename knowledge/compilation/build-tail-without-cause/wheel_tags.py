"""Print the parts that the name of a prebuilt wheel must have to fit this Python and torch."""

import sys
import sysconfig

import torch

python = f"cp{sys.version_info.major}{sys.version_info.minor}"
cuda = torch.version.cuda
release = ".".join(torch.__version__.split(".")[:2])
print("Python:", python)
print("platform:", sysconfig.get_platform().replace("-", "_").replace(".", "_"))
print("torch:", f"torch{release}")
print("CUDA:", f"cu{cuda.replace('.', '')} or cu{cuda.split('.')[0]}" if cuda else "a CPU build")
print("C++ ABI:", f"cxx11abi{str(torch.compiled_with_cxx11_abi()).upper()}")
