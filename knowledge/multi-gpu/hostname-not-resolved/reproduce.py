"""Look up a name that no resolver knows, as a rank does with MASTER_ADDR."""

import socket

socket.getaddrinfo("no-such-host.invalid", 29500)
