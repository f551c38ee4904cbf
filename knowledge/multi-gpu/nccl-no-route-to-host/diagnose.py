"""Try a TCP connection between two nodes, as NCCL makes them on ports that it does not announce.

On one node:   python diagnose.py                 it prints its addresses and a port, and waits
On the other:  python diagnose.py ADDRESS PORT    it connects and prints what happened
"""

import errno
import socket
import sys
import threading

MEANINGS = {
    errno.EHOSTUNREACH: "no route: a firewall rejects the port, or the address is not of this network",
    errno.ENETUNREACH: "no route: this node has no way to that network",
    errno.ECONNREFUSED: "refused: the node answers, and no process listens on the port",
    errno.ECONNABORTED: "aborted: a proxy or a firewall between the nodes ends connections",
}


def attempt(address: str, port: int, seconds: float = 5) -> str:
    """Connect once and return the meaning of the outcome."""
    try:
        with socket.create_connection((address, port), timeout=seconds) as link:
            return "works, from " + link.getsockname()[0]
    except TimeoutError:
        return "timed out: a firewall or a security group drops the packets, or another network"
    except OSError as error:
        return MEANINGS.get(error.errno or 0, str(error))


def listen() -> socket.socket:
    """Listen on a free port of all addresses."""
    server = socket.create_server(("", 0))
    threading.Thread(target=lambda: [server.accept() for _ in range(1000)], daemon=True).start()
    return server


if len(sys.argv) == 3:
    print("verdict:", attempt(sys.argv[1], int(sys.argv[2])))
else:
    server = listen()
    port = server.getsockname()[1]
    if sys.stdin.isatty():
        print(f"port {port}; addresses: ip -br addr; Enter ends it")
        input()
    else:
        print("open port:", attempt("127.0.0.1", port))
        print("closed port:", attempt("127.0.0.1", 1))
