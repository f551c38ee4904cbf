# Put the source where the pattern looks, delete what the first build left, and build again.
export PYTHONDONTWRITEBYTECODE=1
mkdir -p ops/src && cp ops.c ops/src/ && cp setup.py ops/
cd ops || exit
rm -rf build _ext.*.so
python setup.py --quiet build_ext --inplace > build.log 2>&1 || cat build.log
python -c "import _ext; print('imported', _ext.__name__)"
