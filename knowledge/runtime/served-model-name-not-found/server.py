"""A small server with the names of an OpenAI-compatible one: 404 for a model that it does not serve."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SERVED = ["/models/Qwen2.5-7B-Instruct", "sql-lora"]


class Server(BaseHTTPRequestHandler):
    def answer(self, code, value):
        body = json.dumps(value).encode()
        self.send_response(code)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        if self.path != "/v1/models":
            self.answer(404, {"detail": "Not Found"})
        else:
            self.answer(200, {"object": "list", "data": [{"id": name, "object": "model"} for name in SERVED]})

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["model"]
        if asked in SERVED:
            self.answer(200, {"choices": [{"message": {"content": "hello"}}]})
        else:
            message = f"The model `{asked}` does not exist."
            self.answer(404, {"object": "error", "message": message, "type": "NotFoundError", "param": None, "code": 404})

    def log_message(self, *_):
        pass


def start():
    """Start the server on a free port, and return its address."""
    import threading

    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/v1"
