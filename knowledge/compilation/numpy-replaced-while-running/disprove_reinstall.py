"""Install the same release once more in the session with the error, and import again."""

import importlib
import sys
from pathlib import Path

from make_numpy import install

site = Path.cwd() / "site"
install(site, "2.0.2")
sys.path.insert(0, str(site))
sys.dont_write_bytecode = True
import numpy

for attempt in ("installed", "installed again"):
    install(site, "2.2.6")
    importlib.invalidate_caches()
    try:
        importlib.import_module("numpy.strings")
    except ImportError as error:
        print(f"{attempt}, loaded is {numpy.__version__}:", str(error).split(" (")[0])
