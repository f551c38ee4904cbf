# Install a package whose only wheel is for another Python: pip falls back to the placeholder.
python -c "import make_packages; make_packages.write('cp27-cp27m-manylinux2014_x86_64')"
python -m pip --isolated install --no-index --no-deps --no-cache-dir --disable-pip-version-check \
  --find-links packages --target installed cudf-demo
