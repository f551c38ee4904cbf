# Leftovers of an interrupted installation, then more space than any disk has, then neither.
export PIP_CACHE_DIR="$(pwd -P)/cache" TMPDIR="$(pwd -P)"
python="$(python3 -c 'import sys; print(sys.base_prefix)')/bin/python3"
"$python" -m venv --without-pip env
packages="$(env/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
env/bin/python check_places.py 0 | tail -n 1
env/bin/python check_places.py 9000000 | grep -o "full, packages has less than [0-9e+]* GB"
mkdir "$packages/~orch"
env/bin/python check_places.py 0 | tail -n 1
