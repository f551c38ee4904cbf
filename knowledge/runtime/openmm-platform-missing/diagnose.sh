# The check with a wrong plugin folder, with plugins but none for CUDA, and with one whose library is missing.
plugins=$(python -c 'import openmm, os; print(os.path.join(openmm.version.openmm_library_path, "plugins"))')
export OPENMM_PLUGIN_DIR
OPENMM_PLUGIN_DIR=no-such-folder
echo "== a folder that does not exist"
python check_openmm.py | grep -v '^OpenMM'

mkdir some library && ln -s "$plugins/libOpenMMCPU.so" some/
OPENMM_PLUGIN_DIR=some
echo "== a folder with the CPU plugin only"
python check_openmm.py | grep -v '^OpenMM'

echo 'void plan(void) {}' > cufft.c
gcc -shared -fPIC -Wl,-soname,libcufft.so.10.0 cufft.c -o library/libcufft.so
echo 'void plan(void); void use(void) { plan(); }' > plugin.c
gcc -shared -fPIC plugin.c -o some/libOpenMMCUDA.so -Llibrary -lcufft
echo "== a plugin for another release of CUDA"
python check_openmm.py | grep -v '^OpenMM'
