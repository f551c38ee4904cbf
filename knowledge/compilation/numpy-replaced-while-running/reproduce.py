"""Import NumPy, install another release, and let a package import a part of NumPy that was not loaded yet."""

import importlib
import sys
from pathlib import Path

from make_numpy import install

site = Path.cwd() / "site"
install(site, "2.0.2")
sys.path.insert(0, str(site))
sys.dont_write_bytecode = True
import numpy

print("loaded:", numpy.__version__)
install(site, "2.2.6")
importlib.invalidate_caches()
import numpy.strings
