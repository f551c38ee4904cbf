# Follow the message: give pip the index as well, once more. The index has the same wheels as before.
python -c "import make_packages; make_packages.write('cp27-cp27m-manylinux2014_x86_64')"
cp -r packages other
python -m pip --isolated install --no-index --no-deps --no-cache-dir --disable-pip-version-check \
  --find-links packages --find-links other --target installed cudf-demo
