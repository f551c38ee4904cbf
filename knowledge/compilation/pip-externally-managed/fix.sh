# The same marker, and an environment of one's own: pip installs there.
set -e
python="$(python3 -c 'import sys; print(sys.base_prefix)')/bin/python3"
mkdir marked
printf '[externally-managed]\nError=Try apt install\n' > marked/EXTERNALLY-MANAGED
"$python" -m venv --without-pip venv
cat > sitecustomize.py <<'END'
import sysconfig

real = sysconfig.get_path
sysconfig.get_path = lambda name, *rest, **more: "marked" if name == "stdlib" else real(name, *rest, **more)
END
"$python" - <<'END'
import zipfile

with zipfile.ZipFile("tiny-1.0-py3-none-any.whl", "w") as wheel:
    wheel.writestr("tiny.py", "here = True\n")
    wheel.writestr("tiny-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")
    wheel.writestr("tiny-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n")
    wheel.writestr("tiny-1.0.dist-info/RECORD", "")
END
export PYTHONPATH=. PIP_DISABLE_PIP_VERSION_CHECK=1
"$python" -m pip --python venv/bin/python install -q --no-index ./tiny-1.0-py3-none-any.whl
venv/bin/python -c 'import tiny; print("installed:", tiny.here)'
