"""Wait until a server that is still loading its model answers; then send requests."""

import http.server
import threading
import time
import urllib.error
import urllib.request


def wait_for(url, seconds):
    """Copy this: url is http://HOST:PORT/v1/models, or /api/tags for Ollama."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return True
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.2)
    return False


class Models(http.server.BaseHTTPRequestHandler):
    """A stand-in for the model server."""

    def do_GET(self):
        self.send_response(200)
        self.end_headers()

    def log_message(self, *args):
        pass


with http.server.HTTPServer(("127.0.0.1", 0), Models, bind_and_activate=False) as server:
    server.server_bind()  # the port is known, but nothing listens yet
    url = f"http://127.0.0.1:{server.server_address[1]}/v1/models"
    print("at once:", wait_for(url, 0.1))
    loading = threading.Timer(1.0, lambda: (server.server_activate(), server.serve_forever()))
    loading.start()
    print("after loading:", wait_for(url, 30))
    server.shutdown()
