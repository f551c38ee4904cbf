# The same wrong index, once the handle has been made.
for call in "float32 product" "float16 product" "batched product" "linear layer"; do
  python later.py "$call" 2>/dev/null
done
