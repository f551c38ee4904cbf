"""Which calls are slow, what they compile: python first_calls.py FILE FUNCTION [PAUSE_SECONDS]"""

import os
import runpy
import sys
import tempfile
import time
from pathlib import Path

if len(sys.argv) not in (3, 4):
    sys.exit("usage: python first_calls.py FILE FUNCTION [PAUSE_SECONDS]")
home, given = Path.home(), os.environ.get
folders = {
    "driver, from PTX": given("CUDA_CACHE_PATH") or home / ".nv/ComputeCache",
    "Triton": given("TRITON_CACHE_DIR") or home / ".triton/cache",
    "torch.compile": given("TORCHINDUCTOR_CACHE_DIR")
    or Path(tempfile.gettempdir(), f"torchinductor_{home.name}"),
    "torch extensions": given("TORCH_EXTENSIONS_DIR") or home / ".cache/torch_extensions",
    "FlashInfer": home / ".cache/flashinfer",
}


def files() -> dict[str, int]:
    walked = {name: os.walk(path) for name, path in folders.items()}
    return {name: sum(len(found) for _, _, found in walk) for name, walk in walked.items()}


def timed(function: object) -> tuple[float, str]:
    before, start = files(), time.perf_counter()
    function()
    torch = sys.modules.get("torch")
    if torch and torch.cuda.is_available():
        torch.cuda.synchronize()
    seconds = time.perf_counter() - start
    new = [name for name, number in files().items() if number > before[name]]
    return seconds, "".join(f", compiled: {name}" for name in new)


step = runpy.run_path(sys.argv[1], run_name="timed")[sys.argv[2]]
pause = float(sys.argv[3]) if len(sys.argv) == 4 else 10.0
results = [timed(step) for _ in range(8)]
time.sleep(pause)
results.append(timed(step))
usual = sorted(seconds for seconds, _ in results)[len(results) // 2]
for number, (seconds, compiled) in enumerate(results, 1):
    name = f"call {number}" if number < len(results) else f"after a pause of {pause:g} s"
    print(f"{name}: {seconds:.3f} s, {'SLOW' if seconds > 3 * usual else 'as usual'}{compiled}")
if "torch" in sys.modules and sys.modules["torch"].cuda.is_available():
    cuda = sys.modules["torch"].cuda
    print("card: sm_%d%d, code in torch:" % cuda.get_device_capability(), *cuda.get_arch_list())
