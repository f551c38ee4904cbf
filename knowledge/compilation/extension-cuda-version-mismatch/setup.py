"""Describe an extension with one CUDA source, under a torch that plays a build for CUDA 13.0."""

import os

import torch
from setuptools import setup
from torch.utils import cpp_extension

# The stand-in: a CPU build names no CUDA version and looks for no toolkit.
torch.version.cuda = "13.0"
cpp_extension.CUDA_HOME = home = cpp_extension._find_cuda_home()

demo = cpp_extension.CppExtension(
    "demo", ["demo.cu"], libraries=["cudart_static"], library_dirs=[os.path.join(home, "lib64")]
)
setup(
    name="demo", ext_modules=[demo], cmdclass={"build_ext": cpp_extension.BuildExtension}
)
