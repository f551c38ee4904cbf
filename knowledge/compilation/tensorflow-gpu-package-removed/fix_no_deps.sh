# The program is not yours to edit: install tensorflow, then the program without its dependencies.
python -c "import make_packages; make_packages.write('tensorflow-gpu')"
for package in tensorflow "--no-deps demo"; do
  python -m pip --isolated install --no-index --no-cache-dir --disable-pip-version-check \
    --find-links packages --target installed $package | grep -o "Successfully installed .*"
done
