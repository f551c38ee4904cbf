"""List the uses of names that newer CUDA releases lack: python check_removed.py FOLDER_OR_LOG"""

import pathlib
import re
import sys

REMOVED = [
    (11, r"\bcusparse[SDCZ](?:csrmm2?|csrmv|csrgemm|hybmv)\b", "cusparseSpMM, SpMV or SpGEMM"),
    (12, r"\btexture\s*<|\btexture is not a template|\btextureReference\b", "cudaTextureObject_t"),
    (12, r"\bcuda(?:B|Unb)indTexture\w*", "cudaCreateTextureObject"),
    (12, r"\bcusparse[SDCZ](?:axpyi|gthrz?|sctr|doti)\b|\bcsr(?:sv|gemm)2Info_t\b", "the generic API"),
    (13, r"(?:\.|->|member (?:named )?[\"‘'])(?:clockRate|memoryClockRate)\b", "cudaDeviceGetAttribute"),
    (13, r"(?:\.|->|member (?:named )?[\"‘'])(?:computeMode|kernelExecTimeoutEnabled)\b", "cudaDeviceGetAttribute"),
    (13, r"(?:\.|->|member (?:named )?[\"‘'])deviceOverlap\b", "asyncEngineCount"),
]
ENDS = {".cu", ".cuh", ".c", ".cc", ".cpp", ".cxx", ".h", ".hpp", ".inl"}
place = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
if not place.exists():
    sys.exit(f"there is no {place}; pass the source folder, or the log of the build")
files = sorted(one for one in place.rglob("*") if one.suffix in ENDS) if place.is_dir() else [place]
found = []
for file in files:
    for number, line in enumerate(file.read_text(errors="replace").splitlines(), start=1):
        for release, pattern, instead in REMOVED:
            for name in sorted(set(re.findall(pattern, line))):
                found.append(release)
                label = re.sub(r"^(?:member .*)?\W", "", name)
                print(f"{file}:{number}: {label}: not in CUDA {release} and newer; use {instead}")
if found:
    print(f"verdict: as it is, it needs CUDA {min(found) - 1} or older")
else:
    print("verdict: none of these names; the name may be newer than your toolkit")
