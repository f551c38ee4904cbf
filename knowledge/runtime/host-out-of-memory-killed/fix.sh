# Read every weight of the same file under the same limit.
python save.py
python cage.py 512 bash -c 'python load_mapped.py; echo "exit status $?"'
