# Folders as the reports describe them.
python3 make_folders.py
for name in good scales wrapper adapter head half; do
  echo "== $name"
  python3 check_weights.py $name
done
