"""Find the line that matters in a log of TensorFlow: python find_line.py train.log"""

import re
import sys
from pathlib import Path

KINDS = {
    "label-range": r"Received a label value of (-?\d+) which is outside the valid range of \[0, (\d+)\)",
    "index-range": r"indices(?:\[[\d,]*\])? = (-?\d+) is not in \[0, (\d+)\)",
    "shapes": r"logits and labels must (?:have the same|be (?:the )?same size|be broadcastable)|Incompatible shapes",
    "batches": r"Cannot batch tensors with different shapes",
    "out of memory": r"OOM when allocating|RESOURCE_EXHAUSTED|failed to allocate memory",
    "libdevice": r"libdevice not found|ptxas",
    "cuDNN": r"No algorithm worked|DNN library (?:is not found|initialization failed)|CUDNN_STATUS",
    "another worker": r"Socket closed|failed to connect to all addresses|Connection (?:refused|reset)",
}
OWN = re.compile(r'File "([^"]+)", line (\d+)')

text = Path(sys.argv[1]).read_text(errors="replace")
lines = text.splitlines()
FOREIGN = re.compile(r"site-packages|dist-packages|lib[/\\]python3|runpy|<")
frames = [":".join(one) for one in OWN.findall(text) if not FOREIGN.search(one[0])]
node = re.search(r"\{\{node ([^}]+)\}\}|Detected at node '?([^' ]+)|Node: '([^']+)'", text)
print("node:", next(filter(None, node.groups())) if node else "none", "- own frame:", frames[-1] if frames else "none")
for kind, pattern in KINDS.items():
    match = next(filter(None, map(re.compile(pattern).search, lines)), None)
    if match:
        print("line:", match.string.strip()[:110])
        print("verdict:", kind, f"- {match[1]} where 0 to {int(match[2]) - 1} is allowed" if match.re.groups else "")
        break
else:
    print("verdict: none of the known lines; these are the last ones before the end of the message:")
    print(*[line[:110] for line in text.rpartition("[[{{node")[0].split("\n")[-4:]], sep="\n")
