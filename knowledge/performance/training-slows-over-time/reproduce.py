"""Time the first and the last steps of train.py, which computes its metric over all batches."""

import runpy
import time

from torch.optim import SGD

moments = []
step = SGD.step
SGD.step = lambda self, *args, **kwargs: (moments.append(time.perf_counter()), step(self))[1]
runpy.run_path("train.py", run_name="__main__")
times = [(after - before) * 1e3 for before, after in zip(moments, moments[1:], strict=False)]
for label, part in (("first steps", times[5:30]), ("last steps", times[-25:])):
    print(f"{label}:", *(f"{one:.2f}" for one in part), "ms")
