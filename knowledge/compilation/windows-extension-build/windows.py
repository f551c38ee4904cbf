"""Run the Windows branch of torch's extension builder, with a stand-in for where.exe."""

import os

from torch.utils import cpp_extension


def write_build_file(where: str) -> str:
    """Write build.ninja as torch does on Windows, with `where` as the body of where.exe."""
    os.makedirs("system32", exist_ok=True)
    with open("system32/where", "w") as file:
        file.write(f"#!/bin/sh\n{where}\n")
    os.chmod("system32/where", 0o755)
    os.environ["PATH"] = os.path.abspath("system32") + os.pathsep + os.environ["PATH"]
    cpp_extension.IS_WINDOWS = True
    cpp_extension._write_ninja_file_to_build_library(
        path="build.ninja", name="demo", sources=["demo.cpp"],
        extra_cflags=[], extra_cuda_cflags=[], extra_sycl_cflags=[],
        extra_ldflags=[], extra_include_paths=[],
        with_cuda=False, with_sycl=False, is_standalone=False,
    )
    with open("build.ninja") as file:
        return file.read()
