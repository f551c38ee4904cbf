"""Usage: python limits.py [KERNEL_FILE]
Print what each OpenCL device allows, and each kernel of a file on it."""
import sys
from pathlib import Path

import pyopencl as cl

info = cl.kernel_work_group_info
for platform in cl.get_platforms():
    for device in platform.get_devices():
        print("device:", device.name)
        print("  largest group:", device.max_work_group_size, device.max_work_item_sizes)
        print("  local memory:", device.local_mem_size // 1024, "KiB")
        print("  global memory:", device.global_mem_size >> 20, "MiB, largest buffer:",
              device.max_mem_alloc_size >> 20, "MiB")
        for name in sys.argv[1:]:
            program = cl.Program(cl.Context([device]), Path(name).read_text()).build()
            for kernel in program.all_kernels():
                print("  kernel", kernel.function_name, "allows groups of",
                      kernel.get_work_group_info(info.WORK_GROUP_SIZE, device), "and uses",
                      kernel.get_work_group_info(info.LOCAL_MEM_SIZE, device), "bytes of local memory")
