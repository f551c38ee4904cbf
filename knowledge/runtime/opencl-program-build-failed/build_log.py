"""Usage: python build_log.py KERNEL_FILE [OPTION ...]
Compile an OpenCL file on every device, and print what each compiler says."""
import sys
from pathlib import Path

import pyopencl as cl

if len(sys.argv) < 2:
    sys.exit(__doc__.splitlines()[0])
source, options = Path(sys.argv[1]).read_text(errors="replace"), sys.argv[2:]
for platform in cl.get_platforms():
    for device in platform.get_devices():
        print("device:", platform.name, "with", device.opencl_c_version.strip())
        extensions = device.extensions.split()
        print("double precision:", "cl_khr_fp64" in extensions, "half:", "cl_khr_fp16" in extensions)
        program = cl.Program(cl.Context([device]), source)
        try:
            program.build(options=options)
            print("built:", program.kernel_names)
        except cl.Error as error:
            lines = [line.strip() for line in str(error).splitlines()]
            wanted = ("error:", "fatal", "Invalid build option", "ptxas")
            found = [line for line in lines if any(word in line for word in wanted)]
            print("failed:", lines[0].split(" - ")[0])
            for line in found or lines[1:8]:
                print("  ", line)
