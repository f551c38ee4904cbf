folder=$(mktemp -d)
cd "$folder"
echo '__kernel void k(__global float *x) { x[0] = 1; }' > good.cl
echo '__kernel void k(__global float *x) { x[0] = missing; }' > name.cl
echo '#include "helpers.h"' > include.cl
python "$OLDPWD/build_log.py" good.cl | grep -v precision
python "$OLDPWD/build_log.py" name.cl | grep -E "failed|error" | sed 's,/[^ ]*/,,'
python "$OLDPWD/build_log.py" include.cl | grep -E "failed|error" | sed 's,/[^ ]*/,,'
python "$OLDPWD/build_log.py" good.cl --no-such-option | grep -E "failed|Invalid"
rm -r "$folder"
