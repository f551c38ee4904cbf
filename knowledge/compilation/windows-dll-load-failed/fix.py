"""Load the same DLL with the missing one beside it."""

import os

import windows

windows.write_dll("site-packages/torch/lib/fbgemm.dll", ["kernel32.dll", "libomp140.x86_64.dll"])
windows.write_dll("site-packages/torch/lib/libomp140.x86_64.dll", ["kernel32.dll"])
windows.load_torch("site-packages/torch")
print("loaded:", ", ".join(sorted(os.listdir("site-packages/torch/lib"))))
