"""Use an address instead of a name that is not known."""

import socket

address = "127.0.0.1"  # of the first node: ip -br addr
print("MASTER_ADDR:", socket.getaddrinfo(address, 29500)[0][4][0])
