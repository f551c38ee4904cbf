"""Tell from the shapes of a layer's input and output whether they are too large for cuDNN.

Usage: python diagnose.py 48,3,64,224,224 48,64,64,112,112
       (print them before the failing line: print(x.shape, x.stride(), x.is_contiguous()))
"""

import sys
from math import prod

LIMIT = 2**31 - 1  # elements of one tensor
BATCH = 131070  # rows of a batch of vectors, in batch normalization
EXAMPLES = ("48,3,64,224,224", "48,64,64,112,112", "70,32,100,100,100", "200704,32", "2,256,24,8")


def verdict(shape: list[int]) -> str:
    """Return whether the size alone explains the refusal, and the largest batch that does not."""
    elements = prod(shape)
    if elements > LIMIT:
        return f"too-large: {elements} elements; at most {LIMIT // prod(shape[1:])} samples"
    if len(shape) == 2 and shape[0] > BATCH:
        return f"too-large: {shape[0]} rows, more than {BATCH}, for old releases of cuDNN"
    return f"fits: {elements} elements; look at strides and at the release of cuDNN"


for text in sys.argv[1:] or EXAMPLES:
    print(f"{text}: {verdict([int(part) for part in text.split(',')])}")
