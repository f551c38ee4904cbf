"""A server that answers, the port after it ended, and an address of another machine."""

import http.server
import re
import subprocess
import sys
import threading

server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
server.RequestHandlerClass.log_message = lambda *parts: None
port = server.server_address[1]
threading.Thread(target=server.serve_forever, daemon=True).start()


def check(address):
    run = subprocess.run([sys.executable, "check_port.py", address], capture_output=True, text=True)
    print(re.sub(r"process \d+: .*", "process PID", run.stdout.strip()))


check(str(port))
server.shutdown()
server.server_close()
check(f"127.0.0.1:{port}")
check(f"192.0.2.1:{port}")
