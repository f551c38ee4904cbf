import numpy as np
import pycuda.driver as cuda
import tensorrt as trt


def allocate(engine):
    buffers = []
    for index in range(engine.num_bindings):
        shape = engine.get_binding_shape(index)
        dtype = trt.nptype(engine.get_binding_dtype(index))
        buffers.append(cuda.mem_alloc(int(np.prod(shape)) * np.dtype(dtype).itemsize))
    return buffers


def infer(context, buffers, stream):
    context.execute_async_v2([int(one) for one in buffers], stream.handle)
