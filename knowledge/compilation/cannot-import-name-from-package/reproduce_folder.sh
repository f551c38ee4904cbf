# Start a program next to a folder that has the name of the package.
mkdir -p project/vllm && cd project
python3 -c "from vllm import LLM"
