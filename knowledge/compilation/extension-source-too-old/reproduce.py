"""Compile a source that was written for torch 1.4 against the headers of the installed torch."""

import subprocess
import sys
import sysconfig

from torch.utils.cpp_extension import include_paths

source = sys.argv[1] if len(sys.argv) > 1 else "old.cpp"
folders = [*include_paths(), sysconfig.get_path("include")]
command = ["c++", "-std=c++20", "-fsyntax-only", source, *(f"-I{one}" for one in folders)]
sys.exit(subprocess.run(command, check=False).returncode)
