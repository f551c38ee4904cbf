# What the program sees after three ways to set the variable.
show() { python3 show_variables.py | grep VISIBLE; }
unset CUDA_VISIBLE_DEVICES
show
CUDA_VISIBLE_DEVICES='0 ' show
CUDA_VISIBLE_DEVICES='"0" python train.py' show
CUDA_VISIBLE_DEVICES='0' show
