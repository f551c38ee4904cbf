"""Run one layer in float32, with TF32, under autocast and in bfloat16; compare speed and error."""

import time

import torch

torch.manual_seed(0)
layer = torch.nn.Linear(8192, 8192, bias=False, device="cuda")
x = torch.randn(8192, 8192, device="cuda")
exact = x[:64].double() @ layer.weight.double().T
low_layer, low_x = layer.weight.bfloat16(), x.bfloat16()


def autocast() -> torch.Tensor:
    with torch.autocast("cuda", dtype=torch.bfloat16):
        return layer(x)


RUNS = {
    "float32": ("highest", lambda: layer(x)),
    "TF32": ("high", lambda: layer(x)),
    "autocast": ("highest", autocast),
    "bfloat16": ("highest", lambda: torch.nn.functional.linear(low_x, low_layer)),
}
with torch.no_grad():
    for label, (precision, run) in RUNS.items():
        torch.set_float32_matmul_precision(precision)
        times = []
        for _ in range(9):
            torch.cuda.synchronize()
            start = time.perf_counter()
            y = run()
            torch.cuda.synchronize()
            times.append((time.perf_counter() - start) * 1e3)
        error = (y[:64].double() - exact).norm() / exact.norm()
        print(f"{label}:", *(f"{one:.2f}" for one in times[2:]), "ms")
        print(
            f"{label} reaches {2 * 8192**3 / sorted(times)[3] / 1e9:.0f} TFLOP/s, error {error:.0e}"
        )
