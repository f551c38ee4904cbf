source ./environments.sh
mkdir -p script && touch script/cuda.py
for state in empty release12 release13 upgraded script:release13 project:release13; do
    echo "== $state"
    PYTHONPATH=$state python3 -S check_cuda_python.py | tail -n 2
done
