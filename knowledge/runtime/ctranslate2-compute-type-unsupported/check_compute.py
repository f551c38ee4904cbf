"""Which compute types CTranslate2 can use on each device here: python check_compute.py [float16]"""

import sys

import ctranslate2

wanted = sys.argv[1] if len(sys.argv) == 2 else "float16"
count = ctranslate2.get_cuda_device_count()
print("CTranslate2 sees", count, "CUDA devices")
for index in range(count):
    kinds = sorted(ctranslate2.get_supported_compute_types("cuda", index))
    print(f"cuda:{index}:", ", ".join(kinds))
    print("verdict:", "supported" if wanted in kinds else f"old-gpu, use {'int8' if 'int8' in kinds else 'float32'}")
kinds = ctranslate2.get_supported_compute_types("cpu")
print(f"cpu: {wanted}", "is supported" if wanted in kinds else "is not supported, use int8 or float32")
if not count:
    print("verdict: on-cpu, the program can only use the CPU; with an NVIDIA GPU in the machine, look at nvidia-smi first")
