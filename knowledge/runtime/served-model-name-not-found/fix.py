"""Take the name from the server, not from the folder or the repository."""

import json
import urllib.request

from server import start

base = start()
with urllib.request.urlopen(base + "/models") as answer:
    model = json.load(answer)["data"][0]["id"]
print("served:", model)
body = json.dumps({"model": model, "messages": [{"role": "user", "content": "hello"}]})
request = urllib.request.Request(base + "/chat/completions", body.encode(), {"Content-Type": "application/json"})
with urllib.request.urlopen(request) as answer:
    print("answer:", json.load(answer)["choices"][0]["message"]["content"])
