# Let pip choose a release within the range of the message. Two wheels in a folder stand for PyPI.
. ./make_site.sh
python3 - <<'END'
from zipfile import ZipFile

for release in ("0.36.0", "1.2.3"):
    info = f"huggingface_hub-{release}.dist-info/"
    with ZipFile(f"huggingface_hub-{release}-py3-none-any.whl", "w") as wheel:
        wheel.writestr("huggingface_hub/__init__.py", "")
        wheel.writestr(info + "METADATA", f"Metadata-Version: 2.1\nName: huggingface-hub\nVersion: {release}\n")
        wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\nGenerator: demo\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(info + "RECORD", "")
END
rm -r site/huggingface_hub*
python3 -m pip install -q --no-index --find-links . --target site "huggingface-hub>=0.34.0,<1.0"
python3 -c "import transformers"
