"""Build both files as torch builds an extension, with the flags for the device link from the environment."""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from torch.utils import cpp_extension

# A CPU build of torch knows no toolkit; its build rules are the same.
cpp_extension.CUDA_HOME = str(Path(shutil.which("nvcc")).parents[1])
flags = {"cxx": [], "nvcc": ["-rdc=true"]}
if "DLINK" in os.environ:
    flags["nvcc_dlink"] = os.environ["DLINK"].split()
demo = Extension(
    "demo",
    ["kernel.cu", "square.cu"],
    language="c++",
    libraries=["cudart_static"],
    library_dirs=[os.environ["lib"]],
    extra_compile_args=flags,
)
setup(name="demo", ext_modules=[demo], cmdclass={"build_ext": cpp_extension.BuildExtension})
