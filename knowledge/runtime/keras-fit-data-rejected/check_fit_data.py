"""Do these arrays fit together? python check_fit_data.py x.npy y.npy [BATCH EPOCHS STEPS]"""

import sys

if len(sys.argv) not in (3, 6):
    sys.exit("usage: python check_fit_data.py x.npy y.npy [BATCH EPOCHS STEPS]")
import numpy as np

x, y = (np.load(path, allow_pickle=True) for path in sys.argv[1:3])
print("x:", x.shape, x.dtype, " y:", y.shape, y.dtype)
if object in (x.dtype, y.dtype):
    print("verdict: ragged, an array of objects: see the shapes of its elements")
elif x.ndim == 0 or y.ndim == 0:
    print("verdict: lists, a single value: wrap the samples in one array")
elif len(x) == 0:
    print("verdict: empty, the loader found nothing: print the paths that it reads")
elif len(x) != len(y):
    print(f"verdict: counts-differ, {len(x)} samples and {len(y)} labels")
else:
    print("verdict: the lengths are equal")
if len(sys.argv) == 6 and len(x):
    batch, epochs, steps = map(int, sys.argv[3:])
    there = -(-len(x) // batch)
    print(f"batches in one pass: {there}, wanted: {steps} steps in each of {epochs} epochs")
    if steps > there:
        print("verdict: ran-out, leave steps_per_epoch out, or call .repeat() on the data set")
    elif steps * epochs > there:
        print("verdict: ran-out if it is a tf.data data set: without .repeat() it is passed once")
