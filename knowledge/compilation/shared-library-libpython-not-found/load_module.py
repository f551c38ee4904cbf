import ctypes

ctypes.CDLL("./module.so")
print("module.so is loaded")
