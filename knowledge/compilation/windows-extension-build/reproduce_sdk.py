"""Build an extension in a prompt that Visual Studio has set up, without DISTUTILS_USE_SDK."""

import os

os.environ["VSCMD_ARG_TGT_ARCH"] = "x64"  # the Native Tools prompt sets this variable
os.environ.pop("DISTUTILS_USE_SDK", None)

from setuptools import setup
from torch.utils import cpp_extension

cpp_extension.IS_WINDOWS = True
with open("demo.cpp", "w") as file:
    file.write("#include <torch/extension.h>\nPYBIND11_MODULE(demo, m) {}\n")
extension = cpp_extension.CppExtension("demo", ["demo.cpp"])
builder = {"build_ext": cpp_extension.BuildExtension.with_options(use_ninja=False)}
setup(name="demo", ext_modules=[extension], cmdclass=builder, script_args=["build_ext"])
