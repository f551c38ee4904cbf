# pip of a Python whose standard library contains the marker of Debian and Ubuntu.
python="$(python3 -c 'import sys; print(sys.base_prefix)')/bin/python3"
mkdir marked
printf '[externally-managed]\nError=To install Python packages system-wide, try apt install\n' > marked/EXTERNALLY-MANAGED
cat > sitecustomize.py <<'END'
import sysconfig

real = sysconfig.get_path
sysconfig.get_path = lambda name, *rest, **more: "marked" if name == "stdlib" else real(name, *rest, **more)
END
PYTHONPATH=. PIP_DISABLE_PIP_VERSION_CHECK=1 "$python" -m pip install --no-index torch
