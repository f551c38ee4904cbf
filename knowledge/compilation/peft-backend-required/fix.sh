# Install peft into the folder that the program's Python reads. A wheel in a folder stands for PyPI.
. ./make_site.sh
python3 - <<'END'
from zipfile import ZipFile

info = "peft-0.17.1.dist-info/"
with ZipFile("peft-0.17.1-py3-none-any.whl", "w") as wheel:
    wheel.writestr("peft/__init__.py", "")
    wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\nName: peft\nVersion: 0.17.1\n")
    wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\nGenerator: demo\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    wheel.writestr(info + "RECORD", "")
END
python3 -m pip install -q --no-index --find-links . --target site peft
python3 -S -c "import diffusers; diffusers.Pipeline().load_lora_weights('style.safetensors')"
