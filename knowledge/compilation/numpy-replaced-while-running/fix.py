"""Install first, and import NumPy in a process that starts afterwards."""

import subprocess
import sys
from pathlib import Path

from make_numpy import install

site = Path.cwd() / "site"
install(site, "2.0.2")
sys.path.insert(0, str(site))
sys.dont_write_bytecode = True
import numpy

print("loaded here:", numpy.__version__)
install(site, "2.2.6")
code = "import sys; sys.path.insert(0, 'site'); import numpy.strings; print('after a restart:', numpy.__version__)"
subprocess.run([sys.executable, "-S", "-c", code], check=True)
