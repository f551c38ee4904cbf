"""Have children end in every way, and print as JSON what torch's launchers say of each.

A program of its own that imports nothing of ours. A child is ended by its own exit status or
by a signal that it sends itself; the texts are those of torch.distributed.elastic, which is
what torchrun prints, and of torch.multiprocessing.
"""

import importlib
import json
import os
import re
import resource
import signal
import subprocess
import sys

STATUSES = (1, 2, 120, 126, 127, 128, 130, 134, 137, 139, 143, 255)
CHILD = (
    "import os, resource, signal, sys\n"
    "resource.setrlimit(resource.RLIMIT_CORE, (0, 0))\n"
    "kind, number = sys.argv[1], int(sys.argv[2])\n"
    "if kind == 'exits': os._exit(number)\n"
    "if number not in (signal.SIGKILL, signal.SIGSTOP): signal.signal(number, signal.SIG_DFL)\n"
    "os.kill(os.getpid(), number)\n"
)
HARMLESS = {"SIGCHLD", "SIGCLD", "SIGCONT", "SIGSTOP", "SIGTSTP", "SIGTTIN", "SIGTTOU",
            "SIGURG", "SIGWINCH"}  # fmt: skip
_SAYS = re.compile(r"^ *(exitcode *:.*|(?:traceback|error) *:.*|Signal .*)$", re.MULTILINE)
_PROCESS = re.compile(r"(?i)(pid:? ?)\d+")


def main() -> None:
    """Print one row for each way to end."""
    sys.stdout.write(json.dumps([row(*way) for way in ways()]) + "\n")


def ways() -> list[tuple[str, str, int]]:
    """Return name, kind and number of every way to end."""
    numbered = {one.name: int(one) for one in signal.Signals if _ends(one.name)}
    signals = [(name, "signal", number) for name, number in sorted(numbered.items(), key=by_number)]
    return [*((f"exit {status}", "exits", status) for status in STATUSES), *signals]


def _ends(name: str) -> bool:
    return name not in HARMLESS and not name.startswith("SIGRT")


def by_number(item: tuple[str, int]) -> int:
    """Return the number of a named signal."""
    return item[1]


def row(name: str, kind: str, number: int) -> dict[str, object]:
    """Return what is said of a child that ended so."""
    ended = subprocess.run(
        [sys.executable, "-S", "-c", CHILD, kind, str(number)], check=False, capture_output=True
    )
    status = ended.returncode
    return {
        "ending": name,
        "exitcode": status,
        "shell": status if status >= 0 else 128 - status,
        "word": (signal.strsignal(number) or "") if kind == "signal" else "",
        "torchrun": launched(status),
        "spawn": spawned(kind, number),
    }


def launched(status: int) -> str:
    """Return the lines of torchrun's report that tell how the worker ended."""
    try:
        errors = importlib.import_module("torch.distributed.elastic.multiprocessing.errors")
    except ImportError:
        return ""
    failure = errors.ProcessFailure(
        local_rank=0, pid=os.getpid(), exitcode=status, error_file="<N/A>"
    )
    report = errors.ChildFailedError("train.py", {0: failure}).format_msg()
    return "\n".join(dict.fromkeys(neutral(line) for line in _SAYS.findall(report)))


def neutral(text: str) -> str:
    """Return `text` without the number of a process."""
    return _PROCESS.sub(r"\g<1>…", text.strip())


def spawned(kind: str, number: int) -> str:
    """Return what torch.multiprocessing raises about such a child."""
    try:
        spawning = importlib.import_module("torch.multiprocessing.spawn")
    except ImportError:
        return ""
    try:
        spawning.start_processes(end, (kind, number), nprocs=1, start_method="fork")
    except spawning.ProcessException as error:
        return neutral(str(error))
    return ""


def end(rank: int, kind: str, number: int) -> None:
    """End this process; called in a child of its own."""
    del rank
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if kind == "exits":
        os._exit(number)
    if number != signal.SIGKILL:
        signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


if __name__ == "__main__":
    main()
