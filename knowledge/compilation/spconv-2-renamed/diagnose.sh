# Run the check with spconv 2, with a folder named spconv in the way, and without any spconv.
. ./make_spconv.sh
python3 -S check_spconv.py
mkdir -p project/spconv && touch project/spconv/__init__.py && cp check_spconv.py project/
(cd project && python3 -S check_spconv.py)
PYTHONPATH= python3 -S check_spconv.py 2>&1 || true
