# Two environments: the package goes into the first, and the program runs with the second.
python3 -m venv --without-pip first && python3 -m venv --without-pip second
echo 'NAME = "gguf"' > "$(first/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')/gguf.py"
first/bin/python -c 'import gguf; print("first:", gguf.NAME)'
second/bin/python -c 'import gguf'
