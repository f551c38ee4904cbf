"""Why is the connection refused? python check_server.py http://localhost:11434"""

import os
import socket
import sys
from urllib.parse import urlsplit

LOCAL = {"localhost", "127.0.0.1", "::1", "0.0.0.0"}


def listeners(port):
    """Addresses of this machine where a process listens on the port (Linux)."""
    found = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        if not os.path.exists(table):
            continue
        for line in open(table).readlines()[1:]:
            address, state = line.split()[1], line.split()[3]
            if state == "0A" and int(address.rpartition(":")[2], 16) == port:
                word = address.partition(":")[0]
                everywhere = set(word) == {"0"}
                found.add("every address" if everywhere else "127.0.0.1 or one other address")
    return sorted(found)


def judge(url):
    """Try the connection as a client does."""
    parts = urlsplit(url if "//" in url else f"http://{url}")
    host, port = parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
    try:
        socket.create_connection((host, port), timeout=5).close()
        return f"answers: {host}:{port} accepts connections; look at the path and the model's name"
    except socket.gaierror:
        return f"no-name: this machine does not know the name {host}"
    except TimeoutError:
        return f"no-route: no answer from {host}:{port}; a firewall, or the wrong address"
    except ConnectionRefusedError:
        pass
    here = listeners(port)
    if here:
        return f"only-local: a server listens on {', '.join(here)}, but not on {host}"
    if host in LOCAL and (os.path.exists("/.dockerenv") or os.path.exists("/run/.containerenv")):
        return f"in-container: {host} is this container, and no server runs in it"
    if host in LOCAL:
        return f"not-started or still-loading: no process of this machine listens on port {port}"
    return f"refused by {host}: run this script there with 127.0.0.1:{port}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python check_server.py http://localhost:11434")
    print(judge(sys.argv[1]))
