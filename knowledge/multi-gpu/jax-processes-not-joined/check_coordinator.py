"""Try the coordinator's address from this host: python check_coordinator.py HOST:PORT."""

import os
import socket
import sys


def check(address: str) -> str:
    """Return what a process on this host meets there."""
    host, _, port = address.rpartition(":")
    try:
        found = socket.getaddrinfo(host, int(port), type=socket.SOCK_STREAM)
    except socket.gaierror:
        return "the name is not known here (address)"
    where = sorted({one[4][0] for one in found})
    loop = all(one.startswith("127.") or one == "::1" for one in where)
    note = "; loopback: good on one host only" if loop else ""
    try:
        with socket.create_connection((host, int(port)), timeout=5):
            return "open" + note
    except ConnectionRefusedError:
        return "refused: process 0 is not running here (missing-process)" + note
    except OSError:
        return "no answer: a firewall or another network (address)" + note


proxies = sorted(key for key in os.environ if "_proxy" in key.lower())
if len(sys.argv) > 1:
    print("proxies:", " ".join(proxies) or "none")
    print(sys.argv[1], check(sys.argv[1]))
else:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port = server.getsockname()[1]
        server.listen()
        print("listening:", check(f"127.0.0.1:{port}"))
    print("closed:", check(f"127.0.0.1:{port}"))
    print("unknown:", check("no-such-host.invalid:1234"))
