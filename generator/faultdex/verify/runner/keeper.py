"""Run one command under a limit and leave no process of it behind.

This is a program of its own, `python -I -S -c SOURCE`, that imports nothing of ours, so that it
starts in milliseconds. It reads a Spec as JSON from standard input and writes the outcome to
standard output. Neither is a file, because a snippet could overwrite a file.
"""

import ctypes
import json
import os
import resource
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

TICK, PATIENCE = 0.1, 15.0
LARGEST_FILE, LARGEST_TMP = 8 << 30, 4 << 30
LEAST_DISK, LEAST_MEMORY = 512 << 20, 1 / 32
LOOKS_EVERY = 1.0
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
CLONE_NEWNS, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWNET = 0x20000, 0x4000000, 0x8000000, 0x40000000
CLONE_NEWPID = 0x20000000
MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 0x1, 0x20, 0x1000, 0x4000, 0x40000
MS_NOSUID, MS_NODEV, MS_NOEXEC = 2, 4, 8
# The kernel's own files, which some snippets write to; a device takes data in a read-only /dev too.
OF_THE_KERNEL = ("/dev/mqueue", "/dev/pts", "/dev/shm", "/proc", "/sys")
TMP = Path("/tmp")
LOOPBACK_UP = b"lo".ljust(16, b"\0") + (0x41).to_bytes(2, "little").ljust(24, b"\0")
SIOCSIFFLAGS = 0x8914
WAKERS = {signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP}

libc = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True)
class Spec:
    """What to run, within which limits, and the open files that take what it prints.

    `folder` is what the command may write to, and `shown` what it has to see below /tmp. `cleaner`
    is the program that removes the folder of the whole run where nobody else is left to do it.
    """

    command: list[str]
    folder: str
    cwd: str
    shown: list[str]
    cleaner: str
    env: dict[str, str]
    stdout: int
    stderr: int
    limit: float
    cap: int
    grace: float
    apart: bool

    @property
    def mark(self) -> bytes:
        """Return the environment entry that every process of the command inherits."""
        return f"FAULTDEX_CELL={self.env['FAULTDEX_CELL']}".encode()


@dataclass
class Watch:
    """The running command: its first process and when it started."""

    spec: Spec
    leader: int
    parent: int
    start: float
    pipe: int = -1
    asked: bool = False
    looked: float = 0.0


def check(result: int) -> None:
    """Raise OSError when a call of the C library failed."""
    if result:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


def mount(
    source: object, target: object, kind: str = "none", flags: int = 0, data: str = ""
) -> None:
    """Mount `source` at `target`; raise OSError where the system refuses."""
    names = (os.fsencode(str(name)) for name in (source, target, kind))
    check(libc.mount(*names, flags, os.fsencode(data)))


def open_namespaces(spec: Spec) -> None:
    """Move into own mounts, /proc, /dev/shm, /tmp, host name and network (its loopback only)."""
    hosts = Path(spec.folder, "hosts")
    hosts.write_text("127.0.0.1 localhost\n::1 localhost\n", "ascii")
    room = os.statvfs("/dev/shm")
    check(libc.unshare(CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWNET))
    mount("none", "/", flags=MS_REC | MS_PRIVATE)
    mount("proc", "/proc", "proc")
    mount("shm", "/dev/shm", "tmpfs", data=f"size={room.f_blocks * room.f_frsize},mode=1777")
    mount(hosts, "/etc/hosts", flags=MS_BIND)
    show_only(spec)
    check(libc.sethostname(b"localhost", 9))
    plug = libc.socket(2, 2, 0)
    check(libc.ioctl(plug, SIOCSIFFLAGS, LOOPBACK_UP))
    os.close(plug)


def show_only(spec: Spec) -> None:
    """Let the command write to its own folder and a /tmp of its own; hide other folders there."""
    folder = Path(spec.folder)
    shown = {path: os.open(path, os.O_PATH) for path in (*sorted(spec.shown), spec.folder)}
    lock_mounts()
    workshop = [] if folder.is_relative_to(TMP) else [folder.parent]
    for hidden in (TMP, *workshop):
        mount("tmp", hidden, "tmpfs", data=f"size={LARGEST_TMP},mode=1777")
    for path, opened in shown.items():
        Path(path).mkdir(parents=True, exist_ok=True)
        mount(f"/proc/self/fd/{opened}", path, flags=MS_BIND | MS_REC)
        os.close(opened)
    remount(folder, 0)


