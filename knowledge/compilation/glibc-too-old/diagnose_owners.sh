# Ask for every verdict: the same module in files of conda, of wheels, of a build, and of nobody.
bash build_elsewhere.sh
wheel() { # FOLDER TAG
  mkdir -p "$1/demo-1.0.dist-info" && cp demo.so "$1/demo.so"
  echo "demo.so,," > "$1/demo-1.0.dist-info/RECORD"
  printf 'Wheel-Version: 1.0\nTag: cp312-cp312-%s\n' "$2" > "$1/demo-1.0.dist-info/WHEEL"
}
mkdir -p conda/conda-meta conda/lib project copied
cp demo.so conda/lib/libcurand.so.10
echo '{"files": ["lib/libcurand.so.10"]}' > conda/conda-meta/libcurand-10.3.json
wheel conda/site-packages linux_x86_64
wheel newer manylinux_2_98_x86_64
wheel untrue manylinux2014_x86_64
wheel plain linux_x86_64
wheel folder linux_x86_64
echo '{"dir_info": {}, "url": "file:///opt/demo"}' > folder/demo-1.0.dist-info/direct_url.json
touch project/setup.py && cp demo.so project/demo.so
cp demo.so copied/demo.so
echo 'int one(void) { return 1; }' > fits.c
gcc -shared -fPIC fits.c -o copied/fits.so
cp "$(ldd demo.so 2> /dev/null | sed -n 's/.*libc.so.6 => \([^ ]*\).*/\1/p')" copied/libc.so.6
for file in conda/lib/libcurand.so.10 {conda/site-packages,newer,untrue,plain,folder,project,copied}/demo.so \
  copied/{fits.so,libc.so.6}; do
  echo "$file: $(python diagnose_file.py $file | tail -n 1)"
done
