# Ask how much memory there is, and load 384 MiB.
python save.py
python cage.py 256 bash -c '
    free --mebi | awk "/^Mem:/ {print \"available:\", \$7, \"MiB\"}"
    python load.py
    echo "exit status $?"
'
