# Ask for 384 MiB where 256 are allowed, ready for any exception, signal or exit.
python cage.py 256 bash -c 'python careful.py; echo "exit status $?"'
