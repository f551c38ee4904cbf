# Map a file of 4 GiB and read one byte: in a cgroup of 64 MiB, then under ulimit -v of 1 GiB.
truncate --size 4G data.bin
read='import mmap; data = open("data.bin", "rb"); print("read:", mmap.mmap(data.fileno(), 0, prot=1)[-1])'
python cage.py 64 python -c "$read"
ulimit -v $((1024 * 1024))
python -c "$read"
