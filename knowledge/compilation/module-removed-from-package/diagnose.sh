# Run the check on a module that is gone, one that is not there yet, another one, one that is there, and a file in the way.
. ./make_site.sh
check() { python3 -S check_module.py "$1" 2>&1; }
check torchvision.transforms.functional_tensor
check transformers.models.qwen2
check torchvision.ops.misc
check torchvision.transforms.functional
touch transformers.py
check transformers.models.qwen2
rm transformers.py
true
