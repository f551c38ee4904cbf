# Give the driver a file that is no machine code for a GPU.
python load.py "$(command -v bash)"
