"""Usage: python buffer_sizes.py DIM,DIM,... DTYPE ARRAY.npy
Compare the input of an engine, by its shape and type, with the array that you copy."""
import sys

import numpy as np

if len(sys.argv) != 4:
    sys.exit(__doc__.splitlines()[0])
shape = [int(part) for part in sys.argv[1].split(",")]
dtype = np.dtype(sys.argv[2])
array = np.load(sys.argv[3])
if min(shape) < 0:
    print("verdict: dynamic-shape: set the input's shape before you allocate")
    sys.exit()
wanted = int(np.prod(shape)) * dtype.itemsize
print("engine:", shape, dtype, wanted, "bytes")
print("array: ", list(array.shape), array.dtype, array.nbytes, "bytes",
      "contiguous" if array.flags.c_contiguous else "not contiguous")
if array.nbytes == wanted and array.dtype == dtype:
    print("verdict: same")
elif array.size == int(np.prod(shape)):
    print("verdict: other-type: use array.astype(np.%s)" % dtype)
else:
    print("verdict: other-size: resize the image to the engine's input, or change the batch")
