"""Does this GPU compute and copy correctly? python check_gpu_numbers.py; a few seconds, 200 MB on each GPU."""

import sys

import torch

LIMITS = {torch.float32: 2e-3, torch.float16: 1e-2, torch.bfloat16: 6e-2}


def copy(tensor, device):
    return tensor.to(device)


def difference(device, dtype):
    """Compare a product on the device with the same numbers in float64 on the CPU."""
    a, b = torch.randn(512, 512).to(dtype), torch.randn(512, 512).to(dtype)
    right = a.double() @ b.double()
    return float(((copy(a, device) @ copy(b, device)).double().cpu() - right).abs().max() / right.abs().max())


def check(devices):
    """Print what differs, and return it."""
    torch.manual_seed(0)
    wrong, lost = [], []
    for device in devices:
        for dtype, limit in LIMITS.items():
            error = difference(device, dtype)
            if not error < limit:  # NaN, too
                wrong.append(f"{device} {dtype}")
                print(f"{device} {dtype}: the relative difference is {error:.2g}")
    pattern = torch.arange(4_000_000, dtype=torch.int32)
    for source in devices:
        there = copy(pattern, source)
        for target in devices:
            if source != target and not torch.equal(copy(there, target).cpu(), pattern):
                lost.append(f"{source} -> {target}")
                print(f"{source} -> {target}: the copy differs")
    print(f"devices: {len(devices)}; wrong products: {len(wrong)}; wrong copies: {len(lost)}")
    if lost:
        print("verdict: peer-copies, data is damaged between GPUs")
    elif wrong:
        print("verdict: gpu, the numbers of this GPU or backend are wrong")
    else:
        print("verdict: program, the GPU is right; look at the release, dtype, attention and file")


if __name__ == "__main__":
    gpus = [f"cuda:{number}" for number in range(torch.cuda.device_count())]
    if not gpus:
        sys.exit("verdict: unknown, this torch sees no GPU; install a build for CUDA or ROCm in a new environment")
    check(gpus)
