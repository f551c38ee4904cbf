"""Print which interfaces NCCL_SOCKET_IFNAME selects here: python diagnose.py [VALUE]."""

import fcntl
import os
import socket
import struct
import sys


def address(name: str) -> str:
    """Return the first IPv4 address of an interface, or else an IPv6 address, or ''."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            found = fcntl.ioctl(probe, 0x8915, struct.pack("256s", name.encode()[:15]))
            return socket.inet_ntoa(found[20:24])
        except OSError:
            pass
    with open("/proc/net/if_inet6") as table:
        return next((line.split()[0] for line in table if line.split()[5] == name), "")


def selects(value: str, name: str) -> bool:
    """Apply the rule of NCCL: prefixes, ^ for all others, = for the exact name."""
    names = value.lstrip("^=").split(",")
    exact = value.lstrip("^").startswith("=")
    hit = any(name == one if exact else name.startswith(one) for one in names)
    return hit != value.startswith("^")


def verdict(value: str, names: list[str]) -> str:
    """Return the interfaces that the value selects, or why there is none."""
    chosen = [name for name in names if selects(value, name)]
    if chosen:
        return "selects " + ", ".join(chosen)
    if value.strip("\"'") != value:
        return "selects nothing: the quotes are part of the value"
    return "selects nothing: no such interface with an address"


if __name__ == "__main__":
    value = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("NCCL_SOCKET_IFNAME", "")
    names = [name for _, name in socket.if_nameindex() if address(name)]
    print("interfaces with an address:", *(f"{name} {address(name)}" for name in names))
    print(f"NCCL_SOCKET_IFNAME={value}:", verdict(value, names) if value else "not set")
