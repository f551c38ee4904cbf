# Keep only the compiled file of a module, and script a function of it.
cat > mymodel.py << 'END'
import torch


@torch.jit.script
def scale(x):
    return x * 2
END
python3 -m compileall -q -b mymodel.py && rm mymodel.py
python3 -c "import torch, mymodel; print(mymodel.scale(torch.ones(1)))"
