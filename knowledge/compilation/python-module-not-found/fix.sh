# Start the program with the Python that has the package, and put the repository on the path.
python3 -m venv --without-pip first && python3 -m venv --without-pip second
echo 'NAME = "gguf"' > "$(first/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')/gguf.py"
mkdir -p tools mmdet && touch mmdet/__init__.py
echo 'import gguf, mmdet; print("both found")' > tools/train.py
PYTHONPATH="$PWD" first/bin/python tools/train.py
