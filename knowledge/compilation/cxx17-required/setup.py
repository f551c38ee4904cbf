from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

setup(
    name="scale",
    ext_modules=[CppExtension("scale", ["scale.cpp"], extra_compile_args=["-O0", "-std=c++14"])],
    cmdclass={"build_ext": BuildExtension.with_options(use_ninja=False)},
)
