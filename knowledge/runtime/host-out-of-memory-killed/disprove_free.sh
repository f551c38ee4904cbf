# Ask how much memory there is, and load 768 MiB.
python save.py
python cage.py 512 bash -c '
    free --mebi | awk "/^Mem:/ {print \"available:\", \$7, \"MiB\"}"
    python load.py
    echo "exit status $?"
'
