# Let pip name each wheel that it skips, instead of running the placeholder.
python -c "import make_packages; make_packages.write('cp27-cp27m-manylinux2014_x86_64')"
python -m pip --isolated download -vv --no-index --no-deps --no-cache-dir --disable-pip-version-check \
  --only-binary :all: --find-links packages cudf-demo 2>&1 | grep -E 'wheel.s tags|^ERROR: No'
