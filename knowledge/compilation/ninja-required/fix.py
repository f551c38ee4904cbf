"""Put the folder that holds ninja on the PATH of the process, before the extension is loaded."""

import os
import shutil
import sysconfig

ninja = shutil.which("ninja") or os.path.join(sysconfig.get_path("scripts"), "ninja")
os.environ["PATH"] = os.path.dirname(ninja) + os.pathsep + os.environ["PATH"]

from torch.utils.cpp_extension import load_inline

source = "int twice(int x) { return 2 * x; }"
demo = load_inline("demo", source, functions=["twice"], build_directory=".")
print("twice(21) =", demo.twice(21))
