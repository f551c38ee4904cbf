"""A server that answers as vLLM, Ollama and llama-server do; the model's name chooses."""

import http.server
import json

ERRORS = {
    "vllm": '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
    "ollama": "registry.ollama.ai/library/gemma3:latest does not support tools",
    "llama": "tools param requires --jinja flag",
}


class Chat(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        model = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["model"]
        message = {"content": "", "tool_calls": [{"id": "1"}] if model == "good" else []}
        body = {"error": ERRORS[model]} if model in ERRORS else {"choices": [{"message": message}]}
        self.send_response(400 if model in ERRORS else 200)
        self.end_headers()
        self.wfile.write(json.dumps(body).encode())

    def log_message(self, *args):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Chat)
print(server.server_port, flush=True)
server.serve_forever()
