"""Two workers on one machine: worker 1 is gone after three steps, and worker 0 reports it."""

import json
import os
import socket
import subprocess
import sys

if len(sys.argv) == 1:
    listeners = [socket.create_server(("localhost", 0)) for _ in range(2)]
    ports = [str(one.getsockname()[1]) for one in listeners]
    for one in listeners:
        one.close()
    workers = [subprocess.Popen([sys.executable, __file__, index, *ports]) for index in ("1", "0")]
    print("worker 1 ended with", workers[0].wait(100))
    sys.exit(workers[1].wait(100))

index, addresses = int(sys.argv[1]), [f"localhost:{port}" for port in sys.argv[2:]]
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"
os.environ["CUDA_VISIBLE_DEVICES"] = ""
os.environ["TF_CONFIG"] = json.dumps({"cluster": {"worker": addresses}, "task": {"type": "worker", "index": index}})

import tensorflow as tf

strategy = tf.distribute.MultiWorkerMirroredStrategy()


@tf.function
def step():
    return strategy.run(lambda: tf.distribute.get_replica_context().all_reduce("SUM", tf.ones(())))


for number in range(100):
    if index == 1 and number == 3:
        os._exit(9)
    step()
