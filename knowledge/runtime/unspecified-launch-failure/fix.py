"""Give the kernel what its check asks for: the numbers, padded to a multiple of 4."""

import torch

SOURCE = """
extern "C" __global__ void add(const float *data, float *result, int count) {
    if (count % 4 != 0) {
        printf("add: %d numbers, and 4 are read at once\\n", count);
        asm("trap;");
    }
    for (int at = 0; at < count; at += 4)
        for (int next = at; next < at + 4; ++next) *result += data[next];
}
"""
kernel = torch.cuda._compile_kernel(SOURCE, "add")
numbers, result = torch.ones(1022, device="cuda"), torch.zeros(1, device="cuda")
padded = torch.nn.functional.pad(numbers, (0, -len(numbers) % 4))
kernel((1, 1, 1), (1, 1, 1), (padded, result, len(padded)))
torch.cuda.synchronize()
print("sum:", result.item())
