"""Ask a model server that is not there, as a client with requests does."""

import socket

import requests

with socket.socket() as free:  # a port where nothing listens
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
requests.post(f"http://127.0.0.1:{port}/api/generate", json={"model": "gemma"}, timeout=10)
