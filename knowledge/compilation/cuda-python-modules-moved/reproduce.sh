source ./environments.sh
PYTHONPATH=release13 python3 -S -c "from cuda import cudart"
