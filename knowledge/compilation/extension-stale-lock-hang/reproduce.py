"""Load an extension whose lock file was left by a killed build; stop the wait after 5 s."""

import faulthandler
import tempfile
from pathlib import Path

from torch.utils.cpp_extension import load_inline

folder = Path(tempfile.mkdtemp())
(folder / "lock").touch()
faulthandler.dump_traceback_later(5, exit=True)
load_inline("demo", "int one() { return 1; }", functions=["one"], build_directory=str(folder))
