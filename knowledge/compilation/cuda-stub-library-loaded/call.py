import ctypes

code = ctypes.CDLL("libcuda.so.1").cuInit(0)
if code:
    raise RuntimeError(f"Call to cuInit results in {({34: 'CUDA_ERROR_STUB_LIBRARY'}).get(code, code)}")
print("cuInit succeeded")
