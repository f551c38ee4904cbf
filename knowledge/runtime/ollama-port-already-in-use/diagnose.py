"""Run check_port.py on an Ollama, on another server, and on a free port."""

import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer


class Ollama(BaseHTTPRequestHandler):
    """Answer like Ollama."""

    body = b'{"version": "0.12.3"}'

    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_):
        pass


class Other(Ollama):
    """Answer like another server."""

    body = b"hello"


def check(port):
    """Print the verdict."""
    line = [sys.executable, "check_port.py", f"127.0.0.1:{port}"]
    print(subprocess.run(line, capture_output=True, text=True, check=False).stdout.strip())


for kind in (Ollama, Other):
    server = HTTPServer(("127.0.0.1", 0), kind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    check(server.server_port)
    server.shutdown()
    server.server_close()
check(server.server_port)
