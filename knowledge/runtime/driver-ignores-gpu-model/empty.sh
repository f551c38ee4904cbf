python3 read_nvrm.py < /dev/null
