"""Compile one CUDA file, as packages with kernels do."""

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class BuildWithNvcc(build_ext):
    def build_extension(self, extension):
        nvcc = ["nvcc", "-shared", "-Xcompiler", "-fPIC"]
        self.mkpath(self.build_lib)
        self.spawn([*nvcc, "-o", self.get_ext_fullpath(extension.name), *extension.sources])


setup(
    name="demo",
    version="1.0",
    ext_modules=[Extension("demo", ["kernel.cu"])],
    cmdclass={"build_ext": BuildWithNvcc},
)
