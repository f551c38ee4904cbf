"""Ask the kernel to send memory that the processor cannot read, as TCP does with a GPU's address."""

import ctypes
import os
import socket

libc = ctypes.CDLL(None, use_errno=True)
libc.send.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
libc.send.restype = ctypes.c_ssize_t
PROT_NONE, PRIVATE_ANONYMOUS = 0, 0x22
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.mmap.restype = ctypes.c_void_p
address = libc.mmap(None, 4096, PROT_NONE, PRIVATE_ANONYMOUS, -1, 0)

sender, receiver = socket.socketpair()
sent = libc.send(sender.fileno(), address, 4096, 0)
number = ctypes.get_errno()
print("bytes sent:", sent, flush=True)
if sent < 0:  # the words in which Mooncake reports it
    raise SystemExit(f"Session::writeBody failed. Error: {os.strerror(number)} (value: {number})")
