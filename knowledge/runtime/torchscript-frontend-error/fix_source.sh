# The same module without its source, with the compiler of TorchScript switched off.
cat > mymodel.py << 'END'
import torch


@torch.jit.script
def scale(x):
    return x * 2
END
python3 -m compileall -q -b mymodel.py && rm mymodel.py
export PYTORCH_JIT=0          # in a program: os.environ["PYTORCH_JIT"] = "0", before import torch
python3 -c "import torch, mymodel; print(mymodel.scale(torch.ones(1)))"
