# Start a project that was written for MMCV 1 beside MMCV 2.
. ./make_site.sh
python3 -S -c "from mmcv.runner import load_checkpoint"
