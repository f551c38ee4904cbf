# Ask pip what it would do for the release that is installed as a CPU build.
version="$(python -c 'import torch; print(torch.__version__.split("+")[0])')"
python -m pip install --dry-run --no-index --no-deps --disable-pip-version-check "torch==$version"
