"""Use the server that runs; start one, on a free port, only if there is none."""

import socket


def start(wanted):
    """Return what to do for a wanted port."""
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", wanted)) == 0:
            return "ollama list"  # it runs already
        return f"OLLAMA_HOST=127.0.0.1:{wanted} ollama serve"


running = socket.create_server(("127.0.0.1", 0))
port = running.getsockname()[1]
print("taken:", start(port))
running.close()
print("free:", start(port).replace(str(port), "PORT"))
