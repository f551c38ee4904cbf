"""List the GPU numbers that are written in scripts and configurations, and those too large here.

python check_numbers.py train.py config.yaml; --gpus N assumes N visible GPUs.
"""

import os
import re
import sys
from pathlib import Path

import torch

NUMBER = re.compile(
    r"cuda:(\d+)|\.cuda\((\d+)\)|set_device\((\d+)\)|(?:device_ids|devices|gpus?(?:_ids?)?)"
    r"[\"']?\s*[=:]\s*[\[(\"']([\d, ]+)|nproc[-_]per[-_]node[= ](\d+)|num_processes:? ?(\d+)",
    re.IGNORECASE,
)


def largest(match: re.Match[str]) -> int:
    """Return the largest GPU number that this text asks for."""
    text = next(group for group in match.groups() if group)
    numbers = [int(one) for one in re.findall(r"\d+", text)]
    is_count = match.group(5) or match.group(6)
    return max(numbers) - 1 if is_count else max(numbers)


def check(path: str, count: int) -> None:
    """Print each line of the file that asks for a GPU by its number."""
    for place, line in enumerate(Path(path).read_text().splitlines(), 1):
        for match in NUMBER.finditer(line):
            verdict = "too large" if largest(match) >= count else "legal"
            print(f"{path}:{place}: {match.group().strip()} is {verdict}")


if __name__ == "__main__":
    arguments = sys.argv[1:] or ["--gpus", "2", "planted.py", "planted.yaml"]
    count = torch.cuda.device_count()
    if arguments[0] == "--gpus":
        count, arguments = int(arguments[1]), arguments[2:]
    print("visible GPUs:", count, "CUDA_VISIBLE_DEVICES:", os.environ.get("CUDA_VISIBLE_DEVICES"))
    print("LOCAL_RANK:", os.environ.get("LOCAL_RANK"))
    for path in arguments:
        check(path, count)
