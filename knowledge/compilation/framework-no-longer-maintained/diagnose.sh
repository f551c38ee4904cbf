# Five texts, one of each kind, and one of another program.
show() { printf '%s\n' "$1" > log.txt; python3 which_framework.py log.txt | grep -e verdict -e reason; }
show 'ValueError: You are tring to use the old GPU back-end. It was removed from Theano.'
show 'GpuArrayException: Could not load "nvrtc64_70.dll": The specified module could not be found.'
show "configparser.NoSectionError: No section: 'blas'"
show "(see https://github.com/chainer/chainer#installation).No module named 'cupy.util'
RuntimeError: CUDA environment is not correctly set up"
show 'Cannot use GPU in CPU-only Caffe: check mode.'
show 'RuntimeError: CUDA error: out of memory'
