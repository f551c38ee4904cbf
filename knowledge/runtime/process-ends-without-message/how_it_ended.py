"""Say how a process ended and which page to open.

python how_it_ended.py python train.py --epochs 3      runs the command with Python's fault handler on
python how_it_ended.py --status -1073740791            explains a status that you have
"""

import os
import signal
import subprocess
import sys

SIGNALS = {
    "SIGKILL": "host-out-of-memory-killed",
    "SIGSEGV": "worker-exit-code-sigsegv",
    "SIGABRT": "worker-exit-code-sigabrt",
    "SIGILL": "cpu-illegal-instruction",
    "SIGFPE": "floating-point-exception",
    "SIGBUS": "dataloader-bus-error-shm",
    "SIGHUP": "its terminal was closed: start it under tmux, nohup or the scheduler",
}
WINDOWS = {  # names from ntstatus.h
    0xC0000005: ("access violation", "this page: memory, cuDNN, another release"),
    0xC0000017: ("no memory", "windows-paging-file-too-small"),
    0xC000001D: ("illegal instruction", "cpu-illegal-instruction"),
    0xC0000094: ("integer divided by zero", "floating-point-exception"),
    0xC00000FD: ("stack overflow", "this page: the Python line of the fault handler"),
    0xC000012D: ("commitment limit", "windows-paging-file-too-small"),
    0xC0000135: ("DLL not found", "windows-dll-load-failed"),
    0xC0000139: ("entry point not found in a DLL", "windows-dll-load-failed"),
    0xC000013A: ("Ctrl-C, or its window was closed", "nothing to fix"),
    0xC0000142: ("DLL failed to start", "windows-dll-load-failed"),
    0xC0000374: ("heap corruption", "this page: another release"),
    0xC0000409: ("the program stopped itself", "this page: cuDNN, another release"),
}


def explain(status: int) -> tuple[str, str]:
    if status & 0xFFFFFFFF in WINDOWS:
        name, page = WINDOWS[status & 0xFFFFFFFF]
        return f"0x{status & 0xFFFFFFFF:08X}, {name}", page
    if status == -1:
        return "-1, SIGHUP or an exit code of the program itself", "its terminal was closed, or it reported an error: search its log"
    number = -status if status < 0 else status - 128
    if number in {one.value for one in signal.Signals}:
        name = signal.Signals(number).name
        return f"{status}, {name}", SIGNALS.get(name, "something else ended it: launcher, scheduler or user")
    if status == 0:
        return "0", "it finished, or the program called exit: search its code and its log"
    return f"{status}", "the program reported an error: search its log, and the terminal that started it"


if len(sys.argv) < 2:
    sys.exit("usage: python how_it_ended.py COMMAND ..., or --status NUMBER")
if sys.argv[1] == "--status":
    status = int(sys.argv[2], 0)
else:
    status = subprocess.run(sys.argv[1:], env=os.environ | {"PYTHONFAULTHANDLER": "1", "PYTHONUNBUFFERED": "1"}).returncode
found, page = explain(status)
print("ended with:", found)
print("open:", page)
