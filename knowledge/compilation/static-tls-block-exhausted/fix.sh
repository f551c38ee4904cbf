# The same program: the library of the message is loaded at the start; or torch is imported first.
library=$(python3 -c 'import glob, importlib.util as u; print(glob.glob(u.find_spec("torch").submodule_search_locations[0] + "/lib/libgomp*")[0])')
LD_PRELOAD="$library" python3 reproduce.py | tail -n 1
python3 -c 'import torch; from fill import fill; fill(); print("torch was first:", bool(torch.__version__))'
# Or the reserve is larger, which is a setting of glibc.
GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384 python3 reproduce.py | tail -n 1
