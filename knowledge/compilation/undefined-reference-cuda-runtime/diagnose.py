"""Say for each name that the linker misses which library has it, and where -lcudart is.

make VERBOSE=1 >build.log 2>&1; python diagnose.py build.log
"""

import re
import sys
from pathlib import Path

LIBRARIES = (
    (
        r"__cudaRegisterLinkedBinary|__fatbinwrap",
        "no library: link devices with nvcc -dlink, or link with nvcc",
    ),
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
    (r"c10::|at::|torch::", "torch's libraries: -lc10 -ltorch -ltorch_cpu -lc10_cuda -ltorch_cuda"),
)
MISSING = re.compile(
    r"(?:undefined reference to ?(?:symbol )?[`'‘]|indéfinie vers « ?|undefined symbol: "
    r"|external symbol \"?(?:__imp_)?|外部符号 \"?(?:__imp_)?)([^`'’» \n\"]+)"
)
OBJECT = re.compile(r"\S+\.(?:o|a|obj|cpp|cc|c)$|-l(?!cudart)\S+")

if __name__ == "__main__":
    log = Path(sys.argv[1] if len(sys.argv) > 1 else "planted.log").read_text(errors="replace")
    libraries: dict[str, list[str]] = {}
    for name in dict.fromkeys(MISSING.findall(log)):
        where = next((text for pattern, text in LIBRARIES if re.match(pattern, name)), "not CUDA's")
        libraries.setdefault(where, []).append(name)
    for where, names in libraries.items():
        print(f"{where}: {len(names)} names, such as {names[0]}")
    for line in log.splitlines():
        words = line.split()
        if not words or " -c " in line or not re.search(r"(?:\+\+|cc|fortran|clang)$", words[0]):
            continue
        libs = [place for place, word in enumerate(words) if word.startswith("-lcudart")]
        objects = [place for place, word in enumerate(words) if OBJECT.match(word)]
        if objects:
            late = libs and max(libs) > max(objects)
            verdict = "last" if late else "too early" if libs else "absent"
            print(f"-lcudart is {verdict}: {line.strip()[:60]}")
