# Run the check on a release outside the range, on two copies, on a package without metadata, and on one that fits.
. ./make_site.sh
check() { python3 -S check_requirement.py "$1" 2>&1 | sed '/^python/d'; }
check "huggingface-hub>=0.34.0,<1.0"
package huggingface_hub 0.17.1 older
PYTHONPATH="$PWD/older:$PWD/site" check "huggingface-hub>=1.0"
check "tqdm>=4.27"
check "transformers>=4.41.2,!=4.48.*"
