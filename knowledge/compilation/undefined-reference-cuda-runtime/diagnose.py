"""Say for each missing name in a linker's message which library has it."""

import re
import subprocess

LIBRARIES = (
    (r"__cudaRegisterLinkedBinary|__fatbinwrap", "no library: link devices with nvcc -dlink, or link with nvcc"),
    (r"cublas", "-lcublas (-lcublasLt for cublasLt…)"),
    (r"cudnn", "-lcudnn"),
    (r"cusparse", "-lcusparse"),
    (r"cusolver", "-lcusolver"),
    (r"cufft", "-lcufft"),
    (r"curand", "-lcurand"),
    (r"nccl", "-lnccl"),
    (r"nvrtc", "-lnvrtc"),
    (r"nvml", "-lnvidia-ml, from the driver or the toolkit's stubs"),
    (r"_*cuda[A-Z]", "-lcudart (or -lcudart_static -ldl -lrt -lpthread)"),
    (r"cu[A-Z]", "-lcuda, from the driver or the toolkit's stubs"),
    (r"c10::|at::|torch::", "torch's libraries: -lc10 -ltorch -ltorch_cpu, for CUDA -lc10_cuda -ltorch_cuda"),
)

log = subprocess.run(["bash", "reproduce.sh"], capture_output=True, text=True).stderr
# Names of libraries beyond the reproduction's, to show how they are told apart.
log += "undefined reference to `cublasCreate_v2'\nundefined reference to `cuCtxGetCurrent'\n"
for name in dict.fromkeys(re.findall(r"undefined reference to [`']([^']+)'", log)):
    where = next((text for pattern, text in LIBRARIES if re.match(pattern, name)), "not CUDA's")
    print(f"{name}: {where}")
