"""Run the check in four states: nothing loaded, another release loaded, files of two releases, and all well."""

import runpy
import sys
from pathlib import Path

from make_numpy import install

site = Path.cwd() / "site"
install(site, "2.0.2")
sys.path[:] = [str(site), *(one for one in sys.path if "-packages" not in one)]
sys.dont_write_bytecode = True


def check(state: str) -> None:
    print("#", state)
    runpy.run_path("check_numpy.py")


check("nothing imported")
import numpy

check("imported after the installation")
install(site, "2.2.6")
check("installed after the import")
sys.modules.pop("numpy")
(site / "numpy/_core/umath.py").write_text("isalpha = str.isalpha\n")
check("a new process, one file left from 2.0.2")
