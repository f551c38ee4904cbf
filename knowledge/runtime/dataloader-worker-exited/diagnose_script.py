"""Run a script and print how the lost worker ended: python diagnose_script.py train.py ARGUMENTS."""

import multiprocessing.process as process
import os
import re
import runpy
import signal
import sys
import traceback

started = []
start = process.BaseProcess.start


def noted_start(worker: process.BaseProcess) -> None:
    """Start a process and keep it, so that its exit code can be asked for later."""
    start(worker)
    started.append(worker)


def verdict(worker: process.BaseProcess) -> str:
    """Return the cause that the exit code of the worker shows."""
    worker.join(5)
    code = worker.exitcode
    if code is None:
        return "the worker still runs"
    if code < 0:
        return f"killed-by-signal: {signal.Signals(-code).name}"
    if code != 1:
        return f"exit-in-worker: code {code}"
    if "Fork" in type(worker).__name__:
        return "not-an-exception: code 1; or sys.exit(1)"
    return "never-started: code 1, if no batch came before; otherwise not-an-exception"


if __name__ == "__main__":
    process.BaseProcess.start = noted_start
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except Exception as error:
        told = "".join(traceback.format_exception(error))
        lost = re.findall(r"DataLoader worker \(pid(?:\(s\))? ([\d, ]+)\)", told)
        pids = {int(pid) for group in lost for pid in group.split(",")}
        print(str(error).splitlines()[0])
        for worker in started:
            if worker.pid in pids:
                print("verdict:", verdict(worker))
