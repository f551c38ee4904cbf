# A server on 127.0.0.1, asked there and at another address; then without it, and with a wrong name.
python3 - > port.txt <<'END' &
import http.server
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.BaseHTTPRequestHandler)
print(server.server_port, flush=True)
server.serve_forever()
END
while [ ! -s port.txt ]; do sleep 0.1; done
port=$(cat port.txt)
{
  python3 check_server.py http://127.0.0.1:$port
  python3 check_server.py http://127.0.0.2:$port
  kill $!
  wait $! 2> port.txt
  python3 check_server.py http://127.0.0.1:$port | grep -cE '^(not-started|in-container)'
  python3 check_server.py http://no-such-server.invalid:$port
} | sed "s/$port/PORT/g"
