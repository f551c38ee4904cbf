"""Who has this port, or why a server cannot listen there: python check_port.py [HOST:]PORT"""

import errno
import os
import socket
import sys
import urllib.error
import urllib.request
from pathlib import Path

host, _, port = (sys.argv[1] if len(sys.argv) == 2 else "").rpartition(":")
if not port.isdigit():
    sys.exit("usage: python check_port.py [HOST:]PORT")
host, number = host.strip("[]") or "127.0.0.1", int(port)


def owner():
    """Name the process on Linux; other systems have a command for it."""
    inodes = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        rows = Path(table).read_text().splitlines()[1:] if os.path.exists(table) else []
        cells = [row.split() for row in rows]
        inodes |= {cell[9] for cell in cells if cell[1].endswith(f":{number:04X}") and cell[3] == "0A"}
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(link) in {f"socket:[{inode}]" for inode in inodes}:
                process = link.parts[2]
                return f"process {process}: {Path('/proc', process, 'comm').read_text().strip()}"
        except OSError:
            continue
    return f"ask netstat -ano | findstr :{number} (Windows) or sudo lsof -i :{number}"


def answer():
    try:
        with urllib.request.urlopen(f"http://{host}:{number}/", timeout=5) as page:
            return f"answers with HTTP {page.status}"
    except urllib.error.HTTPError as problem:
        return f"answers with HTTP {problem.code}"
    except (OSError, ValueError):
        return "does not answer over HTTP"


with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as server:
    if os.name != "nt":
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind((host, number))
        server.listen()
        print("verdict: free now; start the program again, or read the lines above the message")
    except socket.gaierror as problem:
        print(f"verdict: wrong-address, {host} is not a name of this machine ({problem.strerror})")
    except OSError as problem:
        if problem.errno in (errno.EADDRNOTAVAIL, 10049):
            print(f"verdict: wrong-address, {host} is not of this machine; use 0.0.0.0 or 127.0.0.1")
        elif problem.errno in (errno.EACCES, 10013):
            print("verdict: reserved, the system refuses this port; choose another")
        else:
            print(f"verdict: in-use, the program there {answer()}; {owner()}")
