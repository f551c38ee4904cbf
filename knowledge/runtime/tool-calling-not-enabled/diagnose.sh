# Five answers that a server can give.
python3 stand_in.py > port.txt &
while [ ! -s port.txt ]; do sleep 0.1; done
for model in vllm ollama llama plain good; do
  echo "$model: $(python3 check_tools.py http://127.0.0.1:$(cat port.txt)/v1 $model)"
done
kill $!
