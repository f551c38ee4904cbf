# Run the check beside MMCV 2, beside both packages, and beside MMCV 1; then on a project for MMCV 2.
. ./make_site.sh
check() { python3 -S check_mmcv.py "${1:-project}" 2>&1 || true; }
check
package mmcv_full 1.7.2 both "runner ops"
PYTHONPATH="$PWD/both:$PWD/site" check
PYTHONPATH="$PWD/both" check
mkdir new && echo 'from mmengine.config import Config' > new/train.py
PYTHONPATH="$PWD/both" check new
