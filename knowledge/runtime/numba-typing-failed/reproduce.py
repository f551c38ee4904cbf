"""A compiled function calls one that has no decorator."""

import numpy as np
from numba import njit
from numba.core.errors import TypingError


def helper(value):
    return value + 1.0


@njit
def total(rows):
    return helper(rows).sum()


try:
    total(np.ones((2, 3)))
except TypingError as problem:
    print(str(problem).splitlines()[1])
    raise
