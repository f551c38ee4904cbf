# Replace the name in the program's requirements, and install again.
echo "tensorflow-gpu>=2.4" > requirements.txt
sed -i 's/tensorflow-gpu/tensorflow/' requirements.txt
python -c "import make_packages; make_packages.write(open('requirements.txt').read().strip())"
python -m pip --isolated install --no-index --no-cache-dir --disable-pip-version-check \
  --find-links packages --target installed demo | grep -o "Successfully installed .*"
