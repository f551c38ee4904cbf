# Write DeepSpeed/ with the shape of its source: setup.py imports op_builder, and deepspeed/ops has a link to it.
mkdir -p DeepSpeed/op_builder DeepSpeed/deepspeed/ops && cd DeepSpeed
echo 'class CPUAdamBuilder: ...' > op_builder/__init__.py
echo 'from op_builder import CPUAdamBuilder' > setup.py
echo 'from . import ops' > deepspeed/__init__.py
echo 'from .op_builder import CPUAdamBuilder' > deepspeed/ops/__init__.py
