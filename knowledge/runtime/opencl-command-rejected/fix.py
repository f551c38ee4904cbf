import numpy as np
import pyopencl as cl

context = cl.Context(cl.get_platforms()[0].get_devices()[:1])
device, queue = context.devices[0], cl.CommandQueue(context)
source = "__kernel void fill(__global float *x) { x[get_global_id(0)] = 1.0f; }"
fill = cl.Program(context, source).build().fill
size = 2 * device.max_work_group_size
x = cl.Buffer(context, cl.mem_flags.READ_WRITE, 4 * size)
limit = fill.get_work_group_info(cl.kernel_work_group_info.WORK_GROUP_SIZE, device)
group = min(256, limit)                       # a divisor of the global size
fill(queue, (size,), (group,), x)
fill(queue, (size,), None, x)                 # or let the driver choose
result = np.empty(size, np.float32)
cl.enqueue_copy(queue, result, x)
print("all written:", bool((result == 1).all()))
