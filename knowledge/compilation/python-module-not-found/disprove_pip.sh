# pip says that the package is there, because this pip belongs to another Python.
python3 -m venv first && python3 -m venv --without-pip second
mkdir -p "$(first/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')/gguf-0.17.1.dist-info"
cd "$(first/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')"
printf 'Metadata-Version: 2.1\nName: gguf\nVersion: 0.17.1\n' > gguf-0.17.1.dist-info/METADATA
echo pip > gguf-0.17.1.dist-info/INSTALLER; echo 'NAME = "gguf"' > gguf.py; touch gguf-0.17.1.dist-info/RECORD
cd "$OLDPWD"
first/bin/pip install --no-index gguf 2>&1 | grep -o 'Requirement already satisfied: gguf'
second/bin/python -c 'import gguf'
