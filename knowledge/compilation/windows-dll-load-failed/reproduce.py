"""Load the DLLs of a torch in which fbgemm.dll needs a DLL that Windows does not have."""

import windows

windows.write_dll("site-packages/torch/lib/fbgemm.dll", ["kernel32.dll", "libomp140.x86_64.dll"])
windows.load_torch("site-packages/torch")
