# Folders of drivers: empty, with the name of a missing library, with one that loads, and with one
# whose own dependency is missing.
icd() {
  mkdir -p "$1"
  printf '{"ICD": {"library_path": "%s", "api_version": "1.4"}}' "$2" > "$1/nvidia_icd.json"
}
mkdir empty
icd absent libGLX_nvidia.so.99
icd present libc.so.6
echo 'int part(void) { return 1; }' > part.c && gcc -shared -o libpart.so part.c
echo 'int part(void); int driver(void) { return part(); }' > driver.c
gcc -shared -o libdriver.so driver.c -L. -lpart && rm libpart.so
icd needs ../libdriver.so
unset VK_DRIVER_FILES VK_ICD_FILENAMES
for folder in empty absent present needs; do
  python3 check_vulkan.py "$folder" | grep -v "device nodes"
done
