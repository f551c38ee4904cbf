"""Compare the GPU, the torch build and the override of the GPU's version."""

import os

import torch

override = os.environ.get("HSA_OVERRIDE_GFX_VERSION")
print("HSA_OVERRIDE_GFX_VERSION:", override or "not set")
print("torch:", torch.__version__, "HIP:", torch.version.hip)
built = torch.cuda.get_arch_list() if torch.version.hip else []
print("built for:", *built or ["no AMD GPU"])
for index in range(torch.cuda.device_count() if torch.version.hip else 0):
    name = torch.cuda.get_device_properties(index).gcnArchName.split(":")[0]
    print(f"GPU {index}: {name}, in the build: {name in built}")
if not torch.version.hip:
    print("verdict: this torch is no ROCm build; run it with the program's Python")
elif override:
    print("verdict: the GPU's version is overridden; unset it, then compare the lines above")
else:
    print("verdict: no override; look for a wrong index, then at torch and the kernel driver")
