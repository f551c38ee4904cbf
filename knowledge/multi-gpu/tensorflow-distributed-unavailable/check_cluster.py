"""Try each address of TF_CONFIG from here: python check_cluster.py, in the environment of a worker."""

import json
import os
import socket

config = json.loads(os.environ.get("TF_CONFIG") or "{}")
task = config.get("task", {})
print("this task:", task.get("type"), task.get("index"))
proxies = [name for name in os.environ if name.lower() in ("http_proxy", "https_proxy", "grpc_proxy")]
print("proxy settings:", *(proxies or ["none"]))
closed = 0
for job, addresses in config.get("cluster", {}).items():
    for index, address in enumerate(addresses):
        host, _, port = address.rpartition(":")
        mine = job == task.get("type") and index == task.get("index")
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
            answer = "answers"
        except (OSError, ValueError) as error:
            answer = f"{type(error).__name__}: {getattr(error, 'strerror', None) or error}"
            closed += not mine
        print(f"{job} {index}" + (" (this one)" if mine else "") + ":", answer)
if not config:
    print("verdict: TF_CONFIG is not set in this environment")
elif closed:
    print("verdict: not-reachable; start the task, or mend its address, before the others give up")
else:
    print("verdict: peer-gone; all others answer now, so one ended or was restarted: read_workers.py finds it")
