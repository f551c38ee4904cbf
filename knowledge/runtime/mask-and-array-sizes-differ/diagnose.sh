# Ten messages, and what their sizes tell.
tell() { echo "$ $1"; python3 read_sizes.py "$1"; }
tell "The shape of the mask [845] at index 0 does not match the shape of the indexed tensor [5, 13, 13] at index 0"
tell "The shape of the mask [64, 64] at index 0 does not match the shape of the indexed tensor [3, 4, 85, 64] at index 2"
tell "The shape of the mask [1, 6] at index 1 does not match the shape of the indexed tensor [1, 7, 50265] at index 1"
tell "The shape of the mask [39] at index 0 does not match the shape of the indexed tensor [0, 85] at index 0"
tell "boolean index did not match indexed array along dimension 0; dimension is 1080 but corresponding boolean dimension is 720"
tell "index 52 is out of bounds for axis 1 with size 52"
tell "index 255 is out of bounds for axis 0 with size 34"
tell "index 68 is out of bounds for axis 1 with size 60"
tell "too many indices for array: array is 1-dimensional, but 2 were indexed"
tell "axis 1 is out of bounds for array of dimension 1"
