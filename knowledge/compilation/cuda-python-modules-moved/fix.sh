source ./environments.sh
cat > program.py <<'PYTHON'
try:
    from cuda.bindings import driver, nvrtc, runtime
except ImportError:  # cuda-python before 12.6.1
    from cuda import cuda as driver
    from cuda import cudart as runtime
    from cuda import nvrtc
print("driver is", driver.__name__, "and runtime is", runtime.__name__)
PYTHON
mkdir -p release11/cuda && touch release11/cuda/cuda.py release11/cuda/cudart.py release11/cuda/nvrtc.py
for release in release11 release12 release13; do
    PYTHONPATH=$release python3 -S program.py
done
