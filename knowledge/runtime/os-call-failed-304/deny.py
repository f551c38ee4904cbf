"""Run a program to which the kernel denies memfd_create, as some sandboxes do."""

import ctypes
import os
import platform
import struct
import sys

LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06  # of the kernel's packet filter
ALLOW, DENY = 0x7FFF0000, 0x00050001  # the second: errno 1, EPERM
NUMBER = {"x86_64": 319, "aarch64": 279}[platform.machine()]
FILTER = ((LOAD, 0, 0, 0), (EQUAL, 0, 1, NUMBER), (RETURN, 0, 0, DENY), (RETURN, 0, 0, ALLOW))

code = b"".join(struct.pack("HBBI", *line) for line in FILTER)
buffer = ctypes.create_string_buffer(code)
program = ctypes.create_string_buffer(
    struct.pack("HxxxxxxQ", len(FILTER), ctypes.addressof(buffer))
)
libc = ctypes.CDLL(None, use_errno=True)
libc.prctl(38, 1, 0, 0, 0)  # PR_SET_NO_NEW_PRIVS
if libc.prctl(22, 2, ctypes.byref(program), 0, 0):  # PR_SET_SECCOMP, SECCOMP_MODE_FILTER
    sys.exit(f"no filter: {os.strerror(ctypes.get_errno())}")
os.execvp(sys.argv[1], sys.argv[1:])
