"""Test the rendezvous endpoint from this node, and say who should open it.

Usage: python diagnose.py HOST:PORT on every node, while torchrun runs on the first
"""

import socket
import sys

host, _, port = (sys.argv[1] if sys.argv[1:] else "127.0.0.1:29690").partition(":")
try:
    address = socket.gethostbyname(host)
except OSError as error:
    print(f"cannot-connect: {host} has no address here: {error}")
    sys.exit()
probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
probe.connect((address, 9))
here = probe.getsockname()[0] == address
print(f"{host} is {address}, {'this node' if here else 'another node'}")
try:
    socket.create_connection((address, int(port or 29400)), timeout=5).close()
    print("reachable: nodes-missing; count the nodes that run torchrun, and compare --rdzv-id")
except ConnectionRefusedError:
    print("refused: nobody listens; start torchrun on that node first, on this port")
except OSError as error:
    print(f"cannot-connect: {error}: a firewall, or another network")
