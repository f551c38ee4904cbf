"""Run an instruction that no processor has, as a program does on a processor without AVX."""

import ctypes
import faulthandler
import mmap

faulthandler.enable()
print("loading", flush=True)
code = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
code.write(b"\x0f\x0b")  # ud2, undefined on every x86
function = ctypes.CFUNCTYPE(None)(ctypes.addressof(ctypes.c_char.from_buffer(code)))
function()
print("loaded")
