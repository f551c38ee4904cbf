"""Find the step at which a connection to a store fails: python probe.py HOST PORT."""

import socket
import subprocess
import sys

JOIN = """
import sys, torch.distributed as dist
from datetime import timedelta
dist.TCPStore(sys.argv[1], int(sys.argv[2]), is_master=False, timeout=timedelta(seconds=5))
"""


def probe(host: str, port: int) -> str:
    try:
        address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0]
    except socket.gaierror as error:
        return f"the name is unknown here: {error.strerror}"
    try:
        socket.create_connection((address, port), timeout=3).close()
    except ConnectionRefusedError:
        return "refused: the host is there, and nothing listens at this port"
    except TimeoutError:
        return "no answer: a firewall drops it, or the address is of another network"
    except OSError as error:
        return f"not reachable: {error.strerror}"
    try:
        command = [sys.executable, "-c", JOIN, host, str(port)]
        joined = subprocess.run(command, timeout=40, stderr=subprocess.DEVNULL).returncode == 0
    except subprocess.TimeoutExpired:
        joined = False
    return "a store" if joined else "something listens there, and it is no store"


if __name__ == "__main__":
    print(probe(sys.argv[1], int(sys.argv[2])))
