"""Ask a server for a model by a name that it does not serve."""

import json
import urllib.error
import urllib.request

from server import start

body = json.dumps({"model": "Qwen2.5-7B-Instruct", "messages": [{"role": "user", "content": "hello"}]})
request = urllib.request.Request(start() + "/chat/completions", body.encode(), {"Content-Type": "application/json"})
try:
    urllib.request.urlopen(request)
except urllib.error.HTTPError as error:
    raise SystemExit(f"Error code: {error.code} - {json.load(error)}") from None
