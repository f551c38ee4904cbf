"""Build an extension whose source has one wrong name in line 3."""

import os

from torch.utils.cpp_extension import load

os.makedirs("build")
load("demo", ["broken.cpp"], build_directory="build")
