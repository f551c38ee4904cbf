# Import a network that was written for spconv 1.
. ./make_spconv.sh
python3 net.py
