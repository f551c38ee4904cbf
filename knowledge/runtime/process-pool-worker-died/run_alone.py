"""Run each task in a process of its own, and print how it ended and what it used."""

import importlib
import multiprocessing
import os
import resource
import signal
import sys
from pathlib import Path

USAGE = "usage: python run_alone.py MODULE FUNCTION ARGUMENT …"


def child(module, function, argument, connection):
    getattr(importlib.import_module(module), function)(argument)
    connection.send(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


def ending(code):
    if code == 0:
        return "ends well"
    return f"killed by {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"


def main(module, function, *arguments):
    context = multiprocessing.get_context("spawn")
    for text in arguments:
        argument = int(text) if text.lstrip("-").isdigit() else text
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=child, args=(module, function, argument, there))
        process.start()
        there.close()
        process.join()
        used = f", {here.recv()} MiB" if process.exitcode == 0 else ""
        print(f"{function}({argument!r}): {ending(process.exitcode)}{used}")


if __name__ == "__main__":
    arguments = sys.argv[1:] or ["task", "work", "8", "-1", "200"]
    if len(arguments) < 3:
        sys.exit(USAGE)
    sys.path.insert(0, os.getcwd() if sys.argv[1:] else str(Path(__file__).parent))
    main(*arguments)
