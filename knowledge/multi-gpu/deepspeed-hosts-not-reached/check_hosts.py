"""python check_hosts.py HOSTFILE [SSH_PORT]: check a DeepSpeed hostfile as the launcher reads it."""
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

if len(sys.argv) < 2:
    sys.exit("usage: python check_hosts.py HOSTFILE [SSH_PORT]")
path = Path(sys.argv[1])
if not path.is_file():
    sys.exit(f"{path}: no such file here; DeepSpeed would use this machine alone")
port = ["-p", sys.argv[2]] if len(sys.argv) > 2 else []
print("pdsh:", "found" if shutil.which("pdsh") else "not installed here")
hosts = []
for number, line in enumerate(path.read_text().splitlines(), 1):
    line = line.strip()
    if not line or line.startswith("#"):
        continue
    match = re.match(r"(\S+)\s+slots=(\d+)", line)
    if match is None:
        print(f"line {number}: bad-line, write: name slots=8")
        continue
    name = match[1]
    note = "again, one line for each host" if name in hosts else f"{match[2]} slots"
    hosts.append(name)
    try:
        socket.getaddrinfo(name.rpartition("@")[2], None)
    except socket.gaierror:
        print(f"line {number}: {name}: {note}, the name does not resolve here")
        continue
    command = ["ssh", "-o", "PasswordAuthentication=no", "-o", "ConnectTimeout=10", *port, name, "hostname"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
        text = (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines() or ["?"]
        state = "ssh works" if done.returncode == 0 else "ssh fails"
        print(f"line {number}: {name}: {note}, {state}: {text[-1]}")
    except (FileNotFoundError, subprocess.TimeoutExpired) as error:
        print(f"line {number}: {name}: {note}, ssh: {type(error).__name__}")
print(f"{len(hosts)} hosts: all lines must say ssh works" if hosts else "no host: the file is empty")
