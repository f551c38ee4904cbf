# Compile against the headers of another torch release, and import under this one.
bash build.sh -DOLD_HEADERS && echo "built"
python -c "import torch, demo"
