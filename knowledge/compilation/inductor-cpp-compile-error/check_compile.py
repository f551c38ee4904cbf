"""Compile one small function for the CPU and say what stops it: python check_compile.py"""

import os
import re
import shutil
import tempfile

os.environ["TORCHINDUCTOR_CACHE_DIR"] = tempfile.mkdtemp()

import torch
from torch._inductor import config

config.cpp_cache_precompile_headers = False

REASONS = {
    r"Python\.h": "the headers of this Python are missing",
    r"C1083|file not found|No such file": "the compiler does not find a header of C++, OpenMP or the system",
    r"-std=|/std:|unrecognized command|unknown argument": "the compiler is too old for torch",
    r"No space|Read-only|Permission denied": "the cache folder cannot be written",
}
compiler = os.environ.get("CXX") or ("cl" if os.name == "nt" else "g++")
print("torch:", torch.__version__, "compiler:", shutil.which(compiler) or f"{compiler}, not found")
try:
    print("result:", torch.compile(lambda tensor: tensor * 2)(torch.ones(4)).tolist())
    print("verdict: torch.compile works here; it is the code of your model that does not compile")
except Exception as error:
    output = str(error).split("Output:", 1)[-1]
    errors = re.findall(r"^.*\berror\b.*$|^.*not found.*$", output, re.M | re.I)
    line = errors[0].strip() if errors else output.strip().splitlines()[0]
    print("first error:", line)
    named = [reason for pattern, reason in REASONS.items() if re.search(pattern, line)]
    print("verdict:", named[0] if named else "see the first error")
