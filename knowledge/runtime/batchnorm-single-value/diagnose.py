"""Print the last batch of an epoch as the GPUs see it: python diagnose.py SAMPLES BATCH_SIZE GPUS."""

import sys

samples, batch, gpus = map(int, sys.argv[1:4]) if len(sys.argv) > 3 else (9, 4, 1)
last = samples % batch or batch
chunk = -(-last // gpus)  # DataParallel gives each GPU this many, and the rest to the last one
parts = [min(chunk, last - start) for start in range(0, last, chunk)]
print(f"last batch: {last} samples; per GPU: {parts}; full batch per GPU: {-(-batch // gpus)}")
if 1 in parts and last != batch:
    print("verdict: last-batch-of-one")
elif batch // gpus < 2:
    print("verdict: batch-size-one")
else:
    print("verdict: no batch of one here; look for a missing model.eval()")
