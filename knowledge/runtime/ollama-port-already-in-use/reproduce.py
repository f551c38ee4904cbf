"""Start two servers on one port, as `ollama serve` does beside a running Ollama."""

import socket


def listen(port):
    """Listen on a port of this machine."""
    server = socket.socket()
    try:
        server.bind(("127.0.0.1", port))
    except OSError as error:
        server.close()
        raise SystemExit(f"Error: listen tcp 127.0.0.1:{port}: bind: {error.strerror.lower()}") from None
    server.listen()
    return server


first = listen(0)
print("the first server listens")
listen(first.getsockname()[1])
