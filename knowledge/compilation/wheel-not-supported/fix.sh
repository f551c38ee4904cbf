#!/usr/bin/env bash
# Install the same package from a wheel for the Python that runs pip.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$(mktemp -d)"
tag=$(python -c "import sys; print('cp%d%d' % sys.version_info[:2])")
platform=$(python -c "import sysconfig as s; print(s.get_platform().replace('-', '_'))")
python "$here/make_wheel.py" "$tag-$tag-$platform"
python -m pip install --no-index --target site ./*.whl
