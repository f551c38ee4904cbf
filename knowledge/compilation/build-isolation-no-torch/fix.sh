# Build in this environment, with the torch that will import the result.
python -m pip wheel --no-index --no-deps --disable-pip-version-check -w dist \
  --no-build-isolation .
cd dist && python -m zipfile -e demo-1.0-py3-none-any.whl .
python -c "import demo, torch; print('built with the torch at hand:', demo.built_with == torch.__version__)"