def lock_mounts() -> None:
    """Make all that is mounted read-only, but for devices and the kernel's own files.

    What resists is left as it is, because another program than this one holds it.
    """
    for line in Path("/proc/self/mountinfo").read_bytes().splitlines():
        place = Path(os.fsdecode(line.split()[4].decode("unicode_escape").encode("latin-1")))
        if not any(place.is_relative_to(kernel) for kernel in OF_THE_KERNEL):
            with suppress(OSError):
                remount(place, MS_RDONLY)


def remount(place: Path, flags: int) -> None:
    """Give a mount new flags, and keep those that bar devices, programs and set-user-id."""
    kept = os.statvfs(place).f_flag & (MS_NOSUID | MS_NODEV | MS_NOEXEC)
    mount("none", place, flags=MS_REMOUNT | MS_BIND | kept | flags)


def become(spec: Spec) -> None:
    """Turn this process into the command."""
    os.setsid()
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    for number in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(
        resource.RLIMIT_FSIZE, (LARGEST_FILE, resource.getrlimit(resource.RLIMIT_FSIZE)[1])
    )
    Path("/proc/self/oom_score_adj").write_text("500", "ascii")
    os.chdir(spec.cwd)
    os.execvpe(spec.command[0], spec.command, spec.env)


def redirect(spec: Spec) -> None:
    """Point the standard streams at nothing and at the two files."""
    nothing = os.open("/dev/null", os.O_RDWR)
    for number, opened in enumerate((nothing, spec.stdout, spec.stderr)):
        os.dup2(opened, number)
        os.close(opened)


def start(spec: Spec) -> int:
    """Fork the command and return its process id."""
    child = os.fork()
    if child:
        return child
    try:
        redirect(spec)
        become(spec)
    except OSError as error:
        os.write(2, f"{spec.command[0]}: {error.strerror}\n".encode())
    finally:
        os._exit(127)


def act_as_init(spec: Spec, pipe: int) -> None:
    """As first process of a process namespace, run the command, reap, and hand its status over."""
    try:
        open_namespaces(spec)
        leader = start(spec)
        while True:
            child, status = os.wait()
            if child == leader:
                os.write(pipe, str(status).encode())
                break
    except OSError as error:
        os.write(pipe, f"! {error}".encode())
    os._exit(0)


def start_apart(spec: Spec) -> tuple[int, int]:
    """Fork the first process of a new process namespace; return its id and the status pipe."""
    check(libc.unshare(CLONE_NEWPID))
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        act_as_init(spec, writer)
    os.close(writer)
    return child, reader


def launch(spec: Spec) -> Watch:
    """Start the command, in namespaces of its own where asked for."""
    parent = os.getppid()
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    signal.pthread_sigmask(signal.SIG_BLOCK, WAKERS)
    leader, pipe = start_apart(spec) if spec.apart else (start(spec), -1)
    return Watch(spec, leader, parent, time.monotonic(), pipe)


def reap(leader: int) -> int | None:
    """Collect every ended child; return the wait status of `leader` when it is among them."""
    found = None
    while True:
        try:
            child, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if not child:
            return found
        found = status if child == leader else found


def reason_to_stop(watch: Watch) -> str:
    """Return why the command must end now, as the judge calls it; or nothing."""
    if os.getppid() != watch.parent:
        return "orphaned"
    if watch.asked:
        return "stopped"
    if overflows(watch.spec):
        return "output"
    now = time.monotonic()
    if now - watch.looked > LOOKS_EVERY:
        watch.looked = now
        if used_up(watch.spec):
            return used_up(watch.spec)
    return "limit" if now - watch.start >= watch.spec.limit else ""


def overflows(spec: Spec) -> bool:
    """Return whether more was printed than anybody will read."""
    return any(os.fstat(stream).st_size > spec.cap for stream in (spec.stdout, spec.stderr))


