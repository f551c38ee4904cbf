"""A small server that answers as the Hub does for a gated model, for the snippets beside it."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LIST = "Access to model acme/gated is restricted and you are not in the authorized list."
ANSWERS = {
    "": (401, "Access to model acme/gated is restricted. You must have access to it and be authenticated to access it."),
    "hf_no_access": (403, LIST + " Visit https://huggingface.co/acme/gated to ask for access."),
    "hf_pending": (403, "Your request to access model acme/gated is awaiting a review from the repo authors."),
    "hf_fine": (403, "Please enable access to public gated repositories in your fine-grained token settings."),
}


class Answer(BaseHTTPRequestHandler):
    """Answer by the token."""

    def do_GET(self):
        token = self.headers.get("Authorization", "").replace("Bearer ", "")
        status, text = ANSWERS.get(token, (200, ""))
        if "whoami" in self.path:
            status, text = (200, "") if token else (401, "Invalid username or password.")
        body = b'{"name": "reader", "type": "user", "model_type": "bert"}'
        self.send_response(status)
        if text:
            self.send_header("X-Error-Code", "GatedRepo")
            self.send_header("X-Error-Message", text)
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
