# The check on this torch, on a torch without the header, and on a Python without torch.
check() { PYTHONPATH="$1" python3 $2 check_torch_headers.py 2>&1 | grep verdict; }
check ""
mkdir -p old/torch/utils none
echo '__version__ = "0.4.1"' > old/torch/__init__.py
echo 'def include_paths(): return ["old/torch/lib/include"]' > old/torch/utils/cpp_extension.py
check old
check none -S
