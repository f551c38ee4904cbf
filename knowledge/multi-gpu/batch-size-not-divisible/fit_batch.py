"""Print which batch sizes fit: python fit_batch.py batch=512 gpus=6 micro=4 n=1 tp=1 pp=1 cp=1."""

import math
import sys

numbers = {"batch": 512, "gpus": 6, "micro": 4, "n": 1, "tp": 1, "pp": 1, "cp": 1}
for argument in sys.argv[1:]:
    name, _, value = argument.partition("=")
    if name not in numbers or not value.isdigit() or int(value) < 1:
        sys.exit(f"{argument}: give NAME=NUMBER with one of {', '.join(numbers)}")
    numbers[name] = int(value)
batch, gpus, micro, n = (numbers[name] for name in ("batch", "gpus", "micro", "n"))
model = numbers["tp"] * numbers["pp"] * numbers["cp"]
if gpus % model:
    sys.exit(f"{gpus} GPUs do not divide into groups of tp x pp x cp = {model}")
ranks = gpus // model
print(f"data-parallel ranks: {gpus} / {model} = {ranks}")
total = batch * n
print(f"samples a step: {batch} x {n} = {total}, a multiple of {micro} x {ranks} = {micro * ranks}:", total % (micro * ranks) == 0)
step = micro * ranks // math.gcd(micro * ranks, n)
below, above = batch // step * step, -(-batch // step) * step
print("batch that fits:", " or ".join(str(value) for value in sorted({below, above} - {0})))
fits = [size for size in range(1, 65) if total % (size * ranks) == 0]
print("micro that fits this batch:", ", ".join(map(str, fits)) or "none: the batch is not a multiple of the ranks")
