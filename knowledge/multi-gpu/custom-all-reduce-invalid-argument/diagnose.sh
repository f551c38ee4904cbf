# A process with the setting, one with another one, and one without.
export PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True,max_split_size_mb:256
sleep 20 &
python check_alloc.py $!
kill $!
PYTORCH_CUDA_ALLOC_CONF=max_split_size_mb:256 python check_alloc.py
unset PYTORCH_CUDA_ALLOC_CONF
PYTORCH_ALLOC_CONF=expandable_segments:True python check_alloc.py
