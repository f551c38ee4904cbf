# Ask the Python that will import the result for its headers.
include="$(python -c 'import sysconfig; print(sysconfig.get_paths()["include"])')"
gcc -shared -fPIC -I"$include" module.c -o "demo$(python -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))')"
python -c 'import demo; print("imported", demo.__name__)'