def used_up(spec: Spec) -> str:
    """Return disk or memory where hardly any of it is left on this machine."""
    room = os.statvfs(spec.folder)
    if room.f_bavail * room.f_frsize < min(LEAST_DISK, room.f_blocks * room.f_frsize // 4):
        return "disk"
    lines = (line.split() for line in told_by_kernel("", "meminfo").splitlines())
    known = {name: int(count) for name, count, *_ in lines}
    free = known.get(b"MemAvailable:", 1)
    return "memory" if free < LEAST_MEMORY * known.get(b"MemTotal:", 1) else ""


def nap(watch: Watch, seconds: float) -> None:
    """Sleep until a child ends, somebody asks for the end, or the time is over."""
    woken = signal.sigtimedwait(WAKERS, seconds)
    watch.asked = watch.asked or bool(woken and woken.si_signo != signal.SIGCHLD)


def outwait(watch: Watch) -> tuple[int | None, str]:
    """Wait for the command; return its wait status, or why it must be ended."""
    while True:
        status = reap(watch.leader)
        if status is not None:
            return (None, "output") if overflows(watch.spec) else told_status(watch, status)
        why = reason_to_stop(watch)
        if why:
            return None, why
        nap(watch, TICK)


def told_status(watch: Watch, status: int) -> tuple[int | None, str]:
    """Return the command's status: of the leader itself, or what the init process handed over."""
    if watch.pipe < 0:
        return status, ""
    told = os.read(watch.pipe, 4096).decode()
    return (int(told), "") if told.isdigit() else (None, told or "lost")


def told_by_kernel(pid: str, name: str) -> bytes:
    """Return the content of /proc/PID/NAME, nothing when the process is gone or not ours."""
    try:
        return Path("/proc", pid, name).read_bytes()
    except OSError:
        return b""


def parent_of(pid: str) -> int:
    """Return the parent's id of process `pid`, 0 when it is gone."""
    return int((told_by_kernel(pid, "stat").rpartition(b")")[2].split() or [b"", b"0"])[1])


def members(mark: bytes) -> set[int]:
    """Return all living descendants of this process, and whoever else carries `mark`."""
    pids = [one.name for one in Path("/proc").iterdir() if one.name.isdigit()]
    parents = {int(pid): parent_of(pid) for pid in pids}
    family = {os.getpid()}
    grown = True
    while grown:
        born = {pid for pid, parent in parents.items() if parent in family} - family
        family |= born
        grown = bool(born)
    marked = {pid for pid in parents if mark in told_by_kernel(str(pid), "environ").split(b"\0")}
    return (family | marked) - {os.getpid()}


def send(pids: set[int], number: int) -> None:
    """Send a signal to each process that still lives."""
    for pid in pids:
        try:
            os.kill(pid, number)
        except (ProcessLookupError, PermissionError):
            continue


def ask_to_end(watch: Watch) -> None:
    """Send SIGTERM to all but an init process, and wait at most the grace time."""
    send(members(watch.spec.mark) - ({watch.leader} if watch.spec.apart else set()), signal.SIGTERM)
    until = time.monotonic() + watch.spec.grace
    while time.monotonic() < until and reap(watch.leader) is None and members(watch.spec.mark):
        nap(watch, TICK)


def clear(watch: Watch) -> int:
    """Kill every process of the command; return how many outlived that."""
    until = time.monotonic() + PATIENCE
    while (left := members(watch.spec.mark)) and time.monotonic() < until:
        send(left, signal.SIGKILL)
        reap(watch.leader)
        nap(watch, 0.01)
    return len(left)


def keep(spec: Spec) -> dict[str, object]:
    """Run the command to its end or its limit, clear up, and say what happened."""
    watch = launch(spec)
    status, why = outwait(watch)
    seconds = time.monotonic() - watch.start
    printed = {stream: os.fstat(stream).st_size for stream in (spec.stdout, spec.stderr)}
    if why:
        ask_to_end(watch)
    left = clear(watch)
    for stream in printed if why else ():  # what it prints when told to end is not its own
        os.ftruncate(stream, printed[stream])
    return {"status": status, "why": why, "seconds": round(seconds, 3), "left": left}


def main() -> int:
    """Read the specification, run it, and write the report."""
    spec = Spec(**json.load(sys.stdin))
    told = keep(spec)
    sys.stdout.write(json.dumps(told))
    if told["why"] == "orphaned":
        sys.stdout.flush()
        cleaner = (sys.executable, "-I", "-S", "-c", spec.cleaner, str(Path(spec.folder).parent))
        os.execv(sys.executable, cleaner)
    return 0


if __name__ == "__main__":
    sys.exit(main())
