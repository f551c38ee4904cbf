"""Set a label that is longer than its memory, and clear it: one malloc and one free."""

import ctypes
import sys

label = ctypes.CDLL("./label.so")
fill, length = ord(sys.argv[1]), int(sys.argv[2])
label.set_label(fill, length)
label.clear_label()
print("label cleared")
