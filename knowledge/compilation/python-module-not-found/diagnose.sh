# Run the check with one Python: a package of another Python, one of the repository, another name, none, and one that is there.
python3 -m venv --without-pip .venv && python3 -m venv --without-pip second
echo 'NAME = "gguf"' > "$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')/gguf.py"
mkdir -p mmdet && touch mmdet/__init__.py
export PATH="$PWD/second/bin:/usr/bin:/bin"
check() { echo "$ $1"; python find_module.py "$1" 2>&1 | grep -v 'its pip'; }
check gguf
check mmdet
check skimage
check nnunetv2_demo
.venv/bin/python find_module.py gguf 2>&1 | tail -1
true
