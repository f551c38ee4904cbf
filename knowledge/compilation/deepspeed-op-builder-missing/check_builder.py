"""Why op_builder is not found: run it with the Python that installs DeepSpeed; give the clone's folder if there is one.

python check_builder.py [DeepSpeed]
"""

import glob
import os
import sys

isolated = bool(sys.flags.isolated or getattr(sys.flags, "safe_path", False))
layout = glob.glob(os.path.join(os.path.dirname(sys.executable), "python*._pth"))
print("search path without the current folder:", isolated)
print("embedded Python:", bool(layout))
link = os.path.join(sys.argv[1] if len(sys.argv) > 1 else ".", "deepspeed", "ops", "op_builder")
if os.path.isfile(link):
    print("verdict: link-missing, deepspeed/ops/op_builder is a text file instead of a link")
elif isolated or layout:
    print("verdict: isolated, build a wheel with another Python of this version")
else:
    print("verdict: neither; read the first error above this one")
