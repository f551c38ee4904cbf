"""Where a value is that cannot become a tensor: look(values), or python find_value.py data.json"""

import json
import sys

import numpy


def look(value, at=""):
    """Print the position of each None, unequal length and object, and return the shape as far as it is one."""
    place = f" at {at}" if at else ""
    if value is None:
        print(f"none-inside{place}: None")
    elif isinstance(value, numpy.ndarray):
        if any(stride < 0 for stride in value.strides):
            print(f"reversed{place}: strides {value.strides}, use .copy()")
        elif value.dtype == object:
            look(list(value), at)
    elif isinstance(value, (list, tuple)):
        length = None
        for number, one in enumerate(value):
            look(one, f"{at}[{number}]")
            size = len(one) if hasattr(one, "__len__") and not isinstance(one, (str, dict)) else 0
            if length is None:
                length = size
            elif size != length:
                print(f"unequal at {at}[{number}]: length {size}, and length {length} at {at}[0]")
    elif not isinstance(value, (int, float, complex, numpy.generic)) and not hasattr(value, "dtype"):
        print(f"other-object{place}: {type(value).__name__}")


if len(sys.argv) > 1:
    with open(sys.argv[1], encoding="utf-8") as file:
        look(json.load(file))
else:
    for values in ([[1, 2, 3], [4, 5, None]], [[1, 2, 3], [4, 5]], numpy.arange(3)[::-1], [{"input_ids": 1}]):
        look(values)
