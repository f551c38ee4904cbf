"""Say what the numbers of the message mean.

python explain_shape.py "shape '[64, 10]' is invalid for input of size 160"
"""

import math
import re
import sys

message = sys.argv[1] if len(sys.argv) > 1 else "shape '[64, 10]' is invalid for input of size 160"
shape = [int(number) for number in re.search(r"\[([-\d, ]+)\]", message).group(1).split(",")]
size = int(re.search(r"size (\d+)", message).group(1))
fixed = math.prod(number for number in shape if number != -1)
print(f"asked for {shape}: {fixed} elements{' times any number' if -1 in shape else ''}; there are {size}")
fits = {place: size * number // fixed for place, number in enumerate(shape) if number > 0 and size * number % fixed == 0}
sides = [place for place in range(1, len(shape) - 1) if shape[place] == shape[place + 1] > 1]
roots = {place: math.isqrt(size * shape[place] ** 2 // fixed) for place in sides}
square = next((place for place in sides if roots[place] ** 2 * fixed == size * shape[place] ** 2), None)
if -1 in shape:
    print(f"verdict: remainder: {size} is not a multiple of {fixed}, {size % fixed} are left over")
elif square is not None:
    print(f"verdict: image-size: the sides are {roots[square]} x {roots[square]}, not {shape[square]} x {shape[square]}")
elif 0 in fits and fits[0] < shape[0]:
    print(f"verdict: batch-size: there are {fits[0]} rows, not {shape[0]}")
elif fits:
    found = ", or ".join(f"{number} instead of {shape[place]}" for place, number in fits.items())
    print(f"verdict: other-size: it fits with {found}")
else:
    print("verdict: several sizes differ: print the shape of the tensor in the line above")
