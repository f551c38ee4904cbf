"""Tell which addresses a host name has, and which of them are this machine's: python resolve_master.py NAME …"""

import errno
import socket
import sys

NOT_HERE = (errno.EADDRNOTAVAIL, 10049)


def check(address, family):
    """Return whether this machine can listen at an address and connect to it."""
    try:
        with socket.socket(family) as server:
            server.bind((address, 0))
            server.listen()
            with socket.create_connection(server.getsockname()[:2], timeout=2):
                return "this machine, and a connection works"
    except OSError as error:
        return "not an address of this machine" if error.errno in NOT_HERE else f"error {error.errno}: {error.strerror}"


for name in sys.argv[1:] or ["127.0.0.1", "192.0.2.1", "no-such-host.invalid"]:
    try:
        found = {one[4][0]: one[0] for one in socket.getaddrinfo(name, 29500, type=socket.SOCK_STREAM)}
    except socket.gaierror:
        print(f"{name}: has no address")
        continue
    for address, family in sorted(found.items()):
        print(f"{name}: {address} is {check(address, family)}")
