# Ask for 768 MiB where 512 are allowed, ready for any exception, signal or exit.
python cage.py 512 bash -c 'python careful.py; echo "exit status $?"'
