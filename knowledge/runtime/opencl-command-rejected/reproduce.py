import pyopencl as cl

context = cl.Context(cl.get_platforms()[0].get_devices()[:1])
queue = cl.CommandQueue(context)
source = "__kernel void fill(__global float *x) { x[get_global_id(0)] = 1.0f; }"
fill = cl.Program(context, source).build().fill
limit = context.devices[0].max_work_group_size
print("largest group of the device:", limit)
x = cl.Buffer(context, cl.mem_flags.READ_WRITE, 4 * 2 * limit)
fill(queue, (2 * limit,), (2 * limit,), x)
queue.finish()
