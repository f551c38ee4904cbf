# Show the builder the way to torch through PYTHONPATH.
export PYTHONPATH="$(python -c 'import os, torch; print(os.path.dirname(torch.__path__[0]))')"
python -m pip wheel --no-index --no-deps --disable-pip-version-check -w dist .
