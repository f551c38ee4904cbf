# packaging is installed here; the build of a package that does not declare it runs elsewhere.
cat > pyproject.toml <<'TOML'
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
TOML
python -c "import packaging; print('this environment has packaging')"
python -m pip --disable-pip-version-check wheel --no-deps --no-index -w dist . || exit 1
