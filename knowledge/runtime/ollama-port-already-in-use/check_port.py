"""Print what answers on Ollama's port: python check_port.py [HOST:PORT]"""

import json
import os
import socket
import sys
import urllib.error
import urllib.request


def free(host, port):
    """Try to listen on the port, and return why not."""
    with socket.socket() as server:
        server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            server.bind((host, port))
        except OSError as error:
            return error.strerror.lower()
    return None


def verdict(host, port):
    """Ask the server for its release, then try the port."""
    try:
        with urllib.request.urlopen(f"http://{host}:{port}/api/version", timeout=5) as answer:
            told = json.load(answer).get("version")
        return f"running: Ollama {told} answers; use it, or stop it before ollama serve"
    except (urllib.error.HTTPError, ValueError, AttributeError):
        return "other-program: something else answers there; give Ollama another port by OLLAMA_HOST"
    except OSError:
        pass
    refused = free(host, port)
    if refused is None:
        return "stopped: nothing listens there; start ollama serve"
    if "forbidden" in refused or "permission" in refused:
        return f"reserved: the system keeps the port ({refused}); choose another by OLLAMA_HOST"
    return f"other-program: the port is taken, and nothing answers in time ({refused})"


address = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("OLLAMA_HOST", "127.0.0.1:11434")
host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
if not port.isdigit():
    sys.exit("usage: python check_port.py [HOST:PORT]")
print("verdict:", verdict("127.0.0.1" if host in ("", "0.0.0.0") else host, int(port)))
