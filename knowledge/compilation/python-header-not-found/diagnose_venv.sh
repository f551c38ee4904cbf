# An environment has no headers of its own: it uses those of the Python that made it.
python -m venv --without-pip env
include() { "$1" -c 'import sysconfig; print(sysconfig.get_paths()["include"])'; }
find env -name Python.h | wc -l | sed 's/^/headers in the environment: /'
[ "$(include env/bin/python)" = "$(include python)" ] && echo "same folder as before: yes"
