"""One function for each file, over all cores, that goes on where it stopped; change convert()."""

import os
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path


def convert(source: Path, target: Path) -> None:
    time.sleep(0.1)  # in place of the work on one file
    target.write_text(source.read_text().upper())


def once(pair: tuple[Path, Path]) -> bool:
    source, target = pair
    if target.exists():
        return False
    part = target.with_name(f"{target.name}.part{os.getpid()}")
    convert(source, part)
    part.replace(target)  # a file under its own name is complete
    return True


def run(source: Path, target: Path, workers: int) -> int:
    target.mkdir(exist_ok=True)
    pairs = [(path, target / path.name) for path in sorted(source.iterdir())]
    with ProcessPoolExecutor(workers) as pool:
        return sum(pool.map(once, pairs))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "in"), Path(folder, "out")
        source.mkdir()
        for number in range(40):
            source.joinpath(f"{number:02}.txt").write_text("a")
        start = time.perf_counter()
        first = run(source, target, 1)
        alone = time.perf_counter() - start
        for path in sorted(target.iterdir())[:10]:
            path.unlink()
        print(f"one process: {first} files; after a break: {run(source, target, 8)} files")
        for path in target.iterdir():
            path.unlink()
        start = time.perf_counter()
        run(source, target, 8)
        faster = alone > 3 * (time.perf_counter() - start)
        print(f"eight processes: over three times as fast: {faster}")
