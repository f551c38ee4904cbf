"""Map a checkpoint copy-on-write where less memory may be reserved than the file is large."""

import mmap
import resource
import sys
import tempfile

with tempfile.TemporaryFile() as file:
    file.truncate(2 * 2**30)  # as a checkpoint of 2 GiB; no byte of it is read
    resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))  # as RAM and paging file together
    try:
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    except OSError as error:
        sys.exit(f"the mapping was refused: errno {error.errno}")
