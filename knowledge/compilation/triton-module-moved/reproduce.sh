# Import a bitsandbytes of the time before Triton dropped the module.
. ./make_site.sh
python3 -c "import bitsandbytes.kernels"
