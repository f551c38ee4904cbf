"""Which error of nvcc came first in a build log, and what it is about: python first_cause.py build.log"""

import re
import sys
from collections import Counter

KNOWN = [
    ("windows-names", r'identifier "u(?:int|short|long|char)" is undefined|\(uint\)|\buint [a-z0-9_]+ ='),
    ("old-arch", r"more than one conversion function from .{0,10}half"),
    ("half-ambiguous", r"more than one (?:operator|instance of overloaded function)"),
    ("half-off", r'no operator "|no suitable (?:conversion|user-defined).{0,20}'),
    ("shared-initializer", r"initializer not allowed for __shared__"),
    ("no-instance", r"no instance of "),
]

with open(sys.argv[1], errors="replace") as log:
    lines = log.read().splitlines()
errors = [number for number, line in enumerate(lines) if re.search(r"(?:^\s*|[):] ?)(?:fatal )?error ?: ", line)]
if not errors:
    sys.exit("verdict: no error of a compiler in this log; build again into a file")
first = lines[errors[0]].strip()
text = "\n".join(lines)
release = re.search(r"(?:cuda[-_/\\]v?|CUDA\\v|CUDA/v)(\d+\.\d+)", text)
standard = re.search(r"-std[= ](\S{5,8})", text)
options = re.search(r"-D__CUDA_NO_HALF_OPERATORS__", text)
files = Counter(re.split(r"[(:]\d", lines[number].strip())[0].replace("\\", "/").split("/")[-1] for number in errors)
print("first error:", first[-110:])
print("errors:", len(errors), "- most in:", files.most_common(1)[0][0])
archs = sorted(set(re.findall(r"(?:sm_|compute_)(\d{2,3})", text)))
print("CUDA:", release[1] if release else "not in the log", "- standard:", standard[1] if standard else "not in the log")
print("architectures:", *archs or ["not in the log"])
around = "\n".join(lines[errors[0] : errors[0] + 5])
types = re.search(r"(?:argument|operand) types are: .*", "\n".join(lines[errors[0] :]))
cause = next((key for key, pattern in KNOWN if re.search(pattern, around)), "")
if not cause:
    print("verdict: other; look the first error up, the later ones often follow from it")
elif cause == "half-ambiguous" and types and "half" not in types[0]:
    print("verdict: no-instance; give all arguments one type:", types[0])
elif cause == "half-off" and "half" not in around.lower():
    print("verdict: other; an operator for a type of the project is missing")
else:
    print("verdict:", cause, "(torch's options for half are set)" if options else "")
