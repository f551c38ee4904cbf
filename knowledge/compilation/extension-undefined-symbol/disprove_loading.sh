# Import the module alone, after torch, and with torch's folder on LD_LIBRARY_PATH.
bash build.sh -DOLD_HEADERS
last() { tail -n 1 | sed "s#$PWD/##"; }
echo "alone:                 $(python -c 'import demo' 2>&1 | last)"
echo "after torch:           $(python -c 'import torch, demo' 2>&1 | last)"
lib="$(python -c 'import torch; print(torch.__path__[0] + "/lib")')"
echo "with LD_LIBRARY_PATH:  $(LD_LIBRARY_PATH="$lib" python -c 'import demo' 2>&1 | last)"
