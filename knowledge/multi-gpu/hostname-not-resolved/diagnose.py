"""Resolve the names that a distributed job needs: this machine's own and MASTER_ADDR.

Usage: python diagnose.py [NAME], on the node and in the container that fails
"""

import os
import socket
import sys

FAMILIES = {"IPv4": socket.AF_INET, "IPv6": socket.AF_INET6}
names = sys.argv[1:] or [os.environ.get("MASTER_ADDR", "localhost"), "no-such-host.invalid"]
for name in names:
    found = {}
    for label, family in FAMILIES.items():
        try:
            found[label] = socket.getaddrinfo(name, None, family)[0][4][0]
        except OSError:
            continue
    if not found:
        print(f"{name}: unknown-name: no address; add it to DNS or /etc/hosts, or use the address")
    elif "IPv4" not in found:
        print(f"{name}: IPv6 only; the job needs IPv6 between all nodes")
    else:
        print(f"{name}: resolved; a warning about IPv6 alone is harmless")
