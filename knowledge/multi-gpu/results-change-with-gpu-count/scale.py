"""The rate for your GPUs: python scale.py GPUS BATCH RATE NEW_GPUS NEW_BATCH (batch: of one GPU)"""

import sys

if len(sys.argv) != 6:
    sys.exit("usage: python scale.py GPUS BATCH RATE NEW_GPUS NEW_BATCH")
gpus, batch, new_gpus, new_batch = (int(sys.argv[place]) for place in (1, 2, 4, 5))
rate = float(sys.argv[3])
total, new_total = gpus * batch, new_gpus * new_batch
print(f"total batch: {total} there, {new_total} here")
if total == new_total:
    print(f"rate {rate:g}, and the steps of the schedule, stay")
else:
    print(f"either rate {rate * new_total / total:g} with {total / new_total:g} times the steps")
    if total % new_total == 0:
        print(f"or rate {rate:g}, and gradients of {total // new_total} batches added up")
    else:
        print(f"or rate {rate:g}, and {total / new_gpus:g} samples for each GPU and step")
if batch != new_batch:
    print(f"batch norm sees {batch} samples there, {new_batch} here; SyncBatchNorm: {new_total}")
