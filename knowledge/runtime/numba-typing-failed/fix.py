"""The helper has the decorator; a loop replaces rows.sum(axis=1, keepdims=True)."""

import numpy as np
from numba import njit


@njit
def helper(value):
    return value + 1.0


@njit
def total(rows):
    shifted = helper(rows)
    sums = np.zeros(len(shifted))
    for row in range(len(shifted)):
        for column in range(shifted.shape[1]):
            sums[row] += shifted[row, column]
    return sums


print("sums:", total(np.ones((2, 3))))
