work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=$PWD
cd "$work"
python "$here/make_wheel.py"
python -m pip install --disable-pip-version-check --no-index --find-links . --target out oldpackage==1.0 2>&1
