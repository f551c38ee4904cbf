# A folder without __init__.py, such as a clone or the remains of an installation, is imported as an empty package.
mkdir -p cupy/docs
python3 -S -c '
import cupy
print("file:", cupy.__file__)
cupy.zeros(3)'
