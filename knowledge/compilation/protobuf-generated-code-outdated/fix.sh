# The same import with the parser in Python: slower, and without another release.
PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION=python python3 -W ignore reproduce.py
