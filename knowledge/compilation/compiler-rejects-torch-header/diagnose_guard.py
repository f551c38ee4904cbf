"""Show which code of compiled_autograd.h Windows compiles, with and without USE_CUDA."""

import os
import re
import subprocess

import torch

header = os.path.join(os.path.dirname(torch.__file__), "include/torch/csrc/dynamo/compiled_autograd.h")
text = open(header, encoding="utf-8").read()
body = re.search(r"static at::TypePtr packed_type\(\) \{(.*?)\n  \}\n", text, re.S)[1]

for flags in ([], ["-DUSE_CUDA"]):
    command = ["c++", "-E", "-P", "-x", "c++", "-D_WIN32", *flags, "-"]
    left = subprocess.run(command, input=body, capture_output=True, text=True, check=True).stdout
    print(f"{' '.join(flags) or 'no flag'}: std::is_same_v is used {left.count('::std::is_same_v')} times")
