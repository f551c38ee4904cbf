"""Build the broken source as a package would."""

from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

setup(
    name="demo",
    ext_modules=[CppExtension("demo", ["broken.cpp"])],
    cmdclass={"build_ext": BuildExtension},
)
