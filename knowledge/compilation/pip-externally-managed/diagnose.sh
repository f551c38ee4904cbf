# An active environment with another pip before it, one that was moved, and one that is fine.
python="$(python3 -c 'import sys; print(sys.base_prefix)')/bin/python3"
here="$(pwd -P)"
mkdir -p tools one/bin
ln -s "$python" one/bin/python
printf '#!/usr/bin/python3\n' > tools/pip && printf '#!%s/one/bin/python\n' "$here" > one/bin/pip
chmod +x tools/pip one/bin/pip
verdict() { "$python" check_pip.py | tail -n 1; }
VIRTUAL_ENV="$here/one" PATH="$here/tools:/usr/bin:/bin" verdict
VIRTUAL_ENV="$here/two" PATH="$here/tools:/usr/bin:/bin" verdict
"$python" -m venv --without-pip env
env -u VIRTUAL_ENV PATH="$here/one/bin:/usr/bin:/bin" env/bin/python check_pip.py | tail -n 1
