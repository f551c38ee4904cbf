# Ask the builder itself where it runs and what it sees, with and without isolation.
build() { python -m pip wheel -v --no-index --no-deps --disable-pip-version-check -w dist "$@" .; }
echo "this python: $(python -c 'import sys; print(sys.executable)')"
echo "pip belongs to: $(python -m pip --version | sed 's/.*from //')"
echo "torch for this python: $(python -c 'import torch; print(torch.__version__)')"
echo "with isolation"; build 2>&1 | grep -o 'builder: .*' | sort -u
echo "with --no-build-isolation"; build --no-build-isolation 2>&1 | grep -o 'builder: .*' | sort -u
