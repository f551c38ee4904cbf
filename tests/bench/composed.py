"""Compose logs of healthy runs that need GPUs or many machines, from lines with open values.

    python tests/bench/composed.py FOLDER [NCCL_SOURCE]

NCCL_SOURCE is a folder with the source of NCCL: every text that it prints at INFO appears in the
log of a run whose values are made up. The other logs are composed of usual lines of trainers, of
the kernel and of system services. Equal arguments give equal logs.
"""

import random
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from faultdex.verify.messages.calls import Call, in_tree

INFO = (Call("INFO", "printf", skip=1, level="info"), Call("VERSION", "printf", level="info"))
SOURCES = ("src/**/*.cc", "src/**/*.h", "src/**/*.cu")
VALUES = (
    "3", "0", "1", "16384", "0x7f3a2c000000", "10.0.0.1<43210>", "ncclAllReduce", "mlx5_0", "Ring",
    "libnccl-net.so", "eth0", "2.30.7",
)  # fmt: skip
ROUNDS = 20
LINES = 4000
USUAL: Mapping[str, tuple[str, ...]] = {
    "composed-trainer": (
        "[2026-11-20 17:{n:02}:35] [rank{r}] step {i} loss 0.{n} grad_norm 1.{n} lr 3.0e-04",
        "2026-11-20 17:{n:02}:35,123 - trainer - INFO - epoch {r} step {i} tokens/s {i} mfu 0.4{n}",
        "{{'loss': 0.{n}, 'grad_norm': 1.{n}, 'learning_rate': 2e-05, 'epoch': {r}.{n}}}",
        " {n}%|████      | {n}/100 [00:{n:02}<01:00,  1.{n}it/s, loss=0.{n}]",
        (
            "INFO 11-20 17:{n:02}:35 [metrics.py:455] Avg prompt throughput: {i}.0 tokens/s, "
            "Running: {r} reqs, Pending: 0 reqs, GPU KV cache usage: {n}.0%"
        ),
        "saved checkpoint /data/run/step_{i} in {n}.4 s, 0 errors, 0 skipped steps",
        "validation: error rate 0.{n}, failures 0, timeout 1800 s, retries 0",
        "memory: allocated 3{n}.1 GiB, reserved 4{n}.0 GiB, peak 5{n}.2 GiB of 79.1 GiB",
    ),
    "composed-kernel": (
        "[  {n}.123456] nvidia 0000:{n:02x}:00.0: enabling device (0140 -> 0142)",
        "[  {n}.223456] NVRM: loading NVIDIA UNIX x86_64 Kernel Module  580.65.06",
        "[  {n}.323456] nvidia-modeset: Loading NVIDIA Kernel Mode Setting Driver",
        "[  {n}.423456] [drm] Initialized nvidia-drm 0.0.0 for 0000:{n:02x}:00.0 on minor {r}",
        "[  {n}.523456] nvidia-uvm: Loaded the UVM driver, major device number 5{n}.",
        "[  {n}.623456] mlx5_core 0000:{n:02x}:00.0: firmware version: 28.39.{i}",
        "[  {n}.723456] mlx5_core 0000:{n:02x}:00.0 ens{r}np0: Link up",
        "[  {n}.823456] pcieport 0000:{n:02x}:01.0: AER: enabled with IRQ {i}",
        "[  {n}.923456] EXT4-fs (nvme{r}n1p2): mounted filesystem, Errors: remount-ro",
        "[  {n}.933456] RAS: Correctable Errors collector initialized.",
    ),
    "composed-journal": (
        "Nov 20 17:{n:02}:35 node{r} systemd[1]: Started nvidia-persistenced.service.",
        "Nov 20 17:{n:02}:35 node{r} systemd[1]: run-docker-{i}.mount: Deactivated successfully.",
        (
            "Nov 20 17:{n:02}:35 node{r} kubelet[{i}]: I1120 17:{n:02}:35 {i} reconciler.go:243] "
            '"MountVolume.SetUp succeeded for volume" pod="ml/train-{r}"'
        ),
        (
            'Nov 20 17:{n:02}:35 node{r} containerd[{i}]: level=info msg="StartContainer returns '
            'successfully"'
        ),
        "Nov 20 17:{n:02}:35 node{r} slurmd[{i}]: launch task StepId={i}.0 request from UID:1000",
        "Nov 20 17:{n:02}:35 node{r} slurmd[{i}]: [{i}.0] done with step",
        "Nov 20 17:{n:02}:35 node{r} nv-hostengine: DCGM initialized, port 5555",
        "Nov 20 17:{n:02}:35 node{r} sshd[{i}]: Accepted publickey for user from 10.0.0.{n}",
    ),
}


def usual(lines: tuple[str, ...], chance: random.Random) -> Iterator[str]:
    """Yield many of `lines` with values."""
    for _ in range(LINES):
        values = {"n": chance.randrange(10, 60), "r": chance.randrange(8)}
        yield chance.choice(lines).format(i=chance.randrange(1000, 9999), **values)


def informed(texts: Iterable[str], chance: random.Random) -> Iterator[str]:
    """Yield each of NCCL's texts in each round, as ranks print it."""
    every = sorted(set(texts))
    for _ in range(ROUNDS):
        for text in every:
            filled = re.sub(r"\{\}", lambda _: chance.choice(VALUES), text)
            rank = chance.randrange(8)
            yield f"node7:{4200 + rank}:{4300 + rank} [{rank}] NCCL INFO {filled}"


def composed(source: Path | None) -> Iterator[tuple[str, Iterator[str]]]:
    """Yield the name and the lines of each log."""
    for name, lines in USUAL.items():
        yield name, usual(lines, random.Random(name))
    if source:
        texts = (found.text for found in in_tree(source, SOURCES, INFO))
        yield "composed-nccl-info", informed(texts, random.Random("nccl"))


def main() -> None:
    """Write the logs."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in composed(Path(sys.argv[2]) if sys.argv[2:] else None):
        path = folder / f"{name}.log"
        path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        sys.stdout.write(f"{name}: {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
