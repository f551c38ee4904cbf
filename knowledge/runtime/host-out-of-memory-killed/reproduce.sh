# Load 768 MiB where 512 are allowed; the machine has more.
python save.py
python cage.py 512 bash -c 'python load.py; echo "exit status $?"'
