python make_model.py
for kind in sound damaged small large zeros; do
  python check_weights.py $kind
done
