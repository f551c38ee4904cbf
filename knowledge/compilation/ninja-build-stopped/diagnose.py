"""Find the first real error in a build log, and say which program wrote it."""

import re
import runpy

# The first pattern that fits a line names the speaker; wrappers' lines fit none.
SPEAKERS = (
    (r"nvcc fatal", "nvcc: an option"),
    (r"died due to signal 9|Killed signal", "the kernel: memory ran out, build with MAX_JOBS=1"),
    (r"ptxas (\S+, line|error|fatal)", "ptxas: device assembler"),
    (r"nvlink (error|fatal)", "nvlink: device linker"),
    (r"\S+\(\d+\): error: ", "cudafe++ or cicc: CUDA's front end"),
    (r"\S+:\d+(:\d+)?: (fatal )?error: #error", "a header that refuses this compiler or flag"),
    (r"\S+:\d+:\d+: (fatal )?error: ", "gcc: host compiler or preprocessor"),
    (r"undefined reference to|cannot find -l", "ld: host linker"),
)


def first_error(log: str) -> tuple[int, str, str] | None:
    for number, line in enumerate(log.splitlines(), 1):
        for pattern, speaker in SPEAKERS:
            if re.search(pattern, line):
                return number, speaker, line.strip()
    return None


try:
    runpy.run_path("reproduce.py")
except RuntimeError as error:
    log = str(error)
    number, speaker, line = first_error(log)
    print(f"line {number} of {len(log.splitlines())}, {speaker}")
    print(line)
