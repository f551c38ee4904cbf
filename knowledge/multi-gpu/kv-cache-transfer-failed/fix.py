"""Copy the data to memory that the processor can read, and send that."""

import socket

page = bytearray(4096)  # a copy in host memory, as a staging buffer is
sender, receiver = socket.socketpair()
print("bytes sent:", sender.send(page))
