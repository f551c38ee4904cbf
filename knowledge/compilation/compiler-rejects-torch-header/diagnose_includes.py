"""List which of the headers that Windows compilers reject comes in with each header of torch."""

import os
import subprocess
import sysconfig

import torch

REJECTED = ("compiled_autograd.h", "pybind11/cast.h", "argument_spec.h")
include = os.path.join(os.path.dirname(torch.__file__), "include")
folders = [include, include + "/torch/csrc/api/include", sysconfig.get_path("include")]

for header in ("torch/extension.h", "torch/all.h", "torch/types.h", "ATen/ATen.h"):
    command = ["c++", "-std=c++20", "-M", "-x", "c++", *("-I" + folder for folder in folders), "-"]
    source = f"#include <{header}>\n"
    files = subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout
    print(f"{header}:", ", ".join(name for name in REJECTED if name in files) or "none of them")
