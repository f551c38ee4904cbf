work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
here=$PWD
cd "$work"
python "$here/make_wheel.py"
python "$here/repair_wheel.py" oldpackage-1.0-py3-none-any.whl
python -m pip install --disable-pip-version-check --no-index --no-deps --target out repaired/*.whl -q 2>&1 | grep -v "root user"
PYTHONPATH=out python -c 'import oldpackage; print("imported:", oldpackage.answer)'
