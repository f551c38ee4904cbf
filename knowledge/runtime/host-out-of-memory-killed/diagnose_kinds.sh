# Fill 256 MiB with three kinds of memory, one of which the kernel can take back.
python cage.py 256 python kinds.py
