# Ask four stand-ins for torchvision why they fail, and then import them.
for kind in release cuda none fits; do
  echo "--- $kind"
  bash build.sh "$kind"
  python why.py
  python -c "import torchvision; print('imported')" 2>&1 | tail -n 1
done
