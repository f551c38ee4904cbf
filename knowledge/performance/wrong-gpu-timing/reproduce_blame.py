"""Time the three lines of a step one by one: the wait goes to the line that reads the result."""

import time

import torch

torch.manual_seed(0)
x = torch.randn(8192, 8192, device="cuda")
(x @ x).relu().mean().item()

marks = [time.perf_counter()]
y = x @ x
marks.append(time.perf_counter())
loss = y.relu().mean()
marks.append(time.perf_counter())
value = loss.item()
marks.append(time.perf_counter())

lines = ("y = x @ x", "loss = y.relu().mean()", "value = loss.item()")
spent = [1e3 * (end - start) for start, end in zip(marks, marks[1:], strict=False)]
for line, one in zip(lines, spent, strict=True):
    print(f"{line:24} {one:8.3f} ms")
print("blamed:", lines[spent.index(max(spent))])
