"""Which axis of the input is wrong? python read_shapes.py "ValueError: Input 0 of layer ..." """

import math
import re
import sys

CHANNELS = (1, 3, 4)


def shape(text):
    """Return the axes of a shape as numbers; an open axis is None."""
    return [None if one == "None" else int(one) for one in re.findall(r"None|\d+", text)]


def axes(wanted, found):
    """Compare two shapes of a whole input."""
    if len(wanted) == len(found) + 1:
        return missing(found)
    if len(wanted) != len(found):
        return f"dimensions, {len(wanted)} wanted, {len(found)} there"
    inner, other = wanted[1:], found[1:]
    if len(inner) == 1:
        return f"features, {inner[0]} wanted, {other[0]} there"
    if sorted(map(str, inner)) == sorted(map(str, other)):
        return "order, the same axes in another order: transpose the input, or look at data_format"
    if all(one is None or one == two for one, two in zip(inner[:-1], other[:-1], strict=True)):
        return f"channels, {inner[-1]} wanted, {other[-1]} there: convert the image (RGB, RGBA or gray)"
    return f"size, {inner} wanted, {other} there: resize the input, or build the model for this size"


def missing(found):
    """Say which dimension an input with one dimension too few lacks."""
    if found[-1] in CHANNELS and len(found) > 1:
        return "batch, the first axis is missing or was taken from the image: x = x[None]"
    return "channel, there is no last axis for the channels or features: x = x[..., None]"


message = " ".join(sys.argv[1:])
ndim = re.search(r"expected (?:min_|max_)?ndim=(\d+), found ndim=(\d+)(?:.*?[\[(]([^\])]*)[\])])?", message)
whole = re.search(r"(?:expected|with) shape ?=?\(([^)]*)\).*?(?:found|incompatible) shape ?=?\(([^)]*)\)", message)
last = re.search(r"axis -?\d+ of input shape to have value (\d+),? but (?:received input with shape|got shape) [\[(]([^\])]*)", message)
old = re.search(r"to have (\d) dimensions, but got array with shape \(([^)]*)\)", message)
count = re.search(r"expects (\d+) input(?:\(s\)|s)?, but it received (\d+)", message)
if whole:
    print("verdict:", axes(shape(whole[1]), shape(whole[2])))
elif ndim or old:
    wanted, there = (ndim[1], ndim[3] or "") if ndim else (old[1], old[2])
    found = shape(there)
    known = found and int(wanted) == len(found) + 1
    print("verdict:", missing(found) if known else f"dimensions, {wanted} wanted: reshape or flatten {found or 'the input'}")
elif last:
    wanted, found = int(last[1]), shape(last[2])
    flat = math.prod(one or 1 for one in found[1:]) == wanted
    print("verdict:", "flatten, the input has as many values in more axes" if flat else f"features, {wanted} wanted, {found[-1]} there")
elif count and int(count[2]) > int(count[1]):
    print("verdict: list, return (inputs, labels) as a tuple, and validation_data, too")
else:
    sys.exit('usage: python read_shapes.py "ValueError: Input 0 of layer ..."')
