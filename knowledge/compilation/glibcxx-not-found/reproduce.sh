# Import the module while the environment's older library stands first in the loader's path.
bash build.sh
LD_LIBRARY_PATH="$PWD/env/lib" python -c "import demo"
