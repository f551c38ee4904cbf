# The same with a wheel for this Python and platform.
python -c "import make_packages; make_packages.write('py3-none-any')"
python -m pip --isolated install --no-index --no-deps --no-cache-dir --disable-pip-version-check \
  --find-links packages --target installed cudf-demo | grep -o "Successfully installed .*"
