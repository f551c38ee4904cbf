# A script in tools/ of a repository: Python puts tools/ on its path, and not the folder where you start.
mkdir -p tools mmdet && touch mmdet/__init__.py
echo 'import sys, mmdet' > tools/train.py
python3 -c 'import mmdet; print("in the folder: found")'
python3 tools/train.py
