# Put the build requirements into the environment that builds, then build without isolation.
python -m venv --without-pip env
# In your environment: env/bin/python -m pip install setuptools wheel packaging ninja psutil
site="$(env/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
python -c 'import setuptools; print(setuptools.__path__[0].rpartition("/")[0])' > "$site/here.pth"
python -m pip --python env/bin/python --disable-pip-version-check wheel \
  --no-build-isolation --no-deps --no-index -w dist . && ls dist
