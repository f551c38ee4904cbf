"""Map the same checkpoint where as much as its size may be reserved."""

import mmap
import resource
import tempfile

with tempfile.TemporaryFile() as file:
    file.truncate(2 * 2**30)
    resource.setrlimit(resource.RLIMIT_AS, (4 * 2**30, 4 * 2**30))
    mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    print("mapped GiB:", len(mapped) // 2**30)
