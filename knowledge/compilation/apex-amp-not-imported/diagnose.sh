# Run the check on no apex, a clone in the way, the newest, an older one, and the package of PyPI.
. ./make_apex.sh
check() { python "$here/check_apex.py"; clear; }
check
clone; check
newest; check
older; check
pypi; check
