"""Mend the line that the compiler named, and build again."""

import os
from pathlib import Path

from torch.utils.cpp_extension import load

source = Path("broken.cpp").read_text()
Path("mended.cpp").write_text(source.replace("PyNumber_Add(x, y)", "PyNumber_Add(x, x)"))
os.makedirs("build")
demo = load("demo", ["mended.cpp"], build_directory="build")
print("twice 21 is", demo.twice(21))
