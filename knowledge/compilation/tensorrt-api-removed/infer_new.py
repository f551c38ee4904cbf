import numpy as np
import pycuda.driver as cuda
import tensorrt as trt


def allocate(engine):
    buffers = {}
    for index in range(engine.num_io_tensors):
        name = engine.get_tensor_name(index)
        shape = engine.get_tensor_shape(name)
        dtype = trt.nptype(engine.get_tensor_dtype(name))
        buffers[name] = cuda.mem_alloc(int(np.prod(shape)) * np.dtype(dtype).itemsize)
    return buffers


def infer(context, buffers, stream):
    for name, buffer in buffers.items():
        context.set_tensor_address(name, int(buffer))
    context.execute_async_v3(stream.handle)
