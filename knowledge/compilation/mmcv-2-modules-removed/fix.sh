# Replace MMCV 2 by MMCV 1 with its ops. A wheel in a folder stands for the one of OpenMMLab.
. ./make_site.sh
python3 - <<'END'
from zipfile import ZipFile

info = "mmcv_full-1.7.2.dist-info/"
with ZipFile("mmcv_full-1.7.2-py3-none-any.whl", "w") as wheel:
    wheel.writestr("mmcv/__init__.py", "Config = object\n")
    wheel.writestr("mmcv/runner.py", "load_checkpoint = print\n")
    wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\nName: mmcv-full\nVersion: 1.7.2\n")
    wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\nGenerator: demo\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    wheel.writestr(info + "RECORD", "")
END
rm -r site/mmcv*
python3 -m pip install -q --no-index --find-links . --target site "mmcv-full<2"
python3 -S -c "from mmcv.runner import load_checkpoint; load_checkpoint('loaded')"
