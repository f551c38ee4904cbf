"""What this card and this torch reach; run it on both machines: python measure_card.py [CARD]"""

import subprocess
import sys
import time

import torch

card = torch.device("cuda", int(sys.argv[1]) if len(sys.argv) == 2 else 0)
torch.cuda.set_device(card)


def seconds(work, count: int = 20) -> float:
    for _ in range(3):
        work()
    torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(count):
        work()
    torch.cuda.synchronize()
    return (time.perf_counter() - start) / count


print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}, CUDA {torch.version.cuda}, "
      f"cuDNN {torch.backends.cudnn.version()}")
for name, dtype, tf32 in (("float32", torch.float32, False), ("tf32", torch.float32, True),
                          ("float16", torch.float16, False), ("bfloat16", torch.bfloat16, False)):
    torch.backends.cuda.matmul.allow_tf32 = tf32
    a, b = torch.randn(2, 4096, 4096, device=card, dtype=dtype)
    print(f"matmul {name}: {2 * 4096**3 / seconds(lambda: a @ b) / 1e12:.1f} TFLOPS")
part = torch.randn(64 << 20, device=card)
print(f"memory: {2 * part.nbytes / seconds(part.clone) / 1e9:.0f} GB/s")
pinned = torch.empty(64 << 20, dtype=torch.uint8, pin_memory=True)
rate = pinned.nbytes / seconds(lambda: pinned.cuda(non_blocking=True)) / 1e9
print(f"pinned copy to the card: {rate:.1f} GB/s")
net = torch.nn.Conv2d(64, 128, 3, padding=1).to(card)
image = torch.randn(32, 64, 128, 128, device=card)
for measure in (False, True):
    torch.backends.cudnn.benchmark = measure
    print(f"convolution, cudnn.benchmark {measure}: {1e3 * seconds(lambda: net(image)):.2f} ms")
tiny = torch.ones(1, device=card)
print(f"a small kernel: {1e6 * seconds(lambda: tiny.add_(1), 2000):.1f} us, by the processor")
for _ in range(300):
    a @ b
query = "--query-gpu=clocks.sm,clocks.max.sm,power.draw,power.limit,pcie.link.width.current"
uuid = f"--id=GPU-{torch.cuda.get_device_properties(card).uuid}"
print(subprocess.run(["nvidia-smi", query, "--format=csv", uuid],
                     capture_output=True, text=True, check=False).stdout.strip())
