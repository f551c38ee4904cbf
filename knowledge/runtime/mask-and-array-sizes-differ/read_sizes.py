"""What the sizes in an IndexError tell: python read_sizes.py "the message"

It reads the messages of PyTorch and NumPy about masks, positions and dimensions.
"""

import math
import re
import sys


def numbers(text):
    """Return the whole numbers of a text."""
    return [int(one) for one in re.findall(r"-?\d+", text)]


def of_mask(mask, array, at):
    """Compare the shape of a mask with that of the array that it selects from."""
    if 0 in array:
        return "empty, the array has no rows: look at the data or the detector, not at the mask"
    if math.prod(mask) in (math.prod(array[start:]) for start in range(len(array))):
        return f"flat, both have {math.prod(mask)} elements: reshape the mask to {array[len(array) - len(mask) and at:]}"
    if len(mask) == 2 and mask[::-1] == array[at : at + 2]:
        return "swapped, rows and columns are exchanged: transpose the mask"
    wrong = [(one, other) for one, other in zip(mask, array[at:], strict=False) if one != other]
    if wrong and abs(wrong[0][0] - wrong[0][1]) == 1:
        return "one-off, they differ by one: a background class, an added token, or the last batch"
    return f"other-size, the mask was made for size {wrong[0][0] if wrong else mask}: resize it, or make it from this array"


message = " ".join(sys.argv[1:])
mask = re.search(r"shape of the mask \[([\d, ]*)\] at index (\d+) ?does not .* tensor \[([\d, ]*)\] at index (\d+)", message)
numpy = re.search(r"boolean index .*?(?:dimension|axis) \d+; .*? is (\d+) but .* is (\d+)", message)
axis = re.search(r"index (-?\d+) is out of bounds for axis \d+ with size (\d+)", message)
if mask:
    shape, array = numbers(mask[1]), numbers(mask[3])
    print("verdict:", of_mask(shape, array, int(mask[4]) - int(mask[2])))
elif numpy:
    print("verdict:", of_mask([int(numpy[2])], [int(numpy[1])], 0))
elif axis:
    position, size = numbers(axis[0])[0], int(axis[2])
    if size == 0:
        print("verdict: empty, the array has no elements: look at what filled it")
    elif position == 255:
        print("verdict: ignored, 255 marks pixels without a class: leave them out, then look up the rest")
    elif position == size:
        print("verdict: one-past, positions go from 0 to", str(size - 1) + ": a box at the edge, or numbers from 1")
    else:
        print(f"verdict: beyond, {position} of {size}: a box outside of the image, or a class that is not in the list")
elif found := re.search(r"array is (\d+)-dimensional, but (\d+) were indexed", message):
    print("verdict: flat-data,", found[2], "dimensions wanted,", found[1], "there: no rows, another delimiter, or a gray image")
elif found := re.search(r"axis -?\d+ is out of bounds for array of dimension (\d+)", message):
    print("verdict: flat-data, only", found[1], "dimensions: squeeze() without an axis dropped one, or there are no rows")
else:
    sys.exit('usage: python read_sizes.py "IndexError: ..."')
