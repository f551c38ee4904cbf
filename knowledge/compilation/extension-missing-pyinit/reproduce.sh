# Build with a pattern for the sources that matches no file, then import the module.
export PYTHONDONTWRITEBYTECODE=1
mkdir -p ops/sources && cp ops.c ops/sources/ && cp setup.py ops/
cd ops || exit
python setup.py --quiet build_ext --inplace > build.log 2>&1 || cat build.log
ls _ext.*.so > /dev/null && echo "the build succeeded"
python -c "import _ext" 2>&1 | tail -n 1
