"""Ask Chainer for a GPU without a CuPy that it can import."""

from chainer.backends import cuda

cuda.get_device_from_id(0)
