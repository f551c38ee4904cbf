"""Say what is left of earlier snippets: nothing but the files of this one."""

import os

print(sorted(os.listdir()))
print({name for name in os.environ if name.startswith(("MASTER_", "RANK"))})
print(os.listdir(os.environ["TMPDIR"]), os.listdir(os.environ["HOME"]))
