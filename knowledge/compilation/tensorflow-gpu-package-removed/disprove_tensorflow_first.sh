# Install tensorflow first, and then the program again.
python -c "import make_packages; make_packages.write('tensorflow-gpu')"
python -m pip --isolated install --no-index --no-cache-dir --disable-pip-version-check \
  --find-links packages --target installed tensorflow
PYTHONPATH=installed python -m pip --isolated install --no-index --no-cache-dir --disable-pip-version-check \
  --find-links packages --target installed demo
