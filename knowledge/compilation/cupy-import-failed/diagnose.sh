# The check with a second wheel beside the installed one, with a temporary folder outside ASCII, and with neither.
mkdir -p other/cupy_cuda11x-13.6.0.dist-info tmp_é
printf 'Metadata-Version: 2.1\nName: cupy-cuda11x\nVersion: 13.6.0\n' > other/cupy_cuda11x-13.6.0.dist-info/METADATA
echo "two wheels:"
PYTHONPATH=other python check_cupy.py | grep -e packages -e two- -e path
echo "temporary folder:"
PYTHONUTF8=1 TMPDIR=tmp_é python check_cupy.py | grep -c -e two- -e "verdict: path"
echo "neither:"
python check_cupy.py | grep -c -e two- -e "verdict: path" || true
