"""Start every process that num_processes counts, each with its own process_id."""

import os
import socket
import subprocess
import sys

if len(sys.argv) > 1:
    import jax

    address, count, mine = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    jax.distributed.initialize(address, count, mine, initialization_timeout=120)
    print(f"process {mine} of {jax.process_count()}", flush=True)
else:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    quiet = {key: value for key, value in os.environ.items() if "_proxy" not in key.lower()}
    jobs = [
        subprocess.Popen([sys.executable, __file__, address, "2", str(index)], env=quiet)
        for index in range(2)
    ]
    sys.exit(max(job.wait() for job in jobs))
