"""List where a script quantizes a model, attaches or merges an adapter, and builds a Trainer."""

import re
import sys
from pathlib import Path

STEPS = {
    "quantizes": r"load_in_[48]bit\s*=\s*True|BitsAndBytesConfig\(",
    "attaches": r"get_peft_model\(|peft_config\s*=|add_adapter\(|PeftModel\.from_pretrained\(",
    "merges": r"\.merge_and_unload\(",
    "builds a Trainer": r"\b\w*Trainer\(",
}
HERE = Path(__file__).parent
scripts = sys.argv[1:] or [str(HERE / "example_plain.py"), str(HERE / "example_merged.py")]


def verdict(order):
    before = order[: order.index("builds a Trainer")] if "builds a Trainer" in order else order
    if "merges" in before:
        return "the adapter is merged before the Trainer"
    return "an adapter is attached" if "attaches" in before else "no adapter before the Trainer"


for script in scripts:
    order = []
    for number, line in enumerate(Path(script).read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith(("#", "from ", "import ")):
            continue
        for step, pattern in STEPS.items():
            if re.search(pattern, line):
                order.append(step)
                print(f"{Path(script).name}:{number} {step}")
    print(f"{Path(script).name}: {verdict(order)}")
