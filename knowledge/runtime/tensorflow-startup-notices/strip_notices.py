"""Print what is left of a log without TensorFlow's notices: python strip_notices.py train.log (or - to paste)"""

import re
import sys

NOTICES = (
    r"Unable to register cu[A-Za-z]{2,6} factory",
    r"computation placer already registered",
    r"TF-TRT Warning: Could not find TensorRT",
    r"Could not load dynamic library 'libnvinfer",
    r"Cannot dlopen some TensorRT libraries",
    r"oneDNN custom operations are on",
    r"binary is optimized (?:to use|with oneAPI)",
    r"To enable (?:them in other operations|the following instructions)",
    r"SysFS had negative value \(-1\)",
    r"All log messages before absl::InitializeLog",
)
GPU = (r"Cannot dlopen some GPU libraries", r"Skipping registering GPU devices", r"Could not find cuda drivers")
GPU += (r"[Ff]ailed call to cu(?:Init|daGet)", r"GPU will not be used", r"Could not load dynamic library 'lib(?:cud|cub|cuf|cur|cus)")

text = sys.stdin.read() if sys.argv[1:] in ([], ["-"]) else open(sys.argv[1], errors="replace").read()
lines = [line for line in text.splitlines() if line.strip()]
left = [line for line in lines if not any(re.search(one, line) for one in NOTICES)]
no_gpu = [line for line in left if any(re.search(one, line) for one in GPU)]
ERROR = r"(?:^|[\s.\]])\w*(?:Error|Exception): |^\w*(?:Error|Exception)$|^Traceback|: error: |Killed|[Ss]egmentation|core dumped"
errors = [line for line in left if line not in no_gpu and re.search(ERROR, line)]
print(f"{len(lines) - len(left)} of {len(lines)} lines are notices")
for line in left[-20:]:
    print(line)
if errors:
    print("verdict: other-error;", errors[-1].strip()[:90])
elif no_gpu:
    print("verdict: gpu-not-found;", re.sub(r"^.*?\] ", "", no_gpu[0].strip())[:90])
else:
    print("verdict: only-notices; nothing in these lines stopped the program")
