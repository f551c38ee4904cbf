"""What does the model want? python list_inputs.py MODEL [NAME=1x3x640x640:float32 ...]"""

import sys

import onnxruntime as ort

NUMPY = {"float": "float32", "double": "float64", "bool": "bool", "string": "object"}


def dtype(node):
    """tensor(float) as the name that numpy uses."""
    inner = node.type[node.type.find("(") + 1 : -1]
    return NUMPY.get(inner, inner)


def judge(node, shape, kind):
    """Compare one array with one input."""
    if kind != dtype(node):
        return f"other-type: use .astype(np.{dtype(node)})"
    if len(shape) != len(node.shape):
        return f"other-rank: {len(shape)} axes, the model wants {len(node.shape)}"
    for axis, (got, want) in enumerate(zip(shape, node.shape)):
        if isinstance(want, int) and got != want:
            return f"other-size: axis {axis} is {got}, the model is fixed to {want}"
    return "fits"


def main(arguments):
    """Print the inputs; compare the feed if one is given."""
    if not arguments:
        sys.exit("usage: python list_inputs.py MODEL [NAME=1x3x640x640:float32 ...]")
    session = ort.InferenceSession(arguments[0], providers=["CPUExecutionProvider"])
    wanted = {node.name: node for node in session.get_inputs()}
    for name, node in wanted.items():
        print(f"{name}: {dtype(node)} {node.shape}")
    feed = dict(item.split("=", 1) for item in arguments[1:])
    for name, text in feed.items():
        if name not in wanted:
            print(f"{name} -> other-name: the model has no such input")
            continue
        sizes, _, kind = text.partition(":")
        shape = [int(size) for size in sizes.split("x")]
        print(f"{name} -> {judge(wanted[name], shape, kind or 'float32')}")
    for name in sorted(set(wanted) - set(feed)) if feed else []:
        print(f"{name} -> other-name: missing in the feed")


if __name__ == "__main__":
    main(sys.argv[1:])
