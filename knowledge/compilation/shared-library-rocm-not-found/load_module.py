import ctypes

ctypes.CDLL("./torch_module.so")
print("torch_module.so is loaded")
