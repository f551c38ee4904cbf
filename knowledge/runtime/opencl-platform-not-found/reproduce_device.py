"""A platform for the CPU has no GPU: the request for one fails."""

import pyopencl

platform = pyopencl.get_platforms()[0]
pyopencl.Context(
    dev_type=pyopencl.device_type.GPU,
    properties=[(pyopencl.context_properties.PLATFORM, platform)],
)
