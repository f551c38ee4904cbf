# A new environment as uv and Python 3.12 make it, without setuptools, and a build without isolation.
python -m venv --without-pip env
python -m pip --python env/bin/python --disable-pip-version-check wheel \
  --no-build-isolation --no-deps --no-index -w dist . || exit 1
