# Install a program that still asks for tensorflow-gpu, in any version.
python -c "import make_packages; make_packages.write('tensorflow-gpu')"
python -m pip --isolated install --no-index --no-cache-dir --disable-pip-version-check \
  --find-links packages --target installed demo
