# Stand-ins with one function each: the libraries fit, cuBLAS is older, cuBLAS is missing.
work=$(mktemp -d) && trap 'rm -rf "$work"' EXIT
cd "$work" && check=$OLDPWD/check_cusolver.py
echo 'int cublasSetEnvironmentMode(void) { return 0; }' >new.c
echo 'int cublasCreate(void) { return 0; }' >old.c
echo 'int cublasSetEnvironmentMode(void);
int cusolverDnCreate(void) { return cublasSetEnvironmentMode(); }' >solver.c
echo 'libcublas.so.0 { *; };' >version
cublas="gcc -shared -fPIC -Wl,-soname,libcublas.so.0 -Wl,--version-script=version"
for kind in fits older missing; do
    mkdir $kind
    $cublas -o $kind/libcublas.so.0 new.c
    gcc -shared -fPIC -Wl,-rpath,'$ORIGIN' -o $kind/libcusolver.so.0 solver.c $kind/libcublas.so.0
done
$cublas -o older/libcublas.so.0 old.c
rm missing/libcublas.so.0
for kind in fits older missing; do
    echo "$kind: $(python "$check" $kind | sed -n 1p)"
done
