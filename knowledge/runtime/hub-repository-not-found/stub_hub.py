"""A small server that answers as the Hub does for one data set and no other name, for the snippets beside it."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answer(BaseHTTPRequestHandler):
    """Know the data set acme/texts, and refuse everything else as the Hub does."""

    def do_GET(self):
        found = self.path.startswith("/api/datasets/acme/texts") or "/openai-community/gpt2/" in self.path
        body = b'{"id": "acme/texts", "model_type": "bert"}' if found else b"Invalid username or password."
        self.send_response(200 if found else 401)
        if not found:
            self.send_header("X-Error-Code", "RepoNotFound")
            self.send_header("X-Error-Message", "Invalid username or password.")
        self.send_header("ETag", '"1"')
        self.send_header("X-Repo-Commit", "a" * 40)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    do_HEAD = do_GET

    def log_message(self, *words):
        """Print nothing."""


server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}"
