# Load 384 MiB where 256 are allowed; the machine has more.
python save.py
python cage.py 256 bash -c 'python load.py; echo "exit status $?"'
