# Eight messages of public threads and of reproduce.py.
tell() { echo "$ $1"; python3 read_shapes.py "$1"; }
tell "Shapes (None, 1) and (None, 10) are incompatible"
tell "Shapes (None, 4) and (None, 10) are incompatible"
tell "Shapes (None, 10) and (None, 130, 13, 10) are incompatible"
tell "Shapes (None, 4) and (None, 1) are incompatible"
tell "logits and labels must have the same shape ((None, None, None, 1) vs (None, 1))"
tell "logits and labels must have the same shape, received ((32, 5) vs (32, 1))."
tell "Error when checking target: expected dense_2 to have shape (4,) but got array with shape (1,)"
tell "Argument output must have rank (ndim) target.ndim - 1. Received: target.shape=(8, 10), output.shape=(8, 10)"
