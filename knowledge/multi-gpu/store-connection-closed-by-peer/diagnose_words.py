"""Let a store end in several ways, and ask it for something before and after."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from datetime import timedelta

os.environ["TORCH_CPP_LOG_LEVEL"] = "ERROR"  # the errors alone, without the warnings
import torch.distributed as dist

HOLDER = """
import sys, time, torch.distributed as dist
store = dist.TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False)
print(store.port, flush=True)
time.sleep(60)
"""


def begin() -> tuple[subprocess.Popen[str], dist.TCPStore]:
    """Start a process that holds a store, and connect to it with a timeout of one second."""
    holder = subprocess.Popen([sys.executable, "-c", HOLDER], stdout=subprocess.PIPE, text=True)
    port = int(holder.stdout.readline())
    return holder, dist.TCPStore("127.0.0.1", port, is_master=False, timeout=timedelta(seconds=1))


def ask(what: str, call: Callable[[], object]) -> None:
    start = time.monotonic()
    try:
        call()
        said = "no error"
    except dist.DistError as error:
        said = str(error).splitlines()[0]
    print(f"{what}, after {time.monotonic() - start:.0f} s: {said}", flush=True)


holder, store = begin()
ask("it lives, and nobody set the key", lambda: store.get("key"))
threading.Timer(1, holder.terminate).start()
ask("it ends while this rank waits", lambda: store.wait(["key"], timedelta(seconds=30)))

holder, store = begin()
holder.kill()
holder.wait()
ask("it has ended, and this rank asks", lambda: store.check(["key"]))
ask("this rank asks again", lambda: store.check(["key"]))

holder, store = begin()
holder.kill()
holder.wait()
ask("it has ended, and this rank writes", lambda: store.set("key", "value"))
ask("this rank writes again", lambda: store.set("key", "value"))

holder, store = begin()
holder.send_signal(signal.SIGSTOP)  # as a machine that answers no more
threading.Timer(4, holder.kill).start()
ask("it does not answer, and is killed after 4 s", lambda: store.get("key"))
