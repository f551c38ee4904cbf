"""Show the address that Gloo publishes here: python check_gloo.py [ADDRESS OF ANOTHER NODE]."""

import fcntl
import os
import socket
import struct
import sys


def address_of(interface):
    """Return the IPv4 address of an interface, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        asked = struct.pack("256s", interface.encode()[:15])
        try:
            return socket.inet_ntoa(fcntl.ioctl(probe.fileno(), 0x8915, asked)[20:24])
        except OSError:
            return None


def address_by_name(name):
    """Return the address that the host name leads to, or the loopback address without one."""
    try:
        found = socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)
    except socket.gaierror:
        return "127.0.0.1"
    for family, kind, protocol, _, place in found:
        with socket.socket(family, kind, protocol) as probe:
            try:
                probe.bind(place)
            except OSError:
                continue
            return place[0]
    return "127.0.0.1"


def route_to(node):
    """Return the own address that packets to a node leave from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((node, 9))
        return probe.getsockname()[0]


interfaces = {name: address_of(name) for _, name in socket.if_nameindex()}
for name, address in interfaces.items():
    print(f"{name}: {address or 'no IPv4 address'}")
chosen = os.environ.get("GLOO_SOCKET_IFNAME")
if chosen:
    missing = [one for one in chosen.split(",") if one not in interfaces]
    print(f"GLOO_SOCKET_IFNAME={chosen}:", f"no interface {missing}" if missing else "exists")
    published = interfaces.get(chosen.split(",")[0])
else:
    published = address_by_name(socket.gethostname())
print(f"Gloo publishes: {published}")
if str(published).startswith(("127.", "::1")):
    print("this is the loopback address: no other machine can reach it")
if len(sys.argv) > 1:
    own = route_to(sys.argv[1])
    name = next((name for name, address in interfaces.items() if address == own), "?")
    print(f"the way to {sys.argv[1]}: export GLOO_SOCKET_IFNAME={name}")
