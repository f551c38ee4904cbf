# Three endings: over the limit of this cgroup, over that of the one above, and a plain kill -9.
eat='x = [bytearray(1 << 20) for _ in range(200)]'
python cage.py 64 python who.py python -c "$eat"
python cage.py 64/512 python who.py python -c "$eat"
python cage.py 64 python who.py bash -c 'kill -9 $$'
