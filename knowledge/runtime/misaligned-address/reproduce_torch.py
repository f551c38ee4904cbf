"""Hand a slice to a kernel that reads four floats at once."""

import torch

SOURCE = """
extern "C" __global__ void sum(const float *data, float *result) {
    float4 four = *reinterpret_cast<const float4 *>(data);
    *result = four.x + four.y + four.z + four.w;
}
"""
kernel = torch.cuda._compile_kernel(SOURCE, "sum")
numbers, result = torch.arange(1025.0, device="cuda"), torch.zeros(1, device="cuda")
for name, data in (("whole", numbers), ("slice", numbers[1:])):
    kernel((1, 1, 1), (1, 1, 1), (data, result))
    print(f"{name}: {result.item()}")
