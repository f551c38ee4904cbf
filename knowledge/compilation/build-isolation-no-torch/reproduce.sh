# torch is installed, and the build of a package that imports it does not find it.
python -c "import torch; print('this environment has torch', torch.__version__)"
python -m pip wheel --no-index --no-deps --disable-pip-version-check -w dist .
