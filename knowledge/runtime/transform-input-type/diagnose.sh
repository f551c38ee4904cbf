# Eight messages, and what they tell.
tell() { echo "$ $1"; python3 read_type.py "$1"; }
tell "TypeError: Cannot handle this data type: (1, 1, 389), |u1"
tell "KeyError: ((1, 1, 255, 255), '<f8')"
tell "TypeError: Cannot handle this data type: (1, 1, 3), <f4"
tell "TypeError: pic should be PIL Image or ndarray. Got <class 'torch.Tensor'>"
tell "TypeError: img should be PIL Image. Got <class 'torch.Tensor'>"
tell "ValueError: pic should be 2/3 dimensional. Got 4 dimensions."
tell "TypeError: img should be Tensor Image. Got <class 'PIL.Image.Image'>"
tell "TypeError: Unexpected type <class 'numpy.ndarray'>"
